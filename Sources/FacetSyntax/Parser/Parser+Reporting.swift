// SPDX-License-Identifier: Apache-2.0
//
// One mistake, one finding: reports that follow from an earlier one are dropped here.

import FacetSource

extension Parser {
  /// Reports at the next word, unless that is a consequence of something already reported.
  mutating func report(
    _ message: SyntaxMessage, at span: ByteSpan? = nil, secondary: [(span: ByteSpan, text: String)] = [],
    fixes: [SyntaxFix] = []
  ) {
    defer { lastReport = at }
    if !isReporting { return }
    var secondary = secondary
    if let place = openLineEnd, place < at {
      secondary.append((self.span(place), "this reads on into the next line"))
      openLineEnd = nil
    }
    findings.add(message, at: span ?? here, secondary: secondary, fixes: fixes)
    if excessBrackets != 0 { beQuiet() }
  }

  /// Whether a report at the next word would be heard.
  var isReporting: Bool {
    at != lastReport && !isDamaged && here.start >= quietEnd && findings.diagnostics.count < limits.diagnostics
  }

  /// Drops what else is found on this line: brackets that do not match make the rest of it hard to read.
  mutating func beQuiet() {
    lastReport = at
    if previousEnd < quietEnd { return }
    if previousEnd < quietEnd { return }
    var end = Int(previousEnd)
    while end < file.bytes.count, !file.bytes[end].isLineEnd { end += 1 }
    quietEnd = UInt32(end)
  }

  /// Whether the lexer reported something at the next word or the one before it.
  var isDamaged: Bool {
    words[at].flags.contains(.damaged) || (at > 0 && words[at - 1].flags.contains(.damaged))
  }

  /// Where to point when something is missing before the next word: the word, or the end of the line before it.
  var gap: ByteSpan { startsLine || kind == .endOfFile ? .at(Int(previousEnd)) : here }

  /// How messages name the next word.
  var shownWord: String { shown(at) }

  func shown(_ index: Int) -> String {
    switch words[index].kind {
    case .endOfFile: "the end of the file"
    case .stringStart, .stringText, .stringEnd: "a string"
    case .interpolationStart: "`\\(`"
    case .byteOrderMark, .whitespace, .newline, .lineComment, .blockComment, .docComment, .invalid: "nothing"
    case .identifier, .number, .color: "`\(text(index))`"
    case .leftParen, .rightParen, .leftBracket, .rightBracket, .leftBrace, .rightBrace: "`\(text(index))`"
    case .comma, .colon, .semicolon, .dot, .question, .arrow, .equal, .plus, .minus: "`\(text(index))`"
    case .star, .slash, .percent, .less, .lessEqual, .greater, .greaterEqual: "`\(text(index))`"
    case .equalEqual, .bangEqual, .ampAmp, .barBar, .bang, .closedRange, .halfOpenRange: "`\(text(index))`"
    case .interpolationEnd: "`)`"
    }
  }

  /// What stands where something else was expected.
  var found: String { startsLine && kind != .endOfFile ? "the end of the line" : shownWord }

  /// Reports that `what` is expected before the next word.
  mutating func reportExpected(_ what: String, fixes: [SyntaxFix] = []) {
    report(.expected(what, found: found), at: gap, fixes: fixes)
  }

  /// Reports the next word as having no place here.
  mutating func reportUnexpected() {
    let fixes: [SyntaxFix] = kind == .endOfFile ? [] : [.remove(here, text(at))]
    let isBracket = kind.isCloser
    report(.unexpected(shownWord), fixes: isBracket || kind == .comma ? fixes : [])
    if isBracket { beQuiet() }
  }

  mutating func reportDepth(_ span: ByteSpan) {
    if hasReportedDepth { return }
    hasReportedDepth = true
    findings.add(.nestedTooDeeply(limits.depth), at: span)
    // What is skipped here makes all that follows hard to read.
    quietEnd = .max
  }

  // MARK: Depth

  /// Enters a level; answers false, having reported it, where the limit is reached. Always pair with `leave`.
  mutating func enter() -> Bool {
    depth += 1
    if depth <= limits.depth { return true }
    reportDepth(here)
    lastReport = at
    return false
  }

  mutating func leave() { depth -= 1 }
}
