// SPDX-License-Identifier: Apache-2.0
//
// `if` and `switch` as statements.

import FacetSource

extension Parser {
  mutating func parseIf() -> StatementID {
    let start = at
    var conditions: [ConditionSyntax] = []
    var otherwise: BlockID?
    advanceOver(.if)
    conditions.append(parseConditionAndBody())
    while true {
      if takesElseIf() {
        conditions.append(parseConditionAndBody())
      } else if keyword == .else {
        advance()
        otherwise = parseOwnedBlock()
        break
      } else {
        break
      }
    }
    let statement = add(.conditional(conditions, otherwise: otherwise), from: start)
    skipModifiers(of: "if")
    return statement
  }

  private mutating func parseConditionAndBody() -> ConditionSyntax {
    let start = at
    let isUnwrapping = keyword == .let
    let condition = parseCondition()
    let names = isUnwrapping ? unwrappedNames(from: start) : []
    let body = parseOwnedBlock()
    // The names stay known, so that their uses are no further mistakes.
    let bindings = names.map { LetSyntax(name: $0, type: nil, value: missing()) }
    blocks[body].statements.insert(contentsOf: bindings.map { add(.binding($0), from: at) }, at: 0)
    return ConditionSyntax(condition: condition, body: body)
  }

  /// The names behind each `let` of the condition that ends here.
  private func unwrappedNames(from start: Int) -> [NameSyntax] {
    (start..<at).filter { words[$0].keyword == .let && $0 + 1 < at && words[$0 + 1].kind == .identifier }
      .map { name($0 + 1) }
  }

  /// Moves over `else if`, or what other languages have for it.
  mutating func takesElseIf() -> Bool {
    if keyword == .else, word(ahead: 1).keyword == .if {
      advance()
      advanceOver(.if)
      return true
    }
    guard kind == .identifier, at > 0, words[at - 1].kind == .rightBrace else { return false }
    switch text(at) {
    case "elif", "elseif", "elsif", "elseIf":
      report(.elseIf(text(at)), fixes: [.write("else if", over: here)])
      advance()
      return true
    default: return false
    }
  }

  /// The value between `if` and `{`.
  mutating func parseCondition() -> ExpressionID {
    let start = at
    if keyword == .let {
      report(.optionalBinding)
      advance()
      while !endsHere, kind != .leftBrace, kind != .rightBrace { skipWord() }
      lastReport = at
      return missing()
    }
    var condition = parseExpression()
    if kind == .equal {
      report(.equalInCondition, fixes: [.write("==", over: here)])
      let sign = here
      advance()
      let right = parseOperand(.sum)
      let isSound = !isMissing(right) && !isJoined(condition)
      let kind = ExpressionSyntax.Kind.binary(.equal, operatorSpan: sign, condition, right)
      let both = add(isSound ? kind : .missing, from: start, above: max(height(condition), height(right)))
      condition = finishExpression(both, from: start)
    }
    if kind == .comma {
      report(.commaInCondition, fixes: [.write(" &&", over: here)])
    } else if kind == .identifier, let meant = Parser.wordOperators[text(at)], !endsHere {
      report(.wordOperator(text(at), meant), fixes: [.write(meant, over: here)])
    }
    skipToBrace()
    return condition
  }

  /// Whether a value is made by `&&` or `||`, which bind less than a comparison.
  private func isJoined(_ id: ExpressionID) -> Bool {
    if case .binary(let binary, _, _, _) = expressions[id].kind { return binary == .and || binary == .or }
    return false
  }

  /// Skips what stands between a condition and its `{`, having said so.
  mutating func skipToBrace() {
    if kind == .leftBrace || endsHere || kind == .rightBrace || kind == .semicolon { return }
    guard let brace = braceOnLine() else { return }
    if kind == .rightParen || kind == .rightBracket {
      reportUnexpected()
      if excessBrackets < 0 { excessBrackets += 1 }
    } else {
      reportTwoValues()
    }
    at = brace
    lastReport = at
  }

