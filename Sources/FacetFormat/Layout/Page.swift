// SPDX-License-Identifier: Apache-2.0
//
// What has been written so far. White space waits until something follows it, so that no line ends in blanks, none is
// blank beside a bracket, and text that is taken over as it stands can bring its own.

import FacetSource

/// The bytes of a page and the end of its last line.
struct Page {
  private enum Space {
    case none
    /// Blanks, or a separator with blanks.
    case text(String)
    case lineEnd(hasBlank: Bool, indentation: Int)
  }

  private(set) var bytes: [UInt8] = []
  private let source: SourceFile
  private let lineEnd: LineEnd
  private var space = Space.none
  /// Comments that stand at the end of the line.
  private var comments: [ByteSpan] = []
  private var written = 0
  /// What the last text was; nil at the start.
  private var last: SourceRole?
  /// Whether the text on the line starts with a closing bracket.
  private(set) var lineStartsWithCloser = false

  init(_ source: SourceFile, lineEnd: LineEnd) {
    self.source = source
    self.lineEnd = lineEnd
    bytes.reserveCapacity(source.bytes.count + source.bytes.count / 8)
  }

  /// Cells on the line, white space that waits included.
  var column: Int {
    switch space {
    case .none: written
    case .text(let text): written + text.utf8.count
    case .lineEnd(_, let indentation): indentation
    }
  }

  // MARK: White space

  mutating func endLine(hasBlank: Bool, indentation: Int) {
    if last == nil { return }
    var hasBlank = hasBlank
    if case .lineEnd(let hadBlank, _) = space { hasBlank = hasBlank || hadBlank }
    space = .lineEnd(hasBlank: hasBlank, indentation: indentation)
  }

  mutating func gap() {
    if case .none = space, let byte = bytes.last, byte != UInt8(ascii: "("), byte != UInt8(ascii: "[") {
      space = .text(" ")
    }
  }

  mutating func mark(_ text: String) {
    guard let first = text.utf8.first else { return }
    if first == UInt8(ascii: " ") || text.utf8.last == UInt8(ascii: " ") {
      if case .none = space { space = .text(text) }
    } else {
      append(text.utf8)
      last = .word
    }
  }

  // MARK: Text

  /// Keeps a comment for the end of the line; where none has begun it gets its own.
  mutating func keepForLineEnd(_ comment: ByteSpan, indentation: Int) {
    var hasLine = last != nil && last != .lineComment
    if case .lineEnd = space { hasLine = false }
    if hasLine || !comments.isEmpty {
      comments.append(comment)
    } else {
      write(comment, as: .lineComment, indentation: indentation)
    }
  }

  mutating func write(_ span: ByteSpan, as role: SourceRole, indentation: Int) {
    if !comments.isEmpty || last == .lineComment {
      if case .lineEnd = space {} else { space = .lineEnd(hasBlank: false, indentation: indentation) }
    }
    writeSpace(before: role)
    if written == 0 || isAtIndentation { lineStartsWithCloser = role == .closer }
    isAtIndentation = false
    if role == .blockComment {
      appendLines(source.bytes[span.range])
    } else {
      append(source.bytes[span.range])
    }
    last = role
  }

  mutating func writeVerbatim(_ span: ByteSpan, endsInComment: Bool) {
    writeComments()
    space = .none
    let text = source.bytes[span.range]
    bytes += text
    if let end = text.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      written = text.distance(from: end, to: text.endIndex) - 1
    } else {
      written += text.count
    }
    isAtIndentation = false
    last = endsInComment ? .lineComment : .word
  }

  /// Ends the last line.
  mutating func finish() {
    writeComments()
    if let byte = bytes.last, byte != 0x0A, byte != 0x0D { bytes += lineEnd.bytes }
  }

  private var isAtIndentation = false

  private mutating func writeSpace(before role: SourceRole) {
    defer { space = .none }
    switch space {
    case .none: break
    case .text(let text): append(text.utf8)
    case .lineEnd(let hasBlank, let indentation):
      writeComments()
      bytes += lineEnd.bytes
      if hasBlank, last != .opener, role != .closer { bytes += lineEnd.bytes }
      bytes += repeatElement(UInt8(ascii: " "), count: indentation)
      written = indentation
      isAtIndentation = true
    }
  }

  private mutating func writeComments() {
    for comment in comments {
      append("  ".utf8)
      append(source.bytes[comment.range])
    }
    comments = []
  }

  private mutating func append(_ text: some Collection<UInt8>) {
    bytes += text
    written += text.allSatisfy { $0 < 0x80 } ? text.count : CellWidth.of(String(decoding: text, as: UTF8.self))
  }

  /// Writes a comment of several lines with the line ends of the page.
  private mutating func appendLines(_ text: ArraySlice<UInt8>) {
    var rest = text
    while let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      append(rest[..<end])
      bytes += lineEnd.bytes
      written = 0
      let isPair = rest[end] == 0x0D && end + 1 < rest.endIndex && rest[end + 1] == 0x0A
      rest = rest[(end + (isPair ? 2 : 1))...]
    }
    append(rest)
  }
}
