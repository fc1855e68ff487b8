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

  public func isBrokenLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && kind(of: path) == nil
  }

  public func read(_ path: String, limit: Int) throws(ToolError) -> [UInt8] {
    // Opening a pipe would otherwise wait for its writer.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw ToolError("cannot read `\(path)`: \(systemMessage(errno))") }
    defer { close(descriptor) }
    var status = stat()
    if unsafe fstat(descriptor, &status) == 0, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
      throw ToolError("cannot read `\(path)`: it is no file but a pipe or a device")
    }
    return try readAll(descriptor, name: "`\(path)`", limit: limit)
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

  public func linkTarget(of path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &buffer, buffer.count)
    return count < 0 ? nil : String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  public func makeFolder(_ path: String) throws(ToolError) {
    var missing: [String] = []
    var place = path
    while !place.isEmpty, kind(of: place) != .folder {
      missing.append(place)
      place = folderOf(place)
    }
    for folder in missing.reversed() where unsafe mkdir(folder, 0o777) != 0 {
      // Another process may have been faster.
      let code = errno
      if code == EEXIST, kind(of: folder) == .folder { continue }
      throw ToolError("cannot make the folder `\(folder)`: \(systemMessage(code))")
    }
  }

  public func replace(_ path: String, with bytes: [UInt8]) throws(ToolError) -> Bool {
    try replaceFile(path, with: bytes) == .written
  }
}

/// Reads a descriptor to its end. Messages call it `name`.
public func readAll(_ descriptor: Int32, name: String, limit: Int) throws(ToolError) -> [UInt8] {
  var status = stat()
  let expected = unsafe fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  var bytes: [UInt8] = []
  bytes.reserveCapacity(min(max(expected, 0), limit) + 1)
  var buffer = [UInt8](repeating: 0, count: max(4096, min(expected + 1, 1 << 20)))
  while true {
    let count = unsafe Glibc.read(descriptor, &buffer, buffer.count)
    if count < 0 {
      if errno == EINTR || isReadyAfterWaiting(descriptor, for: POLLIN) { continue }
      throw ToolError("cannot read \(name): \(systemMessage(errno))")
    }
    if count == 0 { return bytes }
    bytes.append(contentsOf: buffer[0..<count])
    if bytes.count > limit { throw ToolError("\(name) is larger than the limit of \(limit) bytes") }
  }
}

/// Why bytes did not reach a descriptor: the error number of the C library.
struct WriteFailure: Error {
  let code: Int32
}

/// Writes every byte or throws; waits where the descriptor would have its writer come back later.
func writeEvery(_ bytes: [UInt8], to descriptor: Int32) throws(WriteFailure) {
  var done = 0
  while done < bytes.count {
    let count = unsafe bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      return unsafe Glibc.write(descriptor, start + done, bytes.count - done)
    }
    if count < 0 {
      if errno == EINTR || isReadyAfterWaiting(descriptor, for: POLLOUT) { continue }
      throw WriteFailure(code: errno)
    }
    done += count
  }
}

/// Writes every byte or throws.
public func writeAll(_ descriptor: Int32, _ bytes: [UInt8], name: String) throws(ToolError) {
  do throws(WriteFailure) {
    try writeEvery(bytes, to: descriptor)
  } catch {
    let isBrokenPipe = error.code == EPIPE
    let reason = isBrokenPipe ? "it was closed by its reader" : systemMessage(error.code)
    throw ToolError("cannot write \(name): \(reason)", isBrokenPipe: isBrokenPipe)
  }
}

/// After an error: whether it only said that the descriptor is not ready, which was then waited for.
private func isReadyAfterWaiting(_ descriptor: Int32, for event: Int32) -> Bool {
  guard errno == EAGAIN else { return false }
  var waited = pollfd(fd: descriptor, events: Int16(event), revents: 0)
  return unsafe poll(&waited, 1, -1) >= 0 || errno == EINTR
}

/// The C library's words for an error number.
func systemMessage(_ code: Int32) -> String {
  guard let text = unsafe strerror(code) else { return "error \(code)" }
  return unsafe String(cString: text).lowercasedFirst
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
