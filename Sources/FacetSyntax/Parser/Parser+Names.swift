// SPDX-License-Identifier: Apache-2.0
//
// Names, types, doc comments, and single words that have to stand somewhere.

import FacetSource

extension Parser {
  /// A name of one's own; a reserved word in its place is reported.
  mutating func parseName(_ what: String) -> NameSyntax {
    if kind != .identifier, kind != .colon, kind != .equal, !endsHere { skipDoubled(before: .identifier) }
    guard kind == .identifier, !endsHere else { return missingName(what) }
    if let keyword, keyword.isReserved {
      let isTwice = at > 0 && words[at - 1].keyword == keyword && word(ahead: 1).kind == .identifier
      if isTwice {
        reportUnexpected()
        advance()
        lastReport = at
      } else {
        report(.reservedWord(keyword.rawValue))
      }
    }
    let name = name(at)
    advance()
    return name
  }

  /// A declared name; one that is written twice counts once.
  mutating func parseDeclaredName(_ what: String) -> NameSyntax {
    let name = parseName(what)
    guard kind == .identifier, !endsHere, keyword != .in || word(ahead: 1).keyword == .in else { return name }
    let next = word(ahead: 1)
    guard next.kind == .leftParen || next.kind == .leftBrace || next.keyword == .in else { return name }
    reportUnexpected()
    advance()
    lastReport = at
    return self.name(at - 1)
  }

  /// Moves over a keyword, and over a second one of the same kind, which is reported.
  mutating func advanceOver(_ keyword: Keyword) {
    advance()
    guard self.keyword == keyword, !endsHere else { return }
    reportUnexpected()
    advance()
    lastReport = at
  }

  /// An empty name where none is written.
  mutating func missingName(_ what: String) -> NameSyntax {
    let isNamed = kind == .colon || kind == .equal
    let place = isNamed ? here : gap
    report(.expectedName(what, found: isNamed ? shownWord : found), at: place)
    return NameSyntax("", .at(Int(place.start)))
  }

  /// Skips one word that does not belong when the wanted one follows it on the line.
  mutating func skipDoubled(before wanted: TokenKind) {
    guard word(ahead: 1).kind == wanted, isOnLine(1), !kind.isCloser, kind != .leftBrace else { return }
    reportUnexpected()
    advance()
    lastReport = at
  }

  /// Moves over `=`, or reports that it is missing.
  mutating func expectEqual() {
    if take(.equal) { return }
    if kind == .equal {
      report(.lineBreakBefore("`=`"))
      advance()
      lastReport = at
      return
    }
    if kind == .equalEqual || kind == .colon, !endsHere {
      report(.equalForEqual(text(at)), fixes: [.write("=", over: here)])
      advance()
      lastReport = at
      return
    }
    if !endsHere { skipDoubled(before: .equal) }
    if take(.equal) { return }
    reportExpected("`=`", fixes: canStartValue(at) && !endsHere ? [.insert(" =", at: previousEnd)] : [])
  }

  mutating func expectKeyword(_ wanted: Keyword) {
    if keyword == wanted, !endsHere {
      advance()
      if keyword == wanted, !endsHere {
        reportUnexpected()
        advance()
        lastReport = at
      }
      return
    }
    if word(ahead: 1).keyword == wanted, isOnLine(1), !endsHere {
      reportUnexpected()
      advance()
      advance()
      lastReport = at
      return
    }
    reportExpected("`\(wanted.rawValue)`", fixes: [.insert(" \(wanted.rawValue)", at: previousEnd)])
  }

  // MARK: Types

  /// `: Type`, if there is a colon.
  mutating func parseTypeAnnotation() -> TypeSyntax? {
    guard take(.colon) else { return nil }
    return parseType()
  }

  /// A name inside any number of brackets; nil where none stands.
  mutating func parseType() -> TypeSyntax? {
    let start = at
    var openers: [Int] = []
    if kind == .colon || kind == .arrow { skipDoubled(before: .identifier) }
    while kind == .leftBracket, !endsHere || !openers.isEmpty {
      openers.append(at)
      advance()
    }
    guard kind == .identifier, keyword?.isReserved != true, !endsHere else {
      report(.expectedType(found: found), at: gap)
      while openers.popLast() != nil, kind == .rightBracket { advance() }
      lastReport = at
      return nil
    }
    var name = name(at)
    advance()
    var depth = openers.count
    if kind == .less, !endsHere, let element = parseGenericArgument(of: name) {
      name = element
      depth += 1
    }
    while let opener = openers.popLast() { close(.rightBracket, openedAt: opener) }
    let span = spanned(from: start)
    if kind == .question, !endsHere {
      report(.noOptionals, fixes: [.remove(here, "?")])
      advance()
    }
    return TypeSyntax(name: name, listDepth: min(depth, limits.depth), span: span)
  }

  /// `<T>` after `Array`, as Swift has it.
  private mutating func parseGenericArgument(of name: NameSyntax) -> NameSyntax? {
    let start = at - 1
    guard word(ahead: 1).kind == .identifier, word(ahead: 2).kind == .greater else {
      reportUnexpected()
      advance()
      return nil
    }
    let element = self.name(at + 1)
    let whole = span(start).union(span(at + 2))
    report(.genericType("[\(element.text)]"), at: whole, fixes: [.write("[\(element.text)]", over: whole)])
    advance()
    advance()
    advance()
    return element
  }

  // MARK: Doc comments

  /// The text of the `///` lines directly before a word, without slashes, the space after them and blanks at the end.
  func documentation(before index: Int) -> String? {
    var token = Int(words[index].token) - 1
    var lines: [String] = []
    var lineEnds = 0
    while token >= 0 {
      let kind = tokens[token].kind
      if kind == .newline {
        lineEnds += 1
        if lineEnds > 1 { break }
      } else if kind == .docComment {
        // What follows code on its line documents nothing.
        if token > 0, !startsItsLine(token) { break }
        var text = file.text(tokens[token].span).dropFirst(3)
        if text.first == " " { text = text.dropFirst() }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        lines.append(String(text))
        lineEnds = 0
      } else if kind != .whitespace {
        break
      }
      token -= 1
    }
    return lines.isEmpty ? nil : lines.reversed().joined(separator: "\n")
  }

  private func startsItsLine(_ index: Int) -> Bool {
    var token = index - 1
    while token >= 0, tokens[token].kind == .whitespace || tokens[token].kind == .byteOrderMark { token -= 1 }
    return token < 0 || tokens[token].kind == .newline
  }
}
