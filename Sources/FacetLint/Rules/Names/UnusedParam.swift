// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource

/// A knob that turns nothing.
enum UnusedParam: LintRule {
  static let info = RuleInfo(
    "unusedParam", .names, "a `param` that nothing reads", fix: .unsafe,
    why: """
      Whoever sets it, on the command line, in a theme or with a slider, sees no change. It is left from an earlier version \
      of the picture, or its use is misspelt.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      /// The dot's radius.
      param radius: Number = 20 in 1...40
      /// The dot's colour.
      param ink: Color = .crimson
      scene { title: "A dot"
        circle(radius: radius)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      /// The dot's radius.
      param radius: Number = 20 in 1...40
      /// The dot's colour.
      param ink: Color = .crimson
      scene { title: "A dot"
        circle(radius: radius).fill(ink)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    for unused in subject.unusedDefinitions([.param]) {
      report.add(
        "the param `\(unused.name)` is never read", at: unused.at,
        notes: ["a value that a theme or `--set` gives it changes nothing"],
        fixes: subject.removal(ofParam: unused))
    }
  }
}
