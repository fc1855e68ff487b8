// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource

/// An argument that is taken and forgotten.
enum UnusedParameter: LintRule {
  static let info = RuleInfo(
    "unusedParameter", .names, "a parameter that its function, shape or component does not read", fix: .unsafe,
    why: """
      Whoever gives the argument expects it to do something. A name that begins with `_` says that it is not meant to.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      component light(color: Color, radius: Number) {
        circle().fill(color)
      }
      scene { title: "A dot"
        light(.red, radius: 20)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      component light(color: Color, radius: Number) {
        circle(radius: radius).fill(color)
      }
      scene { title: "A dot"
        light(.red, radius: 20)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    for unused in subject.unusedDefinitions([.parameter]) {
      report.add(
        "the parameter `\(unused.name)` is never read", at: unused.at, label: "what is given for it changes nothing",
        notes: ["read it, take it out, or begin its name with `_`"],
        fixes: subject.removal(ofParameterAt: unused.at))
    }
  }
}
