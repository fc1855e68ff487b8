// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetArguments
import FacetIR
import FacetSource
import FacetVerify

/// How findings are written to standard error.
enum ReportForm: String, Sendable, CaseIterable {
  /// With excerpts, as they come, and their count at the end.
  case text
  /// A line each.
  case concise
  /// One document for the whole run.
  case json
}

/// What a run has to say: findings, trouble and figures, in the order of the inputs.
final class RunReport {
  /// Findings of one input that the text form shows; more are counted.
  static let shownPerInput = 20

  private let form: ReportForm
  let terminal: Terminal
  private var findings: [(sources: SourceMap, diagnostics: [Diagnostic])] = []
  private var known = KnownFindings()
  private var problems: [(error: ToolError, severity: Severity)] = []
  private var figures: [Compilation] = []
  private var sizes: [(path: String, report: SizeReport)] = []

  init(form: ReportForm, terminal: Terminal) {
    self.form = form
    self.terminal = terminal
  }

  /// A run that reports in the form that `--diagnostics` asks for: what it throws is reported too and is exit code 2.
  static func of(
    _ arguments: ParsedArguments, _ run: (RunReport) throws(ToolError) -> ExitCode
  ) -> ExitCode {
    let form = arguments.value("diagnostics").flatMap { ReportForm(rawValue: $0) } ?? .text
    let report = RunReport(form: form, terminal: Terminal(arguments))
    defer { report.finish() }
    do throws(ToolError) {
      return try run(report)
    } catch {
      report.add(error)
      return .trouble
    }
  }

  /// One input's findings and trouble; answers the exit code that they call for.
  func add(_ compilation: Compilation) -> ExitCode {
    let diagnostics = compilation.diagnostics
    add(diagnostics, in: compilation.sources)
    if let trouble = compilation.trouble {
      add(trouble)
      return .trouble
    }
    return diagnostics.hasErrors ? .findings : .clean
  }

  /// Findings about sources; those that were told before are left out.
  func add(_ diagnostics: [Diagnostic], in sources: SourceMap) {
    let diagnostics = known.new(of: diagnostics, in: sources)
    if diagnostics.isEmpty { return }
    findings.append((sources, diagnostics))
    if form != .json { terminal.message(TerminalRenderer(sources, options).render(diagnostics)) }
  }

  /// Trouble of the tool, or what it warns of.
  func add(_ error: ToolError, as severity: Severity = .error) {
    problems.append((error, severity))
    if form != .json { terminal.report(error, as: severity) }
  }

  /// The figures of one output.
  func addFigures(of compilation: Compilation) {
    guard let statistics = compilation.statistics else { return }
    figures.append(compilation)
    if form != .json {
      let proof = compilation.verification.map { "; proven within \(threeDigits($0.worst.distance))" } ?? ""
      terminal.note(statistics.text(name: compilation.input.path, sources: compilation.sources) + proof)
    }
  }

  /// What each pass saved of one output, where that was asked for.
  func addSizes(of compilation: Compilation) {
    guard let report = compilation.sizes else { return }
    sizes.append((compilation.input.path, report))
    if form != .json { for line in report.lines(name: compilation.input.path) { terminal.note(line) } }
  }

  /// The count of all findings, or the document.
  func finish() {
    switch form {
    case .text:
      let all = findings.flatMap(\.diagnostics)
      if !all.isEmpty { terminal.note(TerminalRenderer.summary(of: all)) }
    case .concise: break
    case .json: terminal.message(document)
    }
  }

  private var options: TerminalRenderer.Options {
    let isConcise = form == .concise
    return TerminalRenderer.Options(
      form: isConcise ? .concise : .full, width: terminal.width, usesColor: terminal.usesColor,
      limit: isConcise ? nil : RunReport.shownPerInput, hasSummary: false)
  }

  private var document: String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", JSONRenderer.version)
      json.member("diagnostics") { json in
        json.array { json in
          for (sources, diagnostics) in findings { JSONRenderer(sources).write(diagnostics, into: &json) }
        }
      }
      json.member("problems") { json in
        json.array { json in
          for (error, severity) in problems { error.write(as: severity, into: &json) }
        }
      }
      json.member("statistics") { json in
        json.array { json in
          for compilation in figures { compilation.writeStatistics(into: &json) }
        }
      }
      if sizes.isEmpty { return }
      json.member("sizes") { json in
        json.array { json in
          for (path, report) in sizes { report.write(path: path, into: &json) }
        }
      }
    }
    return json.text + "\n"
  }
}

extension ToolError {
  /// One object of an array.
  func write(as severity: Severity = .error, into json: inout JSONWriter) {
    json.lineBreak()
    json.object { json in
      json.member("severity", severity.rawValue)
      json.member("message", message)
      json.member("hint", hint ?? "")
    }
  }
}
