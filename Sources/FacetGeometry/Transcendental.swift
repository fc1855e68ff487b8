// SPDX-License-Identifier: Apache-2.0
//
// Exponentials, logarithms and roots that decide output digits: like sine and cosine they use only additions,
// multiplications, divisions and square roots in a fixed order, so that every IEEE 754 machine gives the same bits.

// Names the mathematics library to the linker: unoptimized code calls it even for rounding and square roots.
private import Glibc

/// ln 2 in two parts; the first has 21 zero bits at its end, so that small whole multiples of it are exact.
private let ln2High = 0x1.62e42feep-1
private let ln2Low = 0x1.a39ef35793c76p-33

/// e to the power x, within two units in the last place; infinity above 709.78.
public func exponential(_ x: Double) -> Double {
  if x.isNaN { return x }
  if x > 709.782712893384 { return .infinity }
  if x < -745.2 { return 0 }
  let turns = (x / (ln2High + ln2Low)).rounded(.toNearestOrEven)
  let high = x - turns * ln2High
  let low = turns * ln2Low
  let rest = high - low
  var sum = 0.0
  for n in stride(from: 15, through: 2, by: -1) { sum = (1 + sum) * (rest / Double(n)) }
  let value = 1 + (high + (rest * sum - low))
  // In two steps, for results below the least normal number and above half the greatest one.
  let half = (turns / 2).rounded(.towardZero)
  return value * powerOfTwo(Int(half)) * powerOfTwo(Int(turns - half))
}

/// The natural logarithm of a positive number, within two units in the last place; −infinity of 0, NaN below.
public func naturalLogarithm(_ x: Double) -> Double {
  if x.isNaN || x < 0 { return .nan }
  if x == 0 { return -.infinity }
  if x == .infinity { return x }
  var mantissa = x.significand
  var exponent = Double(x.exponent)
  if mantissa > 2.squareRoot() {
    mantissa /= 2
    exponent += 1
  }
  let ratio = (mantissa - 1) / (mantissa + 1)
  let square = ratio * ratio
  var sum = 0.0
  for n in stride(from: 12, through: 1, by: -1) { sum = (1 / Double(2 * n + 1) + sum) * square }
  return exponent * ln2High + (2 * ratio + (2 * ratio * sum + exponent * ln2Low))
}

/// `base` to the power `exponent`: whole exponents to ±1024 by repeated squaring (exact while the digits fit), halves by
/// a square root besides, others by logarithm, within a relative 1e-13. NaN for a fractional power below 0.
public func power(_ base: Double, _ exponent: Double) -> Double {
  if exponent == 0 || base == 1 { return 1 }
  if abs(exponent) <= 1024, let twice = Int(exactly: exponent * 2) {
    let root = twice.isMultiple(of: 2) ? 1 : base.squareRoot()
    let result = wholePower(base, abs(twice) / 2) * root
    return twice < 0 ? 1 / result : result
  }
  if base == 0 { return exponent < 0 ? .infinity : 0 }
  if base > 0 { return exponential(exponent * naturalLogarithm(base)) }
  guard exponent == exponent.rounded(.towardZero) else { return .nan }
  let size = exponential(exponent * naturalLogarithm(-base))
  return exponent.truncatingRemainder(dividingBy: 2) == 0 ? size : -size
}

private func wholePower(_ base: Double, _ exponent: Int) -> Double {
  var result = 1.0
  var square = base
  var rest = exponent
  while rest > 0 {
    if !rest.isMultiple(of: 2) { result *= square }
    rest /= 2
    if rest > 0 { square *= square }
  }
  return result
}

/// The cube root, within two units in the last place and exact for cubes of whole numbers.
public func cubeRoot(_ x: Double) -> Double {
  guard x.isFinite, x != 0 else { return x }
  let size = abs(x)
  let third = Int((Double(size.exponent) / 3).rounded(.down))
  let scaled = size * powerOfTwo(-3 * third / 2) * powerOfTwo(-3 * third - (-3 * third / 2))
  // 1 ≤ scaled < 8; the straight line through both ends is near enough for Newton's method.
  var root = 1 + (scaled - 1) / 7
  for _ in 0..<7 { root -= (root - scaled / (root * root)) / 3 }
  let result = root * powerOfTwo(third)
  return x < 0 ? -result : result
}

/// 2 to a power that a double can hold.
private func powerOfTwo(_ exponent: Int) -> Double {
  Double(sign: .plus, exponent: exponent, significand: 1)
}
