// SPDX-License-Identifier: Apache-2.0

/// A path from a folder to a file that may not exist yet, whatever links lead to both.
public func relativePath(from folder: String, to path: String, in files: some FileSystem) -> String {
  let from = steps(of: resolvedPath(folder, in: files))
  let to = steps(of: resolvedPath(path, in: files))
  let shared = zip(from, to).prefix { $0 == $1 }.count
  return ([Substring](repeating: "..", count: from.count - shared) + to[shared...]).joined(separator: "/")
}

/// What a lock in a folder calls an output: by the names that lead from the folder to it, so that it does not matter
/// whether one of them is a link; where none do, by the folders that really lie between them.
public func lockedPath(of output: String, from folder: String, in files: some FileSystem) -> String {
  let (path, folder) = (normalized(output), normalized(folder))
  // Behind a link the folder above is another one than the name says.
  if writtenPlace(of: path, in: files) == writtenPlace(of: output, in: files) {
    if isInside(path, folder) { return String(path.dropFirst(folder == "/" ? 1 : folder.count + 1)) }
    if !path.hasPrefix("/") { return normalized(joined(relativePath(from: folder, to: "", in: files), path)) }
  }
  return relativePath(from: folder, to: output, in: files)
}

/// The absolute path without links, of as much of it as there is; empty is the working folder.
func resolvedPath(_ path: String, in files: some FileSystem) -> String {
  if let real = files.canonicalPath(path.isEmpty ? "." : path) { return real }
  var place = path
  var rest: [String] = []
  while !place.isEmpty, place != "/" {
    rest.append(nameOf(place))
    place = folderOf(place)
    if let real = files.canonicalPath(place.isEmpty ? "." : place) {
      return normalized(rest.reversed().reduce(real) { joined($0, $1) })
    }
  }
  return normalized(path)
}

private func steps(of path: String) -> [Substring] { path.split(separator: "/", omittingEmptySubsequences: true) }
