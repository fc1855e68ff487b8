// SPDX-License-Identifier: Apache-2.0
//
// Numbers as they are written: a whole number and the place of its point. No locale, no exponent, no "-0".

/// A decimal number: `value` / 10^`decimals`.
@frozen public struct GridNumber: Sendable, Hashable {
  public var value: Int
  /// 0…18.
  public var decimals: Int
  @inlinable public init(_ value: Int, decimals: Int) {
    self.value = value
    self.decimals = decimals
  }

  /// The nearest number with so many decimals; ties go away from zero. Nil when it has more than fifteen digits, beyond
  /// which a double no longer holds every whole number.
  public init?(rounding number: Double, decimals: Int) {
    let scaled = (number * powerOfTen(decimals)).rounded(.toNearestOrAwayFromZero)
    guard scaled.magnitude < 1e15 else { return nil }
    self.init(Int(scaled), decimals: decimals)
  }

  public var doubleValue: Double { Double(value) / powerOfTen(decimals) }

  /// The number with as few decimals as hold it.
  public var reduced: GridNumber {
    var result = self
    while result.decimals > 0, result.value % 10 == 0 {
      result.value /= 10
      result.decimals -= 1
    }
    return result
  }

  /// Appends the shortest form: trailing zeros dropped, and the zero before the point too unless it is kept.
  public func append(to bytes: inout [UInt8], keepsLeadingZero: Bool = false) {
    let number = reduced
    if number.value < 0 { bytes.append(UInt8(ascii: "-")) }
    let magnitude = number.value.magnitude
    let scale = UInt(wholePowerOfTen(number.decimals))
    let whole = magnitude / scale
    if whole > 0 || number.decimals == 0 || keepsLeadingZero { appendDigits(whole, least: 1, to: &bytes) }
    guard number.decimals > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    appendDigits(magnitude % scale, least: number.decimals, to: &bytes)
  }

  /// The shortest form as text.
  public func text(keepsLeadingZero: Bool = false) -> String {
    var bytes: [UInt8] = []
    append(to: &bytes, keepsLeadingZero: keepsLeadingZero)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The roundest number within `error` of `number`; where none with at most `limit` decimals and fifteen digits lies so
  /// near, the nearest of these. What is not a number gives 0.
  public static func coarsest(near number: Double, within error: Double, limit: Int = 8) -> GridNumber {
    let most = 999_999_999_999_999
    var nearest = number.isNaN ? GridNumber(0, decimals: 0) : GridNumber(number < 0 ? -most : most, decimals: 0)
    for decimals in 0...max(0, limit) {
      guard let candidate = GridNumber(rounding: number, decimals: decimals) else { break }
      nearest = candidate
      if abs(candidate.doubleValue - number) <= error { break }
    }
    return nearest
  }
}

/// Appends `number` in decimal digits, padded with zeros to `least` of them.
private func appendDigits(_ number: UInt, least: Int, to bytes: inout [UInt8]) {
  let first = bytes.count
  var rest = number
  while rest > 0 || bytes.count - first < least {
    bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
    rest /= 10
  }
  bytes[first...].reverse()
}

private let wholePowers: [Int] = (0...18).map { (0..<$0).reduce(1) { power, _ in power * 10 } }
private let powers: [Double] = wholePowers.map(Double.init)

/// 10^n for 0…18.
public func wholePowerOfTen(_ exponent: Int) -> Int { wholePowers[exponent] }

/// 10^n for 0…18, exactly.
public func powerOfTen(_ exponent: Int) -> Double { powers[exponent] }

/// The shortest decimal text that reads back as the same double, never with an exponent: 5, 0.1, -2.5. Numbers that are
/// not finite print as `inf`, `-inf` and `nan`.
public func formatNumber(_ number: Double) -> String {
  guard number.isFinite else { return number.isNaN ? "nan" : number < 0 ? "-inf" : "inf" }
  if number == 0 { return "0" }
  if abs(number) < 1e15, number == number.rounded() { return String(Int(number)) }
  let text = number.magnitude.description
  let parts = text.split(separator: "e", maxSplits: 1)
  let sides = parts[0].split(separator: ".", maxSplits: 1)
  let fraction = sides.count > 1 && sides[1] != "0" ? String(sides[1]) : ""
  let digits = String(sides[0]) + fraction
  let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
  return (number < 0 ? "-" : "") + placePoint(in: digits, after: sides[0].count + exponent)
}

/// Writes `digits` with a point after so many of them, filling up with zeros on either side.
private func placePoint(in digits: String, after count: Int) -> String {
  if count <= 0 { return "0." + String(repeating: "0", count: -count) + digits }
  if count >= digits.count { return digits + String(repeating: "0", count: count - digits.count) }
  return String(digits.prefix(count)) + "." + String(digits.dropFirst(count))
}
