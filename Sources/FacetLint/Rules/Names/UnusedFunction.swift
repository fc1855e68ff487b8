// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource

/// A function that no one calls.
enum UnusedFunction: LintRule {
  static let info = RuleInfo(
    "unusedFunction", .names, "a function that nothing calls", fix: .unsafe,
    why: """
      It is left from an earlier version of the picture. It is read, checked and kept up to date for nothing.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      /// A radius for a number of dots.
      func radius(count: Number) -> Number = 40 / count
      scene { title: "A dot"
        circle(radius: 20)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      /// A radius for a number of dots.
      func radius(count: Number) -> Number = 40 / count
      scene { title: "A dot"
        circle(radius: radius(2))
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    for unused in subject.unusedDefinitions([.function]) {
      report.add(
        "the function `\(unused.name)` is never called", at: unused.at,
        fixes: subject.removal(ofDeclarationAt: unused.at, "remove the function"))
    }
  }
}
