// SPDX-License-Identifier: Apache-2.0

internal import FacetSource

/// Edits, line by line, that lead from one text to another; few, though not always the fewest.
public func edits(from before: [UInt8], to after: [UInt8]) -> [TextEdit] {
  var between = LinesBetween(before, after)
  return between.edits()
}

/// The lines of two texts, and which of them are the same.
private struct LinesBetween {
  /// Pairs of lines that are looked at; above it what lies between the common ends is one edit.
  static let pairs = 4_000_000

  private let before: [ArraySlice<UInt8>]
  private let after: [ArraySlice<UInt8>]

  init(_ before: [UInt8], _ after: [UInt8]) {
    self.before = Self.lines(of: before)
    self.after = Self.lines(of: after)
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  mutating func edits() -> [TextEdit] {
    var head = 0
    while head < min(before.count, after.count), before[head] == after[head] { head += 1 }
    var tail = 0
    while tail < min(before.count, after.count) - head, before[before.count - 1 - tail] == after[after.count - 1 - tail]
    {
      tail += 1
    }
    let old = head..<before.count - tail
    let new = head..<after.count - tail
    if old.isEmpty, new.isEmpty { return [] }
    guard old.count * new.count <= Self.pairs else { return [edit(old, new)] }
    return edits(old, new)
  }

  /// By the longest common run of lines, found from the end.
  private func edits(_ old: Range<Int>, _ new: Range<Int>) -> [TextEdit] {
    let width = new.count + 1
    var longest = [Int32](repeating: 0, count: (old.count + 1) * width)
    for row in stride(from: old.count - 1, through: 0, by: -1) {
      for column in stride(from: new.count - 1, through: 0, by: -1) {
        longest[row * width + column] =
          before[old.lowerBound + row] == after[new.lowerBound + column]
          ? longest[(row + 1) * width + column + 1] + 1
          : max(longest[(row + 1) * width + column], longest[row * width + column + 1])
      }
    }
    var result: [TextEdit] = []
    var (row, column) = (0, 0)
    var (startRow, startColumn) = (0, 0)
    func flush() {
      if startRow == row, startColumn == column { return }
      result.append(
        edit(
          old.lowerBound + startRow..<old.lowerBound + row, new.lowerBound + startColumn..<new.lowerBound + column))
    }
    while row < old.count, column < new.count {
      if before[old.lowerBound + row] == after[new.lowerBound + column] {
        flush()
        row += 1
        column += 1
        (startRow, startColumn) = (row, column)
      } else if longest[(row + 1) * width + column] >= longest[row * width + column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    (row, column) = (old.count, new.count)
    flush()
    return result
  }

  private func edit(_ old: Range<Int>, _ new: Range<Int>) -> TextEdit {
    func offset(_ line: Int) -> Int {
      if line < before.count { return before[line].startIndex }
      return before.last?.endIndex ?? 0
    }
    let start = offset(old.lowerBound)
    let end = old.isEmpty ? start : before[old.upperBound - 1].endIndex
    return TextEdit(span: ByteSpan(start..<end), replacement: after[new].flatMap { Array($0) })
  }
}
