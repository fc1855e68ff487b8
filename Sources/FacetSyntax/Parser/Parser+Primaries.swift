// SPDX-License-Identifier: Apache-2.0
//
// The smallest expressions, and what is said where one is missing.

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
      word(ahead: 1).kind != .dot, word(ahead: 1).kind != .plus, word(ahead: 1).kind != .minus
    {
      report(
        .wordOperator("not", "!"), fixes: [.write("!", over: ByteSpan(start: here.start, end: span(at + 1).start))])
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
    if !endsHere, isTwice || isStray, isOnLine(1), canStartValue(at + 1),
      next.kind != .identifier || next.keyword == nil
    {
      report(.expectedValue(found: shownWord), at: gap, fixes: isTwice ? [.remove(here, text(at))] : [])
      advance()
      lastReport = at
      return parsePrefix()
    }
    report(.expectedValue(found: found), at: gap)
    lastReport = at
    return missing()
  }
}
