// SPDX-License-Identifier: Apache-2.0
//
// In: tokens. Out: the tokens that mean something, with what the parser asks of the trivia before them.

import FacetSource

/// A token that is not trivia, and what lies between it and the one before.
struct Word {
  struct Flags: OptionSet {
    var rawValue: UInt8
    /// A line ends between this word and the one before.
    static let newline = Flags(rawValue: 1)
    /// The lexer reported something in this word or just before it.
    static let damaged = Flags(rawValue: 2)
    /// Nothing lies between this word and the one before.
    static let touches = Flags(rawValue: 4)
  }
  var kind: TokenKind
  var keyword: Keyword?
  var flags: Flags
  var token: UInt32
  /// The line that it starts on, from 0, and the bytes of white space that this line starts with.
  var line: UInt32
  var indentation: UInt32
}

/// The words of a file and how well their brackets match.
struct WordList {
  private(set) var words: [Word] = []
  /// Openers less closers; 0 when as many close as open. Recovery consults indentation only while one is not 0.
  private(set) var excessBraces = 0
  private(set) var excessBrackets = 0

  init(_ tokens: [Token], _ bytes: Span<UInt8>, damage damaged: [ByteSpan]) {
    words.reserveCapacity(tokens.count / 2 + 1)
    var nextDamage = 0
    var damageEnd: UInt32 = 0
    var flags: Word.Flags = .touches
    var line: UInt32 = 0
    var indentation: UInt32 = 0
    var startsLine = true
    for index in tokens.indices {
      let token = tokens[index]
      while nextDamage < damaged.count, damaged[nextDamage].start < token.start + max(1, token.length) {
        flags.insert(.damaged)
        damageEnd = max(damageEnd, damaged[nextDamage].end)
        nextDamage += 1
      }
      if token.start < damageEnd { flags.insert(.damaged) }
      if token.kind.isTrivia || token.kind == .invalid {
        flags.remove(.touches)
        if startsLine, token.kind == .whitespace { indentation = token.length }
        startsLine = token.kind == .newline || (startsLine && token.kind == .byteOrderMark)
        if token.kind == .newline || (token.kind == .blockComment && holdsLineEnd(bytes, token)) {
          flags.insert(.newline)
          line += 1
          indentation = 0
        }
        continue
      }
      let keyword = token.kind == .identifier ? Keyword.spelt(bytes, token) : nil
      words.append(
        Word(
          kind: token.kind, keyword: keyword, flags: flags, token: UInt32(index), line: line,
          indentation: indentation))
      startsLine = false
      count(token.kind)
      flags = .touches
    }
  }

  private mutating func count(_ kind: TokenKind) {
    if kind == .leftBrace { excessBraces += 1 }
    if kind == .rightBrace { excessBraces -= 1 }
    if kind == .leftParen || kind == .leftBracket { excessBrackets += 1 }
    if kind == .rightParen || kind == .rightBracket { excessBrackets -= 1 }
  }

  private func holdsLineEnd(_ bytes: Span<UInt8>, _ token: Token) -> Bool {
    for index in token.span.range where bytes[index].isLineEnd { return true }
    return false
  }
}
