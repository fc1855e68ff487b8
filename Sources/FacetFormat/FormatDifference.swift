// SPDX-License-Identifier: Apache-2.0
//
// Whether two files say the same: the same words but for separators that a line end can replace, the same comments in
// the same order, and the same tree.

public import FacetSource
public import FacetSyntax

/// What a layout would have changed.
public enum FormatDifference: Sendable, Hashable {
  /// The result does not parse.
  case findings(String)
  /// A word, at this place of the original.
  case word(ByteSpan)
  case comment(ByteSpan)
  case tree
}

/// The first difference that is more than layout, or nil.
public func difference(between original: SyntaxTree, and result: ParseResult) -> FormatDifference? {
  if let finding = result.diagnostics.first(where: { $0.severity == .error }) { return .findings(finding.message) }
  let laidOut = result.tree
  let before = Substance(original)
  let after = Substance(laidOut)
  if let index = before.firstDifference(before.words, after.words, after) {
    return .word(index < before.words.count ? before.words[index].span : .at(original.file.bytes.count))
  }
  if let index = before.firstDifference(before.comments, after.comments, after) {
    return .comment(index < before.comments.count ? before.comments[index].span : .at(original.file.bytes.count))
  }
  let isSame = TreeDump(original, showsPlaces: false).text() == TreeDump(laidOut, showsPlaces: false).text()
  return isSame ? nil : .tree
}

/// The tokens of a file that are more than layout.
private struct Substance {
  private let bytes: [UInt8]
  private(set) var words: [Token] = []
  private(set) var comments: [Token] = []

  init(_ tree: SyntaxTree) {
    bytes = tree.file.bytes
    for token in tree.tokens {
      switch token.kind {
      case .whitespace, .newline, .comma, .semicolon, .endOfFile: break
      case .lineComment, .docComment, .blockComment: comments.append(token)
      case .byteOrderMark, .identifier, .number, .color, .stringStart, .stringText, .interpolationStart,
        .interpolationEnd, .stringEnd, .leftParen, .rightParen, .leftBracket, .rightBracket, .leftBrace, .rightBrace,
        .colon, .dot, .question, .arrow, .equal, .plus, .minus, .star, .slash, .percent, .less, .lessEqual, .greater,
        .greaterEqual, .equalEqual, .bangEqual, .ampAmp, .barBar, .bang, .closedRange, .halfOpenRange, .invalid:
        words.append(token)
      }
    }
  }

  /// The index of the first token that the other file does not have at the same place.
  func firstDifference(_ own: [Token], _ others: [Token], _ other: Substance) -> Int? {
    for index in 0..<min(own.count, others.count) {
      if own[index].kind != others[index].kind || !isSame(own[index], others[index], other) { return index }
    }
    return own.count == others.count ? nil : min(own.count, others.count)
  }

  private func isSame(_ token: Token, _ theirs: Token, _ other: Substance) -> Bool {
    switch token.kind {
    case .lineComment, .docComment: trimmed(token) == other.trimmed(theirs)
    case .blockComment: lines(token) == other.lines(theirs)
    case _: bytes[token.span.range] == other.bytes[theirs.span.range]
    }
  }

  /// A line comment without the blanks at its end, which nobody sees.
  private func trimmed(_ token: Token) -> ArraySlice<UInt8> {
    var text = bytes[token.span.range]
    while let last = text.last, last == 0x20 || last == 0x09 { text.removeLast() }
    return text
  }

  /// The lines of a block comment, however they end.
  private func lines(_ token: Token) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes[token.span.range]
    while let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      lines.append(rest[..<end])
      let isPair = rest[end] == 0x0D && end + 1 < rest.endIndex && rest[end + 1] == 0x0A
      rest = rest[(end + (isPair ? 2 : 1))...]
    }
    return lines + [rest]
  }
}
