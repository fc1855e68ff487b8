// SPDX-License-Identifier: Apache-2.0
//
// Font files on disk: found inside the root or by the catalog, read whole, hashed, and read again when they change.

internal import FacetShapes
internal import Glibc

/// Which face of a file is meant, and the state of the file when it was looked at; equal keys mean equal outlines.
struct FontKey: Hashable {
  var path: String
  /// The face within a collection.
  var index: Int
  /// The named instance of a variable font, from 1; 0 for none.
  var instance: Int
  /// The weight to set on a variable font's weight axis; nil to leave it alone.
  var weight: Int?
  var bytes: Int
  var seconds: Int
  var nanoseconds: Int
  var inode: UInt64

  /// Nil when `path` names no regular file.
  init?(path: String, index: Int, instance: Int, weight: Int?) {
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.path = path
    self.index = index
    self.instance = instance
    self.weight = weight
    bytes = Int(status.st_size)
    seconds = Int(status.st_mtim.tv_sec)
    nanoseconds = Int(status.st_mtim.tv_nsec)
    inode = UInt64(status.st_ino)
  }

  /// Whether the file is the same, in the same state, whatever the face.
  func hasSameFile(as other: FontKey) -> Bool {
    (path, bytes, seconds, nanoseconds, inode)
      == (other.path, other.bytes, other.seconds, other.nanoseconds, other.inode)
  }
}

enum FontFile {
  /// Larger files are refused; the largest fonts of everyday systems stay below a quarter of it.
  static let maximumBytes = 256 << 20

  /// The real place of a font file that a scene names: relative to `root`, and inside it after all symbolic links.
  static func resolve(_ name: String, root: String) throws(TextProblem) -> String {
    if name.hasPrefix("/") {
      throw .unusableFont(name, reason: "a font file is named relative to the project's root, not from `/`")
    }
    guard let base = realPath(root) else {
      throw .unusableFont(name, reason: "the project's root `\(root)` cannot be opened")
    }
    guard let path = realPath(base + "/" + name) else {
      throw .unusableFont(name, reason: "there is no such file in the project's root")
    }
    guard path.hasPrefix(base == "/" ? base : base + "/") else {
      throw .unusableFont(name, reason: "it lies outside the project's root")
    }
    return path
  }

  /// The whole file, or nil when it cannot be read or is larger than `maximumBytes`.
  static func read(_ path: String) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        return nil
      }
      guard bytes.count + count <= maximumBytes else { return nil }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  /// FNV-1a with 128 bits (Fowler, Noll, Vo), as 32 hexadecimal digits.
  static func contentHash(_ bytes: [UInt8]) -> String {
    var hash: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
    for byte in bytes {
      hash ^= UInt128(byte)
      hash &*= 0x0000_0000_0100_0000_0000_0000_0000_013b
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }
}
