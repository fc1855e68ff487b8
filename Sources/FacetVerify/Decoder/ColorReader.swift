// SPDX-License-Identifier: Apache-2.0

internal import FacetTypes

/// Colours as SVG and CSS spell them: hex digits, `rgb()`, names.
enum ColorReader {
  static func color(_ text: String) throws(DecodingProblem) -> Color {
    if let color = hex(text) ?? function(text) ?? NamedColors.color(text) { return color }
    if text.lowercased() == "transparent" { return Color(red: 0, green: 0, blue: 0, alpha: 0) }
    throw DecodingProblem("cannot read the colour `\(text)`")
  }

  private static func hex(_ text: String) -> Color? {
    guard text.hasPrefix("#") else { return nil }
    var digits: [UInt8] = []
    for character in text.dropFirst() {
      guard character.isASCII, let digit = character.hexDigitValue else { return nil }
      digits.append(UInt8(digit))
    }
    switch digits.count {
    case 3, 4: digits = digits.flatMap { [$0, $0] }
    case 6, 8: break
    case _: return nil
    }
    let parts = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    return Color(
      red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? Double(parts[3]) / 255 : 1)
  }

  /// `rgb(1, 2, 3)`, `rgb(1 2 3 / .5)`, `rgba(10%, 20%, 30%, 40%)`.
  private static func function(_ text: String) -> Color? {
    let lower = text.lowercased()
    guard lower.hasSuffix(")"), let open = lower.firstIndex(of: "("), ["rgb", "rgba"].contains(lower[..<open]) else {
      return nil
    }
    var scanner = ValueScanner(String(lower[lower.index(after: open)...].dropLast()))
    var parts: [UInt8] = []
    scanner.skipSpace()
    while parts.count < 3 {
      guard let number = scanner.number() else { return nil }
      let level = scanner.skips("%") ? number * 255 / 100 : number
      parts.append(UInt8(min(255, max(0, level)).rounded()))
      scanner.skipSeparator()
    }
    var alpha = 1.0
    if scanner.next != nil {
      if scanner.skips("/") { scanner.skipSpace() }
      guard let number = scanner.number() else { return nil }
      alpha = min(1, max(0, scanner.skips("%") ? number / 100 : number))
      scanner.skipSpace()
    }
    guard scanner.next == nil else { return nil }
    return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }
}
