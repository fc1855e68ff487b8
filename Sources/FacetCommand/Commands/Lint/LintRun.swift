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

  /// What was read and mended in memory, before anything is written.
  private struct Work {
    var inputs: LintInputs
    var results: [FixedFile]
    var baseline: BaselineStep
  }

  func run() throws(ToolError) -> ExitCode {
    let top = ReportPlan.top(files)
    let work = try prepared(top: top)
    let (inputs, results) = (work.inputs, work.results)
    var report = reports.newReport(top: top, files)
    var code = inputs.broken.isEmpty ? ExitCode.clean : .trouble
    for broken in inputs.broken {
      let path = broken.settings.path ?? ProjectFinder.fileName
      report.add(path: path, sources: broken.sources, findings: broken.diagnostics)
      report.add(problem: ToolError.brokenSettings(broken).message, path: path)
    }
    // Who mends standard input is given all of it back.
    if let text = inputs.excludedText { try giveBack(text) }
    let problems = try results.map { file throws(ToolError) in try write(file) }
    let written = zip(results, problems).filter { $0.isChanged && $1 == nil }.map(\.0.linted.input.path)
    for (file, problem) in zip(relinted(results, inputs, after: written), problems) {
      code = code.worse(take(file, problem, into: &report))
    }
    for problem in try work.baseline.apply(to: &report) {
      code = code.worse(.findings)
      report.add(problem: problem, severity: .error)
    }
    code = code.worse(gate.code(of: report.findings))
    report.exitCode = Int(code.rawValue)
    try reports.write(report, files)
    let notDone = Set(zip(results, problems).compactMap { $1 == nil ? nil : $0.linted.input.path })
    for line in FixSummary(results, notDone: notDone, isOnlyShown: showsDiff).lines { terminal.note(line) }
    return code
  }

  /// Sees to it that reports and lists take the place of nothing that was read, nor of one another.
  private func claimFiles(
    _ inputs: LintInputs, _ results: [FixedFile], _ baseline: BaselineStep
  ) throws(ToolError) {
    var claims = WriteClaims(files)
    claims.protect(inputs.settingsFiles)
    for file in results { claims.protect([file.linted.input.path] + file.found.dependencies) }
    try baseline.claim(&claims)
    try reports.claim(&claims, files)
  }

  /// Whatever can go wrong with other files does here, before the first source is written.
  private func prepared(top: String) throws(ToolError) -> Work {
    var given: [UInt8]?
    do throws(ToolError) {
      let inputs = try LintInputs(arguments, files, terminal, denied: gate.names, threads: threads)
      given = inputs.standardInput
      let baseline = try BaselineStep(arguments, inputs.baselines, top: top, files)
      try reports.checkFiles(files)
      let results = parallelMap(inputs.inputs, threads: threads) { input in
        input.compiler.fix(input.batch, with: input.linter, mode)
      }
      try claimFiles(inputs, results, baseline)
      return Work(inputs: inputs, results: results, baseline: baseline)
    } catch {
      try giveBack(given)
      throw error
    }
  }

  /// Who replaces a text by what is printed gets standard input back where nothing can be done with it. `given`: what was
  /// read of it.
  private func giveBack(_ given: [UInt8]?) throws(ToolError) {
    guard LintRun.readsStandardInput(arguments), mode != .none, !showsDiff else { return }
    let bytes: [UInt8]
    if let given {
      bytes = given
    } else {
      bytes = try readAll(0, name: "standard input", limit: CompileLimits.sourceBytes)
    }
    try writeAll(1, bytes, name: "to standard output")
  }

  /// The results, with what is found once more in files that import some of those that were written.
  private func relinted(_ results: [FixedFile], _ inputs: LintInputs, after written: [String]) -> [FixedFile] {
    if showsDiff || written.isEmpty { return results }
    let changed = Set(written.compactMap { files.canonicalPath($0) })
    return parallelMap(Array(zip(results, inputs.inputs)), threads: threads) { result, input in
      let isStale = result.linted.dependencies.contains { path in
        path != result.linted.input.path && files.canonicalPath(path).map(changed.contains) ?? false
      }
      guard isStale else { return result }
      var result = result
      result.linted = input.compiler.lint(BatchInput(file: input.batch.file, bytes: result.after), with: input.linter)
      return result
    }
  }

  /// Puts into the report what is found in a file as it stands on the disk. `problem`: why it could not be written.
  private func take(_ file: FixedFile, _ problem: ToolError?, into report: inout Report) -> ExitCode {
    let path = file.linted.input.path
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
        if try !files.replaceSource(path, file.before, with: file.after) { return .changedMeanwhile(path) }
      } catch {
        return error
      }
    }
    return nil
  }
}
