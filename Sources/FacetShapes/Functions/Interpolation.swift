// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetTypes

extension BuiltInFunction {
  static let lerp = BuiltInFunction(
    "lerp", [Type.number, .angle, .point, .color].map(lerpSignature),
    summary: "The value at a fraction of the way from one to another; below 0 and above 1 it goes straight on.",
    examples: [
      ("lerp(10, 20, 0.25)", "12.5"), ("lerp(0deg, 90deg, at: 0.5)", "45deg"),
      ("lerp((0, 0), (10, 20), 0.5)", "(5, 10)"), ("lerp(#000000, #ffffff, 0.5)", "#808080"),
    ]
  ) { (signature, arguments) throws(ValueProblem) in
    let t = try arguments.number(2)
    switch signature {
    case 0: return try finite(between(try arguments.number(0), try arguments.number(1), t))
    case 1: return .angle(between(try arguments.angle(0), try arguments.angle(1), t))
    case 2:
      let from = try arguments.point(0)
      let to = try arguments.point(1)
      return .point(Point(between(from.x, to.x, t), between(from.y, to.y, t)))
    case _: return .color(try arguments.color(0).mixed(with: try arguments.color(1), at: t))
    }
  }

  private static func lerpSignature(_ type: Type) -> Signature {
    Signature(
      [
        ParameterInfo("from", type, "The value at 0."), ParameterInfo("to", type, "The value at 1."),
        ParameterInfo("at", .number, "How much of the way."),
      ], result: .sameAsFirst)
  }
}

/// Exact at both ends.
private func between(_ from: Double, _ to: Double, _ t: Double) -> Double {
  t == 1 ? to : from + (to - from) * t
}
