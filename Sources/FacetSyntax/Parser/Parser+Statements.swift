// SPDX-License-Identifier: Apache-2.0
//
// Blocks, and what stands in them: properties, `let`, slots; elements and control have files of their own.

import FacetSource

extension Parser {
  // MARK: Blocks

  /// The block that belongs to what was just parsed.
  mutating func parseOwnedBlock() -> BlockID {
    if kind != .leftBrace, word(ahead: 1).kind == .leftBrace, isOnLine(0), isOnLine(1), !kind.isCloser {
      reportUnexpected()
      advance()
    }
    if kind == .leftBrace {
      reportLineBreakBeforeBrace()
      return parseBlock()
    }
    let isIndented = startsLine && at > 0 && lineIndentation(at) > lineIndentation(at - 1)
    let hasOneTooFew = excessBraces < 0 && (isIndented || (!startsLine && kind == .identifier))
    reportExpected("`{`", fixes: [.insert(" {", at: previousEnd)])
    return hasOneTooFew ? parseBlockBody(openedAt: at - 1) : emptyBlock()
  }

  mutating func reportLineBreakBeforeBrace() {
    guard startsLine, at > 0 else { return }
    let between = ByteSpan(start: previousEnd, end: here.start)
    let isBlank = file.bytes[between.range].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0.isLineEnd }
    report(.braceOnNextLine, fixes: isBlank ? [SyntaxFix("move `{` up", between, " ")] : [])
  }

  mutating func emptyBlock() -> BlockID {
    let first = words[at].token
    return blocks.add(
      BlockSyntax(statements: [], span: .at(Int(previousEnd)), tokens: TokenRange(first: first, end: first)))
  }

  /// `{ statements }`, the next word being the brace.
  mutating func parseBlock() -> BlockID {
    let opener = at
    guard enter() else {
      leave()
      skipBracket()
      return emptyBlock()
    }
    defer { leave() }
    advance()
    return parseBlockBody(openedAt: opener)
  }

  private mutating func parseBlockBody(openedAt opener: Int) -> BlockID {
    let outer = lineEnds
    lineEnds = .endStatements
    openers.append(opener)
    if words[opener].kind == .leftBrace { skipClosureParameter() }
    let inner = parseStatements(openedAt: opener, inArm: false)
    if words[opener].kind == .leftBrace {
      closeBlock(openedAt: opener)
    } else {
      excessBraces += 1
      if kind == .rightBrace { advance() }
    }
    lineEnds = outer
    openers.removeLast()
    return blocks.add(BlockSyntax(statements: inner, span: spanned(from: opener), tokens: tokenRange(from: opener)))
  }

  /// Statements up to a `}` that closes the block, in an arm also up to the next `case` or `default`.
  mutating func parseStatements(openedAt opener: Int, inArm: Bool) -> [StatementID] {
    var result: [StatementID] = []
    while kind != .endOfFile {
      if kind == .semicolon {
        advance()
        continue
      }
      if kind == .rightBrace {
        if closesBlock(opener) { break }
        if excessBraces > 0 { break }
        skipExtraBrace()
        continue
      }
      if inArm, keyword == .case || keyword == .default { break }
      if leavesBlock(opener) { break }
      let before = at
      if let statement = parseStatement() { result.append(statement) }
      if at == before {
        reportUnexpected()
        skipWord()
        lastReport = at
      } else {
        finishStatement(from: before, inArm: inArm)
      }
    }
    return result
  }

  // MARK: Statements

  /// One statement, or nil where a reported error left nothing.
  mutating func parseStatement() -> StatementID? {
    let start = at
    switch keyword {
    case .let?:
      let binding = parseLet()
      return add(.binding(binding), from: start)
    case .if?: return parseIf()
    case .switch?: return parseSwitch()
    case .repeat?: return parseRepeat()
    case .else?: return skipStrayElse()
    case .case?, .default?: return skipStrayCase()
    case .in?, .true?, .false?:
      if word(ahead: 1).kind == .colon { break }
      reportUnexpected()
      skipToStatementEnd()
      return nil
    case .slot? where word(ahead: 1).kind == .identifier && isOnLine(1): return parseSlot()
    case .param?, .func?, .enum?, .shape?, .component?, .theme?, .import?:
      if startsDeclarationHere { return skipDeclarationInBlock() }
    case .slot?, .step?, .unit?, .square?, nil: break
    }
    guard kind == .identifier else { return skipNonStatement() }
    if word(ahead: 1).kind == .colon { return parseProperty() }
    if let habit = parseHabit() { return habit.statement }
    return parseElement()
  }

  /// `name: value`
  private mutating func parseProperty() -> StatementID {
    let start = at
    if let keyword, keyword.isReserved { report(.reservedWord(keyword.rawValue)) }
    let name = name(at)
    advance()
    advance()
    let value = parseExpression()
    return add(.property(name, value), from: start)
  }

  /// `slot name { fallback }`
  private mutating func parseSlot() -> StatementID {
    let start = at
    advance()
    let name = parseName("the name of the slot")
    var fallback: BlockID?
    if kind == .leftBrace {
      reportLineBreakBeforeBrace()
      fallback = parseBlock()
    } else if lacksBlock(after: start) {
      fallback = parseOwnedBlock()
    }
    return add(.slot(name, fallback: fallback), from: start)
  }

  /// `let name: Type = value`
  mutating func parseLet() -> LetSyntax {
    let documentation = documentation(before: at)
    advance()
    if kind == .leftParen, isOnLine(0) {
      report(.destructuring)
      skipBracket()
      lastReport = at
    }
    let name = kind == .equal ? missingName("the name of the value") : parseName("the name of the value")
    let type = parseTypeAnnotation()
    expectEqual()
    let value = parseExpression()
    return LetSyntax(name: name, type: type, value: value, documentation: documentation)
  }

  /// What starts no statement: skipped to the end of its own.
  private mutating func skipNonStatement() -> StatementID? {
    if kind == .leftBrace {
      report(.expectedStatement(found: shownWord))
      if excessBraces > 0 {
        excessBraces -= 1
        advance()
        lastReport = at
        return nil
      }
      _ = parseBlock()
      lastReport = at
      return nil
    }
    report(.expectedStatement(found: shownWord))
    skipWord()
    skipToStatementEnd()
    return nil
  }

  private mutating func skipStrayElse() -> StatementID? {
    report(.strayElse)
    advance()
    skipToStatementEnd()
    return nil
  }

  private mutating func skipStrayCase() -> StatementID? {
    // The arms of one switch that lost its head are one mistake.
    if strayCaseOpener != openers.last ?? -1 {
      report(.strayCase(text(at)), secondary: openers.last.map { [(span($0), "in this block")] } ?? [])
    }
    strayCaseOpener = openers.last ?? -1
    advance()
    while !endsHere, kind != .colon, kind != .semicolon, kind != .rightBrace { skipWord() }
    if kind == .colon { advance() }
    lastReport = at
    return nil
  }

  /// Whether a declaration keyword here is one: what it declares follows on its line.
  var startsDeclarationHere: Bool {
    guard let keyword, keyword.startsDeclaration, isOnLine(1) else { return false }
    let next = word(ahead: 1)
    if keyword == .import { return next.kind == .stringStart || next.kind == .identifier }
    return next.kind == .identifier && next.keyword != .in
  }

  private mutating func skipDeclarationInBlock() -> StatementID? {
    let word = text(at)
    report(.declarationInBlock(word))
    let count = items.count
    let start = at
    parseItem()
    defer { items.removeLast(items.count - count) }
    lastReport = at
    // Its name stays known, so that its uses are no further mistakes.
    guard items.count > count, case .param(let parameter) = items[count].kind, let value = parameter.defaultValue
    else { return nil }
    return add(.binding(LetSyntax(name: parameter.name, type: parameter.type, value: value)), from: start)
  }
}
