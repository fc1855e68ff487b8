// SPDX-License-Identifier: Apache-2.0
//
// The machine's own files through the C library. The one place of the compile path that makes system calls on files.

import Glibc

/// Files on this machine.
public struct LocalFileSystem: FileSystem {
  public init() {}

  public func kind(of path: String) -> FileKind? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  public func read(_ path: String, limit: Int) throws(ToolError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw ToolError("cannot read `\(path)`: \(systemMessage(errno))") }
    defer { close(descriptor) }
    return try readAll(descriptor, name: path, limit: limit)
  }

  public func names(in folder: String) throws(ToolError) -> [String] {
    guard let directory = unsafe opendir(folder) else {
      throw ToolError("cannot list `\(folder)`: \(systemMessage(errno))")
    }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  public func canonicalPath(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  public func makeFolder(_ path: String) throws(ToolError) {
    if path.isEmpty || kind(of: path) == .folder { return }
    try makeFolder(folderOf(path))
    if unsafe mkdir(path, 0o777) != 0, errno != EEXIST {
      throw ToolError("cannot make the folder `\(path)`: \(systemMessage(errno))")
    }
  }

  public func replace(_ path: String, with bytes: [UInt8]) throws(ToolError) -> Bool {
    let target = canonicalPath(path) ?? path
    var mode: mode_t = 0o666 & ~currentMask()
    var status = stat()
    if unsafe stat(target, &status) == 0 {
      if status.st_mode & S_IFMT != S_IFREG { return try writeThrough(target, bytes) }
      mode = status.st_mode & 0o7777
      if Int(status.st_size) == bytes.count, let old = try? read(target, limit: bytes.count), old == bytes { return false }
    }
    try replaceFile(target, with: bytes, mode: mode)
    return true
  }

  private func replaceFile(_ target: String, with bytes: [UInt8], mode: mode_t) throws(ToolError) {
    let folder = folderOf(target)
    var template = Array(((folder.isEmpty ? "" : folder == "/" ? "/" : folder + "/") + ".facet-XXXXXX").utf8CString)
    let descriptor = unsafe template.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.baseAddress.map { unsafe mkstemp($0) } ?? -1
    }
    let temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard descriptor >= 0 else { throw ToolError("cannot write `\(target)`: \(systemMessage(errno))") }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    do throws(ToolError) {
      try writeAll(descriptor, bytes, name: target)
    } catch {
      close(descriptor)
      unsafe unlink(temporary)
      throw error
    }
    fchmod(descriptor, mode)
    // The last chance to learn that a network disk was full.
    if close(descriptor) != 0 || (unsafe rename(temporary, target)) != 0 {
      let code = errno
      unsafe unlink(temporary)
      throw ToolError("cannot write `\(target)`: \(systemMessage(code))")
    }
  }

  /// A device or pipe cannot be replaced by rename.
  private func writeThrough(_ target: String, _ bytes: [UInt8]) throws(ToolError) -> Bool {
    let descriptor = unsafe open(target, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw ToolError("cannot write `\(target)`: \(systemMessage(errno))") }
    defer { close(descriptor) }
    try writeAll(descriptor, bytes, name: target)
    return true
  }
}

/// Reads a descriptor to its end.
public func readAll(_ descriptor: Int32, name: String, limit: Int) throws(ToolError) -> [UInt8] {
  var status = stat()
  let expected = unsafe fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  var bytes: [UInt8] = []
  bytes.reserveCapacity(min(max(expected, 0), limit) + 1)
  var buffer = [UInt8](repeating: 0, count: max(4096, min(expected + 1, 1 << 20)))
  while true {
    let count = unsafe Glibc.read(descriptor, &buffer, buffer.count)
    if count < 0 {
      if errno == EINTR { continue }
      throw ToolError("cannot read `\(name)`: \(systemMessage(errno))")
    }
    if count == 0 { return bytes }
    bytes.append(contentsOf: buffer[0..<count])
    if bytes.count > limit { throw ToolError("`\(name)` is larger than the limit of \(limit) bytes") }
  }
}

/// Writes every byte or throws.
public func writeAll(_ descriptor: Int32, _ bytes: [UInt8], name: String) throws(ToolError) {
  var done = 0
  while done < bytes.count {
    let count = unsafe bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      return unsafe Glibc.write(descriptor, start + done, bytes.count - done)
    }
    if count < 0 {
      if errno == EINTR { continue }
      throw ToolError("cannot write `\(name)`: \(systemMessage(errno))")
    }
    done += count
  }
}

/// The C library's words for an error number.
func systemMessage(_ code: Int32) -> String {
  guard let text = unsafe strerror(code) else { return "error \(code)" }
  return unsafe String(cString: text).lowercasedFirst
}

private func currentMask() -> mode_t {
  let mask = umask(0)
  umask(mask)
  return mask
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
