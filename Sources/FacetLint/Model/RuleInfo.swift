// SPDX-License-Identifier: Apache-2.0

public import FacetSource

/// What a rule is about. A family is a folder in `Rules/` and a section of the manual.
public enum RuleFamily: String, Sendable, CaseIterable {
  case correctness, names, accessibility, portability, cards, budget, style, suppressions
}

/// How seriously a rule's findings are taken.
public enum RuleLevel: String, Sendable, CaseIterable {
  case off, note, warning, error

  /// nil for a rule that does not run.
  public var severity: Severity? {
    switch self {
    case .off: nil
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}

/// Whether a rule can mend what it finds.
public enum RuleFix: String, Sendable, CaseIterable {
  case none
  /// Applied by `--fix`: the picture stays what it is.
  case safe
  /// Applied by `--unsafe-fixes` alone: likely right, but what is drawn may change.
  case unsafe
}

/// A value that an option of a rule takes.
public enum RuleValue: Sendable, Hashable {
  case number(Double)
  case bool(Bool)
  case string(String)
  case strings([String])
}

/// One setting of a rule, as in `lowContrast(minimum: 4.5)`.
public struct RuleOption: Sendable, Hashable {
  public var name: String
  public var preset: RuleValue
  /// The numbers that it takes.
  public var range: ClosedRange<Double>?
  /// The words that it takes; empty for any.
  public var choices: [String]
  public var summary: String

  public init(
    _ name: String, _ preset: RuleValue, in range: ClosedRange<Double>? = nil, choices: [String] = [],
    _ summary: String
  ) {
    self.name = name
    self.preset = preset
    self.range = range
    self.choices = choices
    self.summary = summary
  }
}

/// A small file that shows a rule.
public struct RuleExample: Sendable, Hashable {
  /// As `mine.badge`; its ending decides what it may hold.
  public var file: String
  public var source: String
  /// Options that the example needs to differ from their presets.
  public var options: [String: RuleValue]
  /// What it imports, by name.
  public var beside: [String: String]

  public init(
    _ file: String, _ source: String, options: [String: RuleValue] = [:], beside: [String: String] = [:]
  ) {
    self.file = file
    self.source = source
    self.options = options
    self.beside = beside
  }
}

/// All that help, manual, reports and tests say about a rule.
public struct RuleInfo: Sendable {
  /// lowerCamelCase; what settings and suppressions call it.
  public var name: String
  public var family: RuleFamily
  /// One sentence, lower case, without a full stop: what is found.
  public var summary: String
  /// Why it matters, in sentences.
  public var why: String
  /// Where the project says nothing.
  public var level: RuleLevel
  public var fix: RuleFix
  public var options: [RuleOption]
  /// Has the finding.
  public var bad: RuleExample
  /// The same without it.
  public var good: RuleExample

  public init(
    _ name: String, _ family: RuleFamily, _ summary: String, level: RuleLevel = .warning, fix: RuleFix = .none,
    options: [RuleOption] = [], why: String, bad: RuleExample, good: RuleExample
  ) {
    self.name = name
    self.family = family
    self.summary = summary
    self.why = why
    self.level = level
    self.fix = fix
    self.options = options
    self.bad = bad
    self.good = good
  }
}
