// SPDX-License-Identifier: Apache-2.0
//
// A layout as edits: both files have the same words, so an edit replaces what stands between two of them, and an
// editor's cursor, folds and marks stay where they are.

import FacetSource
import FacetSyntax

extension FormattedSource {
  /// What turns the file into its layout, in order and apart.
  public var edits: [TextEdit] { gaps.compactMap { $0.edit(from: file.bytes, to: bytes) } }

  /// What stands between two neighbouring words, before and after.
  struct Gap {
    var before: ByteSpan
    var after: ByteSpan

    /// Nil where nothing changes. What is the same at both ends is left alone.
    func edit(from old: [UInt8], to new: [UInt8]) -> TextEdit? {
      var before = old[before.range]
      var after = new[after.range]
      if before == after { return nil }
      while let byte = before.first, byte == after.first {
        before.removeFirst()
        after.removeFirst()
      }
      while let byte = before.last, byte == after.last {
        before.removeLast()
        after.removeLast()
      }
      return TextEdit(span: ByteSpan(before.startIndex..<before.endIndex), replacement: Array(after))
    }
  }

  var gaps: [Gap] {
    let (old, new) = (original.tokens.filter(\.isKept), laidOut.tokens.filter(\.isKept))
    var gaps: [Gap] = []
    gaps.reserveCapacity(old.count)
    var (oldEnd, newEnd): (UInt32, UInt32) = (0, 0)
    for (token, theirs) in zip(old, new) {
      gaps.append(
        Gap(
          before: ByteSpan(start: oldEnd, end: token.span.start), after: ByteSpan(start: newEnd, end: theirs.span.start)
        ))
      oldEnd = token.span.end
      newEnd = theirs.span.end
    }
    return gaps
  }
}

extension Token {
  /// Whether a layout keeps it in its place: all but white space, comments and separators.
  fileprivate var isKept: Bool { !kind.isTrivia && kind != .comma && kind != .semicolon }
}
