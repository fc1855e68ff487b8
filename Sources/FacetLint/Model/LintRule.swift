// SPDX-License-Identifier: Apache-2.0

public import FacetSource

/// A rule: one file in `Rules/`, one line in `AllRules`. Its examples are its tests.
public protocol LintRule: Sendable {
  static var info: RuleInfo { get }
  /// Looks at a file and says what is wrong with it. A rule that needs more than there is says nothing.
  static func check(_ subject: LintSubject, _ report: inout RuleReport)
  /// Whether it asks for the length of the written file, which is dear to make.
  static func needsBytes(_ options: [String: RuleValue]) -> Bool
}

extension LintRule {
  public static func needsBytes(_ options: [String: RuleValue]) -> Bool { false }
}

/// Takes what one rule finds in one file.
public struct RuleReport: Sendable {
  public let info: RuleInfo
  public let severity: Severity
  private let options: [String: RuleValue]
  public private(set) var findings: [Diagnostic] = []
  private var seen: Set<SourceSpan> = []

  init(_ info: RuleInfo, severity: Severity, options: [String: RuleValue]) {
    self.info = info
    self.severity = severity
    self.options = options
  }

  /// A finding at a place. A second one there, such as from another turn of a loop, is dropped.
  public mutating func add(
    _ message: String, at place: SourceSpan, label: String = "", secondary: [Diagnostic.Label] = [],
    notes: [String] = [], fixes: [Diagnostic.Fix] = []
  ) {
    guard seen.insert(place).inserted else { return }
    findings.append(
      Diagnostic(
        info.name, severity, message, at: place, label: label, secondary: secondary, notes: notes, fixes: fixes))
  }

  // MARK: Options

  private func value(_ name: String) -> RuleValue? {
    options[name] ?? info.options.first { $0.name == name }?.preset
  }
  /// The value of a numeric option; 0 for one that the rule does not declare, which its tests would show.
  public func number(_ name: String) -> Double {
    if case .number(let number)? = value(name) { return number }
    return 0
  }
  public func flag(_ name: String) -> Bool {
    if case .bool(let bool)? = value(name) { return bool }
    return false
  }
  public func string(_ name: String) -> String {
    if case .string(let string)? = value(name) { return string }
    return ""
  }
  public func strings(_ name: String) -> [String] {
    if case .strings(let strings)? = value(name) { return strings }
    return []
  }
}
