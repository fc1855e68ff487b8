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
    var start = ProgramStart("/bin/sh", ["-c", line])
    if leavesOutputAlone { start.output = .descriptor(STDERR_FILENO) }
    start.environment = ProgramStart.environment(with: ["FACET_BUILD=\(number)"])
    start.leadsGroup = true
    let program: StartedProgram
    do throws(ProgramFailure) {
      program = try started(start)
    } catch {
      return ToolError("cannot run `\(line)`: \(error.reason)")
    }
    defer { runningCommand.store(0, ordering: .relaxed) }
    let end = program.ended()
    return end == .exit(code: 0) ? nil : ToolError("`\(line)` \(end)")
  }

  /// A signal that ends this program waits until it is known what is to be ended with it.
  private func started(_ start: ProgramStart) throws(ProgramFailure) -> StartedProgram {
    var (ending, before) = (sigset_t(), sigset_t())
    unsafe sigfillset(&ending)
    unsafe pthread_sigmask(SIG_BLOCK, &ending, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    let program = try start.started()
    runningCommand.store(program.id, ordering: .relaxed)
    return program
  }
}
