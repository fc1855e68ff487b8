// SPDX-License-Identifier: Apache-2.0

import Facet
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
    options: pictureOptions + sizeOptions + outputOptions + reportOptions,
    examples: [
      ("facet compile landmark.badge", "landmark.svg beside the source"),
      ("facet compile scenes -o out/", "every scene below a folder, in a tree of the same shape"),
      ("facet compile playing.card --set rank=queen -o 'out/{rank}.svg'", "one card of a deck"),
      ("facet compile - --stdin-filename a.face < a.face", "in a pipe"),
    ],
    run: run)

  private static let pictureOptions = [
    OptionInfo(
      "set", short: "s", value: "NAME=VALUE", repeats: true, in: .picture,
      "Give a param, or a parameter of the root element, a value: a literal of the language, enum cases with or "
        + "without the dot."),
    OptionInfo("theme", value: "NAME", in: .picture, "Take the values of a theme."),
    OptionInfo("size", value: "WxH", in: .picture, "The size asked for; the scene's contentMode says what it does."),
    OptionInfo(
      "tolerance", value: "N", in: .picture,
      "How far a written point may lie from the true one, in user units. Default: the larger side / 4096."),
    OptionInfo("responsive", in: .picture, "Leave width and height out of the root element."),
    OptionInfo(
      "id-prefix", value: "TEXT", in: .picture, "Begin every generated id with this instead of the scene's name."),
    OptionInfo(
      "ids", value: "STYLE", choices: IDStyle.allCases.map(\.rawValue), in: .picture,
      "How generated ids look: with the scene's name, for pictures in one page, or as short as can be."),
  ]

  /// What `compile` and `opt` have in common.
  static let sizeOptions = [
    OptionInfo(
      "optimize", value: "LEVEL", choices: OptimizationLevel.allCases.map(\.rawValue), in: .picture,
      "How much is done to make the file short; the picture is the same. Default: default."),
    OptionInfo(
      "profile", value: "READERS", choices: OutputProfile.allCases.map(\.rawValue), in: .picture,
      "Who must be able to read the file: browsers, simple readers without use, mask and clip, or readers of the whole "
        + "grammar. Default: web."),
  ]

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
