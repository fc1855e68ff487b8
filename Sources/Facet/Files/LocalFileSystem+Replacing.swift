// SPDX-License-Identifier: Apache-2.0
//
// Writing so that no reader ever meets half a file: the bytes go into a temporary file in the same folder, which then
// takes the target's name in one step. Outputs can be made again, so they need no fsync; sources cannot.

import Glibc

extension LocalFileSystem {
  /// As `replace`, for what a person wrote: the new bytes are on the disk before the old ones go. The old ones are compared
  /// last of all, since that takes no time beside what comes before.
  public func replaceSource(_ path: String, _ old: [UInt8], with bytes: [UInt8]) throws(ToolError) -> Bool {
    try replaceFile(path, with: bytes, over: old) != .changedMeanwhile
  }

  /// Throws where `replace` could not write a file, as far as that can be told without writing; a folder that is missing
  /// is no hindrance.
  public func checkReplaceable(_ path: String) throws(ToolError) {
    let target = canonicalPath(path) ?? endOfLinks(path, in: self)
    switch kind(of: target) {
    case .folder?: throw cannotWrite(path, EISDIR)
    case .other?:
      if unsafe faccessat(AT_FDCWD, target, W_OK, AT_EACCESS) != 0 { throw cannotWrite(path, errno) }
    case .file?, nil:
      var folder = folderOf(target)
      while !folder.isEmpty, kind(of: folder) == nil { folder = folderOf(folder) }
      if folder.isEmpty { folder = "." }
      if kind(of: folder) != .folder { throw cannotWrite(path, ENOTDIR) }
      if unsafe faccessat(AT_FDCWD, folder, W_OK | X_OK, AT_EACCESS) != 0 { throw cannotWrite(path, errno) }
    }
  }

  /// Removes the temporary files of runs that were killed while they wrote into these folders. One that is younger than a
  /// minute may belong to a run that is at work.
  public func removeLeftovers(in folders: [String]) {
    for folder in Set(folders).sorted() {
      for name in (try? names(in: folder.isEmpty ? "." : folder)) ?? [] where isTemporary(name) {
        let path = joined(folder, name)
        var status = stat()
        guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
        if time(nil) - status.st_mtim.tv_sec > 60 { unsafe unlink(path) }
      }
    }
  }

  /// What replacing a file came to.
  enum Replacement {
    case written, equal, changedMeanwhile
  }

  /// The work of `replace` and, where old bytes are given, of `replaceSource`.
  func replaceFile(_ path: String, with bytes: [UInt8], over old: [UInt8]? = nil) throws(ToolError) -> Replacement {
    let target = canonicalPath(path) ?? endOfLinks(path, in: self)
    var mode: mode_t = 0o666 & ~currentMask()
    var status = stat()
    if unsafe stat(target, &status) == 0 {
      if status.st_mode & S_IFMT != S_IFREG {
        try writeThrough(target, bytes, name: path)
        return .written
      }
      mode = status.st_mode & 0o7777
      // One that cannot be read is not equal.
      if Int(status.st_size) == bytes.count, (try? read(target, limit: bytes.count)) == bytes {
        return .equal
      }
    } else if errno == ELOOP {
      throw cannotWrite(path, ELOOP)
    }
    let signals = HeldSignals()
    defer { signals.release() }
    return try renameOver(target, bytes, mode: mode, name: path, over: old) ? .written : .changedMeanwhile
  }

  /// Messages call the file `name`, as the user did. `old`: what the file must still hold, for one whose bytes are to be on
  /// the disk first; answers whether it did.
  private func renameOver(
    _ target: String, _ bytes: [UInt8], mode: mode_t, name: String, over old: [UInt8]?
  ) throws(ToolError) -> Bool {
    var template = Array(joined(folderOf(target), temporaryPrefix + "XXXXXX").utf8CString)
    let descriptor = unsafe template.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.baseAddress.map { unsafe mkstemp($0) } ?? -1
    }
    guard descriptor >= 0 else { throw cannotWrite(name, errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    do throws(WriteFailure) {
      try writeEvery(bytes, to: descriptor)
    } catch {
      close(descriptor)
      unsafe unlink(temporary)
      throw cannotWrite(name, error.code)
    }
    fchmod(descriptor, mode)
    if old != nil, fsync(descriptor) != 0 {
      let code = errno
      close(descriptor)
      unsafe unlink(temporary)
      throw cannotWrite(name, code)
    }
    // Closing is the last chance to learn that a network disk was full.
    if close(descriptor) != 0 {
      let code = errno
      unsafe unlink(temporary)
      throw cannotWrite(name, code)
    }
    // One that is gone, or cannot be read any more, has changed too.
    if let old, (try? read(target, limit: old.count)) != old {
      unsafe unlink(temporary)
      return false
    }
    if unsafe rename(temporary, target) != 0 {
      let code = errno
      unsafe unlink(temporary)
      throw cannotWrite(name, code)
    }
    if old != nil { syncFolder(of: target) }
    return true
  }

  /// Has the file's new name on the disk too. Some file systems cannot, which loses nothing.
  private func syncFolder(of target: String) {
    let folder = folderOf(target)
    let descriptor = unsafe open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// A device or pipe cannot be replaced by rename.
  private func writeThrough(_ target: String, _ bytes: [UInt8], name: String) throws(ToolError) {
    let descriptor = unsafe open(target, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw cannotWrite(name, errno) }
    defer { close(descriptor) }
    try writeAll(descriptor, bytes, name: "`\(name)`")
  }

  private func cannotWrite(_ name: String, _ code: Int32) -> ToolError {
    ToolError("cannot write `\(name)`: \(systemMessage(code))")
  }
}

private let temporaryPrefix = ".facet-"

/// Whether mkstemp(3) gives such a name to the files here.
private func isTemporary(_ name: String) -> Bool {
  guard name.hasPrefix(temporaryPrefix) else { return false }
  let rest = name.dropFirst(temporaryPrefix.count)
  return rest.utf8.count == 6 && rest.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
}

/// Signals that would end the process wait while a temporary file exists, so that none is left behind.
private struct HeldSignals {
  private var before = sigset_t()

  init() {
    var ending = sigset_t()
    unsafe sigemptyset(&ending)
    for signal in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&ending, signal) }
    unsafe pthread_sigmask(SIG_BLOCK, &ending, &before)
  }

  func release() {
    var mask = before
    unsafe pthread_sigmask(SIG_SETMASK, &mask, nil)
  }
}

private func currentMask() -> mode_t {
  let mask = umask(0)
  umask(mask)
  return mask
}
