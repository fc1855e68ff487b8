// SPDX-License-Identifier: Apache-2.0

internal import FacetSource

/// A comment that disables a rule and does not say why.
enum SuppressionWithoutReason: LintRule {
  static let info = RuleInfo(
    "suppressionWithoutReason", .suppressions, "a comment that disables a rule without saying why", level: .note,
    why: "Whoever meets the comment later cannot tell whether the reason still holds.",
    bad: RuleExample(
      "dot.facet", "// facet:disable:next missingTitle\nscene {\n  circle()\n}"),
    good: RuleExample(
      "dot.facet", "// facet:disable:next missingTitle -- shown beside its name\nscene {\n  circle()\n}"))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    for suppression in subject.suppressions where suppression.reason == nil && !suppression.entries.isEmpty {
      report.add(
        "this comment does not say why", at: subject.at(suppression.comment),
        notes: ["a reason stands behind two dashes: `… -- reason`"])
    }
  }
}
