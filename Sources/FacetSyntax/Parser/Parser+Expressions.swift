// SPDX-License-Identifier: Apache-2.0
//
// Expressions by precedence, as in Swift: `? :` binds least, then `||`, `&&`, comparisons, sums, products.

import FacetSource

/// How strongly a binary operator holds its sides, weakest first.
enum Precedence: Int, Comparable {
  case or, and, comparison, sum, product, prefix

  static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }
  var next: Precedence { Precedence(rawValue: rawValue + 1) ?? .prefix }
}

extension TokenKind {
  /// The operator between two values that the kind is, or nil.
  var binaryOperator: (operator: BinaryOperator, precedence: Precedence)? {
    switch self {
    case .barBar: (.or, .or)
    case .ampAmp: (.and, .and)
    case .equalEqual: (.equal, .comparison)
    case .bangEqual: (.notEqual, .comparison)
    case .less: (.less, .comparison)
    case .lessEqual: (.lessEqual, .comparison)
    case .greater: (.greater, .comparison)
    case .greaterEqual: (.greaterEqual, .comparison)
    case .plus: (.add, .sum)
    case .minus: (.subtract, .sum)
    case .star: (.multiply, .product)
    case .slash: (.divide, .product)
    case .percent: (.remainder, .product)
    case .byteOrderMark, .whitespace, .newline, .lineComment, .blockComment, .docComment, .identifier, .number: nil
    case .color, .stringStart, .stringText, .interpolationStart, .interpolationEnd, .stringEnd, .leftParen: nil
    case .rightParen, .leftBracket, .rightBracket, .leftBrace, .rightBrace, .comma, .colon, .semicolon, .dot: nil
    case .question, .arrow, .equal, .bang, .closedRange, .halfOpenRange, .invalid, .endOfFile: nil
    }
  }
}

extension Parser {
  /// Any expression.
  mutating func parseExpression() -> ExpressionID {
    guard enter() else {
      leave()
      return skipTooDeep()
    }
    defer { leave() }
    let start = at
    var value = finishExpression(parseOperand(.or), from: start)
    while followsInvalidCharacter, startsValue, !endsHere {
      _ = finishExpression(parseOperand(.or), from: at)
      value = add(.missing, from: start)
    }
    guard kind == .closedRange || kind == .halfOpenRange, !endsHere else { return value }
    report(.rangeNotHere)
    advance()
    _ = parseOperand(.or)
    lastReport = at
    return add(.missing, from: start)
  }

  /// Whether a character that the lexer refused stands directly before the next word, as in `3 ^ 2`.
  private var followsInvalidCharacter: Bool {
    var token = Int(words[at].token) - 1
    while token >= 0, tokens[token].kind == .whitespace { token -= 1 }
    return token >= 0 && tokens[token].kind == .invalid
  }

  /// Whether the word is the name of an attribute, `@State`, whose sign the lexer has refused.
  var isAttribute: Bool { followsInvalidCharacter && here.start > 0 && file.bytes[Int(here.start) - 1] == 0x40 }

  private mutating func skipTooDeep() -> ExpressionID {
    let start = at
    if startsValue { skipWord() }
    lastReport = at
    return add(.missing, from: start)
  }

  /// What follows an operand: weaker operators and `? :`.
  mutating func finishExpression(_ operand: ExpressionID, from start: Int) -> ExpressionID {
    let condition = finishOperand(operand, from: start, .or)
    if kind == .question, !endsHere, word(ahead: 1).kind == .question, words[at + 1].flags.contains(.touches) {
      report(.nilCoalescing, at: here.union(span(at + 1)))
      advance()
      advance()
      lastReport = at
      _ = parseOperand(.or)
      return add(.missing, from: start)
    }
    guard take(.question) else { return condition }
    let then = parseExpression()
    if !take(.colon) {
      reportExpected("`:` and the other value")
      return add(.missing, from: start)
    }
    let otherwise = parseExpression()
    return add(
      .conditional(condition: condition, then: then, otherwise: otherwise), from: start,
      above: height([condition, then, otherwise]))
  }

  /// Operators that hold at least as strongly as `least`, and their sides.
  mutating func parseOperand(_ least: Precedence) -> ExpressionID {
    let start = at
    return finishOperand(parsePrefix(), from: start, least)
  }

