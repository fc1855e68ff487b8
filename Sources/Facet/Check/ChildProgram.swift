// SPDX-License-Identifier: Apache-2.0
//
// Another program run to its end, without a shell: its output goes to files, so that no pipe can fill up.

import FacetTextWire
import Glibc

/// What a program left behind.
struct ProgramOutcome {
  var exitCode: Int32
  var text: String
  var errors: String
}

/// Programs that are found on `PATH`.
struct ChildProgram {
  let name: String
  /// Where what they say is kept while they run.
  let scratch: TemporaryFolder
  /// The largest answer.
  private static let answerBytes = 1 << 20

  /// - Parameter environment: `NAME=value`, in place of those of the same names.
  func run(_ arguments: [String], environment: [String] = []) throws(ToolError) -> ProgramOutcome {
    let answer = joined(scratch.path, "answer")
    let errors = joined(scratch.path, "errors")
    let status = try spawned(arguments, environment, answer, errors)
    let signal = status & 0x7F
    return ProgramOutcome(
      exitCode: signal == 0 ? status >> 8 & 0xFF : 128 + signal, text: try text(of: answer),
      errors: try text(of: errors))
  }

  private func text(of path: String) throws(ToolError) -> String {
    String(decoding: try LocalFileSystem().read(path, limit: ChildProgram.answerBytes), as: UTF8.self)
  }

  /// Answers the status that `waitpid` gives.
  private func spawned(
    _ arguments: [String], _ environment: [String], _ answer: String, _ errors: String
  ) throws(ToolError) -> Int32 {
    var actions = unsafe posix_spawn_file_actions_t()
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { throw ToolError("out of memory") }
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    let mode = O_WRONLY | O_CREAT | O_TRUNC
    unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, answer, mode, 0o600)
    unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, mode, 0o600)
    // What this program ignores, a child is not to.
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    unsafe sigemptyset(&defaults)
    for signal in [SIGPIPE, SIGXFSZ] { unsafe sigaddset(&defaults, signal) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

    var process: pid_t = 0
    let failure = unsafe withCStrings([name] + arguments) { argv in
      unsafe withCStrings(ChildProgram.environment(with: environment)) { envp in
        unsafe posix_spawnp(&process, name, &actions, &attributes, argv, envp)
      }
    }
    guard failure == 0 else { throw ToolError("cannot start `\(name)`: \(systemMessage(failure))") }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// This program's own, with some variables set otherwise.
  private static func environment(with changes: [String]) -> [String] {
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
}
