// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource

/// A named value that no one asks for.
enum UnusedLet: LintRule {
  static let info = RuleInfo(
    "unusedLet", .names, "a value at file level that nothing reads", fix: .unsafe,
    why: """
      It is left from an earlier version of the picture, or its use is misspelt. Whoever changes it, to change the \
      picture, looks in vain for what it does.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      let radius = 20
      let reach = 30
      scene { title: "A dot"
        circle(radius: radius)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      let radius = 20
      scene { title: "A dot"
        circle(radius: radius)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    for unused in subject.unusedDefinitions([.value]) {
      report.add(
        "the value `\(unused.name)` is never read", at: unused.at,
        fixes: subject.removal(ofDeclarationAt: unused.at, "remove the value"))
    }
  }
}
