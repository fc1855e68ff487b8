// SPDX-License-Identifier: Apache-2.0
//
// What goes with a declaration, a statement, a modifier, a comment or a part of a list that a fix takes out, so that
// neither blank lines nor a comment about nothing stay behind. All rules delete by these.

internal import FacetSource
internal import FacetSyntax

extension LintSubject {
  /// What to delete so that a declaration, a statement or a line of a theme goes, with a `;` behind it.
  ///
  /// Where nothing else stands on its lines they go whole, with the comments about it: the one behind it, `///` lines
  /// and `facet:disable:next` directly before it, and others directly before it where nothing follows directly, since
  /// they may otherwise be about that too. Of blank lines before and behind it those on one side stay.
  func extent(of tokens: TokenRange) -> ByteSpan {
    let first = Int(tokens.first)
    let behind = skipWhitespace(from: Int(tokens.end))
    let hasSemicolon = kind(behind) == .semicolon
    let end = hasSemicolon ? behind + 1 : Int(tokens.end)
    let start = lineStart(first)
    if let start, let close = lineEnd(behind: end) {
      return wholeLines(from: commented(start, endingAt: close), through: close)
    }
    let next = skipWhitespace(from: end)
    if let start {
      let own = skipWhitespace(from: commented(start, endingAt: nil))
      return ByteSpan(start: tree.tokens[own].start, end: startOfToken(next))
    }
    let lead = kind(first - 1) == .whitespace ? first - 1 : first
    if !hasSemicolon, kind(lead - 1) == .semicolon {
      return ByteSpan(start: tree.tokens[lead - 1].start, end: startOfToken(end))
    }
    return ByteSpan(start: tree.tokens[kind(next) == .newline ? lead : first].start, end: startOfToken(next))
  }

  /// What to delete so that a line of a theme goes.
  func extent(of line: ItemSyntax.ThemeValue) -> ByteSpan {
    let first = token(at: line.name.span.start)
    return extent(of: TokenRange(first: UInt32(clamping: first), end: tree[line.value].tokens.end))
  }

  /// What to delete so that a modifier goes: its lines, and a comment behind it, where it stands alone on them.
  func extent(of modifier: ModifierSyntax) -> ByteSpan {
    let first = token(at: modifier.span.start)
    let end = token(at: modifier.span.end)
    guard let lead = lineStart(first) else {
      let start = kind(first - 1) == .whitespace && kind(first - 2)?.isComment == false ? first - 1 : first
      return ByteSpan(start: tree.tokens[start].start, end: modifier.span.end)
    }
    guard lead > 0, let close = lineEnd(behind: end) else { return modifier.span }
    return ByteSpan(start: tree.tokens[lead - 1].start, end: startOfToken(close))
  }

  /// What to delete so that a comment goes, with its line where nothing else stands there.
  func extent(ofComment span: ByteSpan) -> ByteSpan {
    let place = token(at: span.start)
    if let start = lineStart(place), let close = lineEnd(behind: place + 1) {
      return wholeLines(from: start, through: close)
    }
    return ByteSpan(start: tree.tokens[kind(place - 1) == .whitespace ? place - 1 : place].start, end: span.end)
  }

  /// What to delete so that an argument goes, with one comma; nil where a comment would go too, or where an argument by
  /// position stands behind it, which would move up, unless that is meant.
  func extent(ofArgument place: Int, in arguments: [ArgumentSyntax], movesOthers: Bool = false) -> ByteSpan? {
    if !movesOthers, arguments.indices.contains(place + 1), arguments[place + 1].label == nil { return nil }
    return extent(ofPart: place, in: arguments.map { tree[$0.value].span.union($0.label?.span ?? tree[$0.value].span) })
  }

  /// What to delete so that one of several things between commas goes; nil where a comment would go too.
  func extent(ofPart place: Int, in parts: [ByteSpan]) -> ByteSpan? {
    var extent = ByteSpan.part(place, of: parts)
    if parts.count == 1 {
      var (first, end) = (token(at: extent.start), token(at: extent.end))
      while kind(first - 1) == .whitespace || kind(first - 1) == .newline { first -= 1 }
      while kind(end) == .whitespace || kind(end) == .newline || kind(end) == .comma { end += 1 }
      extent = ByteSpan(start: tree.tokens[first].start, end: startOfToken(end))
    }
    return holdsComment(extent) ? nil : extent
  }

  /// Whether a comment stands in a piece of the file.
  func holdsComment(_ span: ByteSpan) -> Bool {
    var place = token(at: span.start)
    while place < tree.tokens.count, tree.tokens[place].start < span.end {
      if tree.tokens[place].kind.isComment { return true }
      place += 1
    }
    return false
  }
}

extension ByteSpan {
  /// One of several parts of a list and the comma that goes with it: the one behind it, or else the one before it.
  static func part(_ place: Int, of parts: [ByteSpan]) -> ByteSpan {
    var part = parts[place]
    if place + 1 < parts.count {
      part.end = parts[place + 1].start
    } else if place > 0 {
      part.start = parts[place - 1].end
    }
    return part
  }
}
