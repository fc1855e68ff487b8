// SPDX-License-Identifier: Apache-2.0
//
// Finding the way back: to the end of a statement, over a bracket, to the bracket that was left open. Indentation is
// asked only in files whose brackets do not come out even, and only until as many are reported as are missing.

import FacetSource

extension Parser {
  /// Skips to where the statement ends.
  mutating func skipToStatementEnd() {
    while !endsHere, kind != .semicolon, kind != .rightBrace { skipWord() }
    lastReport = at
  }

  /// Skips one word, or a bracket with all that stands in it.
  mutating func skipWord() {
    if kind.isOpener || kind == .stringStart { skipBracket() } else { advance() }
  }

  /// Skips from an opener over its closer, or as far as that seems to have been left out.
  mutating func skipBracket() {
    let opener = at
    var open = 0
    repeat {
      if kind.isOpener || kind == .stringStart { open += 1 }
      if kind.isCloser || kind == .stringEnd { open -= 1 }
      if kind == .rightBrace, words[opener].kind != .leftBrace, open == 0 { return }
      advance()
      if open > 0, startsLine, words[opener].kind != .leftBrace, words[opener].kind != .stringStart,
        excessBrackets > 0 || isDamaged, lineIndentation(at) <= lineIndentation(opener), !kind.isCloser
      {
        return
      }
    } while open > 0 && kind != .endOfFile
  }

  /// Bytes of white space before the first word of the line that the word stands on.
  func lineIndentation(_ index: Int) -> UInt32 { words[index].indentation }

  func isOnSameLine(_ first: Int, _ second: Int) -> Bool { words[first].line == words[second].line }

  /// In brackets that may have been left open: whether the line that starts here reads like a new statement.
  var looksLikeNextStatement: Bool {
    if kind.isCloser { return false }
    if isMember, at > 0, words[at - 1].kind != .comma, !words[at - 1].kind.isOpener { return true }
    return lineIndentation(at) <= lineIndentation(openers.last ?? 0)
  }

  /// Whether a list in brackets has to end although its closer is not there.
  var breaksList: Bool {
    if kind == .endOfFile || kind == .rightBrace { return true }
    guard startsLine else { return false }
    if lineEnds == .endAll || endsHere { return true }
    if isDamaged, at > 0, words[at - 1].flags.contains(.damaged) || words[at].flags.contains(.damaged) { return true }
    switch keyword {
    case .let?, .repeat?, .case?, .default?, .else?: return true
    default: return false
    }
  }

  /// Moves over the closer of a bracket, or reports where it is missing.
  mutating func close(_ closer: TokenKind, openedAt opener: Int) {
    if kind == closer { advance() } else { reportUnclosed(closer, openedAt: opener) }
  }

  private mutating func reportUnclosed(_ closer: TokenKind, openedAt opener: Int) {
    let mark = closer.punctuation ?? ""
    report(
      .unclosed(text(opener), mark, found: found), at: gap,
      secondary: [(span(opener), "opened here")], fixes: [insertion(of: mark, openedAt: opener)])
    beQuiet()
    if closer == .rightBrace { excessBraces -= 1 } else { excessBrackets -= 1 }
  }

  /// A closer where it is missing: a brace at the end of a line goes to a line of its own, below its opener's line.
  private func insertion(of mark: String, openedAt opener: Int) -> SyntaxFix {
    let endsLine = startsLine || kind == .endOfFile
    guard mark == "}", endsLine, at > 0, !isOnSameLine(opener, at - 1) else { return .insert(mark, at: previousEnd) }
    let place = ByteSpan(start: previousEnd, end: previousEnd)
    return SyntaxFix("insert `}`", place, "\n" + String(repeating: " ", count: Int(lineIndentation(opener))) + "}")
  }

  // MARK: Braces

  /// Moves over the `}` of a block, or reports where it is missing.
  mutating func closeBlock(openedAt opener: Int) {
    if kind == .rightBrace, closesBlock(opener) { advance() } else { reportUnclosed(.rightBrace, openedAt: opener) }
  }

  /// Whether the `}` here closes the block opened at `opener`.
  func closesBlock(_ opener: Int) -> Bool {
    if excessBraces == 0 || isOnSameLine(opener, at) { return true }
    let own = lineIndentation(opener)
    if startsLine {
      let column = lineIndentation(at)
      return excessBraces > 0 ? column >= own : column == own
    }
    return excessBraces > 0 || words[at - 1].kind != .rightBrace || isOnSameLine(opener, at - 1)
  }

  /// Whether the line that starts here has left the block opened at `opener`, whose `}` is missing.
  func leavesBlock(_ opener: Int) -> Bool {
    guard excessBraces > 0, startsLine, kind != .rightBrace else { return false }
    return lineIndentation(at) <= lineIndentation(opener)
  }

  /// Reports a `}` that closes nothing and moves over it.
  mutating func skipExtraBrace() {
    reportUnexpected()
    excessBraces += 1
    advance()
    beQuiet()
  }
}
