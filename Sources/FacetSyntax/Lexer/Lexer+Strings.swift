// SPDX-License-Identifier: Apache-2.0
//
// Strings and their interpolations. The strings that are open at a place are a stack; nothing here recurses.

import FacetSource

extension Lexer {
  mutating func scanString(_ bytes: Span<UInt8>) {
    if byte(bytes, at + 1) == 0x22, byte(bytes, at + 2) == 0x22 {
      scanTripleString(bytes)
      return
    }
    openStrings.append(OpenString(start: at))
    emit(.stringStart, to: at + 1)
    continueString(bytes)
  }

  /// Reads on in the innermost string, up to its end, an interpolation or the end of the line.
  mutating func continueString(_ bytes: Span<UInt8>) {
    var end = at
    while end < bytes.count {
      let next = bytes[end]
      if next == 0x22 {
        emitText(to: end)
        emit(.stringEnd, to: end + 1)
        openStrings.removeLast()
        return
      }
      if next.isLineEnd { break }
      guard next == 0x5C else {
        end += 1
        continue
      }
      if byte(bytes, end + 1) == 0x28 {
        emitText(to: end)
        openStrings[openStrings.count - 1].interpolation = at
        openStrings[openStrings.count - 1].parentheses = 0
        emit(.interpolationStart, to: at + 2)
        return
      }
      end = checkEscape(bytes, at: end)
    }
    if openStrings.count == 1, let last = openStrings.last, last.interpolation == nil,
      let closer = closerBelow(bytes, from: end)
    {
      findings.add(.unterminatedString, at: ByteSpan(last.start..<end))
      openStrings.removeLast()
      emitText(to: closer)
      emit(.stringEnd, to: closer + 1)
      lineStart = closer
      while lineStart > 0, !bytes[lineStart - 1].isLineEnd { lineStart -= 1 }
      return
    }
    emitText(to: end)
    abandonStrings(bytes)
  }

  private mutating func emitText(to end: Int) {
    if end > at { emit(.stringText, to: end) }
  }

  /// Gives up every open string: a line or the file ends.
  mutating func abandonStrings(_ bytes: Span<UInt8>) {
    guard let last = openStrings.last else { return }
    distrustLine(bytes)
    if openStrings.count > 1 || last.interpolation != nil,
      let start = openStrings.last(where: { $0.interpolation != nil })?.interpolation
    {
      findings.add(.unterminatedInterpolation, at: ByteSpan(start..<max(at, start + 2)))
    } else {
      reportOpenString(bytes, last.start)
    }
    openStrings.removeAll(keepingCapacity: true)
  }

  /// Quotes that do not pair up turn their line inside out: nothing else that is found there can be trusted.
  private mutating func distrustLine(_ bytes: Span<UInt8>) {
    damage.append(ByteSpan(lineStart..<at))
    findings.dropFindings(from: UInt32(lineStart))
  }

  private mutating func reportOpenString(_ bytes: Span<UInt8>, _ start: Int) {
    var place = start + 1
    while place < min(at, bytes.count), let decoded = decodeScalar(bytes, place) {
      if let known = LookAlike.outsideWords(decoded.scalar), known.meaning == .quote {
        let span = ByteSpan(place..<place + decoded.length)
        findings.add(
          .lookAlike(decoded.scalar, known.name, meant: "`\"`"), at: span,
          secondary: [(ByteSpan(start..<start + 1), "the string starts here")], fixes: [.write("\"", over: span)])
        return
      }
      place += decoded.length
    }
    findings.add(.unterminatedString, at: ByteSpan(start..<max(at, start + 1)))
  }

