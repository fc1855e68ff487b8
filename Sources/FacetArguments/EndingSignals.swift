// SPDX-License-Identifier: Apache-2.0

import Facet
import Glibc
package import Synchronization

/// The process group of a command that runs beside this program, or 0.
package let runningCommand = Atomic<Int32>(0)

/// What ends a program that would run for ever: it goes at once, with the exit code that shells give for the signal, and
/// takes the command that it started with it. Nothing is left half written.
package enum EndingSignals {
  /// For a program that replaces files on its first thread alone: a file that is being replaced holds signals back there.
  package static func install() {
    // Read once here, since a signal's handler must not be what makes it.
    _ = runningCommand.load(ordering: .relaxed)
    for signal in all {
      var action = sigaction()
      unsafe action.__sigaction_handler.sa_handler = { number in
        let command = runningCommand.load(ordering: .relaxed)
        if command > 0 { kill(-command, SIGTERM) }
        _exit(128 + number)
      }
      unsafe sigaction(signal, &action, nil)
    }
  }

  /// For a program that replaces files on many threads. Call it while there is none but the first.
  ///
  /// - Parameter finish: Ends the program by what it is given, when nothing is at work that must not be cut off. A second
  ///   signal does not wait for that.
  package static func install(after finish: @escaping @Sendable (_ end: () -> Never) -> Never) {
    var ending = set
    var before = sigset_t()
    unsafe pthread_sigmask(SIG_BLOCK, &ending, &before)
    let thread = StartedThread {
      var (ending, number) = (set, Int32(0))
      var isFirst = true
      while true {
        guard unsafe sigwait(&ending, &number) == 0 else { continue }
        let code = 128 + number
        if !isFirst { _exit(code) }
        isFirst = false
        guard let finishing = StartedThread({ finish { _exit(code) } }) else { _exit(code) }
        finishing.detach()
      }
    }
    if let thread { return thread.detach() }
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
    install()
  }

  /// Without SIGHUP where it is ignored, as nohup(1) asks for.
  private static var all: [Int32] {
    var action = sigaction()
    unsafe sigaction(SIGHUP, nil, &action)
    // As <signal.h> has it; functions cannot be compared.
    let isIgnored = unsafe withUnsafeBytes(of: &action.__sigaction_handler) { unsafe $0.load(as: UInt.self) == 1 }
    return [SIGINT, SIGTERM] + (isIgnored ? [] : [SIGHUP])
  }

  private static var set: sigset_t {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in all { unsafe sigaddset(&set, signal) }
    return set
  }
}
