// SPDX-License-Identifier: Apache-2.0
//
// Punctuation, longest first, and operators that other languages have.

import FacetSource

extension Lexer {
  mutating func scanPunctuation(_ bytes: Span<UInt8>) {
    let next = byte(bytes, at + 1)
    switch bytes[at] {
    case 0x28: emit(.leftParen, to: at + 1)
    case 0x29:
      closeParenthesis(bytes)
      return
    case 0x5B: emit(.leftBracket, to: at + 1)
    case 0x5D: emit(.rightBracket, to: at + 1)
    case 0x7B: emit(.leftBrace, to: at + 1)
    case 0x7D: emit(.rightBrace, to: at + 1)
    case 0x2C: emit(.comma, to: at + 1)
    case 0x3A: emit(.colon, to: at + 1)
    case 0x3B: emit(.semicolon, to: at + 1)
    case 0x3F: emit(.question, to: at + 1)
    case 0x25: emit(.percent, to: at + 1)
    case 0x2F: emit(.slash, to: at + 1)
    case 0x2E: scanDots(bytes)
    case 0x2D: scanSign(bytes, .minus, 0x2D)
    case 0x2B: scanSign(bytes, .plus, 0x2B)
    case 0x2A where next == 0x2A: foreign("**", .star, "a power is written `pow(base, exponent)`")
    case 0x2A: emit(.star, to: at + 1)
    case 0x3C: next == 0x3D ? emit(.lessEqual, to: at + 2) : emit(.less, to: at + 1)
    case 0x3E: next == 0x3D ? emit(.greaterEqual, to: at + 2) : emit(.greater, to: at + 1)
    case 0x3D: scanEqual(bytes)
    case 0x21: scanBang(bytes)
    case 0x26: scanLogical(bytes, .ampAmp, "&")
    case 0x7C: scanLogical(bytes, .barBar, "|")
    default: scanUnknown(bytes)
    }
    countParentheses()
  }

  /// Keeps count of the parentheses inside an interpolation, so that its own end is known.
  mutating func countParentheses() {
    guard tokens.last?.kind == .leftParen, openStrings.last?.interpolation != nil else { return }
    openStrings[openStrings.count - 1].parentheses += 1
  }

  private mutating func closeParenthesis(_ bytes: Span<UInt8>) {
    guard let open = openStrings.last, open.interpolation != nil else {
      emit(.rightParen, to: at + 1)
      return
    }
    if open.parentheses > 0 {
      openStrings[openStrings.count - 1].parentheses -= 1
      emit(.rightParen, to: at + 1)
    } else {
      openStrings[openStrings.count - 1].interpolation = nil
      emit(.interpolationEnd, to: at + 1)
      continueString(bytes)
    }
  }

  private mutating func scanDots(_ bytes: Span<UInt8>) {
    guard byte(bytes, at + 1) == 0x2E else {
      emit(.dot, to: at + 1)
      return
    }
    switch byte(bytes, at + 2) {
    case 0x2E: emit(.closedRange, to: at + 3)
    case 0x3C: emit(.halfOpenRange, to: at + 3)
    default:
      let end = at + 2 + (byte(bytes, at + 2) == 0x3D ? 1 : 0)
      let span = ByteSpan(at..<end)
      findings.add(
        .malformedRange(text(bytes, at..<end)), at: span,
        fixes: [.write("..<", over: span, .unsafe), .write("...", over: span, .unsafe)])
      emit(.closedRange, to: end)
    }
  }

  private mutating func scanSign(_ bytes: Span<UInt8>, _ kind: TokenKind, _ sign: UInt8) {
    if kind == .minus, byte(bytes, at + 1) == 0x3E {
      emit(.arrow, to: at + 2)
      return
    }
    var end = at + 1
    while byte(bytes, end) == sign { end += 1 }
    if end > at + 1 {
      let span = ByteSpan(at..<end)
      findings.add(
        .doubleSign(text(bytes, at..<end)), at: span,
        fixes: [.write(kind == .minus ? "-" : "+", over: span, .unsafe)])
    }
    emit(kind, to: end)
  }

  private mutating func scanEqual(_ bytes: Span<UInt8>) {
    switch byte(bytes, at + 1) {
    case 0x3D where byte(bytes, at + 2) == 0x3D: foreign("===", .equalEqual, meant: "==")
    case 0x3D: emit(.equalEqual, to: at + 2)
    case 0x3E: foreign("=>", .arrow, meant: "->")
    default: emit(.equal, to: at + 1)
    }
  }

  private mutating func scanBang(_ bytes: Span<UInt8>) {
    guard byte(bytes, at + 1) == 0x3D else {
      emit(.bang, to: at + 1)
      return
    }
    if byte(bytes, at + 2) == 0x3D {
      foreign("!==", .bangEqual, meant: "!=")
    } else {
      emit(.bangEqual, to: at + 2)
    }
  }

  private mutating func scanLogical(_ bytes: Span<UInt8>, _ kind: TokenKind, _ sign: String) {
    if byte(bytes, at + 1) == bytes[at] {
      emit(kind, to: at + 2)
    } else {
      foreign(sign, kind, meant: sign + sign)
    }
  }

  /// An operator that does not exist, with the one that was meant.
  private mutating func foreign(_ written: String, _ kind: TokenKind, meant: String) {
    let span = ByteSpan(at..<at + written.utf8.count)
    findings.add(.singleLogicalOperator(written, meant), at: span, fixes: [.write(meant, over: span)])
    emit(kind, to: at + written.utf8.count)
  }

  private mutating func foreign(_ written: String, _ kind: TokenKind, _ hint: String) {
    findings.add(.unknownOperator(written, hint), at: ByteSpan(at..<at + written.utf8.count))
    emit(kind, to: at + written.utf8.count)
  }

  private mutating func scanUnknown(_ bytes: Span<UInt8>) {
    let scalar = Unicode.Scalar(bytes[at])
    let isShown = scalar.value > 0x20 && scalar.value < 0x7F
    let shown = isShown ? "`\(scalar)`" : "the control character \(scalar.codePoint)"
    var end = at + 1
    while end < bytes.count, bytes[end] == bytes[at] { end += 1 }
    // A NUL is reported with the encoding.
    if bytes[at] != 0 { findings.add(.unexpectedCharacter(shown), at: ByteSpan(at..<end)) }
    emit(.invalid, to: end)
  }
}
