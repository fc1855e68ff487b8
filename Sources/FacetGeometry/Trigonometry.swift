// SPDX-License-Identifier: Apache-2.0
//
// Sine and cosine decide output digits, so they may not depend on the platform's mathematics library. Only additions,
// multiplications and exact remainders are used here, in a fixed order, so every IEEE 754 machine gives the same bits.

// Names the mathematics library to the linker: unoptimized code calls it even for rounding and square roots.
private import Glibc

/// Sine and cosine of an angle in degrees. Multiples of 90° are exact, multiples of 30° and 45° the nearest doubles, others
/// within one last place.
public func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
  guard degrees.isFinite else { return (.nan, .nan) }
  var rest = degrees.truncatingRemainder(dividingBy: 360)
  if rest < 0 { rest += 360 }
  let quarter = (rest / 90).rounded(.toNearestOrEven)
  let (s, c) = innerSineAndCosine(rest - quarter * 90)
  switch Int(quarter) % 4 {
  case 0: return (s, c)
  case 1: return (c, 0 - s)
  case 2: return (0 - s, 0 - c)
  case 3: return (0 - c, s)
  case let other: preconditionFailure("quarter \(other) of a turn")
  }
}

/// Sine of an angle in degrees.
public func sine(degrees: Double) -> Double { sineAndCosine(degrees: degrees).sine }
/// Cosine of an angle in degrees.
public func cosine(degrees: Double) -> Double { sineAndCosine(degrees: degrees).cosine }

/// On −45°…45°. The angles of hexagons and octagons are common enough to be had without a rounding error.
private func innerSineAndCosine(_ degrees: Double) -> (Double, Double) {
  switch abs(degrees) {
  case 30: (degrees < 0 ? -0.5 : 0.5, 0.75.squareRoot())
  case 45: (degrees < 0 ? -0.5.squareRoot() : 0.5.squareRoot(), 0.5.squareRoot())
  case _: smallSineAndCosine(degrees * (Double.pi / 180))
  }
}

/// Taylor series on −π/4…π/4; the first term left out is below 2e-18.
private func smallSineAndCosine(_ x: Double) -> (Double, Double) {
  let square = x * x
  var sine = 0.0
  var cosine = 0.0
  for n in stride(from: 9, through: 1, by: -1) {
    let k = Double(2 * n)
    sine = (1 + sine) * (-square / (k * (k + 1)))
    cosine = (1 + cosine) * (-square / (k * (k - 1)))
  }
  return (x + x * sine, 1 + cosine)
}

/// The angle in degrees, −180…180, of the direction (dx, dy): 0 to the right, positive clockwise on screen.
public func arcTangent(dy: Double, dx: Double) -> Double {
  if dx == 0, dy == 0 { return 0 }
  let steep = abs(dy) > abs(dx)
  let ratio = steep ? abs(dx) / abs(dy) : abs(dy) / abs(dx)
  var angle = smallArcTangent(ratio) * (180 / Double.pi)
  if steep { angle = 90 - angle }
  if dx < 0 { angle = 180 - angle }
  return dy < 0 ? 0 - angle : angle
}

/// Arc tangent of 0…1 in radians: two halvings of the angle, then the series.
private func smallArcTangent(_ ratio: Double) -> Double {
  var t = ratio
  for _ in 0..<3 { t = t / (1 + (1 + t * t).squareRoot()) }
  let square = t * t
  var sum = 0.0
  for n in stride(from: 12, through: 1, by: -1) {
    sum = (1 / Double(2 * n + 1) - sum) * square
  }
  return 8 * t * (1 - sum)
}