  /// The next `{` on this line, as a word.
  private mutating func braceOnLine() -> Int? {
    // No part of a line is searched twice.
    if at < bracelessEnd { return nil }
    var index = at
    defer { bracelessEnd = max(bracelessEnd, index) }
    while index < words.count - 1 {
      if words[index].kind == .leftBrace { return index }
      if words[index].kind == .semicolon || words[index].kind == .rightBrace { return nil }
      index += 1
      if words[index].flags.contains(.newline) { return nil }
    }
    return nil
  }

  // MARK: switch

  mutating func parseSwitch() -> StatementID {
    let start = at
    advanceOver(.switch)
    let subject = parseSubject()
    var arms: [StatementArm] = []
    if let opener = openArms() {
      let outer = lineEnds
      lineEnds = .endStatements
      openers.append(opener)
      while let head = parseArmHead(openedAt: opener) {
        arms.append(parseStatementArm(head, openedAt: opener))
      }
      closeBlock(openedAt: opener)
      lineEnds = outer
      openers.removeLast()
      leave()
    }
    let statement = add(.switchOver(subject: subject, arms: arms), from: start)
    skipModifiers(of: "switch")
    return statement
  }

  private mutating func parseStatementArm(
    _ head: (patterns: [ExpressionID], span: ByteSpan), openedAt opener: Int
  ) -> StatementArm {
    let start = at
    let inner = parseStatements(openedAt: opener, inArm: true)
    let span = at > start ? spanned(from: start) : .at(Int(previousEnd))
    let body = blocks.add(BlockSyntax(statements: inner, span: span, tokens: tokenRange(from: start)))
    return StatementArm(patterns: head.patterns, body: body, head: head.span)
  }

  /// The value between `switch` and `{`.
  mutating func parseSubject() -> ExpressionID {
    let subject = parseExpression()
    skipToBrace()
    return subject
  }

  /// Moves over the `{` of a switch and enters a level; answers the brace, or nil when there is none to enter.
  mutating func openArms() -> Int? {
    guard kind == .leftBrace else {
      reportExpected("`{`", fixes: [.insert(" {", at: previousEnd)])
      guard excessBraces < 0, keyword == .case || keyword == .default, depth < limits.depth else { return nil }
      _ = enter()
      excessBraces += 1
      return at - 1
    }
    reportLineBreakBeforeBrace()
    guard enter() else {
      leave()
      skipBracket()
      return nil
    }
    advance()
    return at - 1
  }

  /// `case a, b:` or `default:`; nil at the end of the switch.
  mutating func parseArmHead(openedAt opener: Int) -> (patterns: [ExpressionID], span: ByteSpan)? {
    skipToArm(openedAt: opener)
    guard keyword == .case || keyword == .default else { return nil }
    let start = at
    let isDefault = keyword == .default
    advance()
    var patterns: [ExpressionID] = []
    if !isDefault {
      repeat { patterns.append(parseExpression()) } while take(.comma) && kind != .colon
    }
    if !take(.colon) {
      if kind != .colon { skipDoubled(before: .colon) }
      if !take(.colon) { reportExpected("`:`", fixes: [.insert(":", at: previousEnd)]) }
    }
    return (patterns, spanned(from: start))
  }

  /// Moves to the next `case`, `default` or the end of the switch, reporting what stands in between.
  private mutating func skipToArm(openedAt opener: Int) {
    while kind != .endOfFile, keyword != .case, keyword != .default {
      if kind == .semicolon {
        advance()
      } else if kind == .rightBrace {
        if closesBlock(opener) || excessBraces > 0 { return }
        skipExtraBrace()
      } else if leavesBlock(opener) {
        return
      } else {
        report(.armBeforeCase)
        skipWord()
        skipToStatementEnd()
      }
    }
  }
}
