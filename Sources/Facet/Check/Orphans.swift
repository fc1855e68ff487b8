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
  let place = folder == "." ? "" : folder
  return try paths(below: folder, in: files) { path in
    guard endingOf(path) == ".svg" else { return false }
    // A link to nothing has no such path.
    return files.canonicalPath(joined(place, path)).map { !known.contains(Array($0.utf8)) } ?? false
  }.map { joined(place, $0) }
}
