// SPDX-License-Identifier: Apache-2.0

import FacetTestSupport
import Testing

@Suite struct HouseRuleTests {
  static let texts =
    ["Sources", "Tests", "tools"].flatMap { Fixture.files(below: $0, endings: [".swift", ".py", ".h", ".modulemap"]) }
    .filter { !$0.path.contains("/Fixtures/") }

  @Test(arguments: texts) func everyFileNamesItsLicence(_ file: Fixture) {
    let head = file.text().split(separator: "\n").prefix(3)
    #expect(head.contains { $0.contains("SPDX-License-Identifier: Apache-2.0") })
  }

  @Test func theManifestNamesItToo() {
    let manifest = String(decoding: readFile(repositoryRoot + "/Package.swift") ?? [], as: UTF8.self)
    #expect(
      manifest.hasPrefix("// swift-tools-version: ") && manifest.contains("// SPDX-License-Identifier: Apache-2.0"))
  }

  /// Drawn letters are data.
  static let dataTables: Set = ["GlyphTable+Regular.swift", "GlyphTable+Bold.swift"]

  @Test(arguments: SourceFolder.files) func filesAreShort(_ file: Fixture) {
    if Self.dataTables.contains(file.name) { return }
    #expect(file.text().split(separator: "\n", omittingEmptySubsequences: false).count <= 301)
  }

  /// No input may end the process, and start-up is a feature.
  @Test(arguments: SourceFolder.files) func nothingTrapsOnPurpose(_ file: Fixture) {
    for (number, line) in SourceFolder.code(of: file).enumerated() {
      for word in ["try!", "as!", "fatalError(", "import Foundation\n", "unsafeBitCast", "nonisolated(unsafe)"] {
        #expect(!(line + "\n").contains(word), "\(file):\(number + 1) has \(word)")
      }
    }
  }

  @Test(arguments: SourceFolder.files) func foundationStaysOut(_ file: Fixture) {
    #expect(!SourceFolder.imports(of: file).contains("Foundation"))
  }

  @Test(arguments: SourceFolder.files) func noFileIsADrawer(_ file: Fixture) {
    for word in ["Utils", "Util", "Manager", "Common", "Helper", "Misc"] { #expect(!file.name.contains(word)) }
  }

  /// What comes out of a hash table has no order that could reach an output: loops over a literal set or a
  /// dictionary's `keys` and `values` are sorted first.
  @Test(arguments: SourceFolder.files) func nothingWalksAHashTable(_ file: Fixture) {
    for (number, line) in SourceFolder.code(of: file).enumerated() {
      let isSorted = line.contains("sorted")
      #expect(isSorted || line.firstMatch(of: /\bin [a-zA-Z.]+\.(keys|values)\b(?!\()/) == nil, "\(file):\(number + 1)")
      #expect(
        isSorted || line.firstMatch(of: /\.(keys|values)\.(map|forEach|joined|reduce|compactMap|flatMap)/) == nil,
        "\(file):\(number + 1)")
      #expect(isSorted || line.firstMatch(of: /\bin Set\(/) == nil, "\(file):\(number + 1)")
    }
  }

  @Test(arguments: texts) func noFileNamesAMachine(_ file: Fixture) {
    let text = file.text()
    for word in ["/ho" + "me/", "/Us" + "ers/", "/wo" + "rk/", "/tmp/" + "wt"] { #expect(!text.contains(word)) }
  }
}
