// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetSource
public import FacetSyntax
public import FacetTypes

extension Checker {
  /// Checks an expression and answers with the type that it has by itself; `hint` is what `.name` and pairs take theirs
  /// from. As deep as the tree, which the parser bounds.
  mutating func infer(_ id: ExpressionID, hint: Type? = nil) -> CheckedExpressionID {
    let span = tree[id].span
    switch tree[id].kind {
    case .missing: return invalid(span)
    case .number(let value, let unit): return number(value, unit, span)
    case .bool(let value): return constant(.bool(value), .bool, span)
    case .color(let rgba): return constant(.color(Color(rgba: rgba)), .color, span)
    case .string(let parts): return string(parts, span)
    case .name(let name): return reference(to: name, span)
    case .implicitMember(let name): return implicitMember(name, of: hint, span)
    case .member(let base, let name): return member(name, of: base, hint: hint, span)
    case .call(let callee, let arguments, let argumentsSpan):
      return call(callee, arguments, argumentsSpan, hint: hint, span)
    case .index(let list, let index): return item(of: list, at: index, span)
    case .pair(let first, let second): return pair(first, second, isSize: hint == .size, span)
    case .parenthesized(let inner): return infer(inner, hint: hint)
    case .list(let items): return list(items, hint: hint, span)
    case .prefix(let operation, let operand): return prefix(operation, operand, hint: hint, span)
    case .binary(let operation, let operatorSpan, let left, let right):
      return binary(operation, operatorSpan, left, right, hint: hint, span)
    case .conditional(let condition, let then, let otherwise):
      return conditional(condition, then, otherwise, hint: hint, span)
    case .switchOver(let subject, let arms): return inferSwitch(subject, arms, hint: hint, span)
    }
  }

  /// Whether an expression can have a type only if its surroundings say which.
  func needsContext(_ id: ExpressionID) -> Bool {
    switch tree[id].kind {
    case .implicitMember: true
    case .parenthesized(let inner): needsContext(inner)
    case .member(let base, let name): name.isNeighbour && needsContext(base)
    case .list(let items): items.allSatisfy { needsContext($0) }
    case .conditional(_, let then, let otherwise): needsContext(then) && needsContext(otherwise)
    case .switchOver(_, let arms): !arms.isEmpty && arms.allSatisfy { needsContext($0.value) }
    case .binary(.add, _, let left, let right): needsContext(left) && needsContext(right)
    case .missing, .number, .bool, .color, .string, .name, .call, .index, .pair, .prefix, .binary: false
    }
  }

  // MARK: Literals

  private mutating func number(_ value: Double, _ unit: NumberUnit?, _ span: ByteSpan) -> CheckedExpressionID {
    let literal = numberLiteral(value, unit)
    let isAngle = if case .angle = literal { true } else { false }
    return constant(literal, isAngle ? .angle : .number, span)
  }

  private mutating func string(_ parts: [StringPart], _ span: ByteSpan) -> CheckedExpressionID {
    var checked: [CheckedStringPart] = []
    var text = ""
    for part in parts {
      switch part {
      case .text(let piece, let place):
        refuseUnprintable(piece, place)
        text += piece
        checked.append(.text(piece))
      case .interpolation(let id): checked.append(.value(interpolated(id)))
      }
    }
    let isPlain = checked.allSatisfy { if case .text = $0 { true } else { false } }
    return isPlain ? constant(.string(text), .string, span) : make(.interpolation(checked), .string, span)
  }

  private mutating func interpolated(_ id: ExpressionID) -> CheckedExpressionID {
    let value = infer(id)
    switch type(of: value) {
    case .number, .angle, .bool, .string, .enumeration, .unknown: return value
    case .color, .point, .size, .paint, .stop, .list:
      report(.notPrintable(name(of: type(of: value)), at: at(tree[id].span)))
      return invalid(tree[id].span)
    }
  }

  private mutating func refuseUnprintable(_ text: String, _ span: ByteSpan) {
    guard let scalar = firstUnprintable(in: text) else { return }
    report(.unprintable(scalar, at: at(span)))
  }

  private mutating func pair(
    _ first: ExpressionID, _ second: ExpressionID, isSize: Bool, _ span: ByteSpan
  ) -> CheckedExpressionID {
    let x = check(first, as: .number, .coordinate)
    let y = check(second, as: .number, .coordinate)
    if case .number(let a)? = constantValue(of: x), case .number(let b)? = constantValue(of: y) {
      return isSize ? constant(.size(Size(a, b)), .size, span) : constant(.point(Point(a, b)), .point, span)
    }
    return isSize ? make(.size(x, y), .size, span) : make(.point(x, y), .point, span)
  }

  // MARK: Lists

  private mutating func list(_ items: [ExpressionID], hint: Type?, _ span: ByteSpan) -> CheckedExpressionID {
    if case .list(let item)? = hint, !item.isOpen {
      return makeList(items.map { check($0, as: item, .listItem) }, of: item, span)
    }
    if let hint, hint.isOpen {
      let checked = items.map { infer($0, hint: .unknown) }
      return makeList(checked, of: checked.first.map { type(of: $0) } ?? .unknown, span)
    }
    guard let leader = items.firstIndex(where: { !needsContext($0) }) else {
      report(.needsType(items.isEmpty ? "an empty list" : "this list", at: at(span)))
      return invalid(span)
    }
    let (checked, item) = agreeing(items, leader: leader, hint: nil, .listItem)
    return makeList(checked, of: item, span)
  }

  private mutating func item(
    of list: ExpressionID, at index: ExpressionID, _ span: ByteSpan
  ) -> CheckedExpressionID {
    let subject = infer(list)
    let place = check(index, as: .number, .listIndex)
    switch type(of: subject) {
    case .list(let item): return make(.item(subject, index: place), item, span)
    case .unknown: return invalid(span)
    default:
      report(.notAList(name(of: type(of: subject)), at: at(tree[list].span)))
      return invalid(span)
    }
  }
}

/// The value of a number literal: lengths in user units at 96 to the inch, angles in degrees.
public func numberLiteral(_ value: Double, _ unit: NumberUnit?) -> Value {
  switch unit {
  case nil, .px: .number(value)
  case .mm: .number(value * 96 / 25.4)
  case .cm: .number(value * 96 / 2.54)
  case .in: .number(value * 96)
  case .pt: .number(value * 96 / 72)
  case .percent: .number(value / 100)
  case .deg: .angle(value)
  case .turn: .angle(value * 360)
  case .rad: .angle(value * 180 / .pi)
  }
}

/// The first character that no XML document can carry, or nil (XML 1.0, production 2).
func firstUnprintable(in text: String) -> Unicode.Scalar? {
  text.unicodeScalars.first { scalar in
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: false
    default: true
    }
  }
}
