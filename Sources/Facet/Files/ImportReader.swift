// SPDX-License-Identifier: Apache-2.0

import FacetSemantics
import FacetSource

/// Finds what an `import` means: a path relative to the importing file, which may not leave the root by any way,
/// symbolic links included. Remembers every path asked for.
struct ImportReader {
  let files: any FileSystem
  /// Canonical.
  let root: String
  private(set) var asked: [String] = []

  init(files: any FileSystem, root: String) {
    self.files = files
    self.root = root
  }

  mutating func read(_ path: String, from importer: SourceFile) -> ImportOutcome {
    if path.hasPrefix("/") || path.contains(":") || path.contains("\\") || path.contains("\0") { return .outsideRoot }
    let place = normalized(joined(folderOf(importer.path), path))
    if !asked.contains(place) { asked.append(place) }
    guard isInRoot(place) else { return .outsideRoot }
    guard let real = files.canonicalPath(place) else { return .failure("no such file") }
    guard isInside(real, root) else { return .outsideRoot }
    guard files.kind(of: real) == .file else { return .failure("not a file") }
    do throws(ToolError) {
      let bytes = try files.read(place, limit: CompileLimits.sourceBytes)
      return .file(SourceFile(path: place, bytes: bytes), identity: real)
    } catch {
      return .failure(error.message)
    }
  }

  /// Whether a path that may not exist lies in the root, by its text and by the nearest folder that exists.
  private func isInRoot(_ path: String) -> Bool {
    var folder = folderOf(path)
    while true {
      if let real = files.canonicalPath(folder.isEmpty ? "." : folder) { return isInside(real, root) }
      if folder.isEmpty || folder == "/" { return false }
      folder = folderOf(folder)
    }
  }
}

/// The folder that a compile of an input may not leave: the one asked for, else the working folder when the file lies
/// in it, else the folder that was named or in which the file was named. Canonical.
func rootFolder(of input: InputFile, asked: String?, files: any FileSystem) throws(ToolError) -> String {
  let real = files.canonicalPath(input.path)
  if let asked {
    guard files.kind(of: asked) == .folder, let root = files.canonicalPath(asked) else {
      throw ToolError("the root `\(asked)` is not a folder")
    }
    if let real, !isInside(real, root) { throw ToolError("`\(input.path)` lies outside the root `\(asked)`") }
    return root
  }
  func canonicalFolder(_ folder: String) -> String? { files.canonicalPath(folder.isEmpty ? "." : folder) }
  let working = canonicalFolder("")
  guard let own = canonicalFolder(folderOf(input.path)) else { return working ?? "/" }
  if let working, isInside(own, working) { return working }
  return canonicalFolder(input.namedFolder) ?? own
}
