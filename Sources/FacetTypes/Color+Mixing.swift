// SPDX-License-Identifier: Apache-2.0

extension Color {
  /// The colour on the way to another one: in sRGB, with premultiplied alpha so that a clear colour lends no tint; exact at
  /// both ends, and components stay within bounds.
  public func mixed(with other: Color, at t: Double) -> Color {
    func between(_ from: Double, _ to: Double) -> Double { t == 1 ? to : from + (to - from) * t }
    let mixedAlpha = min(max(between(alpha, other.alpha), 0), 1)
    func component(_ a: UInt8, _ b: UInt8) -> UInt8 {
      guard mixedAlpha > 0 else { return t < 0.5 ? a : b }
      let sum =
        alpha == other.alpha
        ? between(Double(a), Double(b))
        : between(Double(a) * alpha, Double(b) * other.alpha) / mixedAlpha
      return UInt8(min(max(sum, 0), 255).rounded())
    }
    return Color(
      red: component(red, other.red), green: component(green, other.green), blue: component(blue, other.blue),
      alpha: mixedAlpha)
  }
}
