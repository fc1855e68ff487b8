// SPDX-License-Identifier: Apache-2.0

public import FacetSource

/// The tokens of a file as text, one a line: place, kind, and what is written there. What `--emit tokens` prints.
public struct TokenDump: Sendable {
  private let file: SourceFile
  private let tokens: [Token]
  private let lines: LineTable

  public init(_ tree: SyntaxTree) { self.init(tree.file, tree.tokens) }

  public init(_ file: SourceFile, _ tokens: [Token]) {
    self.file = file
    self.tokens = tokens
    lines = LineTable(file.bytes)
  }

  /// Ends with a line end; line ends and control characters in tokens are escaped.
  public func text() -> String {
    tokens.map { token in
      let place = lines.position(of: Int(token.start))
      let written = token.length > 0 ? " " + file.text(token.span).debugDescription : ""
      return "\(place.line):\(place.column) \(token.kind)\(written)\n"
    }.joined()
  }
}
