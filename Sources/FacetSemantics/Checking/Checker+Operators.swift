// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetSource
import FacetSyntax
import FacetTypes

extension Checker {
  mutating func prefix(
    _ operation: PrefixOperator, _ operand: ExpressionID, hint: Type?, _ span: ByteSpan
  ) -> CheckedExpressionID {
    if operation == .not { return make(.not(check(operand, as: .bool, .condition)), .bool, span) }
    let inner = infer(operand, hint: hint == .point || hint?.isOpen == true ? hint : nil)
    let found = type(of: inner)
    switch found {
    case .number, .angle, .point: break
    case .unknown: return invalid(span)
    case .bool, .string, .color, .size, .paint, .stop, .list, .enumeration:
      report(.unaryMismatch(operation.rawValue, name(of: found), at: at(span)))
      return invalid(span)
    }
    if operation == .plus { return inner }
    switch constantValue(of: inner) {
    case .number(let value)?: return constant(.number(0 - value), found, span)
    case .angle(let value)?: return constant(.angle(0 - value), found, span)
    case .point(let point)?: return constant(.point(Point(0 - point.x, 0 - point.y)), found, span)
    default: return make(.negate(inner), found, span)
    }
  }

  mutating func binary(
    _ operation: BinaryOperator, _ operatorSpan: ByteSpan, _ left: ExpressionID, _ right: ExpressionID, hint: Type?,
    _ span: ByteSpan
  ) -> CheckedExpressionID {
    switch operation {
    case .and, .or:
      let first = check(left, as: .bool, .operand(operation))
      let second = check(right, as: .bool, .operand(operation))
      return make(.binary(operation, first, second), .bool, span)
    case .equal, .notEqual, .less, .lessEqual, .greater, .greaterEqual:
      return comparison(operation, operatorSpan, left, right, span)
    case .add, .subtract, .multiply, .divide, .remainder:
      let (first, second) = operands(left, right, hint: hint?.isOpen == true ? hint : nil)
      let types = (type(of: first), type(of: second))
      if let result = operation.result(types.0, types.1) {
        return make(.binary(operation, first, second), result, span)
      }
      reportMismatch(operation, operatorSpan, (left, types.0), (right, types.1))
      return invalid(span)
    }
  }

  /// Both sides; one that cannot have a type alone takes it from the other.
  private mutating func operands(
    _ left: ExpressionID, _ right: ExpressionID, hint: Type?
  ) -> (CheckedExpressionID, CheckedExpressionID) {
    if needsContext(left), !needsContext(right) {
      let second = infer(right, hint: hint)
      return (infer(left, hint: type(of: second)), second)
    }
    let first = infer(left, hint: hint)
    return (first, infer(right, hint: needsContext(right) ? type(of: first) : hint))
  }

  private mutating func comparison(
    _ operation: BinaryOperator, _ operatorSpan: ByteSpan, _ left: ExpressionID, _ right: ExpressionID,
    _ span: ByteSpan
  ) -> CheckedExpressionID {
    var (first, second) = operands(left, right, hint: nil)
    let types = (type(of: first), type(of: second))
    if types.0 == .unknown || types.1 == .unknown { return make(.binary(operation, first, second), .bool, span) }
    let isEquality = operation == .equal || operation == .notEqual
    if isEquality, types.0.conversion(to: types.1) != nil {
      first = convert(first, to: types.1, .operand(operation), written: left)
    } else if isEquality, types.1.conversion(to: types.0) != nil {
      second = convert(second, to: types.0, .operand(operation), written: right)
    } else if !types.0.agrees(with: types.1) || !(isEquality || types.0.isOrdered) {
      reportMismatch(operation, operatorSpan, (left, types.0), (right, types.1))
      return invalid(span)
    }
    return make(.binary(operation, first, second), .bool, span)
  }

  private mutating func reportMismatch(
    _ operation: BinaryOperator, _ operatorSpan: ByteSpan, _ left: (ExpressionID, Type), _ right: (ExpressionID, Type)
  ) {
    // A bare number beside an angle most likely lacks its unit.
    for (number, angle) in [(left, right), (right, left)]
    where number.1 == .number && angle.1 == .angle && operation.wantsSameTypes && isNumberLiteral(number.0) {
      let span = tree[number.0].span
      report(.numberForAngle(at: at(span), .operand(operation), literal: tree.file.text(span)))
      return
    }
    var notes: [String] = []
    if operation == .add, left.1 == .string || right.1 == .string {
      notes = ["strings are joined by interpolation: `\"\\(first)\\(second)\"`"]
    }
    var finding = Diagnostic.operatorMismatch(
      operation.rawValue, name(of: left.1), name(of: right.1), at: at(operatorSpan), left: at(tree[left.0].span),
      right: at(tree[right.0].span), notes: notes)
    if !notes.isEmpty, let first = interpolated(left), let second = interpolated(right) {
      let both = at(tree[left.0].span.union(tree[right.0].span))
      finding.notes = []
      finding.fixes = [.write("\"\(first)\(second)\"", over: both)]
    }
    report(finding)
  }

  /// A side of `+` as a part of a string; nil where it cannot be put into one.
  private func interpolated(_ side: (id: ExpressionID, type: Type)) -> String? {
    let text = tree.file.text(tree[side.id].span)
    if case .string = tree[side.id].kind, text.utf8.count >= 2 { return String(text.dropFirst().dropLast()) }
    switch side.type {
    case .string, .number, .angle, .bool: return text.contains("\n") ? nil : "\\(\(text))"
    case .enumeration, .color, .point, .size, .paint, .stop, .list, .unknown: return nil
    }
  }
}

extension BinaryOperator {
  /// Whether both sides of it must be of one type.
  var wantsSameTypes: Bool {
    switch self {
    case .add, .subtract, .remainder, .equal, .notEqual, .less, .lessEqual, .greater, .greaterEqual, .and, .or: true
    case .multiply, .divide: false
    }
  }

  /// The type of arithmetic on these types, or nil where there is none.
  func result(_ left: Type, _ right: Type) -> Type? {
    switch (self, left, right) {
    case (_, .unknown, _), (_, _, .unknown): .unknown
    case (_, .number, .number): .number
    case (.add, .angle, .angle), (.subtract, .angle, .angle): .angle
    case (.divide, .angle, .angle): .number
    case (.multiply, .number, .angle), (.multiply, .angle, .number), (.divide, .angle, .number): .angle
    case (.add, .point, .point), (.subtract, .point, .point): .point
    case (.multiply, .number, .point), (.multiply, .point, .number), (.divide, .point, .number): .point
    case (.add, .list(let first), .list(let second)) where first.agrees(with: second):
      .list(first.isOpen ? second : first)
    default: nil
    }
  }
}

extension Type {
  /// Whether values can be told apart by `<`.
  var isOrdered: Bool {
    switch self {
    case .number, .angle, .enumeration, .unknown: true
    case .bool, .string, .color, .point, .size, .paint, .stop, .list: false
    }
  }
}
