// SPDX-License-Identifier: Apache-2.0

import FacetTypes

/// A number as a value; what is not finite is a finding instead.
func finite(_ number: Double) throws(ValueProblem) -> Value {
  guard number.isFinite else {
    throw ValueProblem("not-a-number", number.isNaN ? "the result is not a number" : "the result is too large")
  }
  return .number(number)
}

extension BuiltInFunction {
  /// A function of one number.
  static func ofNumber(
    _ name: String, _ parameter: String = "x", _ about: String = "Any number.", in range: ClosedRange<Double>? = nil,
    summary: String, examples: [(call: String, value: String)], _ work: @escaping @Sendable (Double) -> Double
  ) -> BuiltInFunction {
    BuiltInFunction(
      name, [Signature([ParameterInfo(parameter, .number, in: range, about)], result: .type(.number))],
      summary: summary, examples: examples
    ) { (_, arguments) throws(ValueProblem) in
      try finite(work(try arguments.number(0)))
    }
  }
}
