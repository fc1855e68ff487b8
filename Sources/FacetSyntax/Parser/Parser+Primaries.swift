// SPDX-License-Identifier: Apache-2.0
//
// The smallest expressions, and `if` and `switch` that give a value.

import FacetSource

extension Parser {
  /// Whether the next word can start a value.
  var startsValue: Bool { canStartValue(at) }

  func canStartValue(_ index: Int) -> Bool {
    let word = words[min(index, words.count - 1)]
    switch word.kind {
    case .number, .color, .stringStart, .leftParen, .leftBracket, .plus, .minus, .bang: return true
    case .dot: return words[min(index + 1, words.count - 1)].kind == .identifier
    case .identifier:
      switch word.keyword {
      case .if?, .switch?, .true?, .false?: return true
      case .else?, .case?, .default?, .repeat?, .in?, .let?: return false
      case .param?, .func?, .enum?, .shape?, .component?, .theme?, .import?, .slot?: return true
      case .step?, .unit?, .square?, nil: return true
      }
    case .byteOrderMark, .whitespace, .newline, .lineComment, .blockComment, .docComment: return false
    case .stringText, .interpolationStart, .interpolationEnd, .stringEnd: return false
    case .rightParen, .rightBracket, .leftBrace, .rightBrace, .comma, .colon, .semicolon, .question: return false
    case .arrow, .equal, .star, .slash, .percent, .less, .lessEqual, .greater, .greaterEqual, .equalEqual: return false
    case .bangEqual, .ampAmp, .barBar, .closedRange, .halfOpenRange, .invalid, .endOfFile: return false
    }
  }

  mutating func parsePrimary() -> ExpressionID {
    if endsHere { return reportValue() }
    let start = at
    if startsLine, at > 0, words[at - 1].kind.continuesLine, words[at - 1].kind != .comma, lineEnds == .endStatements {
      openLineEnd = at - 1
    }
    switch kind {
    case .number: return parseNumber()
    case .color: return parseColor()
    case .stringStart: return parseString()
    case .leftParen: return parseParenthesized()
    case .leftBracket: return parseListLiteral()
    case .dot where isMember:
      advance()
      let member = name(at)
      advance()
      return add(.implicitMember(member), from: start)
    case .identifier: return parseWord()
    default: return reportValue()
    }
  }

  private mutating func parseWord() -> ExpressionID {
    let start = at
    switch keyword {
    case .true?, .false?:
      let value = keyword == .true
      advance()
      return add(.bool(value), from: start)
    case .if?: return parseIfValue()
    case .switch?: return parseSwitchValue()
    case .else?, .case?, .default?, .repeat?, .in?, .let?: return reportValue()
    case .param?, .func?, .enum?, .shape?, .component?, .theme?, .import?, .slot?, .step?, .unit?, .square?, nil: break
    }
    if text(at) == "not", isOnLine(1), canStartValue(at + 1), word(ahead: 1).kind != .leftParen,
      word(ahead: 1).kind != .dot, word(ahead: 1).kind != .plus, word(ahead: 1).kind != .minus {
      report(.wordOperator("not", "!"), fixes: [.write("!", over: ByteSpan(start: here.start, end: span(at + 1).start))])
      repeat { advance() } while text(at) == "not"
      return parsePrefix()
    }
    let name = name(at)
    advance()
    return add(.name(name.text), from: start)
  }

  /// Says that a value is missing; a word that was written twice or is out of place is skipped on the way.
  @discardableResult
  mutating func reportValue() -> ExpressionID {
    let isTwice = at > 0 && words[at - 1].kind == kind && kind != .comma && kind != .dot && !kind.isCloser
    let isStray = kind.binaryOperator != nil || kind == .closedRange || kind == .halfOpenRange || kind == .equal
    let next = word(ahead: 1)
    if !endsHere, isTwice || isStray, isOnLine(1), canStartValue(at + 1), next.kind != .identifier || next.keyword == nil {
      report(.expectedValue(found: shownWord), at: gap, fixes: isTwice ? [.remove(here, text(at))] : [])
      advance()
      lastReport = at
      return parsePrefix()
    }
    report(.expectedValue(found: found), at: gap)
    lastReport = at
    return missing()
  }

  // MARK: Brackets

  /// `(x)` or `(x, y)`
  private mutating func parseParenthesized() -> ExpressionID {
    let start = at
    var values: [ExpressionID] = []
    var hasComma = false
    var labels: [ByteSpan] = []
    let reports = findings.diagnostics.count
    advance()
    if kind == .rightParen {
      report(.emptyParentheses, at: span(start).union(here))
      advance()
      return add(.missing, from: start)
    }
    parseList(openedAt: start, closer: .rightParen) { parser in
      if parser.kind == .identifier, parser.word(ahead: 1).kind == .colon {
        labels.append(ByteSpan(start: parser.here.start, end: parser.span(parser.at + 2).start))
        parser.advance()
        parser.advance()
      }
      values.append(parser.parseExpression())
      if parser.kind == .comma { hasComma = true }
    }
    if let first = labels.first {
      lastReport = -1
      let isOpen = excessBrackets > 0
      report(.pairWithLabels, at: first, secondary: isOpen ? [(span(start), "opened here")] : [], fixes: [SyntaxFix("remove the labels", labels.map { ($0, "") })])
    }
    let isSound = findings.diagnostics.count == reports
    if isSound, values.count > 2 || (hasComma && values.count < 2) || hasTrailingComma(values.count) {
      reportPair(values, from: start)
      return add(.missing, from: start)
    }
    if values.count == 2 {
      return add(.pair(values[0], values[1]), from: start, above: max(height(values[0]), height(values[1])))
    }
    if values.count == 1, isSound || !hasComma {
      return add(.parenthesized(values[0]), from: start, above: height(values[0]))
    }
    return add(.missing, from: start)
  }

