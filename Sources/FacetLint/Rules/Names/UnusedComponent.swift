// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource

/// A component that stands nowhere.
enum UnusedComponent: LintRule {
  static let info = RuleInfo(
    "unusedComponent", .names, "a component that nothing uses", fix: .unsafe,
    why: """
      It is left from an earlier version of the picture. A component that is never seen cannot be judged, and nobody \
      notices when it goes wrong.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      component light(color: Color) {
        circle().fill(color)
      }
      scene { title: "A dot"
        circle().fill(.red)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      component light(color: Color) {
        circle().fill(color)
      }
      scene { title: "A dot"
        light(.red)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    for unused in subject.unusedDefinitions([.component]) {
      report.add(
        "the component `\(unused.name)` is never used", at: unused.at,
        fixes: subject.removal(ofDeclarationAt: unused.at, "remove the component"))
    }
  }
}
