// SPDX-License-Identifier: Apache-2.0
//
// In: a file and edits of it. Out: what `diff -u` prints. The edits already say where lines differ, so nothing is
// searched for, and the time is that of reading the file.

import FacetSource

/// Changed lines of a file, each run with the lines that take its place.
public struct UnifiedDiff: Sendable {
  /// Lines shown before and after a change.
  static let context = 3

  /// A run of lines and what takes its place; either may be empty.
  private struct Change {
    var lines: Range<Int>
    var replacement: [ArraySlice<UInt8>]
  }

  private let bytes: [UInt8]
  /// The lines of the file, their ends included.
  private let lines: [ArraySlice<UInt8>]
  private var changes: [Change] = []

  public init(_ bytes: [UInt8], _ edits: [TextEdit]) {
    self.bytes = bytes
    lines = UnifiedDiff.lines(of: bytes[...])
    var rest = edits[...]
    while let run = nextRun(&rest) { add(run.lines, run.edits) }
  }

  /// The diff under the name of the file, or nothing where no line changes.
  public func text(path: String) -> [UInt8] {
    if changes.isEmpty { return [] }
    var result = Array("--- \(path)\n+++ \(path)\n".utf8)
    var shift = 0
    var rest = changes[...]
    while let first = rest.first {
      var end = first.lines.upperBound
      let hunk = rest.prefix { change in
        if change.lines.lowerBound > end + 2 * UnifiedDiff.context { return false }
        end = change.lines.upperBound
        return true
      }
      rest = rest.dropFirst(hunk.count)
      append(Array(hunk), shift: &shift, to: &result)
    }
    return result
  }

  // MARK: Changes

  private static func lines(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.endIndex
      result.append(text[start..<end])
      start = end
    }
    return result
  }

  /// The edits that share lines, and these lines.
  private func nextRun(_ rest: inout ArraySlice<TextEdit>) -> (lines: Range<Int>, edits: [TextEdit])? {
    guard let first = rest.popFirst() else { return nil }
    var run = [first]
    let start = line(at: first.span.start)
    var end = line(at: first.span.end)
    while let next = rest.first, line(at: next.span.start) <= end {
      run.append(next)
      end = max(end, line(at: next.span.end))
      rest.removeFirst()
    }
    return (start..<min(end + 1, lines.count), run)
  }

  /// The line that holds a byte; for the end of the file one more than there are, unless the last line has no end.
  private func line(at offset: UInt32) -> Int {
    if Int(offset) == bytes.count, let last = bytes.last, last != 0x0A { return lines.count - 1 }
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].endIndex <= Int(offset) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func add(_ run: Range<Int>, _ edits: [TextEdit]) {
    let start = run.isEmpty ? bytes.count : lines[run.lowerBound].startIndex
    let end = run.isEmpty ? bytes.count : lines[run.upperBound - 1].endIndex
    let moved = edits.map { edit in
      TextEdit(
        span: ByteSpan(start: edit.span.start - UInt32(start), end: edit.span.end - UInt32(start)),
        replacement: edit.replacement)
    }
    let text = applying(moved, to: Array(bytes[start..<end]))
    var run = run
    var replacement = UnifiedDiff.lines(of: text[...])[...]
    while let line = replacement.first, !run.isEmpty, line == lines[run.lowerBound] {
      replacement.removeFirst()
      run = run.lowerBound + 1..<run.upperBound
    }
    while let line = replacement.last, !run.isEmpty, line == lines[run.upperBound - 1] {
      replacement.removeLast()
      run = run.lowerBound..<run.upperBound - 1
    }
    if !run.isEmpty || !replacement.isEmpty { changes.append(Change(lines: run, replacement: Array(replacement))) }
  }

  // MARK: Text

  private func append(_ hunk: [Change], shift: inout Int, to result: inout [UInt8]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let start = max(0, first.lines.lowerBound - UnifiedDiff.context)
    let end = min(lines.count, last.lines.upperBound + UnifiedDiff.context)
    let growth = hunk.reduce(0) { $0 + $1.replacement.count - $1.lines.count }
    let old = place(start, end - start)
    let new = place(start + shift, end - start + growth)
    result += Array("@@ -\(old) +\(new) @@\n".utf8)
    shift += growth
    var next = start
    for change in hunk {
      for line in lines[next..<change.lines.lowerBound] { append(" ", line, to: &result) }
      for line in lines[change.lines] { append("-", line, to: &result) }
      for line in change.replacement { append("+", line, to: &result) }
      next = change.lines.upperBound
    }
    for line in lines[next..<end] { append(" ", line, to: &result) }
  }

  /// `first,count`, where an empty run is named by the line before it.
  private func place(_ start: Int, _ count: Int) -> String {
    let first = count == 0 ? start : start + 1
    return count == 1 ? "\(first)" : "\(first),\(count)"
  }

  private func append(_ sign: Character, _ line: ArraySlice<UInt8>, to result: inout [UInt8]) {
    result += Array(String(sign).utf8)
    result += line
    if line.last != 0x0A { result += Array("\n\\ No newline at end of file\n".utf8) }
  }
}
