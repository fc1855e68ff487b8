// SPDX-License-Identifier: Apache-2.0
//
// Enums and themes: declarations that hold entries, one a line or with separators.

import FacetSource

extension Parser {
  /// `Name { case "alias" …, case }`
  mutating func parseEnum(_ name: NameSyntax) -> ItemSyntax.Kind? {
    if kind == .colon, word(ahead: 1).kind == .identifier, isOnLine(1) {
      var last = at + 1
      while last + 2 < words.count, words[last + 1].kind == .comma, words[last + 2].kind == .identifier { last += 2 }
      let whole = here.union(span(last))
      report(.rawType, at: whole, fixes: [SyntaxFix("remove it", whole, "")])
      at = last + 1
      lastReport = at
    }
    guard let opener = openEntries() else { return .enumeration(name: name, cases: []) }
    var cases: [EnumCaseSyntax] = []
    parseEntries(openedAt: opener) { parser in parser.parseCase(&cases) }
    return .enumeration(name: name, cases: cases)
  }

  /// Moves over the `{` of an enum or theme and answers it; nil when there is none to enter.
  private mutating func openEntries() -> Int? {
    if kind == .leftBrace {
      reportLineBreakBeforeBrace()
      advance()
      return at - 1
    }
    let isIndented = excessBraces < 0 && startsLine && lineIndentation(at) > lineIndentation(at - 1)
    reportExpected("`{`", fixes: [.insert(" {", at: previousEnd)])
    if !isIndented { return nil }
    excessBraces += 1
    return at - 1
  }

  private mutating func parseCase(_ cases: inout [EnumCaseSyntax]) {
    let documentation = documentation(before: at)
    if keyword == .case {
      let word = ByteSpan(start: here.start, end: isOnLine(1) ? span(at + 1).start : here.end)
      if cases.isEmpty { report(.caseInEnum, fixes: [.remove(word, "case")]) }
      advance()
      lastReport = -1
    }
    guard kind == .identifier, keyword?.isReserved != true || isOnlyName else {
      report(.expectedName("the name of a case", found: found), at: gap)
      skipEntry()
      return
    }
    if let keyword, keyword.isReserved { report(.reservedWord(keyword.rawValue)) }
    let name = name(at)
    advance()
    var aliases: [NameSyntax] = []
    if kind == .equal, isOnLine(0), word(ahead: 1).kind == .stringStart {
      report(.rawValue, fixes: [.remove(ByteSpan(start: here.start, end: span(at + 1).start), "=")])
      advance()
      lastReport = at
    }
    while kind == .stringStart, !startsLine {
      if let alias = parsePlainString() { aliases.append(alias) }
    }
    cases.append(EnumCaseSyntax(name: name, aliases: aliases, documentation: documentation))
  }

  private var isOnlyName: Bool {
    let next = word(ahead: 1)
    return next.kind == .comma || next.kind == .rightBrace || next.kind == .stringStart || next.flags.contains(.newline)
  }

  /// Entries separated by commas, line ends or `;`, up to and over the `}`.
  private mutating func parseEntries(openedAt opener: Int, entry: (inout Parser) -> Void) {
    let outer = lineEnds
    lineEnds = .endStatements
    openers.append(opener)
    while kind != .endOfFile {
      if kind == .rightBrace {
        if closesBlock(opener) || excessBraces > 0 { break }
        skipExtraBrace()
        continue
      }
      if kind == .comma || kind == .semicolon {
        advance()
        continue
      }
      if leavesBlock(opener) { break }
      let before = at
      entry(&self)
      if kind == .comma || kind == .semicolon || kind == .rightBrace || startsLine, at > before { continue }
      if kind == .identifier, at > before {
        report(.missingComma, fixes: [.insert(",", at: previousEnd)])
      } else {
        reportUnexpected()
        skipEntry()
      }
      if at == before { skipWord() }
      lastReport = at
    }
    closeBlock(openedAt: opener)
    lineEnds = outer
    openers.removeLast()
  }

  private mutating func skipEntry() {
    if kind == .rightBrace { return }
    repeat {
      skipWord()
    } while !startsLine && kind != .comma && kind != .semicolon && kind != .rightBrace
      && kind != .endOfFile
    lastReport = at
  }

  /// `name { parameter: value … }`
  mutating func parseTheme() -> ItemSyntax.Kind? {
    let name = parseDeclaredName("the name of the theme")
    guard let opener = openEntries() else { return .theme(name: name, values: []) }
    var values: [ItemSyntax.ThemeValue] = []
    parseEntries(openedAt: opener) { parser in parser.parseThemeValue(&values) }
    return .theme(name: name, values: values)
  }

  private mutating func parseThemeValue(_ values: inout [ItemSyntax.ThemeValue]) {
    let next = word(ahead: 1).kind
    guard kind == .identifier, next == .colon || next == .equal else {
      report(.themeParameter)
      skipEntry()
      return
    }
    let name = name(at)
    advance()
    if next == .equal { report(.equalForColon(name.text), fixes: [.write(":", over: here)]) }
    advance()
    values.append(ItemSyntax.ThemeValue(name: name, value: parseExpression()))
    if kind == .comma { report(.strayComma, fixes: [.remove(here, ",")]) }
  }
}
