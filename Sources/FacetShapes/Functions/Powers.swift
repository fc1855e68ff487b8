// SPDX-License-Identifier: Apache-2.0
//
// Roots, powers and logarithms, the same to the last bit on every machine.

import FacetGeometry
import FacetTypes

extension BuiltInFunction {
  static let sqrt = ofNumber(
    "sqrt", "x", "0 or more.", in: .lengths, summary: "The square root.", examples: [("sqrt(9)", "3")]
  ) { $0.squareRoot() }

  static let pow = BuiltInFunction(
    "pow",
    [
      Signature(
        [
          ParameterInfo("base", .number, "Any number; not below 0 with a fractional exponent."),
          ParameterInfo("exponent", .number, "Any number."),
        ], result: .type(.number))
    ],
    summary: "A number to the power of another.",
    examples: [("pow(2, 10)", "1024"), ("pow(2, -1)", "0.5"), ("pow(9, 0.5)", "3")]
  ) { (_, arguments) throws(ValueProblem) in
    let base = try arguments.number(0)
    let exponent = try arguments.number(1)
    guard base != 0 || exponent >= 0 else {
      throw ValueProblem("division-by-zero", "0 has no negative power", parameter: 1)
    }
    guard base >= 0 || exponent == exponent.rounded(.down) else {
      throw ValueProblem("not-a-number", "a negative number has no fractional power", parameter: 0)
    }
    return try finite(power(base, exponent))
  }

  static let exp = ofNumber(
    "exp", summary: "Euler's number to a power.", examples: [("exp(0)", "1"), ("exp(2)", "7.38905609893065")]
  ) { exponential($0) }

  static let ln = ofNumber(
    "ln", "x", "Above 0.", in: .positive, summary: "The natural logarithm.",
    examples: [("ln(1)", "0"), ("ln(2)", "0.6931471805599453")]
  ) { naturalLogarithm($0) }

  static let hypot = BuiltInFunction(
    "hypot",
    [
      Signature(
        [ParameterInfo("x", .number, "One side."), ParameterInfo("y", .number, "The other side.")],
        result: .type(.number))
    ],
    summary: "The long side of a right-angled triangle: the distance of (x, y) from (0, 0).",
    examples: [("hypot(3, 4)", "5")]
  ) { (_, arguments) throws(ValueProblem) in
    let x = try arguments.number(0).magnitude
    let y = try arguments.number(1).magnitude
    let largest = Swift.max(x, y)
    guard largest > 0 else { return .number(0) }
    // Scaled by a power of two, so that no square overflows and no digit is lost.
    let scale = Double(sign: .plus, exponent: Swift.min(largest.exponent, 1022), significand: 1)
    let (u, v) = (x / scale, y / scale)
    return try finite((u * u + v * v).squareRoot() * scale)
  }
}
