// SPDX-License-Identifier: Apache-2.0
//
// Another program run to its end, without a shell: its output goes to files, so that no pipe can fill up.

import FacetTextWire

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
    var start = ProgramStart(name, arguments)
    start.output = .file(answer)
    start.errors = .file(errors)
    start.environment = ProgramStart.environment(with: environment)
    let exitCode: Int32
    do throws(ProgramFailure) {
      switch try start.started().ended() {
      case .exit(let code): exitCode = code
      case .signal(let number): exitCode = 128 + number
      }
    } catch {
      throw ToolError("cannot start `\(name)`: \(systemMessage(error.code))")
    }
    return ProgramOutcome(exitCode: exitCode, text: try text(of: answer), errors: try text(of: errors))
  }

  private func text(of path: String) throws(ToolError) -> String {
    String(decoding: try LocalFileSystem().read(path, limit: ChildProgram.answerBytes), as: UTF8.self)
  }
}
