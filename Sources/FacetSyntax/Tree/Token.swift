// SPDX-License-Identifier: Apache-2.0

public import FacetSource

/// What a token is. Trivia are tokens too: the tokens of a file, end to end, are its bytes.
public enum TokenKind: UInt8, Sendable, CaseIterable {
  // Trivia.
  case byteOrderMark, whitespace, newline, lineComment, blockComment, docComment
  // Words and literals. A number's token includes the unit that touches it. A word may be reserved: see `Keyword`.
  case identifier, number, color
  // A string is a quote, parts, and a quote; `\(` and its `)` enclose ordinary tokens.
  case stringStart, stringText, interpolationStart, interpolationEnd, stringEnd
  // Punctuation.
  case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, colon, semicolon, dot, question, arrow
  case equal, plus, minus, star, slash, percent
  case less, lessEqual, greater, greaterEqual, equalEqual, bangEqual
  case ampAmp, barBar, bang
  case closedRange, halfOpenRange
  // Bytes that no rule knows; reported once by the lexer.
  case invalid
  case endOfFile

  /// White space, line ends and comments.
  @inlinable public var isTrivia: Bool { rawValue <= TokenKind.docComment.rawValue }
}

/// A kind and a place; the text is a slice of the source.
@frozen public struct Token: Sendable, Hashable {
  public var kind: TokenKind
  public var start: UInt32
  public var length: UInt32

  @inlinable public init(kind: TokenKind, start: UInt32, length: UInt32) {
    self.kind = kind
    self.start = start
    self.length = length
  }
  @inlinable public var span: ByteSpan { ByteSpan(start: start, end: start + length) }
}

/// A half-open range of token indexes, trivia between its ends included.
@frozen public struct TokenRange: Sendable, Hashable {
  public var first: UInt32
  public var end: UInt32
  @inlinable public init(first: UInt32, end: UInt32) {
    self.first = first
    self.end = end
  }
}
