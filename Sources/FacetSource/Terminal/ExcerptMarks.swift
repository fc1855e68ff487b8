// SPDX-License-Identifier: Apache-2.0
//
// In: a diagnostic's spans. Out: sections, one for each file that is shown, with what is marked in them. What can no
// longer occur: spans outside their file, spans that end in another line only by its ending.

/// One marked place of an excerpt.
struct ExcerptMark {
  /// Inside the content of the first and the last line.
  var bytes: Range<Int>
  var lines: ClosedRange<Int>
  var label: String
  var isPrimary: Bool

  var isBlock: Bool { lines.count > 1 }

  init(_ span: ByteSpan, _ label: String, isPrimary: Bool, in table: LineTable) {
    let size = table.bytes.count
    let start = min(span.range.lowerBound, size)
    let end = min(max(span.range.upperBound, start), size)
    let first = table.line(containing: start)
    let last = table.line(containing: max(start, end - 1))
    let head = table.contentRange(ofLine: first)
    let tail = table.contentRange(ofLine: last)
    let lower = min(max(start, head.lowerBound), head.upperBound)
    bytes = lower..<max(lower, min(end, tail.upperBound))
    lines = first...last
    self.label = visibleText(label)
    self.isPrimary = isPrimary
  }
}

/// The marks of one file that are shown together.
struct ExcerptSection {
  var source: SourceID
  var table: LineTable
  var marks: [ExcerptMark]

  /// The sections of a diagnostic, its primary place first.
  ///
  /// A mark that cannot be shown on its long line together with the others there gets a section of its own.
  static func sections(of diagnostic: Diagnostic, _ tables: inout LineTables, room: Int) -> [ExcerptSection] {
    var sections: [ExcerptSection] = []
    func add(_ at: SourceSpan, _ label: String, isPrimary: Bool) {
      guard let table = tables.table(at.source) else { return }
      let mark = ExcerptMark(at.span, label, isPrimary: isPrimary, in: table)
      if let index = sections.firstIndex(where: { $0.source == at.source && $0.fits(mark, room: room) }) {
        sections[index].marks.append(mark)
      } else {
        sections.append(ExcerptSection(source: at.source, table: table, marks: [mark]))
      }
    }
    add(diagnostic.primary, diagnostic.label, isPrimary: true)
    for label in diagnostic.secondary { add(label.at, label.text, isPrimary: false) }
    return sections
  }

  /// Whether all marks on the lines of a new mark stay within `room` bytes, where the line itself does not.
  private func fits(_ mark: ExcerptMark, room: Int) -> Bool {
    for line in [mark.lines.lowerBound, mark.lines.upperBound] {
      guard table.contentRange(ofLine: line).count > room else { continue }
      for other in marks where other.lines.lowerBound == line || other.lines.upperBound == line {
        let ends = [mark.bytes(onLine: line, table), other.bytes(onLine: line, table)]
        let low = ends.map(\.lowerBound).min() ?? 0
        let high = ends.map(\.upperBound).max() ?? 0
        if high - low > room { return false }
      }
    }
    return true
  }

  /// The bytes of a line that should be seen: all marks there, or the first if that is too much.
  func focus(onLine line: Int) -> Range<Int> {
    let here = marks.filter { $0.lines.lowerBound == line || $0.lines.upperBound == line }
    guard let first = here.first(where: \.isPrimary) ?? here.first else {
      let start = table.contentRange(ofLine: line).lowerBound
      return start..<start
    }
    return here.reduce(first.bytes(onLine: line, table)) { range, mark in
      let other = mark.bytes(onLine: line, table)
      return min(range.lowerBound, other.lowerBound)..<max(range.upperBound, other.upperBound)
    }
  }
}

extension ExcerptMark {
  /// What to look at on the first or last line: the mark itself, or where a block begins or ends.
  func bytes(onLine line: Int, _ table: LineTable) -> Range<Int> {
    if !isBlock { return bytes }
    if line == lines.lowerBound { return bytes.lowerBound..<bytes.lowerBound }
    let content = table.contentRange(ofLine: line)
    return max(content.lowerBound, bytes.upperBound - 1)..<max(content.lowerBound, bytes.upperBound)
  }
}
