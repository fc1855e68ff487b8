// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetWatch
import Synchronization

/// Files as programs see them. The working folder is `/w`, until it is renamed.
extension World: WatchableFiles {
  func canonicalPath(_ path: String) -> String? {
    state.withLock { state in
      guard path.hasPrefix("/") || state.working != nil else { return nil }
      var folder = "/"
      var rest = Array(joined(state.working ?? "/", path).split(separator: "/").map(String.init).reversed())
      var links = 0
      while let name = rest.popLast() {
        if name == "." { continue }
        if name == ".." {
          folder = folderOf(folder)
          continue
        }
        let place = joined(folder, name)
        switch state.nodes[place] {
        case nil: return nil
        case .link(let target)?:
          links += 1
          if links > 40 { return nil }
          if target.hasPrefix("/") { folder = "/" }
          rest += target.split(separator: "/").map(String.init).reversed()
        case .folder?: folder = place
        case .file?: return rest.isEmpty ? place : nil
        }
      }
      return folder
    }
  }

  private func node(_ path: String) -> Node? {
    guard let real = canonicalPath(path) else { return nil }
    return state.withLock { $0.nodes[real] }
  }

  func kind(of path: String) -> FileKind? {
    switch node(path) {
    case nil: nil
    case .file?: .file
    case .folder?: .folder
    case .link?: .other
    }
  }

  func read(_ path: String, limit: Int) throws(ToolError) -> [UInt8] {
    guard case .file(let bytes, _)? = node(path) else { throw ToolError("cannot read `\(path)`: no such file") }
    if bytes.count > limit { throw ToolError("`\(path)` is too large") }
    return bytes
  }

  func names(in folder: String) throws(ToolError) -> [String] {
    guard let real = canonicalPath(folder), !state.withLock({ $0.hidden.contains(real) }) else {
      throw ToolError("cannot list `\(folder)`")
    }
    return state.withLock { state in
      state.nodes.keys.filter { $0 != "/" && folderOf($0) == real }.map(nameOf).sorted()
    }
  }

  func signature(of path: String) -> FileSignature? {
    switch node(path) {
    case nil, .link?: nil
    case .folder(let inode)?: FileSignature(device: 1, inode: inode, size: 0, modified: 0, changed: 0)
    case .file(let bytes, let version)?:
      FileSignature(device: 1, inode: 0, size: Int64(bytes.count), modified: version, changed: version)
    }
  }

  func linkTarget(of path: String) -> String? {
    state.withLock { if case .link(let target)? = $0.nodes[path] { target } else { nil } }
  }

  func replace(_ path: String, with bytes: [UInt8]) throws(ToolError) -> Bool {
    if (try? read(path, limit: .max)) == bytes { return false }
    let place = canonicalPath(path) ?? joined(state.withLock { $0.working } ?? "/", path)
    write(place, String(decoding: bytes, as: UTF8.self))
    return true
  }

  func makeFolder(_ path: String) throws(ToolError) {}

  func enter(_ folder: String) -> Bool {
    state.withLock { state in
      guard case .folder? = state.nodes[folder] else { return false }
      state.working = folder
      return true
    }
  }
}
