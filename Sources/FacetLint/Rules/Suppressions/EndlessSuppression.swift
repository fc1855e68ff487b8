// SPDX-License-Identifier: Apache-2.0

internal import FacetSource
internal import FacetSyntax

/// A region without an end, in the midst of a file.
enum EndlessSuppression: LintRule {
  static let info = RuleInfo(
    "endlessSuppression", .suppressions, "a region that disables a rule and is never ended", level: .note,
    why: """
      What is added at the end of the file later is silent too, and nobody decided that. A comment at the head of the \
      file, which is meant for all of it, is another matter.
      """,
    bad: RuleExample(
      "dots.facet",
      """
      scene { title: "Dots"
        // facet:disable inkOutsideCanvas -- it bleeds
        circle(radius: 60)
        circle(radius: 20).fill(.gold)
      }
      """),
    good: RuleExample(
      "dots.facet",
      """
      scene { title: "Dots"
        // facet:disable inkOutsideCanvas -- it bleeds
        circle(radius: 60)
        // facet:enable inkOutsideCanvas
        circle(radius: 20).fill(.gold)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    let first = subject.tree.tokens.first { !$0.kind.isTrivia }
    for suppression in subject.suppressions where !suppression.isEnded {
      guard let first, suppression.comment.start > first.start else { continue }
      report.add(
        "this region is never ended", at: subject.at(suppression.comment),
        notes: ["`// facet:enable` ends it; `facet:disable:next` is for one line"])
    }
  }
}
