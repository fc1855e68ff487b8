// SPDX-License-Identifier: Apache-2.0

/// The part of a source line that is shown: all of it, or as much around a place as there is room for.
struct LineWindow {
  static let ellipsis = "..."
  /// Lines of more bytes than this many times the room are cut before their cells are counted; their tab stops then
  /// count from the cut.
  private static let byteFactor = 16

  let text: String
  private let line: VisibleLine
  private let cells: Range<Int>
  /// Columns before the first cell of the line that is shown.
  private let lead: Int

  /// A window of at most `room` columns (a few more where an ellipsis has to be put) that shows `focus`, or its
  /// beginning if there is no room for all of it.
  init(_ bytes: [UInt8], _ content: Range<Int>, focus: Range<Int>, room: Int) {
    let near = Self.near(focus, in: bytes, content, reach: room * Self.byteFactor / 2)
    let line = VisibleLine(bytes, near)
    let isCutBefore = near.lowerBound > content.lowerBound
    let isCutAfter = near.upperBound < content.upperBound
    let shown: Range<Int>
    if line.width <= room, !isCutBefore, !isCutAfter {
      shown = 0..<line.width
      text = line.pieces.reduce(into: "") { $0 += $1.text }
      lead = 0
    } else {
      shown = Self.window(around: line.cells(of: focus), of: line.width, room: room)
      let before = isCutBefore || shown.lowerBound > 0 ? Self.ellipsis : ""
      let after = isCutAfter || shown.upperBound < line.width ? Self.ellipsis : ""
      text = before + line.text(in: shown) + after
      lead = before.utf8.count
    }
    cells = shown
    self.line = line
  }

  /// The columns under a range of bytes: at least one, and inside the window or right behind it.
  func columns(of bytes: Range<Int>) -> Range<Int> {
    let wanted = line.cells(of: bytes)
    let lower = min(max(wanted.lowerBound, cells.lowerBound), cells.upperBound)
    let upper = min(max(wanted.upperBound, lower + 1), max(cells.upperBound, lower + 1))
    return lower - cells.lowerBound + lead..<upper - cells.lowerBound + lead
  }

  private static func near(_ focus: Range<Int>, in bytes: [UInt8], _ content: Range<Int>, reach: Int) -> Range<Int> {
    guard content.count > 2 * reach else { return content }
    let isTail: (Int) -> Bool = { $0 < content.upperBound && bytes[$0] & 0xC0 == 0x80 }
    var lower = max(content.lowerBound, min(focus.lowerBound, content.upperBound) - reach)
    var upper = min(content.upperBound, lower + 2 * reach)
    while lower < upper, isTail(lower) { lower += 1 }
    while upper > lower, isTail(upper) { upper -= 1 }
    return lower..<upper
  }

  private static func window(around focus: Range<Int>, of width: Int, room: Int) -> Range<Int> {
    let inner = max(1, room - 2 * ellipsis.utf8.count)
    let spare = inner - focus.count
    let wanted = spare < 0 ? focus.lowerBound : focus.lowerBound - spare / 2
    let lower = max(0, min(wanted, width - inner))
    return lower..<min(width, lower + inner)
  }
}
