// SPDX-License-Identifier: Apache-2.0
//
// What fixes take out of a file: declarations, statements, modifiers and arguments, with what goes with them and nothing
// else. Comments that do not document what goes stay where they are.

internal import FacetSource
internal import FacetSyntax

extension LintSubject {
  /// What to delete so that a declaration or statement goes: with the comments that document it, a `;` behind it, and its
  /// lines where nothing else stands on them.
  func extent(of tokens: TokenRange) -> ByteSpan {
    let first = documented(Int(tokens.first))
    var end = skipWhitespace(from: Int(tokens.end))
    if kind(end) == .semicolon { end = skipWhitespace(from: end + 1) }
    let lead = kind(first - 1) == .whitespace ? first - 1 : first
    let beginsLine = lead == 0 || kind(lead - 1) == .newline || kind(lead - 1) == .byteOrderMark
    let endsLine = kind(end) == .newline
    return ByteSpan(
      start: tree.tokens[endsLine ? lead : first].start, end: startOfToken(beginsLine && endsLine ? end + 1 : end))
  }

  /// What to delete so that a modifier goes: the white space before it too, unless a comment stands there.
  func extent(of modifier: ModifierSyntax) -> ByteSpan {
    var start = token(at: modifier.span.start)
    let first = start
    while kind(start - 1) == .whitespace || kind(start - 1) == .newline { start -= 1 }
    if let before = kind(start - 1), before.isTrivia { start = first }
    return ByteSpan(start: tree.tokens[start].start, end: modifier.span.end)
  }

  /// What to delete so that an argument goes, with one comma; nil where an argument by position stands behind it, which
  /// would move up, or a comment would go too.
  func extent(ofArgument place: Int, in arguments: [ArgumentSyntax]) -> ByteSpan? {
    func span(_ argument: ArgumentSyntax) -> ByteSpan {
      tree[argument.value].span.union(argument.label?.span ?? tree[argument.value].span)
    }
    if arguments.indices.contains(place + 1), arguments[place + 1].label == nil { return nil }
    var extent = span(arguments[place])
    if place + 1 < arguments.count {
      extent.end = span(arguments[place + 1]).start
    } else if place > 0 {
      extent.start = span(arguments[place - 1]).end
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

  /// A fix that deletes a piece of the file.
  func deletion(
    of span: ByteSpan, _ message: String, _ applicability: Diagnostic.Fix.Applicability = .safe
  ) -> Diagnostic.Fix {
    Diagnostic.Fix(message, edits: [Diagnostic.Fix.Edit(at(span), "")], applicability: applicability)
  }

  /// A fix that writes something else in the place of an expression.
  func replacement(
    of span: ByteSpan, by text: String, _ message: String? = nil,
    _ applicability: Diagnostic.Fix.Applicability = .safe
  ) -> Diagnostic.Fix {
    Diagnostic.Fix(
      message ?? "write `\(text)`", edits: [Diagnostic.Fix.Edit(at(span), text)], applicability: applicability)
  }

  // MARK: Tokens

  private func kind(_ place: Int) -> TokenKind? {
    tree.tokens.indices.contains(place) ? tree.tokens[place].kind : nil
  }

  private func startOfToken(_ place: Int) -> UInt32 {
    place < tree.tokens.count ? tree.tokens[place].start : UInt32(clamping: bytes.count)
  }

  private func skipWhitespace(from place: Int) -> Int { kind(place) == .whitespace ? place + 1 : place }

  /// The first of the doc comments that stand on the lines before a token, or the token itself.
  private func documented(_ first: Int) -> Int {
    var result = first
    var place = first - 1
    while let kind = kind(place) {
      if kind == .docComment {
        result = place
      } else if kind != .whitespace, kind != .newline {
        return result
      }
      place -= 1
    }
    return result
  }

  /// The token that holds a byte.
  private func token(at offset: UInt32) -> Int {
    var low = 0
    var high = tree.tokens.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if tree.tokens[middle].start <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

extension TokenKind {
  var isComment: Bool { self == .lineComment || self == .blockComment || self == .docComment }
}
