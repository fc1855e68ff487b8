// SPDX-License-Identifier: Apache-2.0
//
// Arguments, and what stands between commas in brackets of any kind.

import FacetSource

extension Parser {
  // MARK: Arguments

  /// `(label: value, …)`, the next word being the parenthesis; the span covers both parentheses.
  mutating func parseArguments() -> (arguments: [ArgumentSyntax], span: ByteSpan) {
    let opener = at
    advance()
    let arguments = parseArgumentList(openedAt: opener)
    return (arguments, spanned(from: opener))
  }

  /// Arguments and the closing parenthesis.
  mutating func parseArgumentList(openedAt opener: Int) -> [ArgumentSyntax] {
    var arguments: [ArgumentSyntax] = []
    parseList(openedAt: opener, closer: .rightParen) { parser in
      arguments.append(parser.parseArgument())
    }
    return arguments
  }

  private mutating func parseArgument() -> ArgumentSyntax {
    guard kind == .identifier else { return ArgumentSyntax(label: nil, value: parseExpression()) }
    let next = word(ahead: 1).kind
    if next == .colon || (next == .equal && keyword?.isReserved != true) {
      if let keyword, keyword.isReserved { report(.reservedWord(keyword.rawValue)) }
      let label = name(at)
      advance()
      if next == .equal {
        let sign = ByteSpan(start: label.span.end, end: here.end)
        report(.equalForColon(label.text), fixes: [SyntaxFix("write `\(label.text):`", sign, ":")])
      }
      advance()
      let value = parseExpression()
      if isDecimalComma { reportDecimalComma() }
      return ArgumentSyntax(label: label, value: value)
    }
    return ArgumentSyntax(label: nil, value: parseExpression())
  }

  /// After an argument with a name: a second number without one, written as if the comma were a point.
  private var isDecimalComma: Bool { kind == .comma && commaTouchesNumbers && word(ahead: 2).kind != .colon }

  /// What stands between commas in brackets, up to and over the closer. Every turn consumes a word or ends.
  mutating func parseList(
    openedAt opener: Int, closer: TokenKind, wantsLabels: Bool = false, item: (inout Parser) -> Void
  ) {
    let outer = lineEnds
    if lineEnds != .endAll { lineEnds = .ignored }
    openers.append(opener)
    var hasReported = false
    while kind != closer, !breaksList, !(closer == .rightBracket && excessBrackets > 0 && startsLabel) {
      if kind == .comma {
        report(.emptyArgument, fixes: [.remove(here, ",")])
        advance()
        lastReport = at
        continue
      }
      let before = at
      if !kind.isCloser { item(&self) }
      if kind == .comma {
        advance()
        continue
      }
      if kind == closer || breaksList { break }
      if closesWrongly(openedAt: opener, closer) {
        lineEnds = outer
        openers.removeLast()
        return
      }
      if !recoversInList(openedAt: opener, isStuck: at == before, wantsLabels: wantsLabels, &hasReported) { break }
    }
    lineEnds = outer
    openers.removeLast()
    close(closer, openedAt: opener)
  }

  /// Takes a closer of the wrong kind for the right one where brackets otherwise come out even.
  private mutating func closesWrongly(openedAt opener: Int, _ closer: TokenKind) -> Bool {
    guard kind == .rightParen || kind == .rightBracket, excessBrackets == 0, !closesOuterBracket else { return false }
    report(
      .mismatchedCloser(shownWord, text(opener)), secondary: [(span(opener), "opened here")],
      fixes: [.write(closer.punctuation ?? "", over: here)])
    advance()
    beQuiet()
    return true
  }

  /// Something other than a comma or the closer follows an item. Answers false where the list has to end.
  private mutating func recoversInList(
    openedAt opener: Int, isStuck: Bool, wantsLabels: Bool, _ hasReported: inout Bool
  ) -> Bool {
    if kind.isCloser {
      if kind == .interpolationEnd || (closesOuterBracket && excessBrackets >= 0) { return false }
      report(
        .mismatchedCloser(shownWord, text(opener)), secondary: [(span(opener), "opened here")],
        fixes: [.remove(here, text(at))])
      if excessBrackets < 0 { excessBrackets += 1 }
      advance()
      beQuiet()
      return true
    }
    if !isStuck, isKnownPair {
      reportTwoValues()
    } else if !isStuck, startsValue, kind != .minus, kind != .plus, !wantsLabels || startsLabel {
      // What the lexer could not read before it is the mistake, most often a quote that is missing.
      let isReported = isReporting && (opener..<at).contains { words[$0].flags.contains(.damaged) }
      if !isReported { report(.missingComma, at: gap, fixes: [.insert(",", at: previousEnd)]) }
      return true
    } else if !hasReported {
      let message = kind == .closedRange || kind == .halfOpenRange ? SyntaxMessage.rangeNotHere : .unexpected(shownWord)
      let isFar = !isOnSameLine(opener, at)
      report(message, secondary: isFar ? [(span(opener), "between the brackets opened here")] : [])
      hasReported = true
    }
    repeat { skipWord() } while kind != .comma && !kind.isCloser && !breaksList
    lastReport = at
    return true
  }

  /// Whether a name and a colon follow.
  var startsLabel: Bool { kind == .identifier && word(ahead: 1).kind == .colon }

  /// Whether the closer here fits a bracket outside the innermost one, up to the nearest brace.
  private var closesOuterBracket: Bool {
    for opener in openers.dropLast().reversed() {
      let kind = words[opener].kind
      if kind == .leftBrace { return false }
      if kind == .leftParen && self.kind == .rightParen || kind == .leftBracket && self.kind == .rightBracket {
        return true
      }
    }
    return false
  }

  /// Whether two values in a row are one of the mistakes that have a message of their own.
  private var isKnownPair: Bool {
    guard kind == .identifier || kind == .number, at > 0, words[at - 1].kind == .number else {
      return kind == .identifier && Parser.wordOperators[text(at)] != nil
    }
    return kind == .number ? words[at].flags.contains(.touches) : NumberUnit(rawValue: text(at)) != nil
  }
}
