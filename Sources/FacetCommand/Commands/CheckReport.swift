// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetArguments
import FacetSource

/// What a `facet check` has to say: findings to standard output, broken sources and trouble to standard error; with
/// `--json` all of it as one document to standard output.
final class CheckReport {
  let terminal: Terminal
  private let isJSON: Bool
  private let messages: RunReport
  private var broken: [Compilation] = []
  private var settingsFindings: [(sources: SourceMap, diagnostics: [Diagnostic])] = []
  private var problems: [(error: ToolError, severity: Severity)] = []
  var project: String?
  var outputs: [CheckedOutput] = []
  var lock: (path: String, comparison: LockComparison)?

  init(isJSON: Bool, terminal: Terminal) {
    self.isJSON = isJSON
    self.terminal = terminal
    messages = RunReport(form: .text, terminal: terminal)
  }

  /// A compile's errors; of its warnings the linter and the compile itself speak.
  func add(_ compilation: Compilation) -> ExitCode {
    if compilation.trouble == nil, !compilation.diagnostics.hasErrors { return .clean }
    broken.append(compilation)
    if isJSON { return compilation.trouble == nil ? .findings : .trouble }
    return messages.add(compilation)
  }

  /// Findings about the settings.
  func add(_ diagnostics: [Diagnostic], in sources: SourceMap) {
    settingsFindings.append((sources, diagnostics))
    if !isJSON { messages.add(diagnostics, in: sources) }
  }

  /// Trouble of the tool, or what it has to say beside its findings.
  func add(_ error: ToolError, as severity: Severity = .error) {
    problems.append((error, severity))
    if !isJSON { messages.add(error, as: severity) }
  }

  func finish() throws(ToolError) {
    if !isJSON { messages.finish() }
    try terminal.print(isJSON ? document : text)
  }

  // MARK: Text

  private var text: String {
    var lines: [String] = []
    if let lock {
      if let version = lock.comparison.otherVersion {
        lines.append("\(lock.path) was written by facet \(version), and this is facet \(Facet.version)")
      }
      if let edition = lock.comparison.otherEdition {
        lines.append("\(lock.path) is of edition \(edition) of the language, and this is edition \(Facet.edition)")
      }
    }
    for output in outputs where !output.isFine { lines += self.lines(of: output) }
    let isTrouble = problems.contains { $0.severity == .error } || !settingsFindings.isEmpty
    if isTrouble, outputs.isEmpty { return "" }
    return (lines + [summary]).map { visibleText($0) + "\n" }.joined()
  }

  private func lines(of output: CheckedOutput) -> [String] {
    let source = output.source.map { ", which \($0) makes" } ?? ""
    var lines: [String]
    switch output.state {
    case .current: lines = []
    case .missing: lines = ["\(output.path) is missing\(source)"]
    case .stale(let changes):
      lines = ["\(output.path) is stale"]
      lines += changes.isEmpty ? ["  the same picture, written otherwise"] : changes.lines.map { "  " + $0 }
    case .unreadable(let reason): lines = ["\(output.path) is stale", "  cannot be compared: \(reason)"]
    case .orphaned where output.isOnlyLocked: lines = ["\(output.path) is in the lock, and nothing makes it"]
    case .orphaned: lines = ["\(output.path) is orphaned: nothing makes it"]
    }
    let name = lock?.path ?? ""
    switch output.lock {
    case nil: break
    case .changed?: lines.append(lines.isEmpty ? "\(output.path) is not what \(name) has" : "  not what \(name) has")
    case .unlisted?: lines.append(lines.isEmpty ? "\(output.path) is not in \(name)" : "  not in \(name)")
    }
    return lines
  }

  /// `2 stale, 1 missing, 14 current`
  private var summary: String {
    let counts = ["stale", "missing", "orphaned", "current"].compactMap { name -> String? in
      let count = outputs.filter { $0.state.name == name }.count
      return count == 0 ? nil : "\(count) \(name)"
    }
    return counts.isEmpty ? "no outputs" : counts.joined(separator: ", ")
  }

  // MARK: JSON

  private var document: String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", JSONRenderer.version)
      json.member("project") { json in project.map { json.string($0) } ?? json.null() }
      json.member("outputs") { json in
        json.array { json in
          for output in outputs { output.write(into: &json) }
        }
      }
      json.member("lock") { json in lock.map { $0.comparison.write(path: $0.path, into: &json) } ?? json.null() }
      json.member("diagnostics") { json in
        json.array { json in
          for (sources, diagnostics) in settingsFindings { JSONRenderer(sources).write(diagnostics, into: &json) }
          for compilation in broken { JSONRenderer(compilation.sources).write(compilation.diagnostics, into: &json) }
        }
      }
      json.member("problems") { json in
        json.array { json in
          for (error, severity) in problems { error.write(as: severity, into: &json) }
          for trouble in broken.compactMap(\.trouble) { trouble.write(into: &json) }
        }
      }
    }
    return json.text + "\n"
  }
}
