// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetSource
import FacetSyntax
import FacetTypes

extension Evaluator {
  /// A chain of binary operators, from its leftmost operand on: `a + b - c` costs no depth.
  func chain(_ id: CheckedExpressionID, in environment: Environment) throws(Stop) -> Value {
    var steps: [(id: CheckedExpressionID, operation: BinaryOperator, right: CheckedExpressionID)] = []
    var leftmost = id
    while case .binary(let operation, let left, let right) = program.expressions[leftmost].kind {
      if leftmost != id { try charge(1, at: program.expressions[leftmost].origin) }
      steps.append((leftmost, operation, right))
      leftmost = left
    }
    var result = try value(leftmost, in: environment)
    for step in steps.reversed() {
      if let decided = shortCut(step.operation, result) {
        result = decided
      } else {
        let right = try value(step.right, in: environment)
        result = try combined(step.operation, result, right, at: step.id, right: step.right)
      }
    }
    return result
  }

  /// What `&&` and `||` answer without a look at their right side.
  private func shortCut(_ operation: BinaryOperator, _ left: Value) -> Value? {
    switch (operation, left) {
    case (.and, .bool(false)): .bool(false)
    case (.or, .bool(true)): .bool(true)
    default: nil
    }
  }

  private func combined(
    _ operation: BinaryOperator, _ left: Value, _ right: Value, at id: CheckedExpressionID,
    right place: CheckedExpressionID
  ) throws(Stop) -> Value {
    switch operation {
    case .and, .or: return right
    case .equal: return .bool(try areEqual(left, right, at: id))
    case .notEqual: return .bool(!(try areEqual(left, right, at: id)))
    case .less, .lessEqual, .greater, .greaterEqual: return try compared(operation, left, right, at: id)
    case .divide, .remainder: try refuseZero(right, at: place)
    case .add, .subtract, .multiply: break
    }
    if case .list(let first) = left, case .list(let second) = right, operation == .add {
      try charge(first.count + second.count, at: program.expressions[id].origin)
      return .list(first + second)
    }
    guard let result = arithmetic(operation, left, right) else { throw mistyped(id) }
    return try finite(result, at: id)
  }

  func areEqual(_ left: Value, _ right: Value, at id: CheckedExpressionID) throws(Stop) -> Bool {
    try chargeReading(left, at: program.expressions[id].origin)
    return left == right
  }

  /// Counts the length of a list or string, nested lists too, that is about to be walked from end to end.
  func chargeReading(_ value: Value, at span: SourceSpan) throws(Stop) {
    switch value {
    case .list(let items):
      try charge(items.count, at: span)
      for case .list(let inner) in items { try chargeReading(.list(inner), at: span) }
    case .string(let string): try charge(string.utf8.count / 16, at: span)
    case .number, .angle, .bool, .color, .point, .size, .paint, .stop, .enumCase: return
    }
  }

  private func refuseZero(_ divisor: Value, at id: CheckedExpressionID) throws(Stop) {
    switch divisor {
    case .number(0), .angle(0):
      throw failure(
        "division-by-zero", "this divides by zero", at: program.expressions[id].origin, label: "this is 0")
    default: return
    }
  }

  private func compared(
    _ operation: BinaryOperator, _ left: Value, _ right: Value, at id: CheckedExpressionID
  ) throws(Stop) -> Value {
    guard let a = left.ordinal, let b = right.ordinal else { throw mistyped(id) }
    switch operation {
    case .less: return .bool(a < b)
    case .lessEqual: return .bool(a <= b)
    case .greater: return .bool(a > b)
    case .greaterEqual: return .bool(a >= b)
    case .add, .subtract, .multiply, .divide, .remainder, .equal, .notEqual, .and, .or: throw mistyped(id)
    }
  }

  func negated(_ value: Value, at id: CheckedExpressionID) throws(Stop) -> Value {
    switch value {
    case .number(let number): return .number(0 - number)
    case .angle(let angle): return .angle(0 - angle)
    case .point(let point): return .point(Point(0 - point.x, 0 - point.y))
    case .bool, .string, .color, .size, .paint, .stop, .list, .enumCase: throw mistyped(id)
    }
  }

  /// Refuses what is not a number or infinite, where it arises.
  func finite(_ value: Value, at id: CheckedExpressionID) throws(Stop) -> Value {
    if value.isFinite { return value }
    throw failure(
      "not-a-number", "the result is not a finite number", at: program.expressions[id].origin,
      label: "too large, or without a value")
  }
}

/// Sums, products and their like; nil when the types do not go together.
private func arithmetic(_ operation: BinaryOperator, _ left: Value, _ right: Value) -> Value? {
  switch (left, right) {
  case (.number(let a), .number(let b)): scalar(operation, a, b).map { .number($0) }
  case (.angle(let a), .angle(let b)):
    operation == .divide
      ? .number(a / b) : operation == .multiply ? nil : scalar(operation, a, b).map { .angle($0) }
  case (.angle(let a), .number(let b)):
    operation == .multiply || operation == .divide ? scalar(operation, a, b).map { .angle($0) } : nil
  case (.number(let a), .angle(let b)): operation == .multiply ? .angle(a * b) : nil
  case (.point(let a), .point(let b)): pair(operation, a.x, a.y, b.x, b.y).map { .point(Point($0, $1)) }
  case (.size(let a), .size(let b)):
    pair(operation, a.width, a.height, b.width, b.height).map { .size(Size($0, $1)) }
  case (.point(let a), .number(let k)): scaled(operation, a.x, a.y, k).map { .point(Point($0, $1)) }
  case (.size(let a), .number(let k)): scaled(operation, a.width, a.height, k).map { .size(Size($0, $1)) }
  case (.number(let k), .point(let a)): operation == .multiply ? .point(Point(k * a.x, k * a.y)) : nil
  case (.number(let k), .size(let a)): operation == .multiply ? .size(Size(k * a.width, k * a.height)) : nil
  default: nil
  }
}

private func scalar(_ operation: BinaryOperator, _ a: Double, _ b: Double) -> Double? {
  switch operation {
  case .add: a + b
  case .subtract: a - b
  case .multiply: a * b
  case .divide: a / b
  case .remainder: a.truncatingRemainder(dividingBy: b)
  case .equal, .notEqual, .less, .lessEqual, .greater, .greaterEqual, .and, .or: nil
  }
}

private func pair(
  _ operation: BinaryOperator, _ ax: Double, _ ay: Double, _ bx: Double, _ by: Double
) -> (Double, Double)? {
  switch operation {
  case .add: (ax + bx, ay + by)
  case .subtract: (ax - bx, ay - by)
  default: nil
  }
}

private func scaled(_ operation: BinaryOperator, _ x: Double, _ y: Double, _ k: Double) -> (Double, Double)? {
  switch operation {
  case .multiply: (x * k, y * k)
  case .divide: (x / k, y / k)
  default: nil
  }
}

extension Value {
  /// What orders values of one type: numbers, angles, and enum cases by their places.
  fileprivate var ordinal: Double? {
    switch self {
    case .number(let number): number
    case .angle(let angle): angle
    case .enumCase(_, let index): Double(index)
    case .bool, .string, .color, .point, .size, .paint, .stop, .list: nil
    }
  }

  /// Whether every number in it is finite; lists are looked at when their items are made.
  var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .angle(let angle): angle.isFinite
    case .point(let point): point.isFinite
    case .size(let size): size.width.isFinite && size.height.isFinite
    case .bool, .string, .color, .paint, .stop, .list, .enumCase: true
    }
  }
}
