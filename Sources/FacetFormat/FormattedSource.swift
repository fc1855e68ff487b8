// SPDX-License-Identifier: Apache-2.0
//
// In: a parsed file. Out: the same file in the canonical layout, or why not. What can no longer occur: a layout that
// changed a word, a comment or the tree, since the result is parsed again and compared before anybody sees it.

public import FacetSource
public import FacetSyntax

/// A file and its canonical layout.
public struct FormattedSource: Sendable {
  public let file: SourceFile
  /// The laid out file.
  public let bytes: [UInt8]
  let original: SyntaxTree
  let laidOut: SyntaxTree

  /// Whether the file is laid out already.
  public var isUnchanged: Bool { bytes == file.bytes }
}

/// Why a file was not laid out.
public enum FormatFailure: Error, Sendable {
  /// It does not parse; at least one of the findings is an error.
  case broken([Diagnostic])
  /// The layout would have changed what it says: a mistake of the formatter's, which is then not the file's problem.
  case unsound(FormatDifference)
}

/// Lays a file out. Throws when it does not parse; the file then stays as it is.
public func formatted(_ parse: ParseResult, _ options: FormatOptions = FormatOptions()) throws(FormatFailure)
  -> FormattedSource
{
  if parse.diagnostics.hasErrors { throw .broken(parse.diagnostics) }
  let tree = parse.tree
  var builder = DocumentBuilder(tree)
  var layout = PageLayout(tree.file, lineEnd: LineEnd(mostIn: tree.file.bytes), width: options.width)
  var bytes = layout.bytes(of: builder.file())
  if let mark = tree.tokens.first, mark.kind == .byteOrderMark { bytes = tree.file.bytes[mark.span.range] + bytes }
  let result = FacetSyntax.parse(SourceFile(path: tree.file.path, bytes: bytes), source: tree.source)
  if let difference = difference(between: tree, and: result) { throw .unsound(difference) }
  return FormattedSource(file: tree.file, bytes: bytes, original: tree, laidOut: result.tree)
}
