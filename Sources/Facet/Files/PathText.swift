// SPDX-License-Identifier: Apache-2.0
//
// Paths as text, with `/`. Nothing here looks at a disk.

/// The folder part of a path, without its last slash; empty when there is none.
public func folderOf(_ path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "" }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// What stands after the last slash.
public func nameOf(_ path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return path }
  return String(path[path.index(after: slash)...])
}

/// The name without its ending: `badge` for `a/b/badge.face`.
public func stemOf(_ path: String) -> String {
  let name = nameOf(path)
  guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
  return String(name[..<dot])
}

/// The ending with its dot, or empty.
public func endingOf(_ path: String) -> String {
  let name = nameOf(path)
  guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
  return String(name[dot...])
}

/// `folder/name`, or `name` when it is absolute or the folder empty.
public func joined(_ folder: String, _ name: String) -> String {
  if folder.isEmpty || name.hasPrefix("/") { return name }
  return folder.hasSuffix("/") ? folder + name : folder + "/" + name
}

/// Without `.` steps, double slashes and `..` that follow a name. Does not resolve links.
public func normalized(_ path: String) -> String {
  var steps: [Substring] = []
  for step in path.split(separator: "/", omittingEmptySubsequences: true) {
    if step == "." { continue }
    if step == "..", let last = steps.last, last != ".." {
      steps.removeLast()
    } else if step == "..", path.hasPrefix("/") {
      continue
    } else {
      steps.append(step)
    }
  }
  let body = steps.joined(separator: "/")
  if path.hasPrefix("/") { return "/" + body }
  return body.isEmpty ? "." : body
}

/// Whether `path` is `folder` or lies below it; both canonical and absolute.
public func isInside(_ path: String, _ folder: String) -> Bool {
  path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
}