  /// Whether the pair just closed has a comma after its second value.
  private func hasTrailingComma(_ count: Int) -> Bool {
    count == 2 && at >= 2 && words[at - 1].kind == .rightParen && words[at - 2].kind == .comma
  }

  private mutating func reportPair(_ values: [ExpressionID], from start: Int) {
    let whole = spanned(from: start)
    if values.count > 2 {
      var message = SyntaxMessage.pairOfMany
      if values.allSatisfy(isDigits) { message.notes.insert("a decimal point is written `.`, not `,`", at: 0) }
      report(message, at: whole)
    } else {
      let comma = span(at - 2)
      report(.strayCommaInPair(values.count), at: comma, fixes: values.count == 2 ? [.remove(comma, ",")] : [])
    }
    lastReport = -1
  }

  private func isDigits(_ id: ExpressionID) -> Bool {
    if case .number(_, nil) = expressions[id].kind { return true }
    return false
  }

  private mutating func parseListLiteral() -> ExpressionID {
    let start = at
    var values: [ExpressionID] = []
    advance()
    parseList(openedAt: start, closer: .rightBracket) { parser in
      if parser.kind == .identifier, parser.word(ahead: 1).kind == .colon {
        parser.report(.unexpected("a label"), at: parser.here.union(parser.span(parser.at + 1)))
        parser.advance()
        parser.advance()
      }
      values.append(parser.parseExpression())
    }
    return add(.list(values), from: start, above: height(values))
  }

  // MARK: Values by condition

  /// `if condition { a } else { b }`
  private mutating func parseIfValue() -> ExpressionID {
    guard enter() else {
      leave()
      return skipTooDeepValue()
    }
    defer { leave() }
    let start = at
    advanceOver(.if)
    let condition = parseCondition()
    let then = parseBracedValue()
    let otherwise: ExpressionID
    if takesElse() {
      otherwise = keyword == .if ? parseIfValue() : parseBracedValue()
    } else {
      report(.ifWithoutElse, at: span(start), fixes: [])
      otherwise = missing()
    }
    return add(
      .conditional(condition: condition, then: then, otherwise: otherwise), from: start,
      above: height([condition, then, otherwise]))
  }

  private mutating func skipTooDeepValue() -> ExpressionID {
    let start = at
    skipToStatementEnd()
    return add(.missing, from: start)
  }

  private mutating func takesElse() -> Bool {
    guard keyword == .else, !endsHere else { return false }
    advance()
    return true
  }

  /// `{ value }`
  mutating func parseBracedValue() -> ExpressionID {
    guard kind == .leftBrace else {
      reportExpected("`{`", fixes: [.insert(" {", at: previousEnd)])
      return missing()
    }
    reportLineBreakBeforeBrace()
    let opener = at
    let outer = lineEnds
    lineEnds = .endStatements
    openers.append(opener)
    advance()
    while kind == .semicolon { advance() }
    let value = parseExpression()
    finishOnlyValue(openedAt: opener, inArm: false)
    closeBlock(openedAt: opener)
    lineEnds = outer
    openers.removeLast()
    return value
  }

  /// After the one value of a branch: skips separators, and reports anything else up to the branch's end.
  private mutating func finishOnlyValue(openedAt opener: Int, inArm: Bool) {
    while kind != .endOfFile {
      if kind == .rightBrace {
        if closesBlock(opener) || excessBraces > 0 { return }
        skipExtraBrace()
      } else if kind == .semicolon {
        advance()
      } else if inArm, keyword == .case || keyword == .default {
        if !startsLine, words[at - 1].kind != .semicolon {
          report(.missingSeparator(shownWord), fixes: [.insert(";", at: previousEnd)])
          lastReport = -1
        }
        return
      } else if leavesBlock(opener) {
        return
      } else {
        if startsLine { report(.oneExpressionInArm) } else { reportTwoValues() }
        skipWord()
        skipToStatementEnd()
      }
    }
  }

  /// `switch subject { case a, b: value … }`
  private mutating func parseSwitchValue() -> ExpressionID {
    let start = at
    advanceOver(.switch)
    let subject = parseSubject()
    var arms: [ExpressionArm] = []
    if let opener = openArms() {
      let outer = lineEnds
      lineEnds = .endStatements
      openers.append(opener)
      while let head = parseArmHead(openedAt: opener) {
        let value = parseExpression()
        finishOnlyValue(openedAt: opener, inArm: true)
        arms.append(ExpressionArm(patterns: head.patterns, value: value, head: head.span))
      }
      closeBlock(openedAt: opener)
      lineEnds = outer
      openers.removeLast()
      leave()
    }
    let deepest = arms.reduce(height(subject)) { max($0, height($1.patterns), height($1.value)) }
    return add(.switchOver(subject: subject, arms: arms), from: start, above: deepest)
  }
}
