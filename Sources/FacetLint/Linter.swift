// SPDX-License-Identifier: Apache-2.0
//
// In: one file at every stage that it reached, and what the compiler said of it. Out: the findings of the rules that the
// settings let run, with those of the compiler, in the order in which they are shown. What can no longer occur: findings
// of other files, findings that a comment keeps silent, two of one rule at one place.

public import FacetSource

/// Runs rules over files.
public struct Linter: Sendable {
  private let settings: LintSettings
  /// Names of the file that other files of the run take from it by an import.
  private let importedNames: Set<String>

  public init(_ settings: LintSettings, importedNames: Set<String> = []) {
    self.settings = settings
    self.importedNames = importedNames
  }

  /// Whether a rule that runs asks for the length of the written file.
  public var needsBytes: Bool {
    allRules.contains { rule in
      settings.level(of: rule.info) != .off && rule.needsBytes(settings.options[rule.info.name] ?? [:])
    }
  }

  /// What is found, in the order in which it is shown. `compiled`: the compiler's own findings of this file.
  public func lint(_ subject: LintSubject, compiled: [Diagnostic]) -> [Diagnostic] {
    var subject = subject
    subject.importedNames = importedNames
    var findings: [Diagnostic] = []
    func keep(_ candidates: [Diagnostic]) {
      for finding in candidates where !subject.silences(finding) { findings.append(finding) }
    }
    keep(compiled.compactMap(leveled))
    // Rules about suppressions see what the others made of them.
    for isAboutSuppressions in [false, true] {
      for rule in allRules where (rule.info.family == .suppressions) == isAboutSuppressions {
        keep(found(by: rule, in: subject))
      }
    }
    return findings.inShownOrder()
  }

  private func found(by rule: any LintRule.Type, in subject: LintSubject) -> [Diagnostic] {
    guard let severity = settings.level(of: rule.info).severity else { return [] }
    var report = RuleReport(rule.info, severity: severity, options: settings.options[rule.info.name] ?? [:])
    rule.check(subject, &report)
    return report.findings.filter { subject.isOwn($0.primary) }
  }

  /// A finding of the compiler at the level that the settings give it; an error stays one.
  private func leveled(_ finding: Diagnostic) -> Diagnostic? {
    guard finding.severity != .error, let level = settings.levels[LintSettings.settingName(ofID: finding.id)] else {
      return finding
    }
    guard let severity = level.severity else { return nil }
    var leveled = finding
    leveled.severity = severity
    return leveled
  }
}

extension LintSubject {
  /// Whether a comment keeps a finding silent; marks the comment as used. Errors of the compiler are never silent, but a
  /// rule that the project takes for an error is.
  fileprivate mutating func silences(_ finding: Diagnostic) -> Bool {
    guard !finding.isCompilerError, isOwn(finding.primary) else { return false }
    let line = lines.line(containing: Int(finding.primary.span.start))
    let name = LintSettings.settingName(ofID: finding.id)
    var isSilent = false
    for place in suppressions.indices where suppressions[place].lines.contains(line) {
      // A name that stands there twice does nothing the second time.
      let entry = suppressions[place].entries.firstIndex { $0.rule == finding.id || $0.rule == name }
      guard let entry else { continue }
      suppressions[place].entries[entry].isUsed = true
      isSilent = true
    }
    return isSilent
  }
}
