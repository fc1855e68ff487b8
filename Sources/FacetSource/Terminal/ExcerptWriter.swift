// SPDX-License-Identifier: Apache-2.0

/// Writes one section's source lines with what is marked in them.
struct ExcerptWriter {
  /// A block of several lines is shown whole up to this many, else by its first and last.
  static let wholeBlockLimit = 5

  let section: ExcerptSection
  let severity: Severity
  /// Digits that the widest line number takes.
  let numberWidth: Int
  /// Columns for source text, the blocks' margin included.
  let room: Int

  /// Marks on one line, and blocks with their column in the margin; outer blocks stand further left.
  private let singles: [ExcerptMark]
  private let blocks: [(mark: ExcerptMark, depth: Int)]

  init(_ section: ExcerptSection, severity: Severity, numberWidth: Int, room: Int) {
    self.section = section
    self.severity = severity
    self.numberWidth = numberWidth
    self.room = room
    singles = section.marks.filter { !$0.isBlock }
    blocks = Self.arranged(section.marks.filter(\.isBlock))
  }

  private static func arranged(_ marks: [ExcerptMark]) -> [(mark: ExcerptMark, depth: Int)] {
    let sorted = marks.enumerated().sorted { left, right in
      let (a, b) = (left.element.lines, right.element.lines)
      if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
      if a.upperBound != b.upperBound { return a.upperBound > b.upperBound }
      return left.offset < right.offset
    }
    var placed: [(mark: ExcerptMark, depth: Int)] = []
    for (_, mark) in sorted {
      let taken = placed.filter { $0.mark.lines.overlaps(mark.lines) }.map(\.depth)
      placed.append((mark, (0...taken.count).first { !taken.contains($0) } ?? taken.count))
    }
    return placed
  }

  /// Columns that the blocks' lines take before the source text.
  private var margin: Int { blocks.map { $0.depth + 2 }.max() ?? 0 }

  /// The lines to show, in order. An empty line says nothing alone, so the one before it is shown as well.
  static func lines(of section: ExcerptSection) -> [Int] {
    var lines: [Int] = []
    for mark in section.marks {
      if mark.lines.count <= wholeBlockLimit {
        lines += mark.lines
      } else {
        lines += [mark.lines.lowerBound, mark.lines.upperBound]
      }
      let first = mark.lines.lowerBound
      if first > 1, section.table.contentRange(ofLine: first).isEmpty { lines.append(first - 1) }
    }
    var shown: [Int] = []
    for line in lines.sorted() where shown.last != line {
      if let last = shown.last, line == last + 2 { shown.append(last + 1) }
      shown.append(line)
    }
    return shown
  }

  func write(into rows: inout StyledRows) {
    writeGutter(into: &rows)
    rows.endRow()
    var last: Int?
    for line in Self.lines(of: section) {
      if let last, line > last + 1 { writeGap(after: last, into: &rows) }
      write(line: line, into: &rows)
      last = line
    }
  }

  // MARK: Rows

  private func writeGutter(_ number: Int? = nil, into rows: inout StyledRows) {
    let digits = number.map(String.init) ?? ""
    rows.add(digits + String(repeating: " ", count: max(0, numberWidth - digits.utf8.count)) + " | ", .gutter)
  }

  private func writeGap(after line: Int, into rows: inout StyledRows) {
    rows.add("...", .gutter)
    var row = MarkRow()
    for (mark, depth) in blocks where mark.lines.contains(line) && mark.lines.upperBound > line {
      row.put("|", at: numberWidth + depth, style(mark))
    }
    row.write(into: &rows)
    rows.endRow()
  }

  private func style(_ mark: ExcerptMark) -> TextStyle { mark.isPrimary ? TextStyle(severity) : .gutter }

  /// A row below a line, with the margins of the blocks that go on there.
  private func row(_ active: [(mark: ExcerptMark, depth: Int)]) -> MarkRow {
    var row = MarkRow()
    for (mark, depth) in active { row.put("|", at: depth, style(mark)) }
    return row
  }

  private func write(_ row: MarkRow, into rows: inout StyledRows) {
    writeGutter(into: &rows)
    row.write(into: &rows)
    rows.endRow()
  }

  private func write(line: Int, into rows: inout StyledRows) {
    let content = section.table.contentRange(ofLine: line)
    let window = LineWindow(
      section.table.bytes, content, focus: section.focus(onLine: line), room: max(20, room - margin))
    var active = blocks.filter { $0.mark.lines.contains(line) && $0.mark.lines.lowerBound < line }
    let starting = blocks.filter { $0.mark.lines.lowerBound == line }
    let flush = starting.filter { beginsLine($0.mark, content) }

    var head = row(active)
    for (mark, depth) in flush { head.put("/", at: depth, style(mark)) }
    writeGutter(line, into: &rows)
    head.pad(to: margin)
    head.write(into: &rows)
    rows.add(window.text)
    rows.endRow()

    active += flush
    writeSingles(on: line, window, active, into: &rows)
    for block in active where block.mark.lines.upperBound == line {
      writeEnd(of: block, window, active, into: &rows)
      active.removeAll { $0.depth == block.depth }
    }
    for block in starting where !beginsLine(block.mark, content) {
      writeStart(of: block, window, active, into: &rows)
      active.append(block)
    }
  }

