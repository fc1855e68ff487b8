// SPDX-License-Identifier: Apache-2.0

public import Facet

#if os(Linux)
  import Glibc
#else
  import Darwin
#endif

/// What a system tells about a file without reading it. Two different ones may hold the same bytes; bytes that change
/// change this too, but for what a memory map or a clock set back hides.
public struct FileSignature: Sendable, Hashable {
  public var device: UInt64
  public var inode: UInt64
  public var size: Int64
  /// Of the last change of bytes and of the last change of anything, in nanoseconds.
  public var modified: Int64
  public var changed: Int64

  public init(device: UInt64, inode: UInt64, size: Int64, modified: Int64, changed: Int64) {
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
    self.changed = changed
  }

  /// Whether it is the same file or folder, whatever it holds by now.
  func isSame(as other: FileSignature?) -> Bool { device == other?.device && inode == other?.inode }
}

/// Files that can be watched.
public protocol WatchableFiles: FileSystem {
  /// Of what a path leads to; nil when nothing is there.
  func signature(of path: String) -> FileSignature?
  /// Has relative paths meant from a folder. Answers whether they are: not where the folder is gone.
  func enter(_ folder: String) -> Bool
}

extension LocalFileSystem: WatchableFiles {
  public func signature(of path: String) -> FileSignature? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    #if os(Linux)
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #else
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #endif
    return FileSignature(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino), size: Int64(status.st_size),
      modified: nanoseconds(modified), changed: nanoseconds(changed))
  }

  public func enter(_ folder: String) -> Bool { unsafe chdir(folder) == 0 }
}

private func nanoseconds(_ time: timespec) -> Int64 { Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec) }
