// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource

/// A local value that no one asks for.
enum UnusedLocal: LintRule {
  static let info = RuleInfo(
    "unusedLocal", .names, "a value in a block that nothing reads", fix: .safe,
    why: """
      It is left from an earlier version of the picture, or its use is misspelt: a `let` that is not read is the mark \
      of a line that says something else than was meant.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      scene { title: "A dot"
        let radius = width / 4
        let reach = 30
        circle(radius: radius)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      scene { title: "A dot"
        let radius = width / 4
        circle(radius: radius)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    for unused in subject.unusedDefinitions([.local]) {
      let fixes = subject.removal(ofLocalAt: unused.at, "remove the value")
      report.add(
        "the value `\(unused.name)` is never read", at: unused.at,
        notes: fixes.isEmpty
          ? [
            "it names a size, by which its block takes all the room there is; call it `_\(unused.name)` if that is meant"
          ]
          : [],
        fixes: fixes)
    }
  }
}
