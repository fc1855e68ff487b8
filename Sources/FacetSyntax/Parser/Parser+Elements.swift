// SPDX-License-Identifier: Apache-2.0
//
// Elements with their arguments, blocks and modifiers.

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
    } else if lacksBlock(after: start) {
      element.block = parseOwnedBlock()
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
    if excessBrackets < 0, startsLine, startsValue, !isMember, kind == .identifier || kind == .leftParen,
      lineIndentation(at) > lineIndentation(start)
    {
      reportExpected("`(`", fixes: [.insert("(", at: previousEnd)])
      excessBrackets += 1
      element.arguments = parseArgumentList(openedAt: at - 1)
      return nil
    }
    if !endsHere, excessBraces < 0, kind == .identifier {
      element.block = parseOwnedBlock()
      return nil
    }
    if !endsHere, startsValue, !isMember,
      keyword == nil || keyword?.isReserved == false || keyword == .true || keyword == .false
    {
      if excessBrackets < 0 {
        reportExpected("`(`", fixes: [.insert("(", at: previousEnd)])
        excessBrackets += 1
        element.arguments = parseArgumentList(openedAt: at - 1)
        return nil
      }
      reportExpected("`:` or `(`", fixes: [.insert(":", at: previousEnd)])
      lastReport = at
      let value = parseExpression()
      return add(.property(name, value), from: start)
    }
    if lacksBlock(after: start) { return nil }
    if kind != .equal, bareNameEnd != start {
      report(.missingParentheses(name.text), at: name.span, fixes: [.insert("()", at: previousEnd)])
    }
    bareNameEnd = at
    return nil
  }

  /// Whether a `{` seems to have been left out: one is too few, and the next line is indented like a block.
  func lacksBlock(after start: Int) -> Bool {
    guard excessBraces < 0, startsLine, kind != .endOfFile, !isMember else { return false }
    return lineIndentation(at) > lineIndentation(start)
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
        word(ahead: 1).kind == .dot || word(ahead: 1).flags.contains(.newline)
      {
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
      report(
        .missingParentheses("." + modifier.name.text), at: modifier.name.span, fixes: [.insert("()", at: previousEnd)])
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
}
