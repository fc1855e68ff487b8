// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetShapes
public import FacetSource
public import FacetTypes

/// Values of expressions that come out the same in every evaluation of a program: those that name no `param`, no
/// parameter, no loop variable and no size.
public final class FixedValues {
  private let program: Program
  private let evaluator: Evaluator
  /// How many nodes one expression may have; a longer one counts as unknown.
  private static let nodeLimit = 4096

  public init(_ program: Program) {
    self.program = program
    evaluator = Evaluator(
      program: program, inputs: EvaluationInputs(), shaper: NoShaper(), limits: EvaluationLimits())
  }

  /// nil for one that is not fixed, or that has no value. `throughNames`: whether file-level `let`s are looked into.
  public func value(of id: CheckedExpressionID, throughNames: Bool = true) -> Value? {
    guard isFixed(id, throughNames: throughNames) else { return nil }
    do throws(Stop) {
      return try evaluator.value(id, in: Environment(frameSize: 0))
    } catch {
      return nil
    }
  }

  private struct Step {
    var id: CheckedExpressionID
    /// Inside a function's body, whose parameters have fixed arguments.
    var knowsLocals: Bool
  }

  private func isFixed(_ id: CheckedExpressionID, throughNames: Bool) -> Bool {
    var waiting = [Step(id: id, knowsLocals: false)]
    var seen = 0
    while let step = waiting.popLast() {
      seen += 1
      guard seen <= Self.nodeLimit else { return false }
      let kind = program.expressions[step.id].kind
      switch kind {
      case .invalid, .proposedWidth, .proposedHeight, .textScale, .isGiven: return false
      case .local: if !step.knowsLocals { return false }
      case .global(let global):
        if !throughNames || program.globals[global].isParam { return false }
        waiting.append(Step(id: program.globals[global].value, knowsLocals: false))
      case .call(let function, _):
        waiting.append(Step(id: program.functions[function].body, knowsLocals: true))
        for parameter in program.functions[function].parameters {
          if let preset = parameter.defaultValue { waiting.append(Step(id: preset, knowsLocals: true)) }
        }
      case .constant, .negate, .not, .binary, .conditional, .switchOver, .builtIn, .list, .point, .size,
        .interpolation, .convert, .member, .item, .enumCase:
        break
      }
      for operand in kind.operands { waiting.append(Step(id: operand, knowsLocals: step.knowsLocals)) }
    }
    return true
  }
}

/// No expression asks for text to be set.
private struct NoShaper: TextShaper {
  func shape(_ request: TextRequest) throws(TextProblem) -> ShapedLine {
    throw .shaperUnavailable("expressions set no text")
  }
}

extension CheckedExpression.Kind {
  /// The expressions that it is made of.
  public var operands: [CheckedExpressionID] {
    switch self {
    case .invalid, .constant, .local, .global, .proposedWidth, .proposedHeight, .textScale, .isGiven: []
    case .negate(let operand), .not(let operand), .convert(_, let operand), .member(let operand, _),
      .enumCase(_, let operand):
      [operand]
    case .binary(_, let left, let right), .point(let left, let right), .size(let left, let right),
      .item(let left, let right):
      [left, right]
    case .conditional(let condition, let then, let otherwise): [condition, then, otherwise]
    case .switchOver(let subject, let arms, let otherwise):
      [subject] + arms.flatMap { $0.patterns + [$0.value] } + (otherwise.map { [$0] } ?? [])
    case .call(_, let arguments), .builtIn(_, _, let arguments): arguments.compactMap { $0 }
    case .list(let items): items
    case .interpolation(let parts):
      parts.compactMap { part in
        if case .value(let id) = part { return id }
        return nil
      }
    }
  }
}
