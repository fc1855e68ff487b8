// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetSource

/// Texts that run into one another once text is half as large again.
enum CollidingText: LintRule {
  static let info = RuleInfo(
    "collidingText", .accessibility, "texts that overlap one another when `textScale` is 1.5 and not before",
    level: .note,
    why: """
      Whoever needs larger text sets `textScale`. Stacks and grids make room for it, numbers that were written for one \
      size do not.
      """,
    bad: RuleExample(
      "route.facet",
      """
      scene { title: "From Ulm to Bonn"; size: (120, 40); background: .white
        text("Ulm", size: 16).position(30, 20)
        text("Bonn", size: 16).position(70, 20)
      }
      """),
    good: RuleExample(
      "route.facet",
      """
      scene { title: "From Ulm to Bonn"; size: (120, 40); background: .white
        hstack(spacing: 8) {
          text("Ulm", size: 16)
          text("Bonn", size: 16)
        }
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    for pair in subject.collidingTexts {
      report.add(
        "with `textScale: 1.5` this text runs into another", at: pair.second,
        secondary: subject.isOwn(pair.first) && pair.first != pair.second
          ? [Diagnostic.Label(pair.first, "this one")] : [],
        notes: ["a stack makes room for what stands in it"])
    }
  }
}
