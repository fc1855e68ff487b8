// SPDX-License-Identifier: Apache-2.0
//
// Parenthesized values, pairs and lists.

import FacetSource

extension Parser {
  /// `(x)` or `(x, y)`
  mutating func parseParenthesized() -> ExpressionID {
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
      report(
        .pairWithLabels, at: first, secondary: isOpen ? [(span(start), "opened here")] : [],
        fixes: [SyntaxFix("remove the labels", labels.map { ($0, "") })])
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

  mutating func reportPair(_ values: [ExpressionID], from start: Int) {
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

  mutating func parseListLiteral() -> ExpressionID {
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
}
