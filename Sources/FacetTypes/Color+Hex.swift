// SPDX-License-Identifier: Apache-2.0

extension Color {
  /// `#rrggbb`, or `#rrggbbaa` when not opaque; alpha is rounded to the nearest of 256 steps.
  public var hexText: String {
    let opaque = "#" + hexPair(red) + hexPair(green) + hexPair(blue)
    return alpha == 1 ? opaque : opaque + hexPair(UInt8((min(max(alpha, 0), 1) * 255).rounded()))
  }

  /// Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, in either case of letters; nil for anything else.
  public init?(hex text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.first == UInt8(ascii: "#") else { return nil }
    var digits: [UInt32] = []
    for byte in bytes.dropFirst() {
      guard let digit = hexDigit(byte) else { return nil }
      digits.append(digit)
    }
    if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
    if digits.count == 6 { digits += [15, 15] }
    guard digits.count == 8 else { return nil }
    self.init(rgba: digits.reduce(0) { $0 << 4 | $1 })
  }
}

private func hexPair(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16)
  return digits.count == 1 ? "0" + digits : digits
}

private func hexDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
  default: nil
  }
}
