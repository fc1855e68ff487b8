// SPDX-License-Identifier: Apache-2.0
//
// The declarations one by one, each from the word after its keyword on.

import FacetSource

extension Parser {
  // MARK: Parameters

  /// `name: Type = default in low...high step s`
  mutating func parseParameter(_ what: String, from start: Int) -> ParameterSyntax {
    let documentation = documentation(before: start)
    var name = parseName(what)
    if kind == .identifier, keyword?.isReserved != true, !endsHere {
      if word(ahead: 1).kind == .colon {
        let isUnnamed = name.text == "_"
        report(
          .argumentLabel,
          fixes: isUnnamed
            ? [SyntaxFix("remove `_`", ByteSpan(start: name.span.start, end: here.start), "")]
            : [.remove(here, text(at))])
        if isUnnamed { name = self.name(at) }
        advance()
        lastReport = at
      } else {
        skipDoubled(before: .equal)
      }
    }
    let reports = findings.diagnostics.count
    let hasColon = kind == .colon
    let type = parseTypeAnnotation()
    var value: ExpressionID?
    if kind == .equalEqual, !endsHere {
      expectEqual()
      value = parseExpression()
    } else if take(.equal) {
      value = parseExpression()
    } else if type != nil, !endsHere, startsValue, kind != .leftBracket, !startsLabel {
      expectEqual()
      value = parseExpression()
    }
    if type == nil, value == nil, !hasColon, !name.text.isEmpty, reports == findings.diagnostics.count {
      report(.parameterWithoutType(name.text), at: name.span)
    }
    if keyword != .in, !endsHere, word(ahead: 1).keyword == .in, isOnLine(1), !kind.isCloser {
      reportTwoValues()
      advance()
      lastReport = at
    }
    var range: RangeSyntax?
    if keyword == .in, !endsHere {
      advance()
      range = parseRange()
    }
    return ParameterSyntax(
      name: name, type: type, defaultValue: value, range: range, documentation: documentation,
      span: spanned(from: start))
  }

  /// `(parameters)`, if there are parentheses.
  mutating func parseParameters() -> [ParameterSyntax] {
    guard kind == .leftParen, !startsLine else { return [] }
    var result: [ParameterSyntax] = []
    let opener = at
    advance()
    if kind == .leftParen, excessBrackets > 0 {
      reportUnexpected()
      excessBrackets -= 1
      advance()
      beQuiet()
    }
    parseList(openedAt: opener, closer: .rightParen, wantsLabels: true) { parser in
      result.append(parser.parseParameter("the name of a parameter", from: parser.at))
    }
    return result
  }

  // MARK: Functions

  /// `name(parameters) -> Type = body`
  mutating func parseFunction() -> FunctionSyntax {
    let name = parseDeclaredName("the name of the function")
    if kind != .leftParen || startsLine { reportExpected("`(`", fixes: [.insert("()", at: previousEnd)]) }
    let parameters = parseParameters()
    var result: TypeSyntax?
    if kind == .arrow, !endsHere {
      advance()
      result = parseType()
    } else if kind == .colon, !endsHere {
      report(.expected("`->`", found: shownWord), fixes: [.write(" ->", over: here)])
      advance()
      result = parseType()
    }
    if kind == .leftBrace {
      return FunctionSyntax(name: name, parameters: parameters, result: result, body: parseBracedBody())
    }
    expectEqual()
    skipReturn()
    return FunctionSyntax(name: name, parameters: parameters, result: result, body: parseExpression())
  }

  /// `{ return value }` where `= value` belongs.
  private mutating func parseBracedBody() -> ExpressionID {
    let reported = findings
    let opener = at
    let start = at
    skipBracket()
    let end = at
    at = opener + 1
    if text(at) == "return" { advance() }
    let outer = lineEnds
    lineEnds = .endStatements
    openers.append(opener)
    let value = parseExpression()
    lineEnds = outer
    openers.removeLast()
    let isWhole = kind == .rightBrace && at == end - 1
    let whole = ByteSpan(start: span(opener).start, end: span(max(end - 1, opener)).end)
    findings = reported
    at = opener
    lastReport = -1
    let body = file.text(expressions[value].span)
    report(.functionBody, fixes: isWhole ? [.write("= " + body, over: whole)] : [])
    at = end
    lastReport = at
    return isWhole ? value : add(.missing, from: start)
  }

  private mutating func skipReturn() {
    guard text(at) == "return", !endsHere, kind == .identifier, canStartValue(at + 1), isOnLine(1),
      word(ahead: 1).kind != .leftParen
    else { return }
    report(.noReturn, fixes: [SyntaxFix("remove `return`", ByteSpan(start: here.start, end: span(at + 1).start), "")])
    advance()
  }

  // MARK: Shapes

  /// `name(parameters) in unit { outline }`
  mutating func parseShape() -> ItemSyntax.Kind? {
    let name = parseDeclaredName("the name of the shape")
    let parameters = parseParameters()
    var space = ShapeSpace.frame
    if keyword == .in, !endsHere {
      advance()
      if keyword == .in, !endsHere {
        reportUnexpected()
        advance()
        lastReport = at
      }
      switch keyword {
      case .unit?:
        space = .unit
        advance()
      case .square?:
        space = .square
        advance()
      case .if?, .else?, .switch?, .case?, .default?, .repeat?, .in?, .let?, .true?, .false?, .param?, .func?, .enum?,
        .shape?, .component?, .theme?, .import?, .slot?, .step?, nil:
        reportShapeSpace()
      }
    } else if keyword == .unit || keyword == .square, word(ahead: 1).kind == .leftBrace {
      reportExpected("`in`", fixes: [.insert(" in", at: previousEnd)])
      space = keyword == .unit ? .unit : .square
      advance()
      lastReport = at
    }
    return .shape(name: name, parameters: parameters, space: space, body: parseOwnedBlock())
  }

  private mutating func reportShapeSpace() {
    var fixes: [SyntaxFix] = []
    if kind == .identifier, let meant = nearestName(to: text(at), among: ["unit", "square"]) {
      fixes.append(.write(meant, over: here))
    }
    reportExpected("`unit` or `square`", fixes: fixes)
    if kind == .identifier, !endsHere { advance() }
    lastReport = at
  }
}
