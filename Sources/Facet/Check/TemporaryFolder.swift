// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A new empty folder, removed with all that is in it when it is no longer used.
final class TemporaryFolder: Sendable {
  /// Absolute, without links.
  let path: String

  init() throws(ToolError) {
    let base = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? ""
    var template = Array(joined(base.isEmpty ? "/tmp" : base, "facet-XXXXXX").utf8CString)
    let made = unsafe template.withUnsafeMutableBufferPointer { buffer -> String? in
      guard let start = buffer.baseAddress, let made = unsafe mkdtemp(start) else { return nil }
      return unsafe String(cString: made)
    }
    guard let made else { throw ToolError("cannot make a temporary folder: \(systemMessage(errno))") }
    path = LocalFileSystem().canonicalPath(made) ?? made
  }

  deinit { TemporaryFolder.remove(path) }

  /// Files first, then their folders; links are removed, not followed.
  private static func remove(_ top: String) {
    var folders: [String] = []
    var waiting = [top]
    while let folder = waiting.popLast() {
      folders.append(folder)
      for name in (try? LocalFileSystem().names(in: folder)) ?? [] {
        let path = joined(folder, name)
        var status = stat()
        if unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
          waiting.append(path)
        } else {
          unsafe unlink(path)
        }
      }
    }
    for folder in folders.reversed() { unsafe rmdir(folder) }
  }
}
