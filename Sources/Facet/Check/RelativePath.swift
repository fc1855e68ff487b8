// SPDX-License-Identifier: Apache-2.0

/// A path from a folder to a file that may not exist yet, whatever links lead to both.
public func relativePath(from folder: String, to path: String, in files: some FileSystem) -> String {
  let from = steps(of: resolved(folder.isEmpty ? "." : folder, files))
  let to = steps(of: resolved(path, files))
  let shared = zip(from, to).prefix { $0 == $1 }.count
  return ([Substring](repeating: "..", count: from.count - shared) + to[shared...]).joined(separator: "/")
}

/// With the links of as much of it resolved as there is.
private func resolved(_ path: String, _ files: some FileSystem) -> String {
  var place = normalized(path)
  var rest: [String] = []
  while true {
    if let real = files.canonicalPath(place.isEmpty ? "." : place) {
      return rest.reversed().reduce(real) { joined($0, $1) }
    }
    if place.isEmpty || place == "/" { return normalized(path) }
    rest.append(nameOf(place))
    place = folderOf(place)
  }
}

private func steps(of path: String) -> [Substring] { path.split(separator: "/", omittingEmptySubsequences: true) }
