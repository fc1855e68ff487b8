// SPDX-License-Identifier: Apache-2.0
//
// Values. A line breaks before an operator, so that it visibly goes on.

import FacetSource
import FacetSyntax

extension DocumentBuilder {
  mutating func expression(_ id: ExpressionID) -> Document {
    switch tree[id].kind {
    case .missing: return .empty
    case .number, .bool, .color, .name: return take()
    case .string(let parts): return string(parts)
    case .implicitMember(let name): return take(through: name.span)
    case .member(let base, _): return member(of: base)
    case .call(let callee, let arguments, _):
      return .concat([expression(callee), self.arguments(arguments)])
    case .index(let base, let index):
      return .concat([expression(base), bracketed { builder in builder.expression(index) }])
    case .pair(let first, let second): return pair(first, second)
    case .parenthesized(let inner): return bracketed { builder in builder.expression(inner) }
    case .list(let items): return list(items)
    case .prefix(_, let operand): return prefix(operand)
    case .binary(let binary, _, _, _): return self.binary(id, binary)
    case .conditional(let condition, let then, let otherwise):
      return isWordForm(id, condition) ? ifValue(id) : ternary(condition, then, otherwise)
    case .switchOver(let subject, let arms): return switchValue(subject, arms)
    }
  }

  /// Text stays as it is; what is inserted into it stays on the line.
  private mutating func string(_ parts: [StringPart]) -> Document {
    var documents = [take()]
    var values = parts.compactMap { part -> ExpressionID? in
      if case .interpolation(let id) = part { return id }
      return nil
    }[...]
    while kind == .stringText || kind == .interpolationStart {
      let isValue = kind == .interpolationStart
      documents.append(take())
      if isValue, let value = values.popFirst() {
        documents.append(.flat(expression(value)))
        documents.append(take())
      }
    }
    documents.append(take())
    return .concat(documents)
  }

  /// `base.name`; a number keeps the space without which the point would be its own.
  private mutating func member(of base: ExpressionID) -> Document {
    let value = expression(base)
    if case .number = tree[base].kind { return .concat([value, .space, take(2)]) }
    return .concat([value, take(2)])
  }

  /// A value and the brackets around it.
  private mutating func bracketed(_ inner: (inout DocumentBuilder) -> Document) -> Document {
    let opener = take()
    let value = inner(&self)
    return .concat([opener, .indent(.concat([value, dropSeparators()])), take()])
  }

  /// `(a, b)`
  private mutating func pair(_ first: ExpressionID, _ second: ExpressionID) -> Document {
    bracketed { builder in
      let first = Document.concat([builder.expression(first), builder.takeSeparator()])
      return .group(.concat([first, .line(flat: " "), builder.expression(second)]))
    }
  }

  /// A sign and its operand, apart where two signs would meet.
  private mutating func prefix(_ operand: ExpressionID) -> Document {
    let sign = take()
    let isApart = kind == .minus || kind == .plus
    return .concat([sign, isApart ? .space : .empty, expression(operand)])
  }

  // MARK: Operators

  /// Operands joined by operators that hold equally strongly, each operator before its right operand.
  private mutating func binary(_ id: ExpressionID, _ binary: BinaryOperator) -> Document {
    var first = id
    var rest: [ExpressionID] = []
    while case .binary(let next, _, let left, let right) = tree[first].kind, next.strength == binary.strength {
      rest.append(right)
      first = left
    }
    var parts = [expression(first)]
    for operand in rest.reversed() {
      let sign = take()
      parts.append(.indent(.group(.concat([.line(flat: " "), sign, .space, expression(operand)]))))
    }
    return .concat(parts)
  }

  /// `condition ? a : b`
  private mutating func ternary(
    _ condition: ExpressionID, _ then: ExpressionID, _ otherwise: ExpressionID
  ) -> Document {
    var parts = [expression(condition)]
    for value in [then, otherwise] {
      let sign = take()
      parts.append(.indent(.concat([.line(flat: " "), sign, .space, expression(value)])))
    }
    return .group(.concat(parts))
  }

  /// `low...high step s`; the sign stands alone where a point after it would be taken for its own.
  mutating func range(_ range: RangeSyntax) -> Document {
    var parts = [expression(range.lower)]
    let sign = take()
    let isApart = tree.file.bytes[Int(next.span.start)] == UInt8(ascii: ".")
    parts += isApart ? [.space, sign, .space] : [sign]
    parts.append(expression(range.upper))
    if let step = range.step { parts += [.space, take(), .space, expression(step)] }
    return .concat(parts)
  }
}

extension BinaryOperator {
  /// Operators of one strength stand side by side.
  fileprivate var strength: Int {
    switch self {
    case .or: 0
    case .and: 1
    case .equal, .notEqual, .less, .lessEqual, .greater, .greaterEqual: 2
    case .add, .subtract: 3
    case .multiply, .divide, .remainder: 4
    }
  }
}
