// SPDX-License-Identifier: Apache-2.0
//
// Words, and the characters that only seem to be something.

import FacetSource

extension Lexer {
  /// An identifier or keyword that starts with an ASCII letter or `_`.
  mutating func scanWord(_ bytes: Span<UInt8>) {
    var end = at + 1
    while end < bytes.count, bytes[end].continuesWord { end += 1 }
    if end < bytes.count, bytes[end] >= 0x80 { end = finishWord(bytes, from: end) }
    emit(.identifier, to: end)
  }

  /// The end of a word that reaches beyond ASCII; reports what in it only looks like a letter.
  private mutating func finishWord(_ bytes: Span<UInt8>, from position: Int) -> Int {
    let end = wordEnd(bytes, from: position)
    guard end > position else { return end }
    let word = text(bytes, at..<end)
    let meant = LookAlike.meantWord(word)
    if !word.unicodeScalars.elementsEqual(meant.unicodeScalars) { reportWord(bytes, to: end, meant) }
    return end
  }

  func wordEnd(_ bytes: Span<UInt8>, from position: Int) -> Int {
    var end = position
    while end < bytes.count {
      if bytes[end].continuesWord {
        end += 1
        continue
      }
      guard bytes[end] >= 0x80, let decoded = decodeScalar(bytes, end) else { break }
      let isInside = decoded.scalar.properties.isXIDContinue || LookAlike.invisible(decoded.scalar) != nil
      guard isInside, decoded.scalar.value != 0xFEFF || end > at else { break }
      end += decoded.length
    }
    return end
  }

  /// Names the first character of the word at `at` that is not what it seems.
  private mutating func reportWord(_ bytes: Span<UInt8>, to end: Int, _ meant: String) {
    var place = at
    while place < end, let decoded = decodeScalar(bytes, place) {
      let scalar = decoded.scalar
      let span = ByteSpan(place..<place + decoded.length)
      let fix = SyntaxFix.write(meant, over: ByteSpan(at..<end))
      if let hidden = LookAlike.invisible(scalar) {
        findings.add(.invisible(scalar, hidden.name), at: span, fixes: [fix])
        return
      }
      if let letter = LookAlike.letter(scalar), case .text(let plain) = letter.meaning {
        findings.add(.lookAlike(scalar, letter.name, meant: "the Latin `\(plain)`"), at: span, fixes: [fix])
        return
      }
      place += decoded.length
    }
  }

  /// Whatever starts with a byte outside ASCII: a word, a look-alike, or nothing known.
  mutating func scanUnusual(_ bytes: Span<UInt8>) {
    guard let decoded = decodeScalar(bytes, at) else {
      // Already reported for the whole file.
      var end = at + 1
      while end < bytes.count, bytes[end] >= 0x80, decodeScalar(bytes, end) == nil { end += 1 }
      emit(.invalid, to: end)
      return
    }
    let end = at + decoded.length
    if let known = LookAlike.outsideWords(decoded.scalar), !decoded.scalar.properties.isXIDStart {
      scanLookAlike(bytes, decoded, known)
    } else if decoded.scalar.properties.isXIDStart {
      emit(.identifier, to: finishWord(bytes, from: at))
    } else {
      let shown = "`\(decoded.scalar)` (\(decoded.scalar.codePoint))"
      findings.add(.unexpectedCharacter(shown), at: ByteSpan(at..<end))
      emit(.invalid, to: end)
    }
  }

  private mutating func scanLookAlike(_ bytes: Span<UInt8>, _ decoded: DecodedScalar, _ known: LookAlike) {
    let end = at + decoded.length
    let span = ByteSpan(at..<end)
    switch known.meaning {
    case .space:
      findings.add(
        .oddSpace(decoded.scalar, known.name), at: span,
        fixes: [SyntaxFix("write a plain space", span, " ")])
      emit(.whitespace, to: end)
    case .invisible:
      findings.add(
        .invisible(decoded.scalar, known.name), at: span, fixes: [SyntaxFix("remove it", span, "")])
      emit(.invalid, to: end)
    case .quote:
      scanForeignString(bytes)
    case .text(let plain):
      findings.add(
        .lookAlike(decoded.scalar, known.name, meant: "`\(plain)`"), at: span,
        fixes: [.write(plain, over: span)])
      emit(TokenKind.spelt(plain) ?? .invalid, to: end)
      countParentheses()
    }
  }

  /// `name` between backticks, as Swift allows: the marks are skipped, the name stays.
  mutating func scanBacktick(_ bytes: Span<UInt8>) {
    let start = at
    let end = wordEnd(bytes, from: at + 1)
    guard end > start + 1, byte(bytes, end) == 0x60 else {
      findings.add(.unexpectedCharacter("a backtick"), at: ByteSpan(start..<start + 1))
      emit(.invalid, to: start + 1)
      return
    }
    let name = text(bytes, start + 1..<end)
    findings.add(
      .backtick, at: ByteSpan(start..<end + 1), fixes: [.write(name, over: ByteSpan(start..<end + 1))])
    emit(.invalid, to: start + 1)
    emit(.identifier, to: end)
    emit(.invalid, to: end + 1)
  }
}
