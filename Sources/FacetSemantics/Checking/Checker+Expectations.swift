// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetSource
import FacetSyntax
import FacetTypes

extension Checker {
  /// Checks an expression that must have a type, converting where the language does so by itself. What only passes a
  /// value on (branches, parentheses, list items) passes the expectation on as well.
  mutating func check(_ id: ExpressionID, as type: Type, _ purpose: Purpose) -> CheckedExpressionID {
    let span = tree[id].span
    switch (tree[id].kind, type) {
    case (.parenthesized(let inner), _): return check(inner, as: type, purpose)
    case (.conditional(let condition, let then, let otherwise), _):
      let test = check(condition, as: .bool, .condition)
      let first = check(then, as: type, purpose)
      let second = check(otherwise, as: type, purpose)
      return make(.conditional(test, then: first, otherwise: second), type, span)
    case (.switchOver(let subject, let arms), _):
      return checkSwitch(subject, arms, span) { checker, arm, _ in checker.check(arm, as: type, purpose) }
    case (.list(let items), .list(let item)) where !item.isOpen:
      return makeList(items.map { check($0, as: item, .listItem) }, of: item, span)
    case (.binary(.add, _, let left, let right), .list(let item)) where !item.isOpen:
      let first = check(left, as: type, purpose)
      let second = check(right, as: type, purpose)
      return make(.binary(.add, first, second), type, span)
    default:
      return convert(infer(id, hint: type), to: type, purpose, written: id)
    }
  }

  /// The expression as a value of the type, or a diagnostic.
  mutating func convert(
    _ id: CheckedExpressionID, to type: Type, _ purpose: Purpose, written: ExpressionID
  ) -> CheckedExpressionID {
    let found = self.type(of: id)
    if found.agrees(with: type) { return id }
    if let conversion = found.conversion(to: type) { return apply(conversion, to: id, type) }
    reportMismatch(id, type, purpose, written: written)
    return invalid(tree[written].span)
  }

  private mutating func apply(
    _ conversion: Conversion, to id: CheckedExpressionID, _ type: Type
  ) -> CheckedExpressionID {
    let span = program.expressions[id].origin.span
    switch (conversion, constantValue(of: id)) {
    case (.numberToSize, .number(let side)?): return constant(.size(Size(side, side)), type, span)
    case (.colorToPaint, .color(let color)?): return constant(.paint(.color(color)), type, span)
    case (.colorToStop, .color(let color)?):
      return constant(.stop(GradientStop(color: color, offset: nil)), type, span)
    default: return make(.convert(conversion, id), type, span)
    }
  }

  /// A list of checked items; a constant when all of them are.
  mutating func makeList(_ items: [CheckedExpressionID], of item: Type, _ span: ByteSpan) -> CheckedExpressionID {
    var values: [Value] = []
    for id in items {
      guard let value = constantValue(of: id) else { return make(.list(items), .list(item), span) }
      values.append(value)
    }
    return constant(.list(values), .list(item), span)
  }

  // MARK: Mismatches

  private mutating func reportMismatch(
    _ id: CheckedExpressionID, _ type: Type, _ purpose: Purpose, written: ExpressionID
  ) {
    let span = tree[written].span
    let found = self.type(of: id)
    if type == .angle, found == .number {
      report(.numberForAngle(at: at(span), purpose, literal: isNumberLiteral(written) ? tree.file.text(span) : nil))
      return
    }
    report(
      .typeMismatch(
        expected: name(of: type), found: name(of: found), at: at(span), purpose,
        notes: conversionHints(from: found, to: type)))
  }

  /// Whether the text is a number without a unit, signed perhaps, so that a unit can be put behind it.
  func isNumberLiteral(_ id: ExpressionID) -> Bool {
    switch tree[id].kind {
    case .number(_, nil): true
    case .prefix(.negate, let inner), .prefix(.plus, let inner): isNumberLiteral(inner)
    default: false
    }
  }

  private func conversionHints(from found: Type, to type: Type) -> [String] {
    switch (found, type) {
    case (.angle, .number): ["divide by an angle to get a number: `angle / 1deg`"]
    case (.number, .point): ["a point is a pair: `(x, y)`"]
    case (.size, .point): ["a point is a pair: `(size.width, size.height)`"]
    case (.point, .size): ["a size is a pair written where it is needed: `(point.x, point.y)`"]
    case (.point, .number): ["`.x` and `.y` are its numbers"]
    case (.size, .number): ["`.width` and `.height` are its numbers"]
    case (.enumeration, .number): ["`.index` is the place of a case, counted from 0"]
    case (.enumeration, .string): ["`.name` is the name of a case"]
    case (.number, .string), (.angle, .string), (.bool, .string): ["put it into a string: `\"\\(value)\"`"]
    case (.string, .color), (.string, .paint), (.string, .stop):
      ["a colour stands without quotes: `#rrggbb`, or `.name` for those of CSS"]
    case (.number, .bool): ["compare it: `value != 0`"]
    case (.number, .enumeration(let id)):
      ["`\(program.enums[id].name)(index: n)` is the case at a place, counted from 0"]
    case (.list(let item), .list(let wanted)) where item.conversion(to: wanted) != nil:
      ["items convert where the list is written: declare it as `\(name(of: type))` there"]
    case (let item, .list(let wanted)) where item.agrees(with: wanted) || item.conversion(to: wanted) != nil:
      ["a list stands in brackets: `[…]`"]
    default: []
    }
  }
}

extension Type {
  /// Whether a value of this type can stand where the other one is wanted, as it is.
  func agrees(with other: Type) -> Bool {
    switch (self, other) {
    case (.unknown, _), (_, .unknown): true
    case (.list(let left), .list(let right)): left.agrees(with: right)
    default: self == other
    }
  }

  /// Whether it says nothing, or a list of nothing known.
  var isOpen: Bool {
    switch self {
    case .unknown: true
    case .list(let item): item.isOpen
    case .number, .angle, .bool, .string, .color, .point, .size, .paint, .stop, .enumeration: false
    }
  }

  /// The conversion that the language makes by itself, or nil.
  func conversion(to other: Type) -> Conversion? {
    switch (self, other) {
    case (.number, .size): .numberToSize
    case (.color, .paint): .colorToPaint
    case (.color, .stop): .colorToStop
    default: nil
    }
  }
}
