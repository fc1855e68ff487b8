// SPDX-License-Identifier: Apache-2.0
//
// Another program: what it is started with, and how it ends. What this program ignores or holds back of signals, the
// other one does not.

internal import Glibc

/// What stands at one of the three standard streams of a program.
public enum ProgramStream: Sendable, Hashable {
  /// The stream of this program.
  case shared
  case nothing
  /// A file that is made anew, for this user alone.
  case file(String)
  /// What this program has open.
  case descriptor(Int32)
}

/// A program to be started.
public struct ProgramStart: Sendable {
  /// A path, or a name that is looked for on `PATH`.
  public var program: String
  public var arguments: [String]
  public var input = ProgramStream.nothing
  public var output = ProgramStream.shared
  public var errors = ProgramStream.shared
  /// As `NAME=value`; nil is all that this program has.
  public var environment: [String]?
  /// It leads a process group of its own, so that all that it starts can be ended with it.
  public var leadsGroup = false

  public init(_ program: String, _ arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// The environment of this program, with some variables set otherwise.
  ///
  /// - Parameter changes: As `NAME=value`, in place of those of the same names.
  public static func environment(with changes: [String] = []) -> [String] {
    let names = changes.map { $0.prefix { $0 != "=" } + "=" }
    var kept: [String] = []
    var place = unsafe environ
    while let entry = unsafe place.pointee {
      let text = unsafe String(cString: entry)
      if !names.contains(where: { text.hasPrefix($0) }) { kept.append(text) }
      unsafe place += 1
    }
    return kept + changes
  }

  public func started() throws(ProgramFailure) -> StartedProgram {
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { throw ProgramFailure(code: ENOMEM) }
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    guard unsafe posix_spawnattr_init(&attributes) == 0 else { throw ProgramFailure(code: ENOMEM) }
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    let streams = [(STDIN_FILENO, input), (STDOUT_FILENO, output), (STDERR_FILENO, errors)]
    for (number, stream) in streams { unsafe Self.add(stream, at: number, to: &actions) }

    var (defaults, mask) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&defaults)
    for signal in [SIGPIPE, SIGXFSZ] { unsafe sigaddset(&defaults, signal) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
    unsafe sigemptyset(&mask)
    unsafe posix_spawnattr_setsigmask(&attributes, &mask)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | (leadsGroup ? POSIX_SPAWN_SETPGROUP : 0)
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))

    var process: pid_t = 0
    let code = unsafe withCStrings([program] + arguments) { argv in
      unsafe withCStrings(environment ?? Self.environment()) { envp in
        unsafe posix_spawnp(&process, program, &actions, &attributes, argv, envp)
      }
    }
    if code != 0 { throw ProgramFailure(code: code) }
    return StartedProgram(id: process)
  }

  private static func add(_ stream: ProgramStream, at number: Int32, to actions: inout posix_spawn_file_actions_t) {
    switch stream {
    case .shared: break
    case .nothing:
      let mode = number == STDIN_FILENO ? O_RDONLY : O_WRONLY
      unsafe posix_spawn_file_actions_addopen(&actions, number, "/dev/null", mode, 0)
    case .file(let path):
      unsafe posix_spawn_file_actions_addopen(&actions, number, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    case .descriptor(let descriptor): unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, number)
    }
  }
}

/// Why a program could not be started: the error number of the C library.
public struct ProgramFailure: Error {
  public let code: Int32
  public var reason: String { unsafe String(cString: strerror(code)) }
}

/// A program that was started, to be waited for by whoever started it.
public struct StartedProgram: Sendable {
  public let id: Int32

  /// Waits for its end.
  public func ended() -> ProgramEnd {
    var status: Int32 = 0
    while unsafe waitpid(id, &status, 0) < 0, errno == EINTR {}
    return ProgramEnd(status: status)
  }

  /// How it ended, or nil while it runs.
  func endSoFar() -> ProgramEnd? {
    var status: Int32 = 0
    let reaped = unsafe waitpid(id, &status, WNOHANG)
    return reaped == id || reaped < 0 && errno != EINTR ? ProgramEnd(status: status) : nil
  }
}

/// How a program ended.
public enum ProgramEnd: Sendable, Hashable, CustomStringConvertible {
  case exit(code: Int32)
  case signal(Int32)

  fileprivate init(status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exit(code: status >> 8 & 0xFF) : .signal(signal)
  }

  /// What follows the program's name in a sentence.
  public var description: String {
    switch self {
    case .exit(let code): "ended with exit code \(code)"
    case .signal(let number): "was ended by signal \(number)"
    }
  }
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
