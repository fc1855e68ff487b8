// SPDX-License-Identifier: Apache-2.0
//
// A child process at the other end of a socket that is its standard input and output. A socket, not two pipes, so that
// writing to a child that died is an error and not a signal.

internal import Glibc

/// A running sibling. It ends when its socket closes, and is reaped with this value.
final class SiblingProcess {
  /// How a conversation with the sibling fails.
  enum Failure: Error {
    /// It could not be started; the system's reason.
    case start(String)
    /// It closed the conversation.
    case ended
    /// It was silent for too long.
    case silent
    /// The message to be sent is longer than a frame may be.
    case tooLong
    /// It answered with bytes that are no message.
    case nonsense(WireError)
  }

  /// How long a sibling may take to end by itself once its socket is closed, in milliseconds.
  private static let graceMilliseconds = 1000
  /// What a child needs to know of the environment: where programs, libraries and fonts are; nothing that could change
  /// how text is set, such as the locale.
  private static let passedVariables = [
    "PATH", "HOME", "LD_LIBRARY_PATH", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "XDG_CACHE_HOME",
    "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS", "XDG_CONFIG_DIRS", "TMPDIR", "ASAN_OPTIONS", "LSAN_OPTIONS",
    "TSAN_OPTIONS",
  ]

  private let process: pid_t
  private var socket: Int32
  private var isReaped = false
  private var frames = FrameBuffer()

  /// Starts `program`; messages that take longer than `seconds` to send or to come count as silence.
  init(program: String, arguments: [String], seconds: Int) throws(Failure) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .start(Self.lastError()) }
    defer { close(ends[1]) }
    var timeout = timeval(tv_sec: seconds, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    unsafe setsockopt(ends[0], SOL_SOCKET, SO_RCVTIMEO, &timeout, size)
    unsafe setsockopt(ends[0], SOL_SOCKET, SO_SNDTIMEO, &timeout, size)
    do throws(Failure) {
      process = try Self.spawn(program, arguments, end: ends[1])
    } catch {
      close(ends[0])
      throw error
    }
    socket = ends[0]
  }

  deinit { _ = end() }

  func send(_ message: WireMessage) throws(Failure) {
    let frame = message.encoded()
    guard frame.count - 4 <= Wire.maximumFrameBytes else { throw .tooLong }
    var sent = 0
    while sent < frame.count {
      let count = unsafe frame.withUnsafeBytes { raw in
        unsafe Glibc.send(socket, raw.baseAddress.map { unsafe $0 + sent }, raw.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        sent += count
      } else if errno == EAGAIN {
        throw .silent
      } else if errno != EINTR {
        throw .ended
      }
    }
  }

  func receive() throws(Failure) -> WireMessage {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      do throws(WireError) {
        if let message = try frames.nextMessage() { return message }
      } catch {
        throw .nonsense(error)
      }
      let count = unsafe recv(socket, &buffer, buffer.count, 0)
      if count > 0 {
        frames.append(buffer[..<count])
      } else if count < 0 && errno == EAGAIN {
        throw .silent
      } else if count == 0 || errno != EINTR {
        throw .ended
      }
    }
  }

  /// Closes the conversation, waits for the child, and says how it ended.
  func end() -> String {
    guard !isReaped else { return "ended" }
    close(socket)
    isReaped = true
    var status: Int32 = 0
    for _ in 0..<Self.graceMilliseconds {
      let reaped = unsafe waitpid(process, &status, WNOHANG)
      if reaped == process || reaped < 0 && errno != EINTR { return Self.description(ofStatus: status) }
      usleep(1000)
    }
    kill(process, SIGKILL)
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    return Self.description(ofStatus: status)
  }

  private static func description(ofStatus status: Int32) -> String {
    let signal = status & 0x7F
    return signal == 0 ? "ended with exit code \(status >> 8 & 0xFF)" : "was ended by signal \(signal)"
  }

  private static func spawn(_ program: String, _ arguments: [String], end: Int32) throws(Failure) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { throw .start("out of memory") }
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, end, STDIN_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, end, STDOUT_FILENO)
    let environment = passedVariables.compactMap { name in
      unsafe getenv(name).map { unsafe name + "=" + String(cString: $0) }
    }
    var process: pid_t = 0
    let failure = unsafe withCStrings([program] + arguments) { argv in
      unsafe withCStrings(environment) { envp in unsafe posix_spawn(&process, program, &actions, nil, argv, envp) }
    }
    guard failure == 0 else { throw .start(unsafe String(cString: strerror(failure))) }
    return process
  }

  private static func lastError() -> String { unsafe String(cString: strerror(errno)) }
}

/// Hands `body` the strings as C has them, such as to start a program: pointers, nil at the end.
public func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  let pointers = unsafe strings.map { unsafe strdup($0) } + [nil]
  defer { for index in unsafe pointers.indices { unsafe free(pointers[index]) } }
  return unsafe pointers.withUnsafeBufferPointer { buffer in
    guard let start = buffer.baseAddress else { preconditionFailure("the list ends with nil, so it is not empty") }
    return unsafe body(start)
  }
}
