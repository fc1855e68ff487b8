// SPDX-License-Identifier: Apache-2.0

import Facet
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
      PositionalInfo("PATH", repeats: true, "A scene file, a folder, a pattern, or - for standard input.")
    ],
    options: [
      OptionInfo(
        "output", short: "o", value: "PLACE",
        "A file, a folder (ending in / or there already), - for standard output, or a template with {name}, {dir}, "
          + "{theme} and any param."),
      OptionInfo(
        "set", short: "s", value: "NAME=VALUE", repeats: true,
        "Give a param, or a parameter of the root element, a value: a literal of the language, enum cases with or "
          + "without the dot."),
      OptionInfo("theme", value: "NAME", "Take the values of a theme."),
      OptionInfo("size", value: "WxH", "The size asked for; the scene's contentMode says what it does."),
      OptionInfo(
        "tolerance", value: "N",
        "How far a written point may lie from the true one, in user units. Default: the larger side / 4096."),
      OptionInfo("responsive", "Leave width and height out of the root element."),
      OptionInfo("id-prefix", value: "TEXT", "Begin every generated id with this instead of the scene's name."),
      OptionInfo("root", value: "DIR", "The folder that imports and font files may not leave."),
      OptionInfo(
        "emit", value: "STAGE", choices: CompileStage.allCases.map(\.rawValue),
        "Show a stage instead of the picture."),
      OptionInfo("deps", value: "FILE", "Write a dependency file for Make, Ninja or Bazel."),
      OptionInfo("stats", "Report elements, bytes and the worst distance of each output."),
      OptionInfo("stdin-name", value: "NAME", "What standard input is called; its ending says what it is."),
      OptionInfo(
        "diagnostics", value: "FORM", choices: ["text", "concise", "json"], "How findings are written to standard error."),
      OptionInfo("jobs", short: "j", value: "N", "Compile up to N inputs at once. Default: one for each processor."),
    ],
    examples: [
      ("facet compile landmark.badge", "landmark.svg beside the source"),
      ("facet compile playing.card --set rank=queen --set suit=spades -o 'out/{rank}-{suit}.svg'", "one card of a deck"),
      ("facet compile - --stdin-name a.face -o - < a.face", "in a pipe"),
    ],
    run: run)

  private static func run(_ arguments: ParsedArguments) -> ExitCode {
    let terminal = Terminal(color: arguments.value("color"))
    do throws(ToolError) {
      return try compile(arguments, terminal)
    } catch {
      terminal.report(error)
      return .trouble
    }
  }

  private static func compile(_ arguments: ParsedArguments, _ terminal: Terminal) throws(ToolError) -> ExitCode {
    let files = LocalFileSystem()
    let options = try CompileOptions(arguments)
    let inputs = try readInputs(arguments, files)
    let place = try outputPlace(arguments, inputs: inputs, stage: options.stage, files)
    let batch = Batch(files: files, options: options, threads: try jobs(arguments))
    var compilations = batch.compile(inputs)
    try checkSettings(options, compilations)

    let findings = FindingsReport(form: arguments.value("diagnostics") ?? "text", terminal: terminal)
    var code = ExitCode.clean
    let planned = try OutputPlan(compilations, place: place, options: options)
    for index in compilations.indices {
      code = code.worse(findings.show(compilations[index]))
      code = code.worse(try planned.write(&compilations[index], at: index, files: files, terminal: terminal))
      if arguments.has("stats"), let statistics = compilations[index].statistics {
        terminal.note(statistics.text(name: compilations[index].input.path, sources: compilations[index].sources))
      }
    }
    findings.finish()
    if let path = arguments.value("deps") {
      _ = try files.replace(path, with: Array(dependencyFile(planned.rules(compilations)).utf8))
    }
    return code
  }

  private static func readInputs(_ arguments: ParsedArguments, _ files: LocalFileSystem) throws(ToolError) -> [BatchInput] {
    var inputs: [BatchInput] = []
    let named = arguments.positionals.filter { $0 != "-" }
    if named.count < arguments.positionals.count {
      if arguments.positionals.count > 1 { throw ToolError("`-` stands alone: it is the only input") }
      let name = arguments.value("stdin-name") ?? "stdin.facet"
      let bytes = try readAll(0, name: "standard input", limit: CompileLimits.sourceBytes)
      inputs.append(BatchInput(file: InputFile(path: name, isFound: false, relativePath: name), bytes: bytes))
    }
    for file in try expandInputs(named, in: files) { inputs.append(BatchInput(file: file, bytes: nil)) }
    return inputs
  }

  private static func outputPlace(
    _ arguments: ParsedArguments, inputs: [BatchInput], stage: CompileStage, _ files: LocalFileSystem
  ) throws(ToolError) -> OutputPlace {
    if let argument = arguments.value("output") {
      if argument.isEmpty { throw ToolError("`--output` is empty") }
      let place = OutputPlace(argument: argument, in: files)
      if place == .standardOutput, inputs.count > 1 { throw ToolError("`-o -` takes one input, and there are \(inputs.count)") }
      return place
    }
    // A pipe goes on as a pipe; a look at a stage is for reading.
    if inputs.first?.bytes != nil || (stage != .svg && inputs.count == 1) { return .standardOutput }
    return .besideSource
  }

  private static func jobs(_ arguments: ParsedArguments) throws(ToolError) -> Int {
    guard let text = arguments.value("jobs") else { return availableProcessors() }
    guard let count = Int(text), count >= 1, count <= 1024 else {
      throw ToolError("`--jobs \(text)` is not a whole number from 1 to 1024")
    }
    return count
  }

  /// A setting that some inputs do not know is fine; one that none knows is a mistake.
  private static func checkSettings(_ options: CompileOptions, _ compilations: [Compilation]) throws(ToolError) {
    let able = compilations.filter { !$0.isLibrary && $0.trouble == nil && !$0.stoppedEarly }
    guard !able.isEmpty else { return }
    for setting in options.settings where able.allSatisfy({ $0.unknownSettings.contains(setting.name) }) {
      let known = able.flatMap(\.settableNames)
      let near = nearestName(to: setting.name, among: known).map { "did you mean `\($0)`?" }
      throw ToolError("no input has a param `\(setting.name)`, which `--set` names", hint: near)
    }
    if let theme = options.theme, able.allSatisfy({ !$0.themeNames.contains(theme) }) {
      let near = nearestName(to: theme, among: able.flatMap(\.themeNames)).map { "did you mean `\($0)`?" }
      throw ToolError("no input has a theme `\(theme)`", hint: near)
    }
  }
}