  /// Whether only white space stands before a block on its first line, so that its corner can stand in the margin.
  private func beginsLine(_ mark: ExcerptMark, _ content: Range<Int>) -> Bool {
    section.table.bytes[content.lowerBound..<mark.bytes.lowerBound].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  // MARK: Blocks

  private func writeStart(
    of block: (mark: ExcerptMark, depth: Int), _ window: LineWindow, _ active: [(mark: ExcerptMark, depth: Int)],
    into rows: inout StyledRows
  ) {
    var row = row(active)
    let start = block.mark.bytes.lowerBound
    let column = margin + window.columns(of: start..<start).lowerBound
    row.fill(block.depth + 1..<column, with: "_", style(block.mark), onlyBlank: true)
    row.put(block.mark.isPrimary ? "^" : "-", at: column, style(block.mark))
    write(row, into: &rows)
  }

  private func writeEnd(
    of block: (mark: ExcerptMark, depth: Int), _ window: LineWindow, _ active: [(mark: ExcerptMark, depth: Int)],
    into rows: inout StyledRows
  ) {
    var row = row(active)
    let last = block.mark.bytes(onLine: block.mark.lines.upperBound, section.table)
    let column = margin + window.columns(of: last).upperBound - 1
    row.fill(block.depth + 1..<column, with: "_", style(block.mark), onlyBlank: true)
    row.put(block.mark.isPrimary ? "^" : "-", at: column, style(block.mark))
    row.setLabel(block.mark.label, style(block.mark))
    write(row, into: &rows)
  }

  // MARK: Marks on one line

  private func writeSingles(
    on line: Int, _ window: LineWindow, _ active: [(mark: ExcerptMark, depth: Int)], into rows: inout StyledRows
  ) {
    var placed: [(mark: ExcerptMark, columns: Range<Int>)] = []
    for mark in singles where mark.lines.lowerBound == line {
      let columns = window.columns(of: mark.bytes)
      placed.append((mark, columns.lowerBound + margin..<columns.upperBound + margin))
    }
    guard !placed.isEmpty else { return }
    var marks = row(active)
    for (mark, columns) in placed where !mark.isPrimary { marks.fill(columns, with: "-", style(mark)) }
    for (mark, columns) in placed where mark.isPrimary { marks.fill(columns, with: "^", style(mark)) }

    var waiting = placed.filter { !$0.mark.label.isEmpty }
    let rightmost = placed.map(\.columns.upperBound).max() ?? 0
    if let index = Self.inlineLabel(waiting, rightmost) {
      marks.setLabel(waiting[index].mark.label, style(waiting[index].mark))
      waiting.remove(at: index)
    }
    write(marks, into: &rows)
    writeHanging(waiting, active, into: &rows)
  }

  /// Which label can stand right behind the marks: the one that begins last, if nothing goes on behind it.
  private static func inlineLabel(
    _ waiting: [(mark: ExcerptMark, columns: Range<Int>)], _ rightmost: Int
  ) -> Int? {
    let ending = waiting.indices.filter { waiting[$0].columns.upperBound == rightmost }
    return ending.max { left, right in
      if waiting[left].columns.lowerBound != waiting[right].columns.lowerBound {
        return waiting[left].columns.lowerBound < waiting[right].columns.lowerBound
      }
      return !waiting[left].mark.isPrimary && waiting[right].mark.isPrimary
    }
  }

  /// Labels that hang below their marks on a line of their own, from right to left.
  private func writeHanging(
    _ waiting: [(mark: ExcerptMark, columns: Range<Int>)], _ active: [(mark: ExcerptMark, depth: Int)],
    into rows: inout StyledRows
  ) {
    guard !waiting.isEmpty else { return }
    let sorted = waiting.enumerated().sorted { left, right in
      let (a, b) = (left.element.columns.lowerBound, right.element.columns.lowerBound)
      return a == b ? left.offset < right.offset : a > b
    }.map(\.element)
    for (index, next) in sorted.enumerated() {
      if index == 0 {
        var bars = row(active)
        for (mark, columns) in sorted { bars.put("|", at: columns.lowerBound, style(mark)) }
        write(bars, into: &rows)
      }
      var labels = row(active)
      for (mark, columns) in sorted[(index + 1)...] where columns.lowerBound < next.columns.lowerBound {
        labels.put("|", at: columns.lowerBound, style(mark))
      }
      labels.setLabel(next.mark.label, at: next.columns.lowerBound, style(next.mark))
      write(labels, into: &rows)
    }
  }
}
