// SPDX-License-Identifier: Apache-2.0

import Facet
import Synchronization

/// Files in memory: paths are relative to `/root`, links do not exist.
final class MemoryFileSystem: FileSystem {
  private let contents: Mutex<[String: [UInt8]]>

  init(_ texts: [String: String]) {
    contents = Mutex(texts.mapValues { Array($0.utf8) })
  }

  func text(_ path: String) -> String? {
    contents.withLock { $0[path].map { String(decoding: $0, as: UTF8.self) } }
  }

  func kind(of path: String) -> FileKind? {
    let path = normalized(path.hasPrefix("/root/") ? String(path.dropFirst("/root/".count)) : path)
    return contents.withLock { files in
      if files[path] != nil { return .file }
      return path == "." || files.keys.contains { $0.hasPrefix(path + "/") } ? .folder : nil
    }
  }

  func read(_ path: String, limit: Int) throws(ToolError) -> [UInt8] {
    guard let bytes = contents.withLock({ $0[normalized(path)] }) else {
      throw ToolError("cannot read `\(path)`: no such file or directory")
    }
    if bytes.count > limit { throw ToolError("`\(path)` is larger than the limit of \(limit) bytes") }
    return bytes
  }

  func names(in folder: String) throws(ToolError) -> [String] {
    let folder = normalized(folder)
    let prefix = folder == "." ? "" : folder + "/"
    let names = contents.withLock { files in
      files.keys.filter { $0.hasPrefix(prefix) }.compactMap { $0.dropFirst(prefix.count).split(separator: "/").first }
    }
    return Set(names.map(String.init)).sorted()
  }

  func canonicalPath(_ path: String) -> String? {
    let path = normalized(path)
    if path.hasPrefix("/") { return kind(of: String(path.dropFirst("/root/".count))) == nil ? nil : path }
    guard !path.hasPrefix("..") else { return nil }
    return kind(of: path) == nil ? nil : path == "." ? "/root" : "/root/" + path
  }

  func replace(_ path: String, with bytes: [UInt8]) throws(ToolError) -> Bool {
    contents.withLock { files in
      let isNew = files[normalized(path)] != bytes
      files[normalized(path)] = bytes
      return isNew
    }
  }

  func makeFolder(_ path: String) throws(ToolError) {}
}
