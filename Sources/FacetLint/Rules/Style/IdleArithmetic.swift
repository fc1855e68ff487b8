// SPDX-License-Identifier: Apache-2.0

internal import FacetSource
internal import FacetSyntax

/// A calculation that leaves a number as it is.
enum IdleArithmetic: LintRule {
  static let info = RuleInfo(
    "idleArithmetic", .style, "a sum with nothing or a product with one", level: .note, fix: .safe,
    why: """
      It is left from a trial with other numbers, or the number is not the one that was meant.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      scene { title: "A dot"
        circle(center: (width / 2 + 0, height / 2), radius: 1 * 20)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      scene { title: "A dot"
        circle(center: (width / 2, height / 2), radius: 20)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard subject.checked != nil else { return }
    for expression in subject.expressions {
      guard case .binary(let operation, _, let left, let right) = expression.kind,
        let kept = kept(operation, left, right, subject)
      else { continue }
      let place = subject.at(expression.span)
      report.add(
        "`\(subject.text(place))` is `\(subject.text(of: kept))`", at: place,
        fixes: subject.holdsComment(place.span)
          ? [] : [subject.replacement(of: place.span, by: subject.text(of: kept))])
    }
  }
}

extension IdleArithmetic {
  /// The operand that comes out unchanged; nil where neither does.
  private static func kept(
    _ operation: BinaryOperator, _ left: ExpressionID, _ right: ExpressionID, _ subject: LintSubject
  ) -> ExpressionID? {
    func literal(_ id: ExpressionID) -> Double? {
      switch subject.tree[id].kind {
      case .number(let value, nil): value
      // Nothing of any unit is nothing.
      case .number(0, .some): 0
      default: nil
      }
    }
    switch operation {
    case .add: return literal(right) == 0 ? left : literal(left) == 0 ? right : nil
    case .subtract: return literal(right) == 0 ? left : nil
    case .multiply: return literal(right) == 1 ? left : literal(left) == 1 ? right : nil
    case .divide: return literal(right) == 1 ? left : nil
    case .remainder, .equal, .notEqual, .less, .lessEqual, .greater, .greaterEqual, .and, .or: return nil
    }
  }
}
