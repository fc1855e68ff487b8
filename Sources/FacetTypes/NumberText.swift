// SPDX-License-Identifier: Apache-2.0

/// A number as the language prints it: the shortest decimal digits that read back as the same double, never with an
/// exponent, never as −0. Values that are not finite print as `nan`, `inf` and `-inf`; no value of a scene is one.
public func numberText(_ number: Double) -> String {
  if number == 0 { return "0" }
  if let whole = Int64(exactly: number), abs(number) < 1e15 { return String(whole) }
  let shortest = number.description
  guard number.isFinite, let mark = shortest.firstIndex(where: { $0 == "e" || $0 == "E" }) else {
    return shortest.hasSuffix(".0") ? String(shortest.dropLast(2)) : shortest
  }
  let exponent = Int(shortest[shortest.index(after: mark)...].drop { $0 == "+" }) ?? 0
  return spelled(mantissa: shortest[..<mark], exponent: exponent)
}

/// Moves the point of `mantissa` by `exponent` places to the right.
private func spelled(mantissa: Substring, exponent: Int) -> String {
  let sign = mantissa.hasPrefix("-") ? "-" : ""
  let unsigned = mantissa.drop { $0 == "-" }
  let parts = unsigned.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
  let whole = parts[0]
  let fraction = parts.count > 1 ? parts[1] : ""
  let digits = whole + (fraction == "0" ? "" : fraction)
  let point = whole.count + exponent
  if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
  if point >= digits.count { return sign + digits + String(repeating: "0", count: point - digits.count) }
  return sign + digits.prefix(point) + "." + digits.dropFirst(point)
}
