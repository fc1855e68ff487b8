// SPDX-License-Identifier: Apache-2.0

/// What a fix would change, as the lines that go and the lines that come.
struct FixPreview {
  enum Kind { case removed, added, cut }

  struct Line {
    var kind: Kind
    /// Its number in the file before the fix (removed) or after it (added).
    var number: Int
    var bytes: [UInt8]
    /// Where it differs.
    var focus: Range<Int>
  }

  struct Change {
    var source: SourceID
    var lines: [Line]
  }

  /// How many lines of one place are shown before and after.
  static let lineLimit = 6

  private(set) var changes: [Change] = []

  var lineNumbers: [Int] { changes.flatMap(\.lines).map(\.number) }

  init(_ fix: Diagnostic.Fix, _ tables: inout LineTables) {
    var sources: [SourceID] = []
    for edit in fix.edits where !sources.contains(edit.at.source) { sources.append(edit.at.source) }
    for source in sources {
      guard let before = tables.table(source) else { continue }
      let edits = Diagnostic.Fix(fix.message, edits: fix.edits.filter { $0.at.source == source })
      let after = LineTable(applyFixes([edits], to: before.bytes, in: source).bytes)
      for lines in Self.places(edits.edits, before, after) where !lines.isEmpty {
        changes.append(Change(source: source, lines: lines))
      }
    }
  }

  /// The changed lines, for each place of the file that edits touch.
  private static func places(_ edits: [Diagnostic.Fix.Edit], _ before: LineTable, _ after: LineTable) -> [[Line]] {
    var places: [(lines: ClosedRange<Int>, growth: Int)] = []
    for edit in edits.sorted(by: { $0.at.span.start < $1.at.span.start }) {
      let range = edit.at.span.range
      let touched = before.line(containing: range.lowerBound)...before.line(containing: range.upperBound)
      let growth = LineTable(Array(edit.replacement.utf8)).lineCount - touched.count
      if let last = places.last, last.lines.upperBound >= touched.lowerBound {
        let end = max(last.lines.upperBound, touched.upperBound)
        places[places.count - 1] = (last.lines.lowerBound...end, last.growth + growth)
      } else {
        places.append((touched, growth))
      }
    }
    var shift = 0
    return places.map { place in
      let first = place.lines.lowerBound
      let old = place.lines.map { content(before, $0) }
      let new = (0..<max(0, old.count + place.growth)).map { content(after, first + shift + $0) }
      defer { shift += place.growth }
      return difference(old, from: first, new, from: first + shift)
    }
  }

  private static func content(_ table: LineTable, _ line: Int) -> [UInt8] {
    Array(table.bytes[table.contentRange(ofLine: line)])
  }

  /// Removed lines, then added ones, without the lines that stay at both ends.
  private static func difference(
    _ old: [[UInt8]], from oldNumber: Int, _ new: [[UInt8]], from newNumber: Int
  ) -> [Line] {
    var head = 0
    while head < min(old.count, new.count), old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < min(old.count, new.count) - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    let gone = old[head..<old.count - tail].enumerated().map { index, bytes in
      line(.removed, oldNumber + head + index, bytes, other: head + index < new.count ? new[head + index] : [])
    }
    let come = new[head..<new.count - tail].enumerated().map { index, bytes in
      line(.added, newNumber + head + index, bytes, other: head + index < old.count ? old[head + index] : [])
    }
    return limited(gone) + limited(come)
  }

  private static func limited(_ lines: [Line]) -> [Line] {
    guard lines.count > lineLimit else { return lines }
    let next = lines[lineLimit]
    return lines.prefix(lineLimit) + [Line(kind: .cut, number: next.number, bytes: [], focus: 0..<0)]
  }

  private static func line(_ kind: Kind, _ number: Int, _ bytes: [UInt8], other: [UInt8]) -> Line {
    var same = 0
    while same < min(bytes.count, other.count), bytes[same] == other[same] { same += 1 }
    return Line(kind: kind, number: number, bytes: bytes, focus: same..<same)
  }
}