  private mutating func finishOperand(
    _ operand: ExpressionID, from start: Int, _ least: Precedence
  ) -> ExpressionID {
    var left = operand
    var hasCompared = false
    var isChained = false
    while !endsHere, let (binary, precedence) = kind.binaryOperator, precedence >= least {
      if precedence == .comparison {
        if hasCompared {
          report(.chainedComparison)
          isChained = true
        }
        hasCompared = true
      } else if precedence < .comparison {
        hasCompared = false
      }
      let operatorSpan = here
      advance()
      let right = parseOperand(precedence.next)
      left = add(
        .binary(binary, operatorSpan: operatorSpan, left, right), from: start, above: max(height(left), height(right)))
    }
    return isChained ? add(.missing, from: start, above: height(left)) : left
  }

  mutating func parsePrefix() -> ExpressionID {
    let start = at
    let sign: PrefixOperator
    switch kind {
    case .minus: sign = .negate
    case .plus: sign = .plus
    case .bang: sign = .not
    default: return parsePostfix()
    }
    guard enter() else {
      leave()
      return skipTooDeep()
    }
    defer { leave() }
    advance()
    let operand = parsePrefix()
    return add(.prefix(sign, operand), from: start, above: height(operand))
  }

  /// A value with the members, calls and indexes that follow it.
  private mutating func parsePostfix() -> ExpressionID {
    let start = at
    var value = parsePrimary()
    while !endsHere {
      if isMember {
        advance()
        let member = name(at)
        advance()
        value = skipClosure(of: member, on: value) ?? add(.member(value, member), from: start, above: height(value))
      } else if kind == .leftParen, !startsLine, isCallable(value) {
        let (arguments, span) = parseArguments()
        value = add(
          .call(callee: value, arguments: arguments, argumentsSpan: span), from: start,
          above: max(height(value), height(arguments)))
      } else if kind == .leftParen, words[at].flags.contains(.touches),
        case .member(let base, let name) = expressions[value].kind
      {
        if expressions[base].kind == .name("Angle") {
          // As `.degrees(45)`, of which the checker knows what to write instead.
          let callee = add(.implicitMember(name), from: start)
          let (arguments, span) = parseArguments()
          value = add(
            .call(callee: callee, arguments: arguments, argumentsSpan: span), from: start, above: height(arguments))
          continue
        }
        if !isChainOnMissing(value) {
          let isFar = !isOnSameLine(start, at)
          report(
            .callOnValue(name.text), at: name.span, secondary: isFar ? [(span(start), "the value starts here")] : [])
        }
        skipBracket()
        lastReport = at
        value = add(.missing, from: start)
      } else if kind == .leftBracket, !startsLine, words[at].flags.contains(.touches) || isCallable(value) {
        value = parseIndex(of: value, from: start)
      } else if kind == .dot {
        advance()
        report(.expectedName("the name of a member", found: found), at: gap)
        value = add(.missing, from: start)
      } else {
        break
      }
    }
    return value
  }

  /// Whether the value is a member of something missing: what was wrong with it has been said.
  private func isChainOnMissing(_ id: ExpressionID) -> Bool {
    if case .member(let base, _) = expressions[id].kind { return isMissing(base) }
    return false
  }

  private func isCallable(_ id: ExpressionID) -> Bool {
    switch expressions[id].kind {
    case .name, .implicitMember: return true
    case .missing, .number, .bool, .string, .color, .member, .call, .index, .pair, .parenthesized, .list: return false
    case .prefix, .binary, .conditional, .switchOver: return false
    }
  }

  private mutating func parseIndex(of value: ExpressionID, from start: Int) -> ExpressionID {
    let opener = at
    advance()
    var index: ExpressionID?
    var hasSecond = false
    parseList(openedAt: opener, closer: .rightBracket) { parser in
      let place = parser.at
      let item = parser.parseExpression()
      if index == nil {
        index = item
      } else if !hasSecond {
        hasSecond = true
        parser.report(.unexpected("a second index"), at: parser.spanned(from: place))
      }
    }
    guard let index else {
      report(.expectedValue(found: "`[]`"), at: spanned(from: opener))
      return add(.missing, from: start)
    }
    return add(.index(value, index), from: start, above: max(height(value), height(index)))
  }
}
