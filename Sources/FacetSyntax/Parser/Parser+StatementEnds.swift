// SPDX-License-Identifier: Apache-2.0
//
// The end of a statement, and what wrongly stands there.

import FacetSource

extension Parser {
  /// Checks that the statement ends here; otherwise says why not and skips what is left of it.
  mutating func finishStatement(from start: Int, inArm: Bool = false) {
    defer { openLineEnd = nil }
    if endsHere || kind == .semicolon { return }
    if kind == .rightBrace { return }
    let isArm = inArm && (keyword == .case || keyword == .default)
    switch kind {
    case .comma where excessBrackets < 0: skipToExtraCloser()
    case .identifier where keyword == .else:
      let isFar = !isOnSameLine(start, at)
      report(.strayElse, secondary: isFar ? [(span(start), "this is no `if`")] : [])
      advance()
      skipToStatementEnd()
    case .comma: finishAtComma()
    case .leftBrace:
      report(.blockInExpression)
      skipBracket()
      skipToStatementEnd()
    case .rightParen, .rightBracket:
      reportUnexpected()
      if excessBrackets < 0 { excessBrackets += 1 }
      advance()
      skipToStatementEnd()
    case .equal:
      reportEqual()
      skipToStatementEnd()
    case .identifier where isArm || startsStatement:
      report(.missingSeparator(shownWord), fixes: [.insert(";", at: previousEnd)])
      lastReport = -1
    default:
      reportTwoValues()
      skipToStatementEnd()
    }
  }

  /// Skips arguments that a bracket closed too early, up to and over the bracket that is too much.
  private mutating func skipToExtraCloser() {
    report(.unexpected(shownWord))
    while kind != .endOfFile, kind != .rightBrace, kind != .rightParen, kind != .rightBracket { skipWord() }
    if kind == .rightParen || kind == .rightBracket {
      advance()
      excessBrackets += 1
    }
    skipToStatementEnd()
    beQuiet()
  }

  /// Whether the word here looks like the start of a statement of its own.
  private var startsStatement: Bool {
    switch keyword {
    case .let?, .if?, .switch?, .repeat?: return true
    case .else?, .case?, .default?, .in?, .true?, .false?: return false
    case .param?, .func?, .enum?, .shape?, .component?, .theme?, .import?, .slot?: break
    case .step?, .unit?, .square?, nil: break
    }
    let next = word(ahead: 1).kind
    return (next == .leftParen || next == .colon || next == .leftBrace) && isOnLine(1)
  }

  private mutating func finishAtComma() {
    if commaTouchesNumbers {
      reportDecimalComma()
      skipToStatementEnd()
      return
    }
    report(.strayComma, fixes: [.remove(here, ",")])
    let opensLine = word(ahead: 1).flags.contains(.newline)
    advance()
    if opensLine { lastReport = -1 } else { skipToStatementEnd() }
  }

  /// Whether the comma here stands between two numbers that touch it.
  var commaTouchesNumbers: Bool {
    at > 0 && words[at - 1].kind == .number && words[at].flags.contains(.touches)
      && word(ahead: 1).kind == .number && word(ahead: 1).flags.contains(.touches)
  }

  /// Reports the comma and moves over it and the number behind it.
  mutating func reportDecimalComma() {
    let meant = text(at - 1) + "." + text(at + 1)
    report(.decimalComma(meant), fixes: [.write(".", over: here)])
    advance()
    advance()
  }

  private mutating func reportEqual() {
    report(.equalInCondition, fixes: [.write("==", over: here)])
  }

  /// Two values in a row: says which of the known mistakes it is.
  mutating func reportTwoValues() {
    if kind == .number, at > 0, words[at - 1].kind == .number, words[at].flags.contains(.touches),
      text(at - 1).hasSuffix("%")
    {
      let sign = ByteSpan(start: previousEnd - 1, end: previousEnd)
      report(.percentIsUnit, at: sign, fixes: [.write(" % ", over: sign)])
      return
    }
    if kind == .identifier || kind == .percent, at > 0, words[at - 1].kind == .number {
      let unit = text(at)
      if NumberUnit(rawValue: unit) != nil {
        report(
          .unitApart(unit), fixes: [SyntaxFix("remove the space", ByteSpan(start: previousEnd, end: here.start), "")])
        return
      }
    }
    if kind == .identifier, let meant = Parser.wordOperators[text(at)] {
      report(.wordOperator(text(at), meant), fixes: [.write(meant, over: here)])
      return
    }
    if startsValue {
      report(.missingOperator(shownWord))
    } else {
      reportUnexpected()
    }
  }

  static let wordOperators = ["and": "&&", "or": "||", "is": "==", "mod": "%"]
}
