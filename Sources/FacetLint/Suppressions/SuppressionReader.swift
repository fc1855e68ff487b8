// SPDX-License-Identifier: Apache-2.0

internal import FacetSource
internal import FacetSyntax

/// Reads the comments of a file that speak to the linter. Names of rules are not judged here.
struct SuppressionReader {
  private let tree: SyntaxTree
  private let lines: LineTable
  private var found: [Suppression] = []
  private var mistakes: [SuppressionMistake] = []
  /// Regions that are still open, by place in `found`.
  private var open: [Int] = []

  private init(_ tree: SyntaxTree, _ lines: LineTable) {
    self.tree = tree
    self.lines = lines
  }

  static func read(
    _ tree: SyntaxTree, _ lines: LineTable
  ) -> (suppressions: [Suppression], mistakes: [SuppressionMistake]) {
    var reader = SuppressionReader(tree, lines)
    for (index, token) in tree.tokens.enumerated() where token.kind.isComment {
      if token.kind == .lineComment {
        reader.read(token, at: index)
      } else {
        reader.refuse(token, at: index)
      }
    }
    return (reader.found, reader.mistakes)
  }

  /// Whether a comment speaks to one of the tools.
  static func speaks(_ comment: String) -> Bool { body(of: comment).hasPrefix(mark) }

  /// What stands behind the signs that begin a comment.
  private static func body(of comment: String) -> Substring {
    comment.drop { $0 == "/" || $0 == "*" }.drop { $0 == " " || $0 == "\t" }
  }

  /// Says of a comment of another kind that it is not read. Where it could be one of the right kind, that is the fix.
  private mutating func refuse(_ token: Token, at index: Int) {
    let text = tree.file.text(token.span)
    guard Self.speaks(text) else { return }
    let isBlock = token.kind == .blockComment
    var mistake = SuppressionMistake(
      comment: token.span, message: "the linter reads no comment that begins with `\(isBlock ? "/*" : "///")`",
      note: "`//` begins one that it reads")
    var content = String(Self.body(of: text))
    if isBlock, content.hasSuffix("*/") { content.removeLast(2) }
    let next = tree.tokens[(index + 1)...].first { $0.kind != .whitespace }?.kind
    if next == .newline || next == .endOfFile || next == nil, !content.contains(where: \.isNewline) {
      let edit = Diagnostic.Fix.Edit(tree.at(token.span), "// " + content.trimmed)
      mistake.fix = Diagnostic.Fix("begin it with `//`", edits: [edit])
    }
    mistakes.append(mistake)
  }

  private mutating func read(_ token: Token, at index: Int) {
    let text = tree.file.text(token.span)
    let body = Self.body(of: text)
    guard body.hasPrefix(Self.mark) else { return }
    let start = Int(token.start) + text.utf8.count - body.utf8.count
    let command = body.dropFirst(Self.mark.count).prefix { !$0.isWhitespace }
    let rest = body.dropFirst(Self.mark.count + command.count)
    let place = start + Self.mark.utf8.count + command.utf8.count
    let line = lines.line(containing: Int(token.start))
    switch command {
    case "disable:next":
      let next = nextLine(after: index) ?? line
      add(.next, rest, at: place, comment: token.span, lines: next...next)
    case "disable:this": add(.this, rest, at: place, comment: token.span, lines: line...line)
    case "disable":
      add(.region, rest, at: place, comment: token.span, lines: line...max(line, lines.lineCount))
      open.append(found.count - 1)
    case "enable": close(entries(of: rest, at: place).entries.map(\.rule), before: line, token.span)
    case "format": break
    case _:
      mistakes.append(
        SuppressionMistake(
          comment: token.span,
          message: "`facet:\(command)` is no comment that the linter or the formatter knows"))
    }
  }

  private static let mark = "facet:"

  private mutating func add(
    _ reach: Suppression.Reach, _ rest: Substring, at place: Int, comment: ByteSpan, lines: ClosedRange<Int>
  ) {
    let (entries, reason) = entries(of: rest, at: place)
    if entries.isEmpty {
      mistakes.append(SuppressionMistake(comment: comment, message: "this comment names no rule to disable"))
    }
    found.append(
      Suppression(
        reach: reach, entries: entries, reason: reason, comment: comment, isEnded: reach != .region, lines: lines))
  }

  /// Ends the innermost region of each rule, or every open one where no rule is named.
  private mutating func close(_ rules: [String], before line: Int, _ comment: ByteSpan) {
    let closed = open.filter { place in
      rules.isEmpty || found[place].entries.contains { rules.contains($0.rule) }
    }
    if closed.isEmpty { mistakes.append(SuppressionMistake(comment: comment, message: "nothing is disabled here")) }
    for place in closed {
      found[place].lines = found[place].lines.lowerBound...line
      found[place].isEnded = true
      if closed.count == 1 { found[place].ending = comment }
    }
    open.removeAll { closed.contains($0) }
  }

  /// `a, b -- reason`
  private func entries(of rest: Substring, at place: Int) -> (entries: [Suppression.Entry], reason: String?) {
    var entries: [Suppression.Entry] = []
    var offset = place
    var names = rest
    var reason: String?
    if let dashes = rest.range(ofDashes: " -- ") {
      names = rest[..<dashes.lowerBound]
      reason = String(rest[dashes.upperBound...]).trimmed
    }
    for part in names.split(separator: ",", omittingEmptySubsequences: false) {
      let lead = part.prefix { $0.isWhitespace }.utf8.count
      let name = String(part).trimmed
      let start = offset + lead
      if !name.isEmpty {
        entries.append(Suppression.Entry(rule: name, span: ByteSpan(start..<start + name.utf8.count)))
      }
      offset += part.utf8.count + 1
    }
    return (entries, reason.flatMap { $0.isEmpty ? nil : $0 })
  }

  /// The line of the first token behind a comment that is not trivia.
  private func nextLine(after index: Int) -> Int? {
    let next = tree.tokens[(index + 1)...].first { !$0.kind.isTrivia && $0.kind != .endOfFile }
    return next.map { lines.line(containing: Int($0.start)) }
  }
}

extension StringProtocol {
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// Where a short text stands first.
  fileprivate func range(ofDashes text: String) -> Range<Index>? {
    var place = startIndex
    while place < endIndex {
      if self[place...].hasPrefix(text) { return place..<index(place, offsetBy: text.count) }
      place = index(after: place)
    }
    return nil
  }
}
