// SPDX-License-Identifier: Apache-2.0
//
// The words of SVG path data: letters, numbers, flags and what may stand between them (SVG 1.1, section 8.3.9).

struct PathDataScanner {
  let bytes: [UInt8]
  var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { offset >= bytes.count }
  private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func skipSpace() {
    while let next = byte(at: offset), next == 0x20 || next == 0x09 || next == 0x0A || next == 0x0D { offset += 1 }
  }

  /// Skips space with at most one comma in it; answers whether there was a comma.
  @discardableResult
  mutating func skipSeparator() -> Bool {
    skipSpace()
    guard byte(at: offset) == UInt8(ascii: ",") else { return false }
    offset += 1
    skipSpace()
    return true
  }

  /// The next command letter, if one stands here.
  mutating func takeLetter() -> UInt8? {
    guard let next = byte(at: offset), (next | 0x20) >= UInt8(ascii: "a"), (next | 0x20) <= UInt8(ascii: "z") else {
      return nil
    }
    offset += 1
    return next
  }

  /// Whether a number starts here.
  var isAtNumber: Bool {
    guard let next = byte(at: offset) else { return false }
    return isDigit(next) || next == UInt8(ascii: "-") || next == UInt8(ascii: "+") || next == UInt8(ascii: ".")
  }

  mutating func takeNumber(_ expected: String = "a number") throws(PathDataProblem) -> Double {
    let start = offset
    var index = offset
    if let sign = byte(at: index), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { index += 1 }
    let whole = skipDigits(&index)
    var fraction = 0
    if byte(at: index) == UInt8(ascii: ".") {
      index += 1
      fraction = skipDigits(&index)
    }
    guard whole + fraction > 0 else { throw PathDataProblem(offset: start, expected: expected) }
    if let mark = byte(at: index), mark | 0x20 == UInt8(ascii: "e") {
      var after = index + 1
      if let sign = byte(at: after), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { after += 1 }
      if skipDigits(&after) > 0 { index = after }
    }
    guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)), number.isFinite else {
      throw PathDataProblem(offset: start, expected: "a number that is not too large")
    }
    offset = index
    return number
  }

  mutating func takeFlag() throws(PathDataProblem) -> Bool {
    guard let next = byte(at: offset), next == UInt8(ascii: "0") || next == UInt8(ascii: "1") else {
      throw PathDataProblem(offset: offset, expected: "an arc flag, 0 or 1")
    }
    offset += 1
    return next == UInt8(ascii: "1")
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private func skipDigits(_ index: inout Int) -> Int {
    let start = index
    while let next = byte(at: index), isDigit(next) { index += 1 }
    return index - start
  }
}
