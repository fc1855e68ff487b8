// SPDX-License-Identifier: Apache-2.0

import FacetTestSupport

/// The project's own text, read as text.
enum SourceFolder {
  /// Every Swift file of the product.
  static let files = Fixture.files(below: "Sources", endings: [".swift"])

  /// The manifest's targets in its order.
  static let targets: [(name: String, line: Int)] = {
    let manifest = String(decoding: readFile(repositoryRoot + "/Package.swift") ?? [], as: UTF8.self)
    let start = manifest.firstRange(of: "  targets: [")?.lowerBound ?? manifest.startIndex
    var found: [(name: String, line: Int)] = []
    for (number, line) in manifest[start...].split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let place = number + 1
      if let match = line.firstMatch(of: /^ +(module|program)\(\s*"?([A-Za-z0-9]*)"?/) {
        found.append((String(match.output.2), place))
      } else if let match = line.firstMatch(of: /name: "([A-Za-z0-9]+)"/), !line.contains("package") {
        found.append((String(match.output.1), place))
      } else if let match = line.firstMatch(of: /^ +"([A-Z][A-Za-z0-9]+)",$/), let last = found.last, last.name.isEmpty
      {
        found[found.count - 1] = (String(match.output.1), last.line)
      }
    }
    return found.filter { !$0.name.isEmpty }
  }()

  /// The target that a file of `Sources/` belongs to.
  static func target(of file: Fixture) -> String { String(file.path.split(separator: "/")[1]) }

  /// The modules that a file imports.
  static func imports(of file: Fixture) -> [String] {
    file.text().split(separator: "\n").compactMap { line in
      // Indented ones stand in examples.
      if line.first == " " { return nil }
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place + 1 < words.count else { return nil }
      let isImport = words[..<place].allSatisfy {
        ["public", "internal", "package", "private", "fileprivate"].contains($0) || $0.hasPrefix("@")
      }
      return isImport ? String(words[words.count - 1].split(separator: ".")[0]) : nil
    }
  }

  /// The code of a file without comments and string literals, a line each.
  static func code(of file: Fixture) -> [Substring] {
    file.text().split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let code = String(line).replacing(/"(?:\\.|[^"\\])*"/, with: { _ in "\"\"" })
      return Substring(code.firstRange(of: "//").map { String(code[..<$0.lowerBound]) } ?? code)
    }
  }
}
