// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetArguments

/// `facet watch`
enum WatchCommand {
  static let info = CommandInfo(
    "watch", "Compile scenes again whenever they change.",
    discussion: [
      "Compiles, and then waits: a save builds what depends on the saved file, and nothing else. Imports, font files, "
        + "folders, the project file, and files that were looked for in vain all count. A file with errors keeps its "
        + "old output. Ctrl-C ends it.",
      "Without PATH it builds what the nearest project.facet says, or every scene below the working folder.",
    ],
    positionals: [
      PositionalInfo(
        "PATH", required: false, repeats: true, takes: .files(sceneEndings), "A scene file, a folder or a pattern.")
    ],
    options: CompileCommand.options(named: [
      "set", "theme", "size", "tolerance", "responsive", "id-prefix", "ids", "optimize", "profile", "root", "jobs",
      "verify",
    ]) + ownOptions + SharedOptions.watching,
    examples: [
      ("facet watch landmark.badge", "landmark.svg beside the source, made anew after each save"),
      ("facet watch scenes -o out/", "every scene below a folder, new ones too"),
      ("facet watch --exec 'make site'", "a project, and a command after each build"),
    ],
    run: run)

  private static let ownOptions = [
    OptionInfo(
      "output", short: "o", value: "PLACE", takes: .files([]), in: .output,
      "A file, a folder (ending in / or there already), or a template with {name}, {dir}, {theme} and any param."),
    OptionInfo(
      "exec", value: "COMMAND", in: .output,
      "Run a line of shell after each build; FACET_BUILD is the number of the build."),
    OptionInfo("clear", in: .report, "Clear the screen before each build; what scrolled away is kept."),
    OptionInfo("json", in: .report, "Write each event as a line of JSON to standard output."),
  ]

  private static func run(_ arguments: ParsedArguments) throws(ToolError) -> ExitCode {
    EndingSignals.install()
    try WatchRun.start(arguments)
  }
}
