// SPDX-License-Identifier: Apache-2.0
//
// Least and greatest, signs and remainders.

import FacetTypes

extension BuiltInFunction {
  static let abs = BuiltInFunction(
    "abs",
    [
      Signature([ParameterInfo("x", .number, "Any number.")], result: .sameAsFirst),
      Signature([ParameterInfo("x", .angle, "Any angle.")], result: .sameAsFirst),
    ],
    summary: "The distance from 0.", examples: [("abs(-3)", "3"), ("abs(-45deg)", "45deg")]
  ) { (signature, arguments) throws(ValueProblem) in
    signature == 0 ? .number(try arguments.number(0).magnitude) : .angle(try arguments.angle(0).magnitude)
  }

  static let sign = ofNumber(
    "sign", summary: "−1 below 0, 1 above, 0 at 0.", examples: [("sign(-2.5)", "-1"), ("sign(0)", "0")]
  ) { $0 == 0 ? 0 : $0 < 0 ? -1 : 1 }

  static let min = extreme(
    "min", summary: "The least of two or more values, or of a list.",
    examples: [("min(3, 1, 2)", "1"), ("min([4, 2])", "2"), ("min(90deg, 0.5turn)", "90deg")]
  ) { Swift.min($0, $1) }

  static let max = extreme(
    "max", summary: "The greatest of two or more values, or of a list.",
    examples: [("max(3, 1, 2)", "3"), ("max([4, 2])", "4"), ("max(90deg, 0.5turn)", "180deg")]
  ) { Swift.max($0, $1) }

  private static func extreme(
    _ name: String, summary: String, examples: [(call: String, value: String)],
    _ better: @escaping @Sendable (Double, Double) -> Double
  ) -> BuiltInFunction {
    func two(_ type: Type) -> Signature {
      let parameters = [ParameterInfo("first", type, "One value."), ParameterInfo("others", type, "More values.")]
      return Signature(parameters, isVariadic: true, result: .sameAsFirst)
    }
    func list(_ type: Type) -> Signature {
      Signature([ParameterInfo("values", .list(type), "A list that is not empty.")], result: .elementOfFirst)
    }
    return BuiltInFunction(
      name, [two(.number), two(.angle), list(.number), list(.angle)], summary: summary, examples: examples
    ) { (signature, arguments) throws(ValueProblem) in
      let values: [Value?] = signature < 2 ? arguments : try arguments.list(0)
      guard !values.isEmpty else { throw ValueProblem("empty-list", "an empty list has no `\(name)`", parameter: 0) }
      let isAngle = !signature.isMultiple(of: 2)
      var best = isAngle ? try values.angle(0) : try values.number(0)
      for place in values.indices.dropFirst() {
        best = better(best, isAngle ? try values.angle(place) : try values.number(place))
      }
      return isAngle ? .angle(best) : .number(best)
    }
  }

  static let clamp = BuiltInFunction(
    "clamp", [clampSignature(.number), clampSignature(.angle)],
    summary: "The nearest value that is neither below `min` nor above `max`.",
    examples: [("clamp(1.5, 0, 1)", "1"), ("clamp(-100deg, -45deg, 45deg)", "-45deg")]
  ) { (signature, arguments) throws(ValueProblem) in
    let isAngle = signature == 1
    let value = isAngle ? try arguments.angle(0) : try arguments.number(0)
    let low = isAngle ? try arguments.angle(1) : try arguments.number(1)
    let high = isAngle ? try arguments.angle(2) : try arguments.number(2)
    guard low <= high else {
      throw ValueProblem(
        "empty-range", "`min` (\(numberText(low))) is above `max` (\(numberText(high)))", parameter: 1)
    }
    let result = Swift.min(Swift.max(value, low), high)
    return isAngle ? .angle(result) : .number(result)
  }

  private static func clampSignature(_ type: Type) -> Signature {
    Signature(
      [
        ParameterInfo("value", type, "Any value."), ParameterInfo("min", type, "The least result."),
        ParameterInfo("max", type, "The greatest result, not below `min`."),
      ], result: .sameAsFirst)
  }

  static let mod = BuiltInFunction(
    "mod",
    [
      Signature(
        [ParameterInfo("x", .number, "Any number."), ParameterInfo("divisor", .number, "Any number but 0.")],
        result: .type(.number))
    ],
    summary: "The remainder that has the sign of the divisor, so that it runs round evenly below 0 too.",
    examples: [("mod(7, 3)", "1"), ("mod(-1, 12)", "11")]
  ) { (_, arguments) throws(ValueProblem) in
    let divisor = try arguments.number(1)
    guard divisor != 0 else { throw ValueProblem("division-by-zero", "the divisor is 0", parameter: 1) }
    let rest = try arguments.number(0).truncatingRemainder(dividingBy: divisor)
    return try finite(rest != 0 && (rest < 0) != (divisor < 0) ? rest + divisor : rest)
  }
}
