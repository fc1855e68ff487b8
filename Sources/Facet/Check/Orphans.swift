// SPDX-License-Identifier: Apache-2.0

extension OutputPlace {
  /// The folder that is there for outputs alone; nil where outputs lie beside their sources, or in one file.
  public var ownFolder: String? {
    switch self {
    case .besideSource, .standardOutput, .file: return nil
    case .folder(let folder): return normalized(folder)
    case .template(let text):
      let folder = normalized(folderOf(String(text.prefix { $0 != "{" }) + "x"))
      return folder == "." || folder == "/" ? nil : folder
    }
  }
}

/// Every `.svg` below a folder that nothing makes, sorted; none where the folder is not there.
///
/// - Parameter made: Paths of outputs, as the folder and they are named from one place.
public func orphans(below folder: String, made: [String], in files: some FileSystem) throws(ToolError) -> [String] {
  guard files.kind(of: folder) == .folder else { return [] }
  let known = Set(made.compactMap { files.canonicalPath($0) }.map { Array($0.utf8) })
  var found: [String] = []
  var waiting = [folder]
  var visited: Set<[UInt8]> = []
  while let next = waiting.popLast() {
    guard let real = files.canonicalPath(next), visited.insert(Array(real.utf8)).inserted else { continue }
    for name in try files.names(in: next) where !name.hasPrefix(".") {
      let path = next == "." ? name : joined(next, name)
      switch files.kind(of: path) {
      case .folder?: waiting.append(path)
      case .file? where endingOf(name) == ".svg":
        if let real = files.canonicalPath(path), !known.contains(Array(real.utf8)) { found.append(path) }
      case .file?, .other?, nil: break
      }
    }
  }
  return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}
