// SPDX-License-Identifier: Apache-2.0
//
// `if` and `switch` that give a value.

import FacetSource

extension Parser {
  /// `if condition { a } else { b }`
  mutating func parseIfValue() -> ExpressionID {
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
        let isApart = startsLine || words[at - 1].kind == .semicolon
        if isApart { report(.oneExpressionInArm) } else { reportTwoValues() }
        skipWord()
        skipToStatementEnd()
      }
    }
  }

  /// `switch subject { case a, b: value … }`
  mutating func parseSwitchValue() -> ExpressionID {
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
