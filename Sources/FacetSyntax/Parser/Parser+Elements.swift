// SPDX-License-Identifier: Apache-2.0
//
// Elements with their arguments, blocks and modifiers, and argument lists of all kinds.

import FacetSource

extension Parser {
  /// `name(arguments) { block }.modifier(…)…`
  mutating func parseElement() -> StatementID {
    let start = at
    let name = name(at)
    if let keyword, keyword.isReserved { report(.reservedWord(keyword.rawValue)) }
    advance()
    var element = ElementSyntax(name: name, arguments: [], argumentsSpan: nil, block: nil, modifiers: [])
    if opensArguments {
      (element.arguments, element.argumentsSpan) = parseArguments()
    } else if !hasBlock, let property = parseBareName(name, from: start, &element) {
      return property
    }
    if hasBlock {
      reportLineBreakBeforeBrace()
      element.block = parseBlock()
    }
    element.modifiers = parseModifiers()
    return add(.element(element), from: start)
  }

  private var opensArguments: Bool { kind == .leftParen && !startsLine }
  private var hasBlock: Bool { kind == .leftBrace }

  /// A name without parentheses and block: works out what is missing. Answers a property when it was a colon.
  private mutating func parseBareName(
    _ name: NameSyntax, from start: Int, _ element: inout ElementSyntax
  ) -> StatementID? {
    if !endsHere, kind == .rightParen, excessBrackets < 0 {
      reportExpected("`(`", fixes: [.insert("(", at: previousEnd)])
      excessBrackets += 1
      advance()
      return nil
    }
    if !endsHere, startsValue, !isMember, keyword == nil || keyword?.isReserved == false || keyword == .true || keyword == .false {
      if excessBrackets < 0 {
        reportExpected("`(`", fixes: [.insert("(", at: previousEnd)])
        excessBrackets += 1
        element.arguments = parseArgumentList(openedAt: at - 1)
        return nil
      }
      reportExpected("`:` or `(` after `\(name.text)`", fixes: [.insert(":", at: previousEnd)])
      lastReport = at
      let value = parseExpression()
      return add(.property(name, value), from: start)
    }
    if excessBraces < 0, startsLine, kind != .endOfFile, lineIndentation(at) > lineIndentation(start),
      !(isMember && lineEnds == .endStatements) {
      element.block = parseOwnedBlock()
      return nil
    }
    if kind != .equal {
      report(.missingParentheses(name.text), at: name.span, fixes: [.insert("()", at: previousEnd)])
    }
    return nil
  }

  // MARK: Modifiers

  mutating func parseModifiers() -> [ModifierSyntax] {
    var result: [ModifierSyntax] = []
    while true {
      if kind == .dot, !endsHere {
        if let modifier = parseModifier() { result.append(modifier) }
        continue
      }
      // A bracket too many between two modifiers must not end the chain.
      if kind == .rightParen || kind == .rightBracket, !startsLine, excessBrackets < 0,
        word(ahead: 1).kind == .dot || word(ahead: 1).flags.contains(.newline) {
        reportUnexpected()
        excessBrackets += 1
        advance()
        lastReport = at
        continue
      }
      return result
    }
  }

  private mutating func parseModifier() -> ModifierSyntax? {
    let start = at
    advance()
    guard kind == .identifier, !endsHere || lineEnds == .ignored else {
      report(.expectedName("the name of a modifier", found: found), at: gap)
      if kind == .dot { return nil }
      if kind == .leftParen, !startsLine { skipBracket() }
      lastReport = at
      return nil
    }
    let name = name(at)
    advance()
    var modifier = ModifierSyntax(name: name, arguments: [], block: nil, span: spanned(from: start))
    if opensArguments {
      modifier.arguments = parseArguments().arguments
    } else if !hasBlock || startsLine {
      parseBareModifier(&modifier)
    }
    if hasBlock {
      reportLineBreakBeforeBrace()
      modifier.block = parseBlock()
    }
    modifier.span = spanned(from: start)
    return modifier
  }

  private mutating func parseBareModifier(_ modifier: inout ModifierSyntax) {
    let hasArguments = !endsHere && (startsValue || kind == .rightParen)
    if hasArguments, excessBrackets < 0 {
      reportExpected("`(`", fixes: [.insert("(", at: previousEnd)])
      excessBrackets += 1
      modifier.arguments = parseArgumentList(openedAt: at - 1)
    } else if !hasBlock {
      report(.missingParentheses("." + modifier.name.text), at: modifier.name.span, fixes: [.insert("()", at: previousEnd)])
    }
  }

  /// Modifiers after what is no element: reported once, then dropped.
  mutating func skipModifiers(of control: String) {
    guard isMember, !endsHere else { return }
    report(.controlModifier(control), at: here.union(span(at + 1)))
    let last = lastReport
    _ = parseModifiers()
    if lastReport == last { lastReport = at }
  }

  // MARK: Arguments

  /// `(label: value, …)`, the next word being the parenthesis; the span covers both parentheses.
  mutating func parseArguments() -> (arguments: [ArgumentSyntax], span: ByteSpan) {
    let opener = at
    advance()
    let arguments = parseArgumentList(openedAt: opener)
    return (arguments, spanned(from: opener))
  }

  /// Arguments and the closing parenthesis.
  private mutating func parseArgumentList(openedAt opener: Int) -> [ArgumentSyntax] {
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
      if next == .equal { report(.equalForColon(label.text), fixes: [.write(":", over: here)]) }
      advance()
      return ArgumentSyntax(label: label, value: parseExpression())
    }
    return ArgumentSyntax(label: nil, value: parseExpression())
  }

  /// What stands between commas in brackets, up to and over the closer. Every turn consumes a word or ends.
  mutating func parseList(openedAt opener: Int, closer: TokenKind, item: (inout Parser) -> Void) {
    let outer = lineEnds
    if lineEnds != .endAll { lineEnds = .ignored }
    openers.append(opener)
    while kind != closer, !breaksList {
      if kind == .comma {
        report(.emptyArgument, fixes: [.remove(here, ",")])
        advance()
        lastReport = at
        continue
      }
      let before = at
      item(&self)
      if kind == .comma {
        advance()
      } else if kind == closer || breaksList {
        break
      } else if !recoversInList(openedAt: opener, closer: closer, stuck: at == before) {
        break
      }
    }
    lineEnds = outer
    openers.removeLast()
    close(closer, openedAt: opener)
  }

  /// Something other than a comma or the closer follows an item. Answers false where the list has to end.
  private mutating func recoversInList(openedAt opener: Int, closer: TokenKind, stuck: Bool) -> Bool {
    if kind.isCloser {
      if kind == .interpolationEnd || (closesOuterBracket && excessBrackets >= 0) { return false }
      report(
        .mismatchedCloser(shownWord, text(opener)), secondary: [(span(opener), "opened here")],
        fixes: [.remove(here, text(at))])
      if excessBrackets < 0 { excessBrackets += 1 }
      advance()
      lastReport = at
      return true
    }
    if startsValue, !stuck, kind != .minus, kind != .plus {
      if isKnownPair { reportTwoValues() } else { report(.missingComma, at: here, fixes: [.insert(",", at: previousEnd)]) }
      if isKnownPair { skipWord() }
      return true
    }
    if kind == .closedRange || kind == .halfOpenRange {
      report(.rangeNotHere)
    } else {
      reportUnexpected()
    }
    skipWord()
    lastReport = at
    return true
  }

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
