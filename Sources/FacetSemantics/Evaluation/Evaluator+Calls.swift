// SPDX-License-Identifier: Apache-2.0

import FacetShapes
import FacetSource
import FacetTypes

extension Evaluator {
  /// The frame in which a declared function's body is evaluated.
  func frame(
    of function: FunctionID, _ arguments: [CheckedExpressionID?], at id: CheckedExpressionID,
    in environment: Environment
  ) throws(Stop) -> Environment {
    try frame(
      for: program.functions[function].parameters, size: program.functions[function].frameSize, arguments: arguments,
      at: program.expressions[id].origin, in: environment)
  }

  /// A call of a built-in function.
  func builtIn(_ id: CheckedExpressionID, in environment: Environment) throws(Stop) -> Value {
    guard case .builtIn(let place, let signature, let arguments) = program.expressions[id].kind else {
      throw mistyped(id)
    }
    let function = BuiltInFunctions.all[place]
    let parameters = function.signatures[signature].parameters
    let values = try self.arguments(arguments, of: parameters, in: environment)
    for case .some(let argument) in values { try chargeReading(argument, at: program.expressions[id].origin) }
    let result: Value
    do throws(ValueProblem) {
      result = try function.evaluate(signature, values)
    } catch {
      throw failure(error, of: arguments, at: program.expressions[id].origin)
    }
    if place == clampPlace { note(arguments, of: values, clampedTo: result, in: environment) }
    switch result {
    case .list(let items): try charge(items.count, at: program.expressions[id].origin)
    case .string(let string): try charge(string.utf8.count, at: program.expressions[id].origin)
    case .number, .angle, .bool, .color, .point, .size, .paint, .stop, .enumCase: break
    }
    return try finite(result, at: id)
  }

  /// Remembers that a component kept an argument of its caller's within limits.
  private func note(
    _ arguments: [CheckedExpressionID?], of values: [Value?], clampedTo result: Value, in environment: Environment
  ) {
    guard let component = environment.component, let argument = arguments.first ?? nil,
      case .local(let slot) = program.expressions[argument].kind, slot < environment.argumentPlaces.count,
      let place = environment.argumentPlaces[slot], let given = (values.first ?? nil)?.scalar,
      let kept = result.scalar, given != kept
    else { return }
    let callee = program.components[component]
    facts.add(
      EvaluationFacts.Clamp(
        component: callee.name, parameter: callee.parameters[slot].name, at: place, given: given, kept: kept,
        isAngle: callee.parameters[slot].type == .angle))
  }

  // MARK: Arguments

  /// Arguments of a built-in word in parameter order, constant defaults filled in.
  func arguments(
    _ given: [CheckedExpressionID?], of parameters: [ParameterInfo], in environment: Environment
  ) throws(Stop) -> [Value?] {
    var values: [Value?] = []
    values.reserveCapacity(max(given.count, parameters.count))
    for place in 0..<max(given.count, parameters.count) {
      if place < given.count, let expression = given[place] {
        values.append(try value(expression, in: environment))
      } else if place < parameters.count, case .value(let preset) = parameters[place].defaultValue {
        values.append(preset)
      } else {
        values.append(nil)
      }
    }
    return values
  }

  /// The same, with what lies outside the parameters' ranges refused.
  func checkedArguments(
    _ given: [CheckedExpressionID?], of info: WordInfo, at span: SourceSpan, in environment: Environment
  ) throws(Stop) -> [Value?] {
    let values = try arguments(given, of: info.parameters, in: environment)
    do throws(ValueProblem) {
      try info.parameters.check(values)
    } catch {
      throw failure(error, of: given, at: span)
    }
    return values
  }

  /// The frame of a callable: arguments evaluated in the caller's scope, defaults in the callee's, ranges checked.
  func frame(
    for parameters: [CheckedParameter], size: Int, arguments: [CheckedExpressionID?], at span: SourceSpan,
    in caller: Environment, settings: [EvaluationInput<Int>] = []
  ) throws(Stop) -> Environment {
    var frame = Environment(frameSize: max(size, parameters.count))
    frame.given = [Bool](repeating: false, count: parameters.count)
    for (slot, parameter) in parameters.enumerated() {
      let setting = settings.first { $0.target == slot }
      let place: SourceSpan
      if let setting {
        frame.locals[slot] = setting.value
        frame.given[slot] = true
        place = parameter.origin
      } else if slot < arguments.count, let argument = arguments[slot] {
        frame.locals[slot] = try value(argument, in: caller)
        frame.given[slot] = true
        place = program.expressions[argument].origin
      } else if let preset = parameter.defaultValue {
        frame.locals[slot] = try value(preset, in: frame)
        place = program.expressions[preset].origin
      } else {
        throw failure("missing-argument", "the argument `\(parameter.name)` is missing", at: span)
      }
      guard let range = parameter.range else { continue }
      try check(
        frame.locals[slot], of: parameter.name, in: range, environment: frame, at: place, setting: setting?.origin)
    }
    return frame
  }

  // MARK: Problems of built-in words

  /// Records what a built-in word says about its values, at the argument to blame.
  func failure(_ problem: ValueProblem, of arguments: [CheckedExpressionID?], at span: SourceSpan) -> Stop {
    guard let place = problem.parameter, place < arguments.count, let argument = arguments[place] else {
      return failure(problem.id, problem.message, at: span)
    }
    let expression = program.expressions[argument]
    guard let offset = problem.offset, case .constant(.string(let text)) = expression.kind,
      expression.origin.span.range.count == text.utf8.count + 2, offset <= text.utf8.count
    else { return failure(problem.id, problem.message, at: expression.origin) }
    // A plain literal: its text starts behind the quote.
    let start = expression.origin.span.range.lowerBound + 1 + offset
    let end = min(start + 1, expression.origin.span.range.upperBound - 1)
    return failure(
      problem.id, problem.message, at: SourceSpan(expression.origin.source, ByteSpan(start..<max(start, end))))
  }
}

/// Where `clamp` stands among the built-in functions.
private let clampPlace = BuiltInFunctions.all.firstIndex { $0.name == "clamp" }
