// SPDX-License-Identifier: Apache-2.0
//
// Between angles and ratios. 0° points right, angles grow clockwise on screen, y grows downwards.

import FacetGeometry
import FacetTypes

extension BuiltInFunction {
  static let sin = ofAngle(
    "sin", summary: "How far down the unit circle a direction points.",
    examples: [("sin(90deg)", "1"), ("sin(180deg)", "0"), ("sin(30deg)", "0.5")]
  ) { (degrees) throws(ValueProblem) in sine(degrees: degrees) }

  static let cos = ofAngle(
    "cos", summary: "How far right on the unit circle a direction points.",
    examples: [("cos(0deg)", "1"), ("cos(90deg)", "0"), ("cos(60deg)", "0.5")]
  ) { (degrees) throws(ValueProblem) in cosine(degrees: degrees) }

  static let tan = ofAngle(
    "tan", summary: "The slope of a direction; straight up and down have none.",
    examples: [("tan(0deg)", "0"), ("tan(45deg)", "1")]
  ) { (degrees) throws(ValueProblem) in
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    guard cosine != 0 else { throw ValueProblem("division-by-zero", "this angle has no tangent", parameter: 0) }
    return sine / cosine
  }

  private static func ofAngle(
    _ name: String, summary: String, examples: [(call: String, value: String)],
    _ work: @escaping @Sendable (Double) throws(ValueProblem) -> Double
  ) -> BuiltInFunction {
    BuiltInFunction(
      name, [Signature([ParameterInfo("angle", .angle, "Any angle.")], result: .type(.number))],
      summary: summary, examples: examples
    ) { (_, arguments) throws(ValueProblem) in
      try finite(try work(try arguments.angle(0)))
    }
  }

  static let asin = toAngle(
    "asin", "A sine, −1 to 1.", in: -1...1, summary: "The angle from −90° to 90° that has this sine.",
    examples: [("asin(1)", "90deg"), ("asin(0)", "0deg")]
  ) { arcTangent(dy: $0, dx: ((1 - $0) * (1 + $0)).squareRoot()) }

  static let acos = toAngle(
    "acos", "A cosine, −1 to 1.", in: -1...1, summary: "The angle from 0° to 180° that has this cosine.",
    examples: [("acos(0)", "90deg"), ("acos(-1)", "180deg")]
  ) { arcTangent(dy: ((1 - $0) * (1 + $0)).squareRoot(), dx: $0) }

  static let atan = toAngle(
    "atan", "A slope.", summary: "The angle between −90° and 90° that has this tangent.",
    examples: [("atan(1)", "45deg"), ("atan(0)", "0deg")]
  ) { arcTangent(dy: $0, dx: 1) }

  private static func toAngle(
    _ name: String, _ about: String, in range: ClosedRange<Double>? = nil, summary: String,
    examples: [(call: String, value: String)], _ work: @escaping @Sendable (Double) -> Double
  ) -> BuiltInFunction {
    BuiltInFunction(
      name, [Signature([ParameterInfo("x", .number, in: range, about)], result: .type(.angle))],
      summary: summary, examples: examples
    ) { (_, arguments) throws(ValueProblem) in
      .angle(work(try arguments.number(0)))
    }
  }

  static let atan2 = BuiltInFunction(
    "atan2",
    [
      Signature(
        [ParameterInfo("y", .number, "How far down."), ParameterInfo("x", .number, "How far right.")],
        result: .type(.angle))
    ],
    summary: "The direction of (x, y), from −180° to 180°.",
    examples: [("atan2(1, 1)", "45deg"), ("atan2(0, -1)", "180deg"), ("atan2(-1, 0)", "-90deg")]
  ) { (_, arguments) throws(ValueProblem) in
    let y = try arguments.number(0)
    let x = try arguments.number(1)
    guard x != 0 || y != 0 else { throw ValueProblem("not-a-number", "(0, 0) has no direction") }
    return .angle(arcTangent(dy: y, dx: x))
  }
}
