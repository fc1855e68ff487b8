// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetArguments
import FacetTextWire
import Glibc
import Synchronization

/// A line of shell that runs after each build, to its end, before files are looked at again.
struct CommandAfterBuild {
  let line: String
  /// Standard output belongs to events: the command writes to standard error.
  let leavesOutputAlone: Bool

  /// Answers what went wrong, or nil.
  func run(build number: Int) -> ToolError? {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    if leavesOutputAlone { unsafe posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO) }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    unsafe sigemptyset(&defaults)
    for signal in [SIGPIPE, SIGXFSZ, SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&defaults, signal) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
    // A group of its own, so that all that it starts can be ended with it.
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    // A signal that ends this program waits until it is known what is to be ended with it.
    var (ending, before) = (sigset_t(), sigset_t())
    unsafe sigfillset(&ending)
    unsafe pthread_sigmask(SIG_BLOCK, &ending, &before)
    unsafe posix_spawnattr_setsigmask(&attributes, &before)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
    unsafe setenv("FACET_BUILD", String(number), 1)

    var process: pid_t = 0
    let failure = unsafe withCStrings(["/bin/sh", "-c", line]) { argv in
      unsafe posix_spawn(&process, "/bin/sh", &actions, &attributes, argv, environ)
    }
    if failure == 0 { runningCommand.store(process, ordering: .relaxed) }
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
    guard failure == 0 else { return ToolError("cannot run `\(line)`: \(unsafe String(cString: strerror(failure)))") }
    defer { runningCommand.store(0, ordering: .relaxed) }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    if signal != 0 { return ToolError("`\(line)` was ended by signal \(signal)") }
    let code = status >> 8 & 0xFF
    return code == 0 ? nil : ToolError("`\(line)` ended with exit code \(code)")
  }
}
