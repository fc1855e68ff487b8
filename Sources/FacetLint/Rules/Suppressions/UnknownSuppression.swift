// SPDX-License-Identifier: Apache-2.0

internal import FacetSource

/// A comment that speaks to the linter and is not understood.
enum UnknownSuppression: LintRule {
  static let info = RuleInfo(
    "unknownSuppression", .suppressions, "a comment that names a rule or a command that does not exist", fix: .safe,
    why: "It keeps nothing silent, whatever it was meant to do.",
    bad: RuleExample(
      "dot.facet",
      "// facet:disable:next missingTitel -- shown beside its name\nscene { title: \"A dot\"\n  circle()\n}"),
    good: RuleExample(
      "dot.facet", "// facet:disable:next missingTitle -- shown beside its name\nscene {\n  circle()\n}"))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    for mistake in subject.suppressionMistakes {
      report.add(mistake.message, at: subject.at(mistake.comment))
    }
    for entry in subject.suppressions.flatMap(\.entries) where !isKnown(entry.rule) {
      let place = subject.at(entry.span)
      if CompilerFinding.severities[entry.rule] != nil {
        report.add("`\(entry.rule)` is an error, which no comment keeps silent", at: place)
        continue
      }
      let near = nearestName(to: entry.rule, among: known)
      report.add(
        "there is no rule `\(entry.rule)`", at: place, notes: near == nil ? ["`facet rules` lists them"] : [],
        fixes: near.map { [Diagnostic.Fix("write `\($0)`", edits: [Diagnostic.Fix.Edit(place, $0)])] } ?? [])
    }
  }

  private static let known =
    allRules.map { $0.info.name } + CompilerFinding.severities.keys.filter(isKnown).sorted()

  /// Whether a name is that of a rule, or of a finding of the compiler that can be kept silent.
  static func isKnown(_ name: String) -> Bool {
    ruleNamed(name) != nil || CompilerFinding.severities[name].map { $0 != .error } ?? false
  }
}
