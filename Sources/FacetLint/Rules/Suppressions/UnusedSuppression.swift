// SPDX-License-Identifier: Apache-2.0

internal import FacetSource

/// A comment that keeps nothing silent.
enum UnusedSuppression: LintRule {
  static let info = RuleInfo(
    "unusedSuppression", .suppressions, "a comment that disables a rule which finds nothing there", fix: .safe,
    why: """
      What it once kept silent has been mended. Left where it is, it would keep silent the next finding of that kind, \
      which nobody has looked at.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      // facet:disable:next missingTitle -- shown beside its name
      scene { title: "A dot"
        circle()
      }
      """),
    good: RuleExample("dot.facet", "scene { title: \"A dot\"\n  circle()\n}"))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    for suppression in subject.suppressions {
      let unused = suppression.entries.filter { !$0.isUsed && UnknownSuppression.isKnown($0.rule) }
      let isWhole = unused.count == suppression.entries.count
      for (place, entry) in suppression.entries.enumerated() where unused.contains(entry) {
        var fixes: [Diagnostic.Fix] = []
        if !isWhole {
          fixes = [subject.deletion(of: .part(place, of: suppression.entries.map(\.span)), "take out the name")]
        } else if place == 0 {
          let comments = [suppression.comment] + [suppression.ending].compactMap(\.self)
          fixes = [subject.deletion(of: comments.map { subject.extent(ofComment: $0) }, "remove the comment")]
        }
        report.add(
          "`\(entry.rule)` finds nothing here that this comment could keep silent", at: subject.at(entry.span),
          fixes: fixes)
      }
    }
  }
}
