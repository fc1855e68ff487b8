// SPDX-License-Identifier: Apache-2.0
//
// Lines as tokens: where they begin and end, which of them are blank, and which comments are about what follows them.

internal import FacetSource
internal import FacetSyntax

extension LintSubject {
  /// Lines from their first token through the one that ends the last, with the blank lines on one side where there are
  /// some on both.
  func wholeLines(from start: Int, through close: Int) -> ByteSpan {
    var (start, close) = (start, close)
    let blank = blankLine(above: start)
    if blank != nil || beginsBlock(start) {
      while let next = blankLine(below: close) { close = next }
    }
    if blank != nil, endsBlock(below: close) {
      while let above = blankLine(above: start) { start = above }
    }
    return ByteSpan(start: tree.tokens[start].start, end: startOfToken(close + 1))
  }

  /// The first token of a line, where a token has nothing but white space before it.
  func lineStart(_ place: Int) -> Int? {
    let lead = kind(place - 1) == .whitespace ? place - 1 : place
    return lead == 0 || kind(lead - 1) == .newline || kind(lead - 1) == .byteOrderMark ? lead : nil
  }

  /// The token that ends a line, where nothing but white space stands on it behind a place, and a comment that is about
  /// what stands before it.
  func lineEnd(behind end: Int) -> Int? {
    var place = skipWhitespace(from: end)
    if kind(place)?.isComment == true {
      if aim(ofComment: place) == .further { return nil }
      place = skipWhitespace(from: place + 1)
    }
    return kind(place) == .newline || kind(place) == .endOfFile ? place : nil
  }

  /// Where the lines begin that go with those from `start` to the token `close` that ends them; nil where something else
  /// stands on the last one.
  func commented(_ start: Int, endingAt close: Int?) -> Int {
    var own = start
    var top = start
    while let line = commentLine(above: top) {
      let aim = aim(ofComment: line.comment)
      if aim == .further { return own }
      if aim == .here, own == top { own = line.start }
      top = line.start
    }
    // What stands first may be about the whole file.
    guard let close, !lineStartsFile(top) else { return own }
    return endsBlock(below: close) || blankLine(below: close) != nil ? top : own
  }

  // MARK: Comments

  private enum Aim {
    /// What stands beside it or directly below.
    case here
    /// Nobody can tell.
    case open
    /// Other lines: it begins or ends something.
    case further
  }

  private func aim(ofComment place: Int) -> Aim {
    let token = tree.tokens[place]
    if token.kind == .docComment { return .here }
    if let suppression = suppressions.first(where: { $0.comment == token.span }) {
      switch suppression.reach {
      case .next, .this: return .here
      case .region: return .further
      }
    }
    return SuppressionReader.speaks(tree.file.text(token.span)) ? .further : .open
  }

  /// The comment that stands alone on the line above.
  private func commentLine(above start: Int) -> (start: Int, comment: Int)? {
    guard kind(start - 1) == .newline else { return nil }
    let comment = kind(start - 2) == .whitespace ? start - 3 : start - 2
    guard kind(comment)?.isComment == true, let start = lineStart(comment) else { return nil }
    return (start, comment)
  }

  // MARK: Blank lines

  /// The first token of the line above, where that is blank.
  private func blankLine(above start: Int) -> Int? { kind(start - 1) == .newline ? lineStart(start - 1) : nil }

  /// The token that ends the line behind one that ends a line, where that is blank.
  private func blankLine(below close: Int) -> Int? {
    let place = skipWhitespace(from: close + 1)
    return kind(close) == .newline && kind(place) == .newline ? place : nil
  }

  private func lineStartsFile(_ start: Int) -> Bool { start == 0 || kind(start - 1) == .byteOrderMark }

  private func beginsBlock(_ start: Int) -> Bool {
    if lineStartsFile(start) { return true }
    return kind(start - 2) == .leftBrace || kind(start - 2) == .whitespace && kind(start - 3) == .leftBrace
  }

  private func endsBlock(below close: Int) -> Bool {
    let place = skipWhitespace(from: close + 1)
    return kind(close) == .endOfFile || kind(place) == .endOfFile || kind(place) == .rightBrace || kind(place) == nil
  }

  // MARK: Tokens

  func kind(_ place: Int) -> TokenKind? {
    tree.tokens.indices.contains(place) ? tree.tokens[place].kind : nil
  }

  func startOfToken(_ place: Int) -> UInt32 {
    place < tree.tokens.count ? tree.tokens[place].start : UInt32(clamping: bytes.count)
  }

  func skipWhitespace(from place: Int) -> Int { kind(place) == .whitespace ? place + 1 : place }

  /// The token that holds a byte.
  func token(at offset: UInt32) -> Int {
    var low = 0
    var high = tree.tokens.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if tree.tokens[middle].start <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

extension TokenKind {
  var isComment: Bool { self == .lineComment || self == .blockComment || self == .docComment }
}
