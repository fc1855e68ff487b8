// SPDX-License-Identifier: Apache-2.0

internal import FacetSource

/// What a report can say of an id, be it a rule of the linter or a finding of the compiler.
struct ReportRule: Sendable {
  var id: String
  /// By itself, whatever the project made of it.
  var severity: Severity
  /// Whether it finds anything where the project says nothing.
  var isOn: Bool
  /// A family of rules, or the compiler.
  var group: String
  /// Lower case, no full stop.
  var summary: String
  /// Paragraphs.
  var explanation: [String]
  /// Empty where there is none.
  var badExample: String
  var goodExample: String

  init(_ info: RuleInfo) {
    id = info.name
    severity = info.level.severity ?? .warning
    isOn = info.level != .off
    group = info.family.rawValue
    summary = info.summary
    explanation = [info.why]
    badExample = info.bad.source
    goodExample = info.good.source
  }

  init(_ info: DiagnosticInfo) {
    id = info.id
    severity = info.severity
    isOn = true
    group = "compiler"
    summary = info.summary
    explanation = [info.why, info.remedy]
    badExample = info.badExample
    goodExample = info.goodExample
  }

  /// An id that nobody explains.
  init(unknown id: String) {
    self.id = id
    severity = .warning
    isOn = true
    group = "other"
    (summary, explanation, badExample, goodExample) = ("", [], "", "")
  }

  /// Why and what to do, as plain text.
  var helpText: String { help { "    " + $0.replacing("\n", with: "\n    ") } }

  /// The same in Markdown.
  var helpMarkdown: String { help { "```\n\($0)\n```" } }

  private func help(_ block: (String) -> String) -> String {
    var paragraphs = explanation
    if !badExample.isEmpty { paragraphs += ["Instead of", block(badExample)] }
    if !goodExample.isEmpty { paragraphs += [badExample.isEmpty ? "For example" : "write", block(goodExample)] }
    return paragraphs.joined(separator: "\n\n")
  }
}
