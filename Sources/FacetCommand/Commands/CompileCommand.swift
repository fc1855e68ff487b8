// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetArguments
import FacetOptimizer
import FacetSource

/// `facet compile`
enum CompileCommand {
  static let info = CommandInfo(
    "compile", "Compile scene files to SVG.",
    discussion: [
      "Files, folders (with all below them) and patterns. Without -o each output lies beside its source. A file with "
        + "errors keeps its old output; the others are written."
    ],
    positionals: [
      PositionalInfo(
        "PATH", repeats: true, takes: .files(sceneEndings),
        "A scene file, a folder, a pattern, or - for standard input.")
    ],
    options: SharedOptions.picture + SharedOptions.size + outputOptions + reportOptions,
    examples: [
      ("facet compile landmark.badge", "landmark.svg beside the source"),
      ("facet compile scenes -o out/", "every scene below a folder, in a tree of the same shape"),
      ("facet compile playing.card --set rank=queen -o 'out/{rank}.svg'", "one card of a deck"),
      ("facet compile - --stdin-filename a.face < a.face", "in a pipe"),
    ],
    run: run)

  private static let outputOptions = [
    OptionInfo(
      "output", short: "o", value: "PLACE", takes: .files([]), in: .output,
      "A file, a folder (ending in / or there already), - for standard output, or a template with {name}, {dir}, "
        + "{theme} and any param."),
    OptionInfo(
      "emit", value: "STAGE", choices: CompileStage.allCases.map(\.rawValue), in: .output,
      "Write a stage instead of the picture; that of a single input goes to standard output."),
    OptionInfo(
      "deps", value: "FILE", takes: .files([]), in: .output,
      "Write a dependency file for Make, Ninja or Bazel; - is standard output."),
    OptionInfo(
      "root", value: "DIR", takes: .folders, in: .output,
      "The folder that inputs, imports and font files may not leave. Default: the working folder, else the input's."),
    OptionInfo(
      "stdin-filename", value: "NAME", takes: .files(sceneEndings), in: .output,
      "What standard input is called; its ending says what it is. Default: stdin.facet."),
    OptionInfo(
      "jobs", short: "j", value: "N", in: .output,
      "Work on up to N inputs at once. Default: one for each processor."),
  ]

  private static let reportOptions = [
    OptionInfo(
      "diagnostics", value: "FORM", choices: ReportForm.allCases.map(\.rawValue), in: .report,
      "How findings are written to standard error."),
    OptionInfo("explain-size", in: .report, "Report what each pass saved of the file's bytes."),
    OptionInfo("stats", in: .report, "Report elements, bytes and the worst distance of each output."),
    OptionInfo(
      "verify", in: .report,
      "Read each picture back and prove that it is the exact one before it is written, as facet verify does."),
  ]

  /// Options that other commands take too, in the order of this one.
  static func options(named names: Set<String>) -> [OptionInfo] { info.options.filter { names.contains($0.long) } }

  private static func run(_ arguments: ParsedArguments) -> ExitCode {
    RunReport.of(arguments) { report throws(ToolError) in try CompileRun(arguments).run(report) }
  }
}
