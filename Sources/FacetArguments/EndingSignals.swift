// SPDX-License-Identifier: Apache-2.0

import Glibc
package import Synchronization

/// The process group of a command that runs beside this program, or 0.
package let runningCommand = Atomic<Int32>(0)

/// What ends a program that would run for ever: it goes at once, with the exit code that shells give for the signal, and
/// takes the command that it started with it. Nothing is left half written, since a file that is being replaced holds
/// signals back.
package enum EndingSignals {
  package static func install() {
    // Read once here, since a signal's handler must not be what makes it.
    _ = runningCommand.load(ordering: .relaxed)
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      unsafe action.__sigaction_handler.sa_handler = { number in
        let command = runningCommand.load(ordering: .relaxed)
        if command > 0 { kill(-command, SIGTERM) }
        _exit(128 + number)
      }
      unsafe sigaction(signal, &action, nil)
    }
  }
}
