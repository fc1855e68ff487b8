// SPDX-License-Identifier: Apache-2.0

/// A path from a folder to a file that may not exist yet, whatever links lead to both.
public func relativePath(from folder: String, to path: String, in files: some FileSystem) -> String {
  let from = steps(of: resolvedPath(folder, in: files))
  let to = steps(of: resolvedPath(path, in: files))
  let shared = zip(from, to).prefix { $0 == $1 }.count
  return ([Substring](repeating: "..", count: from.count - shared) + to[shared...]).joined(separator: "/")
}

/// The absolute path without links, of as much of it as there is; empty is the working folder.
func resolvedPath(_ path: String, in files: some FileSystem) -> String {
  if let real = files.canonicalPath(path.isEmpty ? "." : path) { return real }
  var place = normalized(path)
  var rest: [String] = []
  while !place.isEmpty, place != "/" {
    rest.append(nameOf(place))
    place = folderOf(place)
    if let real = files.canonicalPath(place.isEmpty ? "." : place) {
      return rest.reversed().reduce(real) { joined($0, $1) }
    }
  }
  return normalized(path)
}

private func steps(of path: String) -> [Substring] { path.split(separator: "/", omittingEmptySubsequences: true) }
