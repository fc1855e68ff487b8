// SPDX-License-Identifier: Apache-2.0

internal import FacetSource
internal import FacetSyntax

/// A truth that is asked whether it is true.
enum BoolComparison: LintRule {
  static let info = RuleInfo(
    "boolComparison", .style, "a comparison with `true` or `false`", level: .note, fix: .safe,
    why: """
      What is compared is true or false by itself. Without the comparison the line says what it means.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      /// Whether the dot is large.
      param isLarge: Bool = true
      scene { title: "A dot"
        circle(radius: isLarge == true ? 40 : 20)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      /// Whether the dot is large.
      param isLarge: Bool = true
      scene { title: "A dot"
        circle(radius: isLarge ? 40 : 20)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard subject.checked != nil else { return }
    for expression in subject.expressions {
      guard case .binary(let operation, _, let left, let right) = expression.kind,
        operation == .equal || operation == .notEqual
      else { continue }
      let asked: ExpressionID
      let literal: Bool
      if case .bool(let value) = subject.tree[right].kind {
        (asked, literal) = (left, value)
      } else if case .bool(let value) = subject.tree[left].kind {
        (asked, literal) = (right, value)
      } else {
        continue
      }
      let isAsked = literal == (operation == .equal)
      let text = isAsked ? subject.text(of: asked) : "!" + subject.closed(asked)
      let place = subject.at(expression.span)
      report.add(
        "`\(subject.text(place))` is `\(text)`", at: place, fixes: [subject.replacement(of: place.span, by: text)])
    }
  }
}
