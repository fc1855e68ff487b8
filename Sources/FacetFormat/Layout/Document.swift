// SPDX-License-Identifier: Apache-2.0
//
// The algebra in which a page is described before anybody knows where its lines end (after Oppen, "Prettyprinting",
// 1980, and Wadler, "A prettier printer", 2003). A document is built bottom up and never changed; what the layout asks
// of it, how wide it is and whether it must break, is worked out as it is built.

import FacetSource

/// Text with the places where its lines may end.
struct Document: Sendable {
  indirect enum Node: Sendable {
    case empty
    /// Bytes of the source.
    case source(ByteSpan, SourceRole)
    /// Bytes of the source with all that stands before them: white space that waits is dropped.
    case verbatim(ByteSpan, endsInComment: Bool)
    /// A line comment that stands at the end of the line, after marks that follow it here.
    case waiting(ByteSpan)
    /// Punctuation that separates; it stands before a comment that waits for the end of the line.
    case mark(String)
    /// A mark that is written only where the group around it is broken.
    case markWhenBroken(String)
    /// A line end where the group around it is broken, else this text.
    case line(flat: String)
    /// A line end, with a blank line before the next text or none.
    case newline(hasBlank: Bool)
    /// A line end unless one is about to be written.
    case freshLine(hasBlank: Bool)
    /// White space unless some is about to be written or a bracket has just opened.
    case gap
    case concat([Document])
    /// Lines in it start one step further in.
    case indent(Document)
    /// The same where it is broken, unless the line that it begins on starts with a closing bracket.
    case hang(Document)
    /// Flat if it fits on the line, else broken.
    case group(Document)
    /// Flat if what stands before its first certain line end fits; what it holds decides for itself.
    case lenientGroup(Document)
    /// Broken, whether it fits or not.
    case broken(Document)
    /// Never broken but where a line must end.
    case flat(Document)
    /// The first if it fits, or if what stands before its first line end does; else the second.
    case choice(Document, Document)
  }

  let node: Node
  let measure: Measure

  private init(_ node: Node, _ measure: Measure) {
    self.node = node
    self.measure = measure
  }
}

/// What bytes of the source are to the layout.
enum SourceRole: Sendable {
  case word, opener, closer
  case blockComment, lineComment
}

extension Document {
  static let empty = Document(.empty, Measure())
  static let space = Document(.mark(" "), Measure(width: 1))
  static let gap = Document(.gap, Measure(width: 1))
  static let freshLine = Document.freshLine(hasBlank: false)

  /// A word of the source that takes `width` cells.
  static func word(_ span: ByteSpan, width: Int, role: SourceRole = .word) -> Document {
    Document(.source(span, role), Measure(width: width, hasText: true))
  }

  /// A comment on one line.
  static func comment(_ span: ByteSpan, width: Int, isLine: Bool) -> Document {
    Document(
      .source(span, isLine ? .lineComment : .blockComment),
      Measure(width: width, hasText: true, endsInComment: isLine))
  }

  /// A block comment of several lines, the first of which takes `width` cells.
  static func longComment(_ span: ByteSpan, width: Int) -> Document {
    Document(.source(span, .blockComment), Measure(width: width, isForced: true, hasText: true))
  }

  static func waitingComment(_ span: ByteSpan) -> Document {
    Document(.waiting(span), Measure(endsInComment: true))
  }

  static func verbatim(_ span: ByteSpan, endsInComment: Bool = false) -> Document {
    Document(
      .verbatim(span, endsInComment: endsInComment),
      Measure(isForced: true, hasText: true, endsInComment: endsInComment))
  }

  static func mark(_ text: String) -> Document { Document(.mark(text), Measure(width: text.utf8.count)) }

  static func markWhenBroken(_ text: String) -> Document {
    Document(.markWhenBroken(text), Measure(width: 0, lead: text.utf8.count))
  }

  static func line(flat: String) -> Document {
    Document(.line(flat: flat), Measure(width: flat.utf8.count, lead: 0, mayBreak: true))
  }

  static func newline(hasBlank: Bool) -> Document { Document(.newline(hasBlank: hasBlank), Measure(isForced: true)) }

  static func freshLine(hasBlank: Bool) -> Document {
    Document(.freshLine(hasBlank: hasBlank), Measure(isForced: true))
  }

  static func concat(_ parts: [Document]) -> Document {
    if parts.count == 1 { return parts[0] }
    return Document(.concat(parts), parts.reduce(Measure()) { $0.followed(by: $1.measure) })
  }

  static func indent(_ inner: Document) -> Document { Document(.indent(inner), inner.measure) }
  static func hang(_ inner: Document) -> Document { Document(.hang(inner), inner.measure) }
  static func group(_ inner: Document) -> Document { Document(.group(inner), inner.measure) }
  static func lenientGroup(_ inner: Document) -> Document { Document(.lenientGroup(inner), inner.measure) }

  static func broken(_ inner: Document) -> Document {
    var measure = inner.measure
    measure.isForced = true
    measure.mayBreak = true
    return Document(.broken(inner), measure)
  }

  static func flat(_ inner: Document) -> Document {
    Document(.flat(inner), inner.measure.withoutChoice)
  }

  static func choice(_ first: Document, _ second: Document) -> Document {
    Document(.choice(first, second), first.measure)
  }
}
