// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetArguments
import FacetFormat

/// `facet format`
enum FormatCommand {
  static let info = CommandInfo(
    "format", "Lay scene files out in the canonical way.",
    discussion: [
      "Files, folders (with all below them) and patterns. Changes white space, line ends and separators, never what a "
        + "file says: each result is parsed again and compared before it is written. A file that does not parse is "
        + "reported and left alone; the others are done. Prints the paths of the files that change. Folders and patterns "
        + "pass over what a project.facet excludes.",
      "Lines between `// facet:format off` and `// facet:format on` stay as they are.",
    ],
    positionals: [
      PositionalInfo(
        "PATH", repeats: true, takes: .files(sceneEndings),
        "A scene file, a folder, a pattern, or - for standard input.")
    ],
    options: [
      OptionInfo(
        "check", in: .output, "Write nothing; print the paths of the files that would change, and end with 1 if any."),
      OptionInfo("diff", in: .output, "Write nothing; print what would change, and end with 1 if anything."),
      OptionInfo(
        "lines", value: "A:B", in: .output,
        "Lay out only the statements that these lines touch, counted from 1. Takes one file."),
    ] + ProjectLookup.options + CompileCommand.options(named: ["stdin-filename", "jobs", "diagnostics"]),
    examples: [
      ("facet format scenes", "every scene below a folder, in place"),
      ("facet format --check --diff scenes", "what a CI asks"),
      ("facet format - --stdin-filename a.face < a.face", "in an editor"),
    ],
    run: run)

  private static func run(_ arguments: ParsedArguments) -> ExitCode {
    RunReport.of(arguments) { report throws(ToolError) in try FormatRun(arguments, report.terminal).run(report) }
  }
}
