// SPDX-License-Identifier: Apache-2.0

import FacetFormat
import FacetSource
import FacetSyntax

/// Where lines begin and end in a file, and how it indents them: what an inserted line must look like.
struct SourceLayout {
  let tree: SyntaxTree
  /// As the first line of the file ends.
  let lineEnd: [UInt8]
  /// What the first indented line begins with.
  private let unit: [UInt8]

  init(_ tree: SyntaxTree) {
    self.tree = tree
    let bytes = tree.file.bytes
    lineEnd = tree.tokens.first { $0.kind == .newline }.map { Array(bytes[$0.span.range]) } ?? [0x0A]
    let pairs = zip(tree.tokens, tree.tokens.dropFirst())
    let indent = pairs.first { $0.0.kind == .newline && $0.1.kind == .whitespace }?.1
    unit = indent.map { Array(bytes[$0.span.range]) } ?? Array("  ".utf8)
  }

  /// The place in `tokens` of the first one at or behind an offset.
  private func place(at offset: Int) -> Int { tree.tokens.firstIndex { $0.start >= offset } ?? tree.tokens.count }

  /// Where the next line begins, if nothing but blanks and comments stand in between.
  func nextLine(after offset: Int) -> Int? {
    for token in tree.tokens[place(at: offset)...] {
      switch token.kind {
      case .newline: return Int(token.span.end)
      case .whitespace, .lineComment, .docComment, .blockComment: continue
      case _: return nil
      }
    }
    return nil
  }

  /// What stands before an offset on its line, if that is blanks alone.
  func indentation(before offset: Int) -> [UInt8]? {
    let start = place(at: offset)
    guard start > 0 else { return [] }
    let before = tree.tokens[start - 1]
    switch before.kind {
    case .newline, .byteOrderMark: return []
    case .whitespace:
      let isFirst =
        start < 2 || tree.tokens[start - 2].kind == .newline || tree.tokens[start - 2].kind == .byteOrderMark
      return isFirst ? Array(tree.file.bytes[before.span.range]) : nil
    case _: return nil
    }
  }

  /// How statements of the root's block are indented.
  func indentation(in block: BlockSyntax?) -> [UInt8] {
    for statement in block?.statements ?? [] {
      if let own = indentation(before: Int(tree[statement].span.start)) { return own }
    }
    return unit
  }

  /// The offset behind the blanks that follow.
  func afterBlanks(_ offset: Int) -> Int {
    let start = place(at: offset)
    guard start < tree.tokens.count, tree.tokens[start].kind == .whitespace else { return offset }
    return Int(tree.tokens[start].span.end)
  }

  /// The offset before the blanks that stand before.
  func beforeBlanks(_ offset: Int) -> Int {
    let start = place(at: offset)
    guard start > 0, tree.tokens[start - 1].kind == .whitespace else { return offset }
    return Int(tree.tokens[start - 1].start)
  }
}

extension TextEdit {
  static func insertion(_ bytes: [UInt8], at offset: Int) -> TextEdit {
    TextEdit(span: ByteSpan(offset..<offset), replacement: bytes)
  }
  static func insertion(_ text: String, at offset: Int) -> TextEdit { insertion(Array(text.utf8), at: offset) }
  static func replacement(_ span: ByteSpan, _ text: String) -> TextEdit {
    TextEdit(span: span, replacement: Array(text.utf8))
  }
}
