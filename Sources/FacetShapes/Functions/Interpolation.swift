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
    case _: return .color(mixed(try arguments.color(0), try arguments.color(1), t))
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

/// In sRGB, with premultiplied alpha so that a clear colour lends no tint; components stay within bounds.
private func mixed(_ from: Color, _ to: Color, _ t: Double) -> Color {
  let alpha = min(max(between(from.alpha, to.alpha, t), 0), 1)
  func component(_ a: UInt8, _ b: UInt8) -> UInt8 {
    guard alpha > 0 else { return t < 0.5 ? a : b }
    let sum =
      from.alpha == to.alpha
      ? between(Double(a), Double(b), t)
      : between(Double(a) * from.alpha, Double(b) * to.alpha, t) / alpha
    return UInt8(min(max(sum, 0), 255).rounded())
  }
  return Color(
    red: component(from.red, to.red), green: component(from.green, to.green), blue: component(from.blue, to.blue),
    alpha: alpha)
}
