// SPDX-License-Identifier: Apache-2.0

internal import FacetSource
internal import FacetSyntax

/// A detour over the opposite.
enum NegatedComparison: LintRule {
  static let info = RuleInfo(
    "negatedComparison", .style, "a comparison or a negation that is negated", level: .note, fix: .safe,
    why: """
      `!(a == b)` is `a != b`, and what is negated twice is itself. The direct way is read at a glance.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      /// How many dots.
      param count: Number = 3 in 1...9 step 1
      scene { title: "A dot"
        circle(radius: !(count > 5) ? 10 : 20)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      /// How many dots.
      param count: Number = 3 in 1...9 step 1
      scene { title: "A dot"
        circle(radius: count <= 5 ? 10 : 20)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard subject.checked != nil else { return }
    for expression in subject.expressions {
      guard let text = direct(expression, subject) else { continue }
      let place = subject.at(expression.span)
      report.add(
        "`\(subject.text(place))` is `\(text)`", at: place,
        fixes: subject.holdsComment(place.span) ? [] : [subject.replacement(of: place.span, by: text)])
    }
  }
}

extension NegatedComparison {
  /// What a negation says without it; nil where it is needed.
  private static func direct(_ expression: ExpressionSyntax, _ subject: LintSubject) -> String? {
    guard case .prefix(let operation, let operand) = expression.kind, operation != .plus else { return nil }
    var inner = operand
    while case .parenthesized(let next) = subject.tree[inner].kind { inner = next }
    if case .prefix(operation, let twice) = subject.tree[inner].kind { return subject.closed(twice) }
    guard operation == .not, inner != operand,
      case .binary(let comparison, _, let left, let right) = subject.tree[inner].kind,
      let opposite = comparison.opposite
    else { return nil }
    return "(\(subject.text(of: left)) \(opposite.rawValue) \(subject.text(of: right)))"
  }
}

extension BinaryOperator {
  /// The comparison that holds where this one does not; there is no number that compares with none.
  fileprivate var opposite: BinaryOperator? {
    switch self {
    case .equal: .notEqual
    case .notEqual: .equal
    case .less: .greaterEqual
    case .lessEqual: .greater
    case .greater: .lessEqual
    case .greaterEqual: .less
    case .add, .subtract, .multiply, .divide, .remainder, .and, .or: nil
    }
  }
}
