// SPDX-License-Identifier: Apache-2.0

/// Which files the paths and patterns of a project mean, by where a file lies and not by how it is named.
public struct FilePatterns: Sendable {
  /// Of absolute paths without links.
  private let globs: [Glob]

  public init(_ patterns: [ProjectPath], in files: some FileSystem) {
    globs = patterns.map { pattern in
      let steps = normalized(pattern.text).split(separator: "/", omittingEmptySubsequences: true)
      let plainPart = steps.prefix { !Glob.isPattern(String($0)) }
      let start = (pattern.text.hasPrefix("/") ? "/" : "") + plainPart.joined(separator: "/")
      let place = resolvedPath(joined(pattern.folder, start), in: files)
      return Glob(joined(Glob.literal(place), steps.dropFirst(plainPart.count).joined(separator: "/")))
    }
  }

  /// Whether a file is among them, or below a folder that is: where its name stands, or where that leads.
  public func mean(_ path: String, in files: some FileSystem) -> Bool {
    if globs.isEmpty { return false }
    let name = nameOf(path)
    let entry = joined(resolvedPath(folderOf(path), in: files), name)
    let places = name == ".." || name == "." ? [] : [entry]
    return (places + [resolvedPath(path, in: files)]).contains { place in
      globs.contains { $0.covers(place) }
    }
  }
}
