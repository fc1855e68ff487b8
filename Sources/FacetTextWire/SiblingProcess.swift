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

  private let process: StartedProgram
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
      process = try Self.start(program, arguments, end: ends[1])
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
    for _ in 0..<Self.graceMilliseconds {
      if let end = process.endSoFar() { return end.description }
      usleep(1000)
    }
    kill(process.id, SIGKILL)
    return process.ended().description
  }

  private static func start(_ program: String, _ arguments: [String], end: Int32) throws(Failure) -> StartedProgram {
    var start = ProgramStart(program, arguments)
    start.input = .descriptor(end)
    start.output = .descriptor(end)
    start.environment = passedVariables.compactMap { name in
      unsafe getenv(name).map { unsafe name + "=" + String(cString: $0) }
    }
    do throws(ProgramFailure) {
      return try start.started()
    } catch {
      throw .start(error.reason)
    }
  }

  private static func lastError() -> String { unsafe String(cString: strerror(errno)) }
}
