// SPDX-License-Identifier: Apache-2.0
//
// The command line → inputs with their settings → findings and mended files → what a baseline lets pass → reports.

import Facet
import FacetArguments
import FacetFormat
import FacetLint
import FacetSource

/// One run of `facet lint`.
struct LintRun {
  private let files = LocalFileSystem()
  private let arguments: ParsedArguments
  private let terminal: Terminal
  private let mode: FixMode
  private let showsDiff: Bool
  private let gate: LintGate
  private let reports: ReportPlan
  private let threads: Int

  init(_ arguments: ParsedArguments) throws(ToolError) {
    self.arguments = arguments
    terminal = Terminal(arguments)
    gate = try LintGate(arguments)
    showsDiff = arguments.has("diff")
    mode = arguments.has("unsafe-fixes") ? .all : arguments.has("fix") || showsDiff ? .safe : .none
    // What is mended then goes to standard output.
    let writesText = showsDiff || LintRun.readsStandardInput(arguments) && mode != .none
    reports = try ReportPlan(arguments, terminal, isTextAside: writesText)
    threads = try arguments.jobs()
    if showsDiff, arguments.has("fix") { throw ToolError("`--fix` writes and `--diff` does not: give one") }
  }

  private static func readsStandardInput(_ arguments: ParsedArguments) -> Bool { arguments.positionals == ["-"] }

  func run() throws(ToolError) -> ExitCode {
    let inputs = try LintInputs(arguments, files, terminal)
    let top = ReportPlan.top(files)
    // Whatever can go wrong with other files does before the first source is written.
    let baseline = try BaselineStep(arguments, inputs.baselines, top: top, files)
    try reports.checkFiles(files)
    for broken in inputs.broken { terminal.show(broken.diagnostics, in: broken.sources) }
    let results = parallelMap(inputs.inputs, threads: threads) { input in
      input.compiler.fix(input.batch, with: input.linter, mode)
    }
    var report = reports.newReport(top: top, files)
    var code = inputs.broken.isEmpty ? ExitCode.clean : .trouble
    for broken in inputs.broken {
      report.add(problem: ToolError.brokenSettings(broken).message, path: broken.settings.path)
    }
    // Who mends standard input is given all of it back.
    if let text = inputs.excludedText, mode != .none, !showsDiff {
      try writeAll(1, text, name: "to standard output")
    }
    for file in results { code = code.worse(try take(file, into: &report)) }
    for problem in try baseline.apply(to: &report) {
      code = code.worse(.findings)
      report.add(problem: problem, severity: .error)
    }
    code = code.worse(gate.code(of: report.findings))
    report.exitCode = Int(code.rawValue)
    try reports.write(report, files)
    for line in FixSummary(results, isOnlyShown: showsDiff).lines { terminal.note(line) }
    return code
  }

  /// Writes the file where it was mended, and puts into the report what is found in it as it then stands on the disk.
  private func take(_ file: FixedFile, into report: inout Report) throws(ToolError) -> ExitCode {
    let path = file.linted.input.path
    let problem = try write(file)
    if let trouble = file.linted.trouble ?? problem {
      report.add(problem: trouble.message, hint: trouble.hint, path: path)
      if file.linted.trouble != nil { return .trouble }
    }
    let linted = showsDiff || problem != nil ? file.found : file.linted
    report.add(
      path: path, sources: linted.sources, findings: linted.findings, libraryFiles: Compiler.libraryFileCount)
    return problem != nil ? .trouble : showsDiff && file.isChanged ? .findings : .clean
  }

  /// Writes or prints what was mended; answers why the file could not be written.
  private func write(_ file: FixedFile) throws(ToolError) -> ToolError? {
    let path = file.linted.input.path
    if showsDiff {
      let diff = UnifiedDiff(file.before, edits(from: file.before, to: file.after)).text(path: path)
      try writeAll(1, diff, name: "to standard output")
    } else if mode != .none, LintRun.readsStandardInput(arguments) {
      // Who replaces a text by what is printed must not lose it.
      try writeAll(1, file.after, name: "to standard output")
    } else if file.isChanged {
      do throws(ToolError) {
        _ = try files.replaceSource(path, with: file.after)
      } catch {
        return error
      }
    }
    return nil
  }
}
