// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetSemantics
internal import FacetSource
internal import FacetSyntax
internal import FacetTypes

extension CheckedView {
  /// The value of an expression that is written out: a literal, the name of a case, or what a conversion makes of them.
  func constant(_ id: CheckedExpressionID?) -> Value? {
    guard let id else { return nil }
    let kind = program.expressions[id].kind
    if case .constant(let value) = kind { return value }
    guard case .convert(let conversion, let inner) = kind, case .constant(let value) = program.expressions[inner].kind
    else { return nil }
    switch conversion {
    case .numberToSize:
      if case .number(let side) = value { return .size(Size(side, side)) }
    case .colorToPaint:
      if case .color(let color) = value { return .paint(.color(color)) }
    case .colorToStop:
      if case .color(let color) = value { return .stop(GradientStop(color: color, offset: nil)) }
    }
    return nil
  }

  func number(_ id: CheckedExpressionID?) -> Double? {
    if case .number(let number)? = constant(id) { return number }
    return nil
  }

  func degrees(_ id: CheckedExpressionID?) -> Double? {
    if case .angle(let degrees)? = constant(id) { return degrees }
    return nil
  }
}

extension LintSubject {
  /// The text of an expression, its comments and white space aside: two that agree mean the same in the same place.
  func words(of id: ExpressionID) -> [[UInt8]] { words(of: tree[id].tokens) }

  func words(of range: TokenRange) -> [[UInt8]] {
    tree.tokens[Int(range.first)..<Int(range.end)].filter { !$0.kind.isTrivia }.map { Array(bytes[$0.span.range]) }
  }

  /// An expression as it is written.
  func text(of id: ExpressionID) -> String { text(at(tree[id].span)) }
}
