// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetTextWire
import Glibc

/// The browser of whoever started this program.
enum Browser {
  /// Opens an address in the program that `BROWSER` names, else as the desktop would. Answers why it cannot.
  static func open(_ address: String) -> ToolError? {
    if unsafe getenv("CI") != nil { return ToolError("`--open` opens nothing in continuous integration") }
    let named = unsafe getenv("BROWSER").map { unsafe String(cString: $0) } ?? ""
    let program = named.isEmpty ? "xdg-open" : named
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    // Nobody waits for it, and the system is to clear it away.
    signal(SIGCHLD, SIG_IGN)
    var process: pid_t = 0
    let failure = unsafe withCStrings([program, address]) { argv in
      unsafe posix_spawnp(&process, program, &actions, nil, argv, environ)
    }
    return failure == 0 ? nil : ToolError("cannot start `\(program)`: \(unsafe String(cString: strerror(failure)))")
  }
}
