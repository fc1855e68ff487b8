// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetArguments

/// `facet check`
enum CheckCommand {
  static let info = CommandInfo(
    "check", "Say which outputs are not what the sources make.",
    discussion: [
      "Compiles every build of a project without writing, and says what is missing, what is stale and how its picture "
        + "differs, and what nothing makes any more. Without a project.facet a folder is one build whose outputs lie "
        + "beside the sources.",
      "A lock lists the digest of each output with the version of facet and the edition of the language, so that after "
        + "an upgrade it is seen what would change.",
    ],
    positionals: [
      PositionalInfo(
        "PROJECT", required: false, takes: .files([ProjectFinder.fileName]),
        "A folder or a project.facet. Default: the nearest one of the working folder.")
    ],
    options: [
      OptionInfo(
        "lock", value: "FILE", takes: .files([]), in: .output,
        "The lock to compare with, in place of the project's own."),
      OptionInfo(
        "write-lock", in: .output, "Write the lock anew, unless an output is not current or a source is broken."),
      OptionInfo("json", in: .report, "Write one JSON document to standard output."),
    ] + CompileCommand.options(named: ["jobs"]),
    examples: [
      ("facet check", "in CI: exit code 1 when an output is not up to date"),
      ("facet check --lock facet.lock --write-lock", "before an upgrade; a later check says what it changed"),
    ],
    run: run)

  private static func run(_ arguments: ParsedArguments) throws(ToolError) -> ExitCode {
    let report = CheckReport(isJSON: arguments.has("json"), terminal: Terminal(arguments))
    var code = ExitCode.trouble
    do throws(ToolError) {
      code = try CheckRun(arguments).run(report)
    } catch {
      report.add(error)
    }
    try report.finish()
    return code
  }
}
