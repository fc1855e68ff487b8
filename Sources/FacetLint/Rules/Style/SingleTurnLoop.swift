// SPDX-License-Identifier: Apache-2.0

internal import FacetSource
internal import FacetSyntax

/// A loop that is none.
enum SingleTurnLoop: LintRule {
  static let info = RuleInfo(
    "singleTurnLoop", .style, "a loop that turns once", level: .note,
    why: """
      What stands in it is drawn once, as it would be without the loop. The range is likely not the one that was \
      meant.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      scene { title: "A dot"
        repeat k in 0..<1 {
          circle(radius: 20 + k)
        }
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      scene { title: "A dot"
        repeat k in 0..<2 {
          circle(radius: 20 + k)
        }
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard subject.checked != nil else { return }
    for statement in subject.tree.statements.elements {
      guard case .repetition(_, let source, _) = statement.kind else { continue }
      let isOnce: Bool
      switch source {
      case .list(let list):
        if case .list(let items) = subject.tree[list].kind { isOnce = items.count == 1 } else { isOnce = false }
      case .range(let range):
        guard case .number(let lower, nil) = subject.tree[range.lower].kind,
          case .number(let upper, nil) = subject.tree[range.upper].kind
        else { continue }
        isOnce = range.isClosed ? lower == upper : range.step == nil && upper - lower == 1
      }
      if isOnce { report.add("this loop turns once", at: subject.head(of: statement)) }
    }
  }
}
