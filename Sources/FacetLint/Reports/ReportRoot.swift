// SPDX-License-Identifier: Apache-2.0

/// How a report names a file.
public struct ReportPath: Sendable, Hashable {
  /// From the root, with `/`, and with `..` at its beginning outside of it: the same on every machine, so that a finding
  /// is known again by it.
  public var relative: String
  /// As programs read it: the same below the root, and absolute outside, where they would look for no other.
  public var shown: String
}

/// The folder that paths in a report start from: in continuous integration that of the repository.
public struct ReportRoot: Sendable, Hashable {
  private let root: [Substring]
  private let workingFolder: [Substring]

  /// Both absolute, with symbolic links resolved; only their spelling is looked at.
  public init(_ root: String, workingFolder: String) {
    self.root = Self.parts(of: root, from: [])
    self.workingFolder = Self.parts(of: workingFolder, from: [])
  }

  /// The working folder itself.
  public init() { self.init("/", workingFolder: "/") }

  /// A path as it was given, from the root: without `.`, with `..` only at its beginning, and only for what lies outside
  /// the root.
  public func relative(_ path: String) -> String {
    let whole = Self.parts(of: path, from: path.hasPrefix("/") ? [] : workingFolder)
    var shared = 0
    while shared < min(root.count, whole.count), root[shared] == whole[shared] { shared += 1 }
    let steps = Array(repeating: "..", count: root.count - shared) + whole[shared...]
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  public func path(of path: String) -> ReportPath {
    let relative = relative(path)
    let isOutside = relative == ".." || relative.hasPrefix("../")
    let shown = isOutside ? "/" + Self.parts(of: relative, from: root).joined(separator: "/") : relative
    return ReportPath(relative: relative, shown: shown)
  }

  private static func parts(of path: String, from folder: [Substring]) -> [Substring] {
    var parts = folder
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts
  }
}
