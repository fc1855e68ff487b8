// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource

/// An outline that no one draws.
enum UnusedShape: LintRule {
  static let info = RuleInfo(
    "unusedShape", .names, "a shape that nothing draws", fix: .unsafe,
    why: """
      It is left from an earlier version of the picture. An outline that is never seen cannot be judged, and nobody \
      notices when it goes wrong.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      shape wedge {
        polygon([(0, height), (width, height), (width, 0)])
      }
      scene { title: "A dot"
        circle()
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      shape wedge {
        polygon([(0, height), (width, height), (width, 0)])
      }
      scene { title: "A wedge"
        wedge()
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    for unused in subject.unusedDefinitions([.shape]) {
      report.add(
        "the shape `\(unused.name)` is never drawn", at: unused.at,
        fixes: subject.removal(ofDeclarationAt: unused.at, "remove the shape"))
    }
  }
}
