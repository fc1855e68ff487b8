// SPDX-License-Identifier: Apache-2.0

public import FacetGeometry

/// The shape of a number's shortest text, which `GridNumber.append(to:)` writes: all that separators depend on.
struct NumberToken {
  /// Bytes, the sign included.
  var length: Int
  var isNegative: Bool
  /// Whether the text has a point; one that starts with it has no whole part.
  var hasPoint: Bool
  var hasWhole: Bool

  @inline(__always) init(_ value: Int, decimals: Int) {
    let magnitude = value.magnitude
    isNegative = value < 0
    var whole = magnitude
    var fraction: UInt = 0
    if decimals > 0 { (whole, fraction) = magnitude.quotientAndRemainder(dividingBy: UInt(wholePowerOfTen(decimals))) }
    hasPoint = fraction > 0
    hasWhole = whole > 0 || fraction == 0
    length = (isNegative ? 1 : 0) + (hasWhole ? digitCount(whole) : 0)
    guard hasPoint else { return }
    var kept = decimals
    while fraction % 10 == 0 {
      fraction /= 10
      kept -= 1
    }
    length += 1 + kept
  }

  /// Whether this number needs a separator after a number of which is known whether it has a point.
  @inline(__always) func needsSeparator(afterFraction: Bool) -> Bool {
    !isNegative && (hasWhole || !afterFraction)
  }
}

/// How many decimal digits a number has; one for 0.
@inline(__always) private func digitCount(_ number: UInt) -> Int {
  var count = 1
  var rest = number
  while rest >= 1000 {
    rest /= 1000
    count += 3
  }
  return count + (rest >= 100 ? 2 : rest >= 10 ? 1 : 0)
}

extension GridNumber {
  /// How many bytes the shortest text of this number has.
  public var textLength: Int { NumberToken(value, decimals: decimals).length }

  /// The shortest text of this number.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }
}
