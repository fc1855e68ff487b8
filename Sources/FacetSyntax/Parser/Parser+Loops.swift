// SPDX-License-Identifier: Apache-2.0
//
// `repeat`, and the ranges that it and parameters have.

import FacetSource

extension Parser {
  mutating func parseRepeat() -> StatementID {
    let start = at
    advanceOver(.repeat)
    if let loop = parseCountedLoop(from: start) { return loop }
    let variable =
      keyword == .in ? missingName("the name of the loop's value") : parseName("the name of the loop's value")
    return finishRepeat(variable, from: start)
  }

  /// `repeat 5 { … }`: a count where a name and a range belong.
  private mutating func parseCountedLoop(from start: Int) -> StatementID? {
    guard kind == .number, word(ahead: 1).kind == .leftBrace, isOnLine(1) else { return nil }
    let range = "k in 0..<\(text(at))"
    report(.countedLoop(range), fixes: [.write(range, over: here)])
    let name = NameSyntax("", .at(Int(here.start)))
    advance()
    lastReport = at
    let sequence = RepeatSource.list(missing())
    return add(.repetition(variable: name, sequence, body: parseOwnedBlock()), from: start)
  }

  /// A loop from its `in` on.
  mutating func finishRepeat(_ variable: NameSyntax, from start: Int) -> StatementID {
    expectKeyword(.in)
    let sequence = parseRepeatSource()
    skipToBrace()
    let body = parseOwnedBlock()
    let statement = add(.repetition(variable: variable, sequence, body: body), from: start)
    skipModifiers(of: "repeat")
    return statement
  }

  private mutating func parseRepeatSource() -> RepeatSource {
    let start = at
    if kind == .leftBrace {
      reportValue()
      return .list(missing())
    }
    let lower = parseOperand(.sum)
    if kind == .closedRange || kind == .halfOpenRange, !endsHere {
      return .range(finishRange(lower, from: start))
    }
    return .list(finishExpression(lower, from: start))
  }

  /// `low...high step s`
  mutating func parseRange() -> RangeSyntax {
    let start = at
    let lower = parseOperand(.sum)
    if (kind == .closedRange || kind == .halfOpenRange) && !endsHere { return finishRange(lower, from: start) }
    reportExpected("`...` or `..<`")
    return RangeSyntax(lower: lower, upper: missing(), isClosed: true, step: nil, span: spanned(from: start))
  }

  private mutating func finishRange(_ lower: ExpressionID, from start: Int) -> RangeSyntax {
    let isClosed = kind == .closedRange
    advance()
    let upper = parseOperand(.sum)
    var step: ExpressionID?
    if keyword == .step, !endsHere {
      advance()
      step = parseOperand(.sum)
    }
    return RangeSyntax(lower: lower, upper: upper, isClosed: isClosed, step: step, span: spanned(from: start))
  }
}
