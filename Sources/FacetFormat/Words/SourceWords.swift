// SPDX-License-Identifier: Apache-2.0
//
// In: the tokens of a file. Out: its words, each with its comments. The one place that looks at trivia: which word a
// comment goes with, where lines and blank lines were, and what `// facet:format off` keeps as it is.

import FacetSource
import FacetSyntax

/// The words of a file in order; the last is the end of the file.
struct SourceWords {
  private(set) var words: [SourceWord] = []
  private(set) var comments: [SourceComment] = []

  private let file: SourceFile
  /// What the white space since the last word or comment holds.
  private var lineEnds = 0
  /// The first comment since the last word.
  private var firstComment = 0
  /// Inside a region that is kept: from where on its bytes are not written yet.
  private var keptFrom: UInt32?

  init(_ tree: SyntaxTree) {
    file = tree.file
    words.reserveCapacity(tree.tokens.count / 2 + 1)
    for token in tree.tokens { add(token) }
  }

  private mutating func add(_ token: Token) {
    switch token.kind {
    case .byteOrderMark, .whitespace: break
    case .newline: lineEnds += 1
    case .lineComment, .docComment: addComment(token.span, isLine: true)
    case .blockComment: addComment(token.span, isLine: false)
    case .identifier, .number, .color, .stringStart, .stringText, .interpolationStart, .interpolationEnd, .stringEnd,
      .leftParen, .rightParen, .leftBracket, .rightBracket, .leftBrace, .rightBrace, .comma, .colon, .semicolon, .dot,
      .question, .arrow, .equal, .plus, .minus, .star, .slash, .percent, .less, .lessEqual, .greater, .greaterEqual,
      .equalEqual, .bangEqual, .ampAmp, .barBar, .bang, .closedRange, .halfOpenRange, .invalid, .endOfFile:
      addWord(token)
    }
  }

  private var isAtStart: Bool { words.isEmpty && comments.isEmpty }

  private mutating func addComment(_ span: ByteSpan, isLine: Bool) {
    let trimmed = isLine ? withoutBlanks(span) : span
    var comment = SourceComment(
      span: trimmed, isLine: isLine, startsLine: lineEnds > 0 || isAtStart, followsBlank: lineEnds > 1,
      endsRegion: false)
    lineEnds = 0
    switch comment.startsLine ? FormatMark(file.bytes[trimmed.range]) : nil {
    case .on?:
      if let start = keptFrom {
        comment.span.start = start
        comment.endsRegion = true
        keptFrom = nil
      }
    case .off?:
      if keptFrom == nil {
        comments.append(comment)
        keptFrom = span.end
      }
    case nil: break
    }
    if keptFrom == nil { comments.append(comment) }
  }

  private mutating func addWord(_ token: Token) {
    var word = SourceWord(
      kind: token.kind, span: token.span, startsLine: lineEnds > 0 || isAtStart, followsBlank: lineEnds > 1,
      leading: firstComment..<comments.count, trailing: 0..<0, verbatimStart: keptFrom)
    shareComments(with: &word)
    words.append(word)
    if keptFrom != nil { keptFrom = token.span.end }
    lineEnds = 0
    firstComment = comments.count
  }

  /// Gives the comments on the line of the word before to that word; where this word stands on the same line, only if
  /// it is one that cannot have a comment of its own.
  private mutating func shareComments(with word: inout SourceWord) {
    guard let last = words.indices.last else { return }
    let share = comments[word.leading].prefix { !$0.startsLine && !$0.endsRegion }
    if share.isEmpty { return }
    let isSameLine = share.count == word.leading.count && !word.startsLine
    if isSameLine, !word.kind.ends { return }
    words[last].trailing = word.leading.lowerBound..<share.endIndex
    word.leading = share.endIndex..<word.leading.upperBound
  }

  private func withoutBlanks(_ span: ByteSpan) -> ByteSpan {
    let text = file.bytes[span.range]
    let end = text.lastIndex { $0 != 0x20 && $0 != 0x09 } ?? text.startIndex
    return ByteSpan(start: span.start, end: UInt32(end + 1))
  }

  /// Whether a line ends before a word or a comment before it.
  func startsLine(_ index: Int) -> Bool {
    words[index].startsLine || comments[words[index].leading].contains { $0.startsLine }
  }

  /// Whether a blank line stands before a word and the comments before it.
  func followsBlank(_ index: Int) -> Bool {
    comments[words[index].leading].first?.followsBlank ?? words[index].followsBlank
  }
}

extension TokenKind {
  /// Whether the kind ends or separates, so that a comment before it belongs to what came before.
  fileprivate var ends: Bool {
    self == .comma || self == .semicolon || self == .rightParen || self == .rightBracket || self == .rightBrace
      || self == .interpolationEnd || self == .endOfFile
  }
}
