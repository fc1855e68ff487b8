// SPDX-License-Identifier: Apache-2.0
//
// Numbers with the units that touch them, and colours.

import FacetSource

extension Lexer {
  mutating func scanNumber(_ bytes: Span<UInt8>) {
    let start = at
    var end = digitsEnd(bytes, from: start)
    if byte(bytes, end) == 0x2E {
      let next = byte(bytes, end + 1)
      if next.isDigit {
        end = digitsEnd(bytes, from: end + 1)
      } else if next != 0x2E, !next.startsWord, next < 0x80 {
        reportFinalPoint(bytes, start, end)
        emit(.number, to: end + 1)
        return
      }
    }
    if byte(bytes, end) | 0x20 == 0x65 {
      let isSigned = byte(bytes, end + 1) == 0x2B || byte(bytes, end + 1) == 0x2D
      let exponent = end + (isSigned ? 2 : 1)
      if byte(bytes, exponent).isDigit { end = digitsEnd(bytes, from: exponent) }
    }
    if byte(bytes, end) == 0x2E, byte(bytes, end + 1).isDigit {
      end = absorbMorePoints(bytes, start, end)
    }
    emit(.number, to: unitEnd(bytes, start, end))
  }

  private func digitsEnd(_ bytes: Span<UInt8>, from position: Int) -> Int {
    var end = position
    while end < bytes.count, bytes[end].isDigit || (bytes[end] == 0x5F && end > position) { end += 1 }
    return end
  }

  private mutating func reportFinalPoint(_ bytes: Span<UInt8>, _ start: Int, _ point: Int) {
    let whole = ByteSpan(start..<point + 1)
    let digits = text(bytes, start..<point)
    findings.add(
      .numberEndsInPoint, at: ByteSpan(point..<point + 1),
      fixes: [.write(digits, over: whole), .write(digits + ".0", over: whole)])
  }

  private mutating func absorbMorePoints(_ bytes: Span<UInt8>, _ start: Int, _ point: Int) -> Int {
    var end = point
    while byte(bytes, end) == 0x2E, byte(bytes, end + 1).isDigit { end = digitsEnd(bytes, from: end + 1) }
    findings.add(.malformedNumber(text(bytes, start..<end)), at: ByteSpan(start..<end))
    return end
  }

  /// The end of the unit that touches the number, which is reported unless it is known.
  private mutating func unitEnd(_ bytes: Span<UInt8>, _ start: Int, _ position: Int) -> Int {
    if byte(bytes, position) == 0x25 { return position + 1 }
    if byte(bytes, position) == 0xC2, byte(bytes, position + 1) == 0xB0 {
      let sign = ByteSpan(position..<position + 2)
      findings.add(
        .lookAlike("\u{B0}", "degree sign", meant: "`deg`"), at: sign, fixes: [.write("deg", over: sign)])
      return position + 2
    }
    if byte(bytes, position) >= 0x80, decodeScalar(bytes, position)?.scalar.properties.isXIDStart != true {
      return position
    }
    let end = wordEnd(bytes, from: position)
    guard end > position, NumberUnit.spelt(bytes, position..<end) == nil else { return end }
    let unit = text(bytes, position..<end)
    let span = ByteSpan(position..<end)
    var fixes: [SyntaxFix] = []
    if findings.diagnostics.count < findings.limit, let meant = NumberUnit.meant(by: unit) {
      fixes.append(.write(meant.rawValue, over: span))
    }
    // A second one on a line is no number either, but text whose quote is missing.
    defer { unknownUnitLine = lineStart }
    if fixes.isEmpty, unknownUnitLine == lineStart {
      damage.append(span)
    } else {
      findings.add(.unknownUnit(unit), at: span, fixes: fixes)
    }
    return end
  }

  // MARK: Colours

  mutating func scanColor(_ bytes: Span<UInt8>) {
    let start = at
    let end = wordEnd(bytes, from: at + 1)
    var isHex = true
    for index in start + 1..<end where !bytes[index].isHexDigit { isHex = false }
    let count = end - start - 1
    if !isHex || !(count == 3 || count == 4 || count == 6 || count == 8) {
      findings.add(.malformedColor(text(bytes, start..<end)), at: ByteSpan(start..<end))
    }
    emit(.color, to: end)
  }
}

extension NumberUnit {
  /// The unit spelt by these bytes, or nil; a degree sign counts as `deg`.
  static func spelt(_ bytes: Span<UInt8>, _ range: Range<Int>) -> NumberUnit? {
    let first = range.lowerBound
    switch range.count {
    case 1: return bytes[first] == 0x25 ? .percent : nil
    case 2:
      switch (bytes[first], bytes[first + 1]) {
      case (0x6D, 0x6D): return .mm
      case (0x63, 0x6D): return .cm
      case (0x69, 0x6E): return .in
      case (0x70, 0x74): return .pt
      case (0x70, 0x78): return .px
      case (0xC2, 0xB0): return .deg
      default: return nil
      }
    case 3:
      switch (bytes[first], bytes[first + 1], bytes[first + 2]) {
      case (0x64, 0x65, 0x67): return .deg
      case (0x72, 0x61, 0x64): return .rad
      default: return nil
      }
    case 4:
      let isTurn =
        bytes[first] == 0x74 && bytes[first + 1] == 0x75 && bytes[first + 2] == 0x72 && bytes[first + 3] == 0x6E
      return isTurn ? .turn : nil
    default: return nil
    }
  }

  /// The unit that a misspelt one stands for.
  static func meant(by word: String) -> NumberUnit? {
    switch word {
    case "degree", "degrees": return .deg
    case "radian", "radians": return .rad
    case "turns": return .turn
    case "inch", "inches": return .in
    case "percent": return .percent
    case "x": return nil
    default: break
    }
    let units: [NumberUnit] = [.mm, .cm, .in, .pt, .px, .deg, .turn, .rad]
    return nearestName(to: word, among: units.map(\.rawValue)).flatMap(NumberUnit.init(rawValue:))
  }
}
