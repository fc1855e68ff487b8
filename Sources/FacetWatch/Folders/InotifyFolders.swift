// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import Facet
  import Glibc

  /// Why a folder cannot be watched by inotify.
  enum InotifyRefusal: Error {
    case gone
    /// It is there, and the system does not allow it.
    case hidden
    /// A limit of the system, as sysctl names it, and what it is.
    case limit(name: String, value: Int?)
  }

  /// Folders watched through inotify(7).
  final class InotifyFolders: Sendable {
    private let descriptor: Int32
    private static let mask = UInt32(
      IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB | IN_DELETE_SELF
        | IN_MOVE_SELF
        | IN_ONLYDIR)

    init() throws(InotifyRefusal) {
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      if descriptor < 0 { throw Self.limit("instances") }
    }

    deinit { close(descriptor) }

    func watch(_ folder: String) throws(InotifyRefusal) -> FolderID {
      let raw = unsafe inotify_add_watch(descriptor, folder, Self.mask)
      if raw >= 0 { return FolderID(raw: raw) }
      switch errno {
      case ENOSPC, ENOMEM: throw Self.limit("watches")
      case ENOENT, ENOTDIR: throw .gone
      case _: throw .hidden
      }
    }

    func forget(_ folder: FolderID) { inotify_rm_watch(descriptor, folder.raw) }

    /// Of a container, where that is the narrower one, or else of the whole machine.
    private static func limit(_ kind: String) -> InotifyRefusal {
      let machine = value(of: "fs/inotify/max_user_\(kind)")
      let container = value(of: "user/max_inotify_\(kind)")
      if let container, machine.map({ container < $0 }) ?? true {
        return .limit(name: "user.max_inotify_\(kind)", value: container)
      }
      return .limit(name: "fs.inotify.max_user_\(kind)", value: machine)
    }

    private static func value(of setting: String) -> Int? {
      // Some systems have no such setting, and the notice can do without its value.
      guard let bytes = try? LocalFileSystem().read("/proc/sys/" + setting, limit: 64) else { return nil }
      return Int(String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
    }

    /// Waits up to so many milliseconds, below 0 for ever, and takes what there is.
    func wait(milliseconds: Int32) -> [FolderEvent] {
      var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if unsafe poll(&waited, 1, milliseconds) <= 0 { return [] }
      var events: [FolderEvent] = []
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
        if count <= 0 { return events }
        events += Self.events(in: buffer[..<count])
      }
    }

    /// Takes records apart: watch, mask, cookie, length of the name, name padded with zeros.
    static func events(in buffer: ArraySlice<UInt8>) -> [FolderEvent] {
      var events: [FolderEvent] = []
      var rest = buffer
      while rest.count >= 16 {
        let folder = FolderID(raw: Int32(bitPattern: word(rest, 0)))
        let mask = word(rest, 4)
        let length = Int(word(rest, 12))
        guard rest.count >= 16 + length else { break }
        let name = String(decoding: rest.dropFirst(16).prefix(length).prefix { $0 != 0 }, as: UTF8.self)
        if let event = event(folder, mask, name) { events.append(event) }
        rest = rest.dropFirst(16 + length)
      }
      return events
    }

    private static func word(_ bytes: ArraySlice<UInt8>, _ offset: Int) -> UInt32 {
      unsafe bytes.dropFirst(offset).prefix(4).withUnsafeBytes { unsafe $0.loadUnaligned(as: UInt32.self) }
    }

    private static func event(_ folder: FolderID, _ mask: UInt32, _ name: String) -> FolderEvent? {
      func has(_ bits: Int32) -> Bool { mask & UInt32(bits) != 0 }
      if has(IN_Q_OVERFLOW) { return .lost }
      if has(IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT) || has(IN_IGNORED) { return .gone(folder) }
      // Attributes of the folder itself have no name.
      if name.isEmpty { return nil }
      if has(IN_ISDIR) { return .touched(folder, name: name) }
      if has(IN_CLOSE_WRITE | IN_MOVED_TO) { return .written(folder, name: name) }
      if has(IN_MODIFY) { return .modified(folder, name: name) }
      return has(IN_CREATE) ? .begun(folder, name: name) : .touched(folder, name: name)
    }
  }
#endif
