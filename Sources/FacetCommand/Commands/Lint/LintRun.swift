// SPDX-License-Identifier: Apache-2.0
//
// The command line → inputs with their settings → findings and mended files → what a baseline lets pass → reports.

import Facet
import FacetFormat
import FacetLint
import FacetSource

/// One run of `facet lint`.
struct LintRun {
  private let files = LocalFileSystem()
  private let arguments: ParsedArguments
  private let terminal: Terminal
  private let mode: FixMode
  private let gate: LintGate
  private let reports: ReportPlan
  private let threads: Int

  init(_ arguments: ParsedArguments) throws(ToolError) {
    self.arguments = arguments
    terminal = Terminal(arguments)
    gate = try LintGate(arguments)
    let isSafe = arguments.has("fix") || arguments.has("diff")
    mode = arguments.has("unsafe-fixes") ? .all : isSafe ? .safe : .none
    // What is mended then goes to standard output.
    let writesText = arguments.has("diff") || arguments.positionals == ["-"] && mode != .none
    reports = try ReportPlan(arguments, terminal, isTextAside: writesText)
    threads = try arguments.jobs()
    if arguments.has("diff"), arguments.has("fix") { throw ToolError("`--fix` writes and `--diff` does not: give one") }
  }

  func run() throws(ToolError) -> ExitCode {
    let inputs = try LintInputs(arguments, files)
    for broken in inputs.broken { terminal.show(broken.diagnostics, in: broken.sources) }
    let results = parallelMap(inputs.inputs, threads: threads) { input in
      input.compiler.fix(input.batch, with: input.linter, mode)
    }
    let top = ReportPlan.top(files)
    var report = reports.newReport(top: top, files)
    var code = inputs.broken.isEmpty ? ExitCode.clean : .trouble
    for broken in inputs.broken {
      report.add(problem: "the settings in `\(broken.settings.path ?? "")` are not clear", path: broken.settings.path)
    }
    for file in results { code = code.worse(try take(file, into: &report)) }
    let baseline = try BaselineStep(arguments, inputs.baselines, top: top, files)
    for problem in try baseline.apply(to: &report) {
      code = code.worse(.findings)
      report.add(problem: problem, severity: .error)
    }
    code = code.worse(gate.code(of: report.findings))
    report.exitCode = Int(code.rawValue)
    try reports.write(report, files)
    return code
  }

  /// Puts one input's findings into the report, and writes the file where it was mended.
  private func take(_ file: FixedFile, into report: inout Report) throws(ToolError) -> ExitCode {
    let path = file.linted.input.path
    if let trouble = file.linted.trouble {
      report.add(problem: trouble.message, hint: trouble.hint, path: path)
      return .trouble
    }
    report.add(
      path: path, sources: file.linted.sources, findings: file.linted.findings,
      libraryFiles: Compiler.libraryFileCount)
    return file.isChanged ? try write(file, into: &report) : .clean
  }

  private func write(_ file: FixedFile, into report: inout Report) throws(ToolError) -> ExitCode {
    let path = file.linted.input.path
    if arguments.has("diff") {
      let diff = UnifiedDiff(file.before, edits(from: file.before, to: file.after)).text(path: path)
      try writeAll(1, diff, name: "to standard output")
      return .findings
    }
    if arguments.positionals == ["-"] {
      try writeAll(1, file.after, name: "to standard output")
      return .clean
    }
    do throws(ToolError) {
      _ = try files.replaceSource(path, with: file.after)
      return .clean
    } catch {
      report.add(problem: error.message, hint: error.hint, path: path)
      return .trouble
    }
  }
}
