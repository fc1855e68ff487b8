// SPDX-License-Identifier: Apache-2.0
//
// The values of number, colour and string tokens. What the lexer has reported becomes a `missing` node.

import FacetSource

extension Parser {
  mutating func parseNumber() -> ExpressionID {
    let start = at
    let span = here
    advance()
    guard let (value, unit) = numberValue(span) else { return add(.missing, from: start) }
    if !value.isFinite {
      at = start
      report(.numberTooLarge(file.text(span)))
      advance()
      return add(.missing, from: start)
    }
    if unit == nil, let meant = takeUnitApart() { return add(.number(value, meant), from: start) }
    return add(.number(value, unit), from: start)
  }

  /// A unit after the space that parts it from its number: reported, and taken for what it is.
  private mutating func takeUnitApart() -> NumberUnit? {
    guard kind == .identifier, keyword == nil, !endsHere, isOnLine(0), word(ahead: 1).kind != .leftParen,
      word(ahead: 1).kind != .colon, let unit = NumberUnit(rawValue: text(at))
    else { return nil }
    reportTwoValues()
    advance()
    lastReport = at
    return unit
  }

  /// The number and unit spelt in `span`, or nil when the lexer refused it.
  private func numberValue(_ span: ByteSpan) -> (Double, NumberUnit?)? {
    let bytes = file.bytes.span
    var digits: UInt64 = 0
    var scale = 0
    var count = 0
    var at = Int(span.start)
    let end = Int(span.end)
    var hasPoint = false
    while at < end, bytes[at].isDigit || bytes[at] == 0x5F || bytes[at] == 0x2E {
      if bytes[at] == 0x2E {
        if hasPoint { return nil }
        hasPoint = true
      } else if bytes[at].isDigit {
        if count < 18 { digits = digits * 10 + UInt64(bytes[at] & 0x0F) }
        if digits > 0 { count += 1 }
        if hasPoint { scale += 1 }
      }
      at += 1
    }
    let mantissaEnd = at
    at = exponentEnd(bytes, from: at, end)
    var unit: NumberUnit?
    if at < end {
      unit = NumberUnit.spelt(bytes, at..<end)
      if unit == nil { return nil }
    }
    if at == mantissaEnd, count <= 15, scale <= 22 {
      return (Double(digits) / Parser.powersOfTen[scale], unit)
    }
    let written = file.text(ByteSpan(Int(span.start)..<at)).filter { $0 != "_" }
    return Double(written.hasPrefix(".") ? "0" + written : written).map { ($0, unit) }
  }

  private func exponentEnd(_ bytes: Span<UInt8>, from position: Int, _ end: Int) -> Int {
    guard position < end, bytes[position] | 0x20 == 0x65 else { return position }
    var at = position + 1
    if at < end, bytes[at] == 0x2B || bytes[at] == 0x2D { at += 1 }
    guard at < end, bytes[at].isDigit else { return position }
    while at < end, bytes[at].isDigit || bytes[at] == 0x5F { at += 1 }
    return at
  }

  /// Powers of ten that a Double holds exactly.
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  mutating func parseColor() -> ExpressionID {
    let start = at
    let span = here
    advance()
    guard let value = colorValue(span) else { return add(.missing, from: start) }
    return add(.color(value), from: start)
  }

  /// 0xRRGGBBAA, or nil when the lexer refused it.
  private func colorValue(_ span: ByteSpan) -> UInt32? {
    let bytes = file.bytes.span
    var value: UInt32 = 0
    let count = span.range.count - 1
    for index in span.range.dropFirst() {
      guard bytes[index].isHexDigit else { return nil }
      let digit = UInt32(bytes[index].isDigit ? bytes[index] & 0x0F : (bytes[index] & 0x0F) + 9)
      if count > 8 { return nil }
      value = count <= 4 ? value << 8 | digit * 0x11 : value << 4 | digit
    }
    switch count {
    case 3, 6: return value << 8 | 0xFF
    case 4, 8: return value
    default: return nil
    }
  }

  // MARK: Strings

  mutating func parseString() -> ExpressionID {
    let start = at
    var parts: [StringPart] = []
    var deepest: UInt32 = 0
    advance()
    while true {
      if kind == .stringText {
        let span = here
        parts.append(.text(decoded(span), span))
        advance()
      } else if kind == .interpolationStart {
        let value = parseInterpolation()
        deepest = max(deepest, height(value))
        parts.append(.interpolation(value))
      } else {
        break
      }
    }
    if kind == .stringEnd { advance() }
    return add(.string(parts), from: start, above: deepest)
  }

  private mutating func parseInterpolation() -> ExpressionID {
    let opener = at
    let outer = lineEnds
    lineEnds = .endAll
    openers.append(opener)
    advance()
    let value = parseExpression()
    if kind != .interpolationEnd, !endsHere { reportTwoValues() }
    while kind != .interpolationEnd, !endsHere { advance() }
    if kind == .interpolationEnd { advance() }
    lineEnds = outer
    openers.removeLast()
    return value
  }

  /// The text of a string's part with its escapes replaced.
  private func decoded(_ span: ByteSpan) -> String {
    let bytes = file.bytes[span.range]
    guard bytes.contains(0x5C) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var at = bytes.startIndex
    while at < bytes.endIndex {
      guard bytes[at] == 0x5C, at + 1 < bytes.endIndex else {
        result.append(bytes[at])
        at += 1
        continue
      }
      switch bytes[at + 1] {
      case 0x6E: result.append(0x0A)
      case 0x74: result.append(0x09)
      case 0x75:
        let digits = bytes[(at + 2)...].dropFirst().prefix { $0.isHexDigit }
        let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        if let scalar = value.flatMap(Unicode.Scalar.init) { result.append(contentsOf: String(scalar).utf8) }
        at = min(digits.endIndex + 1, bytes.endIndex)
        continue
      default: result.append(bytes[at + 1])
      }
      at += 2
    }
    return String(decoding: result, as: UTF8.self)
  }
}
