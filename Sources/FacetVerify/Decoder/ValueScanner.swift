// SPDX-License-Identifier: Apache-2.0
//
// Numbers, words and separators of attribute values, byte by byte.

struct ValueScanner {
  let bytes: [UInt8]
  var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }
  var rest: String { String(decoding: bytes[position...].prefix(24), as: UTF8.self) }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d || byte == 0x0c {
      position += 1
    }
  }

  /// White space with at most one comma.
  mutating func skipSeparator() {
    skipSpace()
    if next == UInt8(ascii: ",") {
      position += 1
      skipSpace()
    }
  }

  mutating func skips(_ character: Character) -> Bool {
    guard next == character.asciiValue else { return false }
    position += 1
    return true
  }

  /// Letters, digits, dashes from here.
  mutating func word() -> String {
    let start = position
    while let byte = next, ValueScanner.isWord(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
    case _: false
    }
  }

  /// A flag of an arc: one digit, whatever follows it.
  mutating func flag() -> Bool? {
    if skips("0") { return false }
    if skips("1") { return true }
    return nil
  }

  /// A number in SVG's grammar, or nil with the position unchanged; nil as well for one beyond every picture.
  mutating func number() -> Double? {
    let start = position
    var digits = 0
    if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { position += 1 }
    digits += skipDigits()
    if next == UInt8(ascii: "."), position + 1 < bytes.count, isDigit(bytes[position + 1]) {
      position += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      position = start
      return nil
    }
    skipExponent()
    guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)), Magnitude.holds(number) else {
      position = start
      return nil
    }
    return number
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = next, isDigit(byte) { position += 1 }
    return position - start
  }

  /// An `e` that no digits follow belongs to what comes next.
  private mutating func skipExponent() {
    guard next == UInt8(ascii: "e") || next == UInt8(ascii: "E") else { return }
    let start = position
    position += 1
    if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { position += 1 }
    if skipDigits() == 0 { position = start }
  }

  /// All numbers of a list; nil when anything else is in it.
  mutating func numbers() -> [Double]? {
    var numbers: [Double] = []
    skipSpace()
    while next != nil {
      guard let number = number() else { return nil }
      numbers.append(number)
      let before = position
      skipSeparator()
      if next == nil, bytes[before..<position].contains(UInt8(ascii: ",")) { return nil }
    }
    return numbers
  }
}
