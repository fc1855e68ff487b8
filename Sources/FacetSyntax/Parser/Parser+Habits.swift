// SPDX-License-Identifier: Apache-2.0
//
// Statements as other languages have them, and keywords with a letter wrong.

import FacetSource

extension Parser {
  /// A statement that is read as what it was meant to be; its `statement` is nil when nothing is left of it.
  struct Habit {
    var statement: StatementID?
  }

  /// Recognizes a foreign or misspelt start of a statement at a name; nil when there is none.
  mutating func parseHabit() -> Habit? {
    if let command = parseCommandOnName() { return command }
    let next = word(ahead: 1)
    let isOnLine = !next.flags.contains(.newline)
    if isAttribute, next.kind == .identifier, isOnLine {
      advance()
      lastReport = at
      return parseRest()
    }
    if next.kind == .equal, isOnLine { return parseAssignment() }
    if isOnLine, next.kind.binaryOperator != nil, word(ahead: 2).kind == .equal { return parseAssignment() }
    if next.keyword == .in, isOnLine {
      report(.missingRepeat(text(at)), fixes: [.insert("repeat ", at: here.start)])
      let start = at
      let variable = name(at)
      advance()
      return Habit(statement: finishRepeat(variable, from: start))
    }
    switch text(at) {
    case "for": return parseForeignLoop()
    case "ForEach" where next.kind == .leftParen && isOnLine: return parseForEach()
    case "while": return isOnLine && canStartValue(at + 1) && next.kind != .leftParen ? skipLoop() : nil
    case "return" where isOnLine && canStartValue(at + 1) && next.kind != .leftParen:
      report(.noReturn, fixes: [SyntaxFix("remove `return`", ByteSpan(start: here.start, end: span(at + 1).start), "")])
      advance()
      lastReport = at
      return parseRest()
    default: break
    }
    if isOnLine, next.kind == .identifier, Parser.accessWords.contains(text(at)) { return skipAccessWords() }
    guard next.kind == .identifier, isOnLine, next.keyword?.isReserved != true else { return nil }
    return parseUnknownKeyword()
  }

  /// The statement after a word that was reported and skipped.
  mutating func parseRest() -> Habit {
    guard enter() else {
      leave()
      skipToStatementEnd()
      return Habit(statement: nil)
    }
    defer { leave() }
    return Habit(statement: endsHere ? nil : parseStatement())
  }

  private mutating func parseAssignment() -> Habit {
    let start = at
    let name = name(at)
    let declares = SyntaxFix("write `let \(name.text)`", .at(Int(here.start)), "let ", .unsafe)
    let sign = ByteSpan(start: here.end, end: span(at + 1).end)
    let passes = SyntaxFix("write `\(name.text):`", sign, ":", .unsafe)
    var fixes: [SyntaxFix] = []
    if word(ahead: 1).kind == .equal { fixes = openers.isEmpty ? [declares] : [passes, declares] }
    report(.assignment(name.text), fixes: fixes)
    advance()
    while kind != .equal { advance() }
    advance()
    lastReport = at
    let value = parseExpression()
    return Habit(statement: add(.binding(LetSyntax(name: name, type: nil, value: value)), from: start))
  }

  /// `for i in 0..<8 { … }`
  private mutating func parseForeignLoop() -> Habit? {
    guard isOnLine(1), word(ahead: 1).kind == .identifier || word(ahead: 1).kind == .leftParen else { return nil }
    if word(ahead: 1).kind == .identifier, word(ahead: 2).keyword == .in {
      report(.foreignLoop("for"), fixes: [.write("repeat", over: here)])
      let start = at
      advance()
      return Habit(statement: finishRepeat(parseName("the name of the loop's value"), from: start))
    }
    return skipLoop()
  }

  private mutating func skipLoop() -> Habit {
    report(.foreignLoop(text(at)))
    skipWithBlock()
    return Habit(statement: nil)
  }

