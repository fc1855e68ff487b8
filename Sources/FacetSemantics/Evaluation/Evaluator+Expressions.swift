// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetShapes
import FacetSource
import FacetSyntax
import FacetTypes

extension Evaluator {
  /// The value of an expression. Chains of operators, `? :` and calls in last place are walked in loops, which keeps
  /// the stack small; brackets and calls count as levels of depth all the same.
  func value(_ id: CheckedExpressionID, in environment: Environment) throws(Stop) -> Value {
    try enter(at: program.expressions[id].origin)
    var levels = 1
    defer { for _ in 0..<levels { leave() } }
    var id = id
    var environment = environment
    while true {
      try charge(1, at: program.expressions[id].origin)
      switch program.expressions[id].kind {
      case .conditional(let condition, let then, let otherwise):
        id = try bool(condition, in: environment) ? then : otherwise
      case .switchOver(let subject, let arms, let otherwise):
        id = try arm(of: arms, matching: subject, otherwise: otherwise, at: id, in: environment)
      case .call(let function, let arguments):
        environment = try frame(of: function, arguments, at: id, in: environment)
        try enter(at: program.expressions[id].origin)
        levels += 1
        id = program.functions[function].body
      default:
        return try plainValue(id, in: environment)
      }
    }
  }

  /// Everything but choices and calls.
  private func plainValue(_ id: CheckedExpressionID, in environment: Environment) throws(Stop) -> Value {
    switch program.expressions[id].kind {
    case .invalid, .conditional, .switchOver, .call:
      throw failure("type-mismatch", "this expression has no value", at: program.expressions[id].origin)
    case .constant(let value): return try made(value, at: id)
    case .local(let slot): return environment.locals[slot]
    case .global(let global): return try globalValue(global)
    case .proposedWidth: return .number(try proposal(of: environment, at: id).width)
    case .proposedHeight: return .number(try proposal(of: environment, at: id).height)
    case .textScale: return .number(readTextScale())
    case .isGiven(let slot): return .bool(slot < environment.given.count && environment.given[slot])
    case .negate(let operand): return try negated(value(operand, in: environment), at: id)
    case .not(let operand): return .bool(!(try bool(operand, in: environment)))
    case .binary: return try chain(id, in: environment)
    case .builtIn: return try builtIn(id, in: environment)
    case .list, .point, .size, .interpolation, .convert, .enumCase: return try made(id, in: environment)
    case .member(let subject, let member): return try self.member(member, of: value(subject, in: environment), at: id)
    case .item(let list, let index): return try item(of: list, at: index, in: environment)
    }
  }

  /// A literal; one that is a list or string counts its length as one that is put together does.
  private func made(_ constant: Value, at id: CheckedExpressionID) throws(Stop) -> Value {
    switch constant {
    case .list(let items): try charge(items.count, at: program.expressions[id].origin)
    case .string(let string): try charge(string.utf8.count, at: program.expressions[id].origin)
    case .number, .angle, .bool, .color, .point, .size, .paint, .stop, .enumCase: break
    }
    return constant
  }

  private func proposal(of environment: Environment, at id: CheckedExpressionID) throws(Stop) -> Size {
    if let proposal = environment.proposal { return proposal }
    throw failure(
      "size-unknown", "`width` and `height` are not known here", at: program.expressions[id].origin,
      notes: ["they are the size proposed to the shape, component, scene, container or slot around them"])
  }

  /// The value of the first arm with an equal pattern.
  private func arm(
    of arms: [CheckedArm], matching subject: CheckedExpressionID, otherwise: CheckedExpressionID?,
    at id: CheckedExpressionID, in environment: Environment
  ) throws(Stop) -> CheckedExpressionID {
    let wanted = try value(subject, in: environment)
    for arm in arms {
      for pattern in arm.patterns {
        if try areEqual(value(pattern, in: environment), wanted, at: pattern) { return arm.value }
      }
    }
    if let otherwise { return otherwise }
    throw failure("missing-case", "no case matches here", at: program.expressions[id].origin)
  }

  // MARK: Values by type

  func bool(_ id: CheckedExpressionID, in environment: Environment) throws(Stop) -> Bool {
    guard case .bool(let bool) = try value(id, in: environment) else { throw mistyped(id) }
    return bool
  }

  func number(_ id: CheckedExpressionID, in environment: Environment) throws(Stop) -> Double {
    guard case .number(let number) = try value(id, in: environment) else { throw mistyped(id) }
    return number
  }

  /// A whole number, for range ends, indexes and counts.
  func whole(_ id: CheckedExpressionID, in environment: Environment) throws(Stop) -> Int {
    let number = try number(id, in: environment)
    if let whole = Int(exactly: number), abs(number) <= 9_007_199_254_740_992 { return whole }
    throw failure(
      "not-whole", "a whole number is needed here, not \(numberText(number))", at: program.expressions[id].origin)
  }

  /// The checker has made sure of types; should it fail to, that is a finding and no crash.
  func mistyped(_ id: CheckedExpressionID) -> Stop {
    failure("type-mismatch", "this value has a type that does not fit here", at: program.expressions[id].origin)
  }
}
