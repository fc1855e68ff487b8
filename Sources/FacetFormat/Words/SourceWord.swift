// SPDX-License-Identifier: Apache-2.0

import FacetSource
import FacetSyntax

/// A token that is no trivia, and the comments that belong to it.
struct SourceWord {
  var kind: TokenKind
  var span: ByteSpan
  /// Whether a line ends between it, or the comment before it, and what stands before.
  var startsLine: Bool
  /// Whether a blank line stands there.
  var followsBlank: Bool
  /// The comments before it.
  var leading: Range<Int>
  /// The comments behind it on its line.
  var trailing: Range<Int>
  /// Where bytes begin that are written as they stand, up to the word's end; nil where it is laid out.
  var verbatimStart: UInt32?
}

/// A comment between words.
struct SourceComment {
  /// Without white space at its end.
  var span: ByteSpan
  var isLine: Bool
  var startsLine: Bool
  var followsBlank: Bool
  /// It ends a region that is not laid out; its span is what of the region no word has written.
  var endsRegion: Bool
}