  /// `ForEach(0..<8) { i in … }`, read as a loop.
  private mutating func parseForEach() -> Habit {
    let start = at
    let opener = at + 1
    at = opener
    skipBracket()
    let closer = at - 1
    var fixes: [SyntaxFix] = []
    if kind == .leftBrace, word(ahead: 1).kind == .identifier, word(ahead: 2).keyword == .in,
      words[opener + 1].kind != .rightParen, words[closer].kind == .rightParen
    {
      let source = file.text(ByteSpan(start: span(opener + 1).start, end: span(closer - 1).end))
      let whole = ByteSpan(start: span(start).start, end: span(at + 2).end)
      let isPlain = !source.contains(",")
      if isPlain { fixes.append(.write("repeat \(text(at + 1)) in \(source) {", over: whole)) }
    }
    let end = at
    skipped.append(spanned(from: start))
    at = start
    report(.forEach, fixes: fixes)
    at = end
    lastReport = at
    if kind == .leftBrace { skipBracket() }
    lastReport = at
    skipModifiers(of: "ForEach")
    return Habit(statement: nil)
  }

  private mutating func skipAccessWords() -> Habit {
    let start = at
    while Parser.accessWords.contains(text(at)) { advance() }
    let end = at
    at = start
    let words = ByteSpan(start: here.start, end: span(end - 1).end)
    report(
      .foreignStatement(file.text(words), "declarations stand alone"), at: words,
      fixes: [
        SyntaxFix("remove it", ByteSpan(start: words.start, end: span(end).start), "")
      ])
    at = end
    lastReport = at
    return parseRest()
  }

  private static let accessWords = [
    "private", "public", "static", "fileprivate", "internal", "final", "mutating", "lazy", "override",
  ]

  /// Two names in a row: a declaration or statement whose keyword is not one.
  private mutating func parseUnknownKeyword() -> Habit? {
    let word = text(at)
    switch word {
    case "struct", "class", "protocol", "extension", "actor", "typealias":
      report(.foreignType(word))
      skipWithBlock()
      return Habit(statement: nil)
    case "guard", "do", "try", "await", "async", "throw":
      report(.foreignStatement(word, "a value is chosen with `if` or `switch`"))
      skipWithBlock()
      return Habit(statement: nil)
    case "and", "or", "not": return nil
    default: break
    }
    guard let meant = meantKeyword(word) else { return skipRepeatedName() }
    report(.unknownDeclaration(word, meant: meant.rawValue), fixes: [.write(meant.rawValue, over: here)])
    return parse(as: meant)
  }

  /// Reads on as though the keyword here were another one.
  private mutating func parse(as meant: Keyword) -> Habit? {
    let start = at
    switch meant {
    case .let: return Habit(statement: add(.binding(parseLet()), from: start))
    case .repeat: return Habit(statement: parseRepeat())
    case .param, .func, .enum, .shape, .component, .theme, .import:
      let documentation = documentation(before: start)
      if let kind = parseDeclaration(meant), openers.isEmpty {
        items.append(
          ItemSyntax(
            kind: kind, documentation: documentation, span: spanned(from: start), tokens: tokenRange(from: start)))
      }
      return Habit(statement: nil)
    case .slot, .if, .switch, .else, .case, .default, .in, .true, .false, .step, .unit, .square:
      skipWithBlock()
      return Habit(statement: nil)
    }
  }

  /// The keyword that a word stands for: by another language's habit, else by likeness.
  private func meantKeyword(_ word: String) -> Keyword? {
    switch word {
    case "var", "const", "val": return .let
    case "function", "fn", "fun", "def": return .func
    case "include", "use", "using", "require": return .import
    case "parameter", "prop", "input", "knob": return .param
    default: break
    }
    let candidates: [Keyword] = [
      .component, .param, .func, .enum, .shape, .theme, .import, .repeat, .let, .slot, .switch,
    ]
    let name = nearestName(to: word, among: candidates.map(\.rawValue))
    return name.flatMap(Keyword.init(rawValue:))
  }

  /// `name name …`: the first of the two is dropped when the second goes on like an element.
  private mutating func skipRepeatedName() -> Habit? {
    let after = word(ahead: 2).kind
    // One `{` is too few, and this may be where it is missing.
    if excessBraces < 0 { return nil }
    guard after == .leftParen || after == .leftBrace || after == .colon else { return nil }
    report(.unknownDeclaration(text(at), meant: nil), fixes: [.remove(here, text(at))])
    advance()
    lastReport = at
    return parseRest()
  }

  /// Skips to the end of the statement and over the block that it has.
  private mutating func skipWithBlock() {
    let start = at
    skipWord()
    while !endsHere, kind != .semicolon, kind != .rightBrace { skipWord() }
    lastReport = at
    skipped.append(spanned(from: start))
  }
}
