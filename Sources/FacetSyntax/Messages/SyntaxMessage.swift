// SPDX-License-Identifier: Apache-2.0

import FacetSource

/// What a finding of the lexer or the parser says: its id and texts, without a place. All of them are made in the
/// extensions beside this file.
struct SyntaxMessage {
  var id: String
  var text: String
  var label = ""
  var notes: [String] = []

  init(_ id: String, _ text: String, label: String = "", notes: [String] = []) {
    self.id = id
    self.text = text
    self.label = label
    self.notes = notes
  }
}

/// A change of text in the file at hand.
struct SyntaxFix {
  var message: String
  var edits: [(span: ByteSpan, replacement: String)]
  var applicability: Diagnostic.Fix.Applicability

  init(
    _ message: String, _ span: ByteSpan, _ replacement: String,
    _ applicability: Diagnostic.Fix.Applicability = .safe
  ) {
    self.init(message, [(span, replacement)], applicability)
  }

  init(
    _ message: String, _ edits: [(span: ByteSpan, replacement: String)],
    _ applicability: Diagnostic.Fix.Applicability = .safe
  ) {
    self.message = message
    self.edits = edits
    self.applicability = applicability
  }

  /// Puts `text` at an offset where nothing is taken away.
  static func insert(_ text: String, at offset: UInt32) -> SyntaxFix {
    let shown = text.split(separator: " ").joined(separator: " ")
    return SyntaxFix("insert `\(shown)`", ByteSpan(start: offset, end: offset), text)
  }

  /// Takes `span` away.
  static func remove(_ span: ByteSpan, _ shown: String) -> SyntaxFix { SyntaxFix("remove `\(shown)`", span, "") }

  /// Writes `text` in place of `span`.
  static func write(
    _ text: String, over span: ByteSpan, _ applicability: Diagnostic.Fix.Applicability = .safe
  ) -> SyntaxFix {
    SyntaxFix("write `\(text)`", span, text, applicability)
  }
}

/// Collects findings up to a limit.
struct SyntaxFindings {
  let source: SourceID
  let limit: Int
  private(set) var diagnostics: [Diagnostic] = []

  init(source: SourceID, limit: Int) {
    self.source = source
    self.limit = limit
  }

  /// Takes back what was found at or after an offset.
  mutating func dropFindings(from offset: UInt32) {
    while let last = diagnostics.last, last.primary.span.start >= offset { diagnostics.removeLast() }
  }

  mutating func add(
    _ message: SyntaxMessage, at span: ByteSpan, secondary: [(span: ByteSpan, text: String)] = [],
    fixes: [SyntaxFix] = []
  ) {
    guard diagnostics.count < limit else { return }
    diagnostics.append(
      Diagnostic(
        message.id, .error, message.text, at: SourceSpan(source, span), label: message.label,
        secondary: secondary.map { Diagnostic.Label(SourceSpan(source, $0.span), $0.text) }, notes: message.notes,
        fixes: fixes.map { fix in
          let edits = fix.edits.map { Diagnostic.Fix.Edit(SourceSpan(source, $0.span), $0.replacement) }
          return Diagnostic.Fix(fix.message, edits: edits, applicability: fix.applicability)
        }))
  }
}
