// SPDX-License-Identifier: Apache-2.0
//
// The layout of a few lines, for editors: of the statements or declarations that they touch.

import FacetSource
import FacetSyntax

extension FormattedSource {
  /// The edits of the statements that lines `lines` (from 1) touch, in the innermost block that holds all of them; the
  /// rest of the file stays as it is. No edits where these alone would change what the file says.
  public func edits(inLines lines: ClosedRange<Int>) -> [TextEdit] {
    let table = LineTable(file.bytes)
    let touched = statements(in: lines, table).filter { span in
      table.line(containing: Int(span.start)) <= lines.upperBound && lines.lowerBound <= lastLine(of: span, table)
    }
    guard let first = touched.first, let last = touched.last else { return blankEdits(inLines: lines, table) }
    let start = table.contentRange(ofLine: table.line(containing: Int(first.start))).lowerBound
    let end = table.contentRange(ofLine: lastLine(of: last, table)).upperBound
    return sound(edits(touching: UInt32(start)...UInt32(end)))
  }

  /// Lines beside all declarations: comments and blank lines.
  private func blankEdits(inLines lines: ClosedRange<Int>, _ table: LineTable) -> [TextEdit] {
    let start = table.contentRange(ofLine: lines.lowerBound).lowerBound
    let end = table.contentRange(ofLine: lines.upperBound).upperBound
    return sound(edits(touching: UInt32(start)...UInt32(end)))
  }

  /// The edits that lie in a place or reach into it.
  private func edits(touching place: ClosedRange<UInt32>) -> [TextEdit] {
    gaps.filter { $0.before.start < place.upperBound && place.lowerBound <= $0.before.end }
      .compactMap { $0.edit(from: file.bytes, to: bytes) }
  }

  /// The places of the statements of the innermost block that holds the lines, or of the declarations.
  private func statements(in lines: ClosedRange<Int>, _ table: LineTable) -> [ByteSpan] {
    let around = original.blocks.elements.filter { block in
      table.line(containing: Int(block.span.start)) < lines.lowerBound
        && lines.upperBound < lastLine(of: block.span, table) && !block.statements.isEmpty
    }
    let innermost = around.min { $0.span.end - $0.span.start < $1.span.end - $1.span.start }
    return innermost?.statements.map { original[$0].span } ?? original.items.map(\.span)
  }

  private func lastLine(of span: ByteSpan, _ table: LineTable) -> Int {
    table.line(containing: max(Int(span.end) - 1, Int(span.start)))
  }

  private func sound(_ edits: [TextEdit]) -> [TextEdit] {
    if edits.isEmpty { return [] }
    let changed = SourceFile(path: file.path, bytes: applying(edits, to: file.bytes))
    return difference(between: original, and: parse(changed, source: original.source)) == nil ? edits : []
  }
}
