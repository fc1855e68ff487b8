// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource

/// A type of which nothing is.
enum UnusedEnum: LintRule {
  static let info = RuleInfo(
    "unusedEnum", .names, "an enum that nothing names", fix: .unsafe,
    why: """
      No value has its type and nothing asks for its cases. It is left from an earlier version of the picture, or a \
      `param` should have had it as its type.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      enum Mood { calm, wild }
      scene { title: "A dot"
        circle()
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      enum Mood { calm, wild }
      /// How the dot feels.
      param mood: Mood = .calm
      scene { title: "A dot"
        circle(radius: mood == .calm ? 20 : 40)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    for unused in subject.unusedDefinitions([.enumeration]) {
      report.add(
        "the enum `\(unused.name)` is never named", at: unused.at,
        fixes: subject.removal(ofDeclarationAt: unused.at, "remove the enum"))
    }
  }
}
