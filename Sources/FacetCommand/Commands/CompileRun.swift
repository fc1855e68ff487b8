// SPDX-License-Identifier: Apache-2.0
//
// One `facet compile`: inputs are compiled, all outputs are planned, and only then is anything written.

import Facet
import FacetArguments
import FacetSource

/// What the command line asked for, and its execution.
struct CompileRun {
  private let files = LocalFileSystem()
  private let options: CompileOptions
  private let inputs: [BatchInput]
  private let place: OutputPlace
  private let threads: Int
  private let dependencyPath: String?
  var compiler: Compiler
  private let hasStatistics: Bool

  /// Reads standard input if that is asked for, but no file yet.
  init(_ arguments: ParsedArguments) throws(ToolError) {
    options = try CompileOptions(arguments)
    compiler = Compiler(files: files, options: options)
    threads = try arguments.jobs()
    hasStatistics = arguments.has("stats")
    dependencyPath = arguments.value("deps")
    if dependencyPath == "" { throw ToolError("`--deps` is empty") }
    inputs = try arguments.sceneInputs(files)
    place = try CompileRun.place(arguments, inputs: inputs, stage: options.stage, files)
    if dependencyPath == "-", place == .standardOutput {
      throw ToolError("the picture and `--deps -` cannot both go to standard output")
    }
  }

  func run(_ report: RunReport) throws(ToolError) -> ExitCode {
    let compilations = Batch(compiler, threads: threads).compile(inputs)
    try options.checkSettings(against: compilations)
    let plan = try OutputPlan(compilations, place: place, options: options, files: files)
    if let dependencyPath, dependencyPath != "-" { try plan.checkDependencyFile(dependencyPath) }
    for warning in plan.warnings { report.add(warning, as: .warning) }

    var code = ExitCode.clean
    for (index, compilation) in compilations.enumerated() {
      code = code.worse(report.add(compilation))
      do throws(ToolError) {
        if compilation.isSkipped, !compilation.input.isFound {
          throw ToolError(
            "`\(compilation.input.path)` holds no scene", hint: "it can be imported by files that hold one")
        }
        _ = try plan.write(compilation, at: index)
      } catch {
        report.add(error)
        code = .trouble
      }
      report.addSizes(of: compilation)
      if hasStatistics { report.addFigures(of: compilation) }
    }
    if let dependencyPath { try writeDependencies(plan.rules(compilations), to: dependencyPath) }
    return code
  }

  private func writeDependencies(_ rules: [DependencyRule], to path: String) throws(ToolError) {
    let bytes = Array(dependencyFile(rules).utf8)
    if path == "-" { return try writeAll(1, bytes, name: "to standard output") }
    try files.makeFolder(folderOf(path))
    _ = try files.replace(path, with: bytes)
  }
}

// MARK: Reading the command line

extension CompileRun {
  private static func place(
    _ arguments: ParsedArguments, inputs: [BatchInput], stage: CompileStage, _ files: LocalFileSystem
  ) throws(ToolError) -> OutputPlace {
    if let argument = arguments.value("output") {
      if argument.isEmpty { throw ToolError("`--output` is empty") }
      let place = OutputPlace(argument: argument, in: files)
      if place == .standardOutput, inputs.count > 1 {
        throw ToolError("`-o -` takes one input, and there are \(inputs.count)")
      }
      return place
    }
    // A pipe goes on as a pipe; a look at a stage is for reading.
    if inputs.first?.bytes != nil { return .standardOutput }
    guard stage != .svg else { return .besideSource }
    if inputs.count > 1 {
      throw ToolError(
        "`--emit \(stage.rawValue)` of \(inputs.count) inputs needs a place to write to",
        hint: "`-o stages/` writes one file for each")
    }
    return .standardOutput
  }
}
