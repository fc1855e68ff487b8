// SPDX-License-Identifier: Apache-2.0
//
// In: a tree without errors. Out: one document. The tree is walked in the order of the text, and every word is taken
// from the list exactly once, with its comments; so none can be lost, doubled or moved. Extensions hold an area of the
// grammar each.

import FacetSource
import FacetSyntax

/// Turns a tree into a document. Recursion is bounded by the depth that the parser allows.
struct DocumentBuilder {
  let tree: SyntaxTree
  let source: SourceWords
  /// The next word.
  var at = 0

  init(_ tree: SyntaxTree) {
    self.tree = tree
    source = SourceWords(tree)
  }

  var next: SourceWord { source.words[at] }
  var kind: TokenKind { next.kind }
  /// Whether a line ended before the next word, or before a comment in front of it.
  var startsLine: Bool { source.startsLine(at) }
  /// Whether a blank line stood there.
  var followsBlank: Bool { source.followsBlank(at) }

  // MARK: Words

  /// The next word with its comments.
  mutating func take() -> Document {
    if next.leading.isEmpty { return takeWord() }
    let comments = takeLeadingComments()
    return .concat([comments, takeWord()])
  }

  /// `count` words side by side.
  mutating func take(_ count: Int) -> Document { .concat((0..<count).map { _ in take() }) }

  /// The words up to the one at a place, side by side.
  mutating func take(through last: ByteSpan) -> Document {
    var parts: [Document] = []
    while next.span.start <= last.start, kind != .endOfFile { parts.append(take()) }
    return .concat(parts)
  }

  /// The comments before the next word, which is then taken without them.
  mutating func takeLeadingComments() -> Document {
    let word = next
    if word.leading.isEmpty { return .empty }
    var parts: [Document] = []
    for comment in source.comments[word.leading] {
      if comment.endsRegion {
        parts.append(.verbatim(comment.span, endsInComment: true))
        continue
      }
      parts.append(comment.startsLine ? .freshLine(hasBlank: comment.followsBlank) : .gap)
      parts.append(document(of: comment))
    }
    if word.verbatimStart == nil { parts.append(word.startsLine ? .freshLine(hasBlank: word.followsBlank) : .gap) }
    return .concat(parts)
  }

  /// The next word with the comments behind it.
  mutating func takeWord() -> Document {
    let word = next
    if at < source.words.count - 1 { at += 1 }
    if let start = word.verbatimStart { return .verbatim(ByteSpan(start: start, end: word.span.end)) }
    let text = Document.word(word.span, width: width(of: word.span), role: word.kind.role)
    return word.trailing.isEmpty ? text : .concat([text, trailingComments(of: word)])
  }

  private func trailingComments(of word: SourceWord) -> Document {
    .concat(
      source.comments[word.trailing].flatMap { comment in
        comment.isLine ? [.waitingComment(comment.span)] : [Document.gap, document(of: comment)]
      })
  }

  private func document(of comment: SourceComment) -> Document {
    let text = tree.file.bytes[comment.span.range]
    if !comment.isLine, let end = text.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      return .longComment(comment.span, width: width(of: ByteSpan(text.startIndex..<end)))
    }
    return .comment(comment.span, width: width(of: comment.span), isLine: comment.isLine)
  }

  private func width(of span: ByteSpan) -> Int {
    let text = tree.file.bytes[span.range]
    return text.allSatisfy { $0 < 0x80 } ? text.count : CellWidth.of(tree.file.text(span))
  }

  // MARK: Separators

  /// A separator that the page shows as `mark`, with its comments behind it.
  mutating func takeSeparator(as mark: String = ",") -> Document {
    let word = next
    let comments = takeLeadingComments()
    at += 1
    if let start = word.verbatimStart {
      return .concat([comments, .verbatim(ByteSpan(start: start, end: word.span.end))])
    }
    // Without the mark these comments would come to document what follows.
    let isFreed = mark.isEmpty && !word.leading.isEmpty
    let end = isFreed ? Document.freshLine(hasBlank: true) : .empty
    return .concat([.mark(mark), comments, trailingComments(of: word), end])
  }

  /// Separators that the page does without: `;`, and `,` where a line end or nothing takes its place.
  mutating func dropSeparators() -> Document {
    var parts: [Document] = []
    while kind == .semicolon || kind == .comma { parts.append(takeSeparator(as: "")) }
    return .concat(parts)
  }

  /// Whether the word before the next one stands in a region that is kept as it is.
  var followsKeptWord: Bool { at > 0 && source.words[at - 1].verbatimStart != nil }

  /// Whether a comment makes the next word start a line.
  private var startsAfterComment: Bool {
    source.comments[next.leading].contains { $0.startsLine }
      || (at > 0 && source.comments[source.words[at - 1].trailing].contains { $0.isLine })
  }

  /// What follows a sign such as `=`: further in where a comment makes it start a line.
  mutating func value(_ id: ExpressionID) -> Document {
    let isApart = startsAfterComment
    let value = expression(id)
    return isApart ? .indent(value) : value
  }
}

extension TokenKind {
  fileprivate var role: SourceRole {
    switch self {
    case .leftParen, .leftBracket, .leftBrace: .opener
    case .rightParen, .rightBracket, .rightBrace: .closer
    case .byteOrderMark, .whitespace, .newline, .lineComment, .blockComment, .docComment, .identifier, .number: .word
    case .color, .stringStart, .stringText, .interpolationStart, .interpolationEnd, .stringEnd, .comma, .colon: .word
    case .semicolon, .dot, .question, .arrow, .equal, .plus, .minus, .star, .slash, .percent, .less, .lessEqual: .word
    case .greater, .greaterEqual, .equalEqual, .bangEqual, .ampAmp, .barBar, .bang, .closedRange: .word
    case .halfOpenRange, .invalid, .endOfFile: .word
    }
  }
}
