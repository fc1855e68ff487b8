// SPDX-License-Identifier: Apache-2.0

import FacetSource
import FacetTypes

/// What stands in a block once control statements are carried out.
enum Occurrence {
  case element(CheckedElement)
  /// A component's own slot, by place.
  case slot(Int, fallback: CheckedBlockID?, origin: SourceSpan)
}

extension Evaluator {
  typealias Visitor = (Occurrence, Environment) throws(Stop) -> Void

  /// Carries out a block's statements in order and shows every element and slot to `visit`. One that fails is left out,
  /// the others go on; a `let` that fails ends the block.
  func run(_ block: CheckedBlockID, in environment: inout Environment, _ visit: Visitor) throws(Stop) {
    try charge(program.blocks[block].statements.count, at: program.blocks[block].origin)
    try runCharged(block, in: &environment, visit)
  }

  /// The same for statements that a loop has counted already.
  private func runCharged(
    _ block: CheckedBlockID, in environment: inout Environment, _ visit: Visitor
  ) throws(Stop) {
    try enter(at: program.blocks[block].origin)
    defer { leave() }
    for index in program.blocks[block].statements.indices {
      if case .binding(let slot, let expression) = program.blocks[block].statements[index] {
        environment.locals[slot] = try value(expression, in: environment)
        continue
      }
      do throws(Stop) {
        try carryOut(program.blocks[block].statements[index], in: &environment, visit)
      } catch .finding {
        continue
      }
    }
  }

  private func carryOut(
    _ statement: CheckedStatement, in environment: inout Environment, _ visit: Visitor
  ) throws(Stop) {
    switch statement {
    case .binding: return
    case .element(let element): try visit(.element(element), environment)
    case .slot(let place, let fallback, let origin):
      try visit(.slot(place, fallback: fallback, origin: origin), environment)
    case .repeatRange, .repeatList: try loop(statement, in: &environment, visit)
    case .conditional, .switchOver:
      if let body = try chosen(statement, in: environment) { try run(body, in: &environment, visit) }
    }
  }

  // MARK: Choices

  /// The block that an `if` or `switch` takes, if any.
  private func chosen(_ statement: CheckedStatement, in environment: Environment) throws(Stop) -> CheckedBlockID? {
    switch statement {
    case .conditional(let branches, let otherwise):
      for branch in branches where try bool(branch.condition, in: environment) { return branch.body }
      return otherwise
    case .switchOver(let subject, let arms, let otherwise):
      let wanted = try value(subject, in: environment)
      for arm in arms {
        for pattern in arm.patterns {
          if try areEqual(value(pattern, in: environment), wanted, at: pattern) { return arm.body }
        }
      }
      return otherwise
    case .binding, .element, .slot, .repeatRange, .repeatList: return nil
    }
  }

  // MARK: Loops

  private func loop(
    _ statement: CheckedStatement, in environment: inout Environment, _ visit: Visitor
  ) throws(Stop) {
    switch statement {
    case .repeatRange(let slot, let lower, let upper, let isClosed, let step, let body):
      let span = program.expressions[lower].origin.union(program.expressions[upper].origin)
      let first = try whole(lower, in: environment)
      let last = try whole(upper, in: environment)
      let stride = try stride(step, in: environment)
      let turns = try turns(from: first, to: last, isClosed: isClosed, by: stride, at: span)
      guard try reserve(turns, of: body, at: span) else { return }
      for turn in 0..<turns {
        // From the index, so that no error adds up.
        environment.locals[slot] = .number(Double(first) + Double(turn) * stride)
        try runCharged(body, in: &environment, visit)
      }
    case .repeatList(let slot, let list, let body):
      guard case .list(let items) = try value(list, in: environment) else { throw mistyped(list) }
      guard try reserve(items.count, of: body, at: program.expressions[list].origin) else { return }
      for item in items {
        environment.locals[slot] = item
        try runCharged(body, in: &environment, visit)
      }
    case .binding, .element, .slot, .conditional, .switchOver: return
    }
  }

  /// Counts all statements of all turns before the first one; answers whether there is anything to do.
  private func reserve(_ turns: Int, of body: CheckedBlockID, at span: SourceSpan) throws(Stop) -> Bool {
    let (work, overflows) = turns.multipliedReportingOverflow(by: program.blocks[body].statements.count)
    try charge(overflows ? .max : work, at: span)
    return work > 0
  }

  private func stride(_ step: CheckedExpressionID?, in environment: Environment) throws(Stop) -> Double {
    guard let step else { return 1 }
    let stride = try number(step, in: environment)
    if stride > 0 { return stride }
    throw failure("step-not-positive", "a step must be above 0", at: program.expressions[step].origin)
  }

  /// How often a range is walked; an empty range is fine, one that runs backwards is not.
  private func turns(
    from first: Int, to last: Int, isClosed: Bool, by stride: Double, at span: SourceSpan
  ) throws(Stop) -> Int {
    guard first <= last else {
      throw failure(
        "backwards-range", "the range from \(first) to \(last) runs backwards", at: span,
        notes: ["ranges run upwards; one without any value is written `0..<0`"])
    }
    let steps = Double(last - first) / stride
    let turns = isClosed ? (steps + 1e-9).rounded(.down) + 1 : (steps - 1e-9).rounded(.up)
    return turns < Double(Int32.max) ? Int(max(0, turns)) : Int.max / 2
  }
}
