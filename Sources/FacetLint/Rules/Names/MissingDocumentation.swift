// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource

/// A knob without a word about it.
enum MissingDocumentation: LintRule {
  static let info = RuleInfo(
    "missingDocumentation", .names, "a `param` without a `///` line", level: .off,
    why: """
      The line is what a slider, the help of the command line and the table of a data row say about the param. Without \
      it there is the name alone.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      param reach: Number = 20 in 1...40
      scene { title: "A dot"
        circle(radius: reach)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      /// How far the dot reaches from its centre.
      param reach: Number = 20 in 1...40
      scene { title: "A dot"
        circle(radius: reach)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    for definition in subject.ownDefinitions where definition.kind == .param && definition.isUndocumented {
      report.add(
        "the param `\(definition.name)` is not documented", at: definition.at,
        notes: ["a line that begins with `///` before it says what it does"])
    }
  }
}

extension ProgramFacts.Definition {
  /// Whether no word stands in its `///` lines.
  var isUndocumented: Bool { (documentation ?? "").trimmed.isEmpty }
}
