// SPDX-License-Identifier: Apache-2.0

internal import FacetSource
internal import FacetSyntax

/// A branch without content.
enum EmptyBranch: LintRule {
  static let info = RuleInfo(
    "emptyBranch", .style, "a branch of an `if` that holds nothing",
    why: """
      Either what it should draw was forgotten, or the condition can be turned round. A comment inside says that the \
      branch is meant to be empty.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      /// Whether the dot is drawn.
      param isShown: Bool = true
      scene { title: "A dot"
        if !isShown {
        } else {
          circle(radius: 20)
        }
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      /// Whether the dot is drawn.
      param isShown: Bool = true
      scene { title: "A dot"
        if isShown {
          circle(radius: 20)
        }
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard subject.checked != nil else { return }
    for statement in subject.tree.statements.elements {
      guard case .conditional = statement.kind else { continue }
      for block in statement.kind.innerBlocks.map({ subject.tree[$0] }) {
        if !block.statements.isEmpty || subject.holdsComment(block.span) { continue }
        report.add(
          "nothing stands in this branch", at: subject.at(block.span),
          notes: ["a comment inside says that it is meant to be empty"])
      }
    }
  }
}