  /// Reports the escape at `backslash` unless it is known, and answers where it ends.
  private mutating func checkEscape(_ bytes: Span<UInt8>, at backslash: Int) -> Int {
    let next = byte(bytes, backslash + 1)
    switch next {
    case 0x6E, 0x74, 0x22, 0x5C: return backslash + 2
    case 0x75 where byte(bytes, backslash + 2) == 0x7B:
      var end = backslash + 3
      while byte(bytes, end).isHexDigit { end += 1 }
      let isClosed = byte(bytes, end) == 0x7D
      let last = isClosed ? end + 1 : end
      let value = UInt32(text(bytes, backslash + 3..<end), radix: 16)
      if !isClosed || value.flatMap(Unicode.Scalar.init) == nil {
        findings.add(.unknownEscape(text(bytes, backslash..<last)), at: ByteSpan(backslash..<last))
      }
      return last
    default:
      let length = backslash + 1 < bytes.count ? decodeScalar(bytes, backslash + 1)?.length ?? 1 : 0
      let end = next.isLineEnd || length == 0 ? backslash + 1 : backslash + 1 + length
      findings.add(.unknownEscape(text(bytes, backslash..<end)), at: ByteSpan(backslash..<end))
      return end
    }
  }

  /// `"""…"""`: one finding, and one string token trio.
  private mutating func scanTripleString(_ bytes: Span<UInt8>) {
    let start = at
    var end = at + 3
    while end < bytes.count {
      if bytes[end] == 0x22, byte(bytes, end + 1) == 0x22, byte(bytes, end + 2) == 0x22 { break }
      if !openStrings.isEmpty, bytes[end].isLineEnd { break }
      end += 1
    }
    // Once a line is enough.
    let isFirst = lastTriple.map { last in (last..<start).contains { bytes[$0].isLineEnd } } ?? true
    if isFirst { findings.add(.multilineString, at: ByteSpan(start..<start + 3)) }
    lastTriple = start
    emit(.stringStart, to: start + 3)
    emitText(to: min(end, bytes.count))
    if at < bytes.count, !bytes[at].isLineEnd { emit(.stringEnd, to: at + 3) }
  }

  /// A string between single or curly quotes, if the line has a closing one; else a lone quote.
  mutating func scanForeignString(_ bytes: Span<UInt8>) {
    let start = at
    let opener = decodeScalar(bytes, at) ?? DecodedScalar(scalar: "'", length: 1)
    guard let closer = foreignQuote(bytes, after: start + opener.length, opener.scalar) else {
      reportQuote(opener, [ByteSpan(start..<start + opener.length)])
      emit(.invalid, to: start + opener.length)
      return
    }
    let ends = [ByteSpan(start..<start + opener.length), ByteSpan(closer)]
    reportQuote(opener, ends)
    emit(.stringStart, to: start + opener.length)
    emitText(to: closer.lowerBound)
    emit(.stringEnd, to: closer.upperBound)
  }

  private mutating func reportQuote(_ opener: DecodedScalar, _ ends: [ByteSpan]) {
    let span = ByteSpan(start: ends[0].start, end: ends[ends.count - 1].end)
    let fixes = ends.count == 2 ? [SyntaxFix("write `\"` at both ends", ends.map { ($0, "\"") })] : []
    if opener.scalar == "'" {
      findings.add(.singleQuotes, at: span, fixes: fixes)
    } else if let known = LookAlike.outsideWords(opener.scalar) {
      findings.add(.lookAlike(opener.scalar, known.name, meant: "`\"`"), at: ends[0], fixes: fixes)
    }
  }

  /// The next quote on the line that can close one opened by `opener`.
  private func foreignQuote(_ bytes: Span<UInt8>, after position: Int, _ opener: Unicode.Scalar) -> Range<Int>? {
    var place = position
    while place < bytes.count, !bytes[place].isLineEnd, let decoded = decodeScalar(bytes, place) {
      let range = place..<place + decoded.length
      if opener == "'" {
        if decoded.scalar == "'" { return range }
      } else if decoded.scalar == "\"" || LookAlike.outsideWords(decoded.scalar)?.meaning == .quote {
        return range
      }
      place += decoded.length
    }
    return nil
  }
}
