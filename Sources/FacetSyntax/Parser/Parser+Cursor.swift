// SPDX-License-Identifier: Apache-2.0
//
// Looking at words and moving on.

import FacetSource

extension Parser {
  var kind: TokenKind { words[at].kind }
  var keyword: Keyword? { words[at].keyword }
  /// Whether the next word starts a line.
  var startsLine: Bool { words[at].flags.contains(.newline) }

  /// The word `offset` places ahead; the last word stands for all beyond it.
  func word(ahead offset: Int) -> Word { words[min(at + offset, words.count - 1)] }

  func token(_ index: Int) -> Token { tokens[Int(words[index].token)] }
  func span(_ index: Int) -> ByteSpan { token(index).span }
  func text(_ index: Int) -> String { file.text(span(index)) }

  /// The next word's place.
  var here: ByteSpan { span(at) }
  /// Where the word before the next one ends.
  var previousEnd: UInt32 { at > 0 ? span(at - 1).end : 0 }

  mutating func advance() {
    if at < words.count - 1 { at += 1 }
  }

  /// Moves over the next word if it is of this kind and belongs to the statement.
  mutating func take(_ wanted: TokenKind) -> Bool {
    guard kind == wanted, !endsHere else { return false }
    advance()
    return true
  }

  /// Whether the next word lies on the line of the word before, or nothing separates them by line.
  func isOnLine(_ offset: Int) -> Bool { !word(ahead: offset).flags.contains(.newline) }

  /// Whether the next word is a point and a name.
  var isMember: Bool { kind == .dot && word(ahead: 1).kind == .identifier }

  /// Whether what is being parsed ends before the next word.
  var endsHere: Bool {
    let next = words[at]
    if next.kind == .endOfFile { return true }
    guard next.flags.contains(.newline) else { return false }
    switch lineEnds {
    case .ignored: return excessBrackets > 0 && looksLikeNextStatement
    case .endAll: return true
    case .endStatements: return !continuesHere(next)
    }
  }

  /// The statement rule: the line before ends with an operator, `,` or `:`, or this one starts with what cannot start
  /// a statement.
  private func continuesHere(_ next: Word) -> Bool {
    // Nothing has started yet.
    if at > 0, words[at - 1].kind == .leftBrace || words[at - 1].kind == .semicolon { return true }
    if at > 0, words[at - 1].kind.continuesLine { return !canOnlyStartStatement(after: words[at - 1].kind) }
    switch next.kind {
    case .dot:
      // A modifier indented like the block it stands in belongs to that block, whose `}` is missing.
      if excessBraces > 0, let opener = openers.last, leavesBlock(opener) { return false }
      return word(ahead: 1).kind == .identifier
    case .question, .colon: return true
    case .identifier: return next.keyword == .else
    default: return next.kind.isBinaryOperator
    }
  }

  /// Whether the line that starts here cannot go on the value that the line before left open, so that the value is
  /// missing there.
  private func canOnlyStartStatement(after previous: TokenKind) -> Bool {
    switch keyword {
    case .let?, .repeat?, .case?, .default?: return true
    case .if?, .else?, .switch?, .in?, .true?, .false?, .slot?, .step?, .unit?, .square?, nil: break
    case .param?, .func?, .enum?, .shape?, .component?, .theme?, .import?: if startsDeclarationHere { return true }
    }
    guard kind == .identifier, previous != .question, previous != .comma, isOnLine(1) else { return false }
    return word(ahead: 1).kind == .colon || word(ahead: 1).kind == .leftBrace
  }

  /// Spans from the word `start` up to the last one consumed.
  func spanned(from start: Int) -> ByteSpan {
    guard at > start else { return .at(Int(span(start).start)) }
    return ByteSpan(start: span(start).start, end: previousEnd)
  }

  func tokenRange(from start: Int) -> TokenRange {
    let first = words[start].token
    return TokenRange(first: first, end: at > start ? words[at - 1].token + 1 : first)
  }

  /// The name that the word stands for, freed from what only looks like letters.
  func name(_ index: Int) -> NameSyntax {
    let span = span(index)
    let written = file.text(span)
    if written.utf8.allSatisfy({ $0 < 0x80 }) { return NameSyntax(written, span) }
    return NameSyntax(LookAlike.meantWord(written), span)
  }

  // MARK: Nodes

  /// Stores an expression that starts at the word `start` and whose children span `height` levels.
  mutating func add(_ kind: ExpressionSyntax.Kind, from start: Int, above height: UInt32 = 0) -> ExpressionID {
    let node = ExpressionSyntax(kind: kind, span: spanned(from: start), tokens: tokenRange(from: start))
    if Int(height) >= limits.depth {
      reportDepth(node.span)
      heights.append(1)
      return expressions.add(ExpressionSyntax(kind: .missing, span: node.span, tokens: node.tokens))
    }
    heights.append(height + 1)
    return expressions.add(node)
  }

  func height(_ id: ExpressionID) -> UInt32 { heights[id.index] }
  func height(_ ids: [ExpressionID]) -> UInt32 { ids.reduce(0) { max($0, heights[$1.index]) } }
  func height(_ arguments: [ArgumentSyntax]) -> UInt32 { arguments.reduce(0) { max($0, heights[$1.value.index]) } }

  mutating func missing() -> ExpressionID {
    heights.append(1)
    let place = ByteSpan.at(Int(startsLine || kind == .endOfFile ? previousEnd : here.start))
    let first = words[at].token
    return expressions.add(
      ExpressionSyntax(kind: .missing, span: place, tokens: TokenRange(first: first, end: first)))
  }

  func isMissing(_ id: ExpressionID) -> Bool { expressions[id].kind == .missing }

  mutating func add(_ kind: StatementSyntax.Kind, from start: Int) -> StatementID {
    statements.add(StatementSyntax(kind: kind, span: spanned(from: start), tokens: tokenRange(from: start)))
  }
}
