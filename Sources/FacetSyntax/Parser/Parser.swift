// SPDX-License-Identifier: Apache-2.0
//
// In: a file. Out: its tree and what is wrong with it as text. Never fails: where something is missing stands a
// `missing` node, and every loop either consumes a word or ends. What can no longer occur: nodes deeper than the limit.

public import FacetSource

/// Parses a whole file.
public func parse(
  _ file: SourceFile, source: SourceID, limits: SyntaxLimits = SyntaxLimits()
) -> ParseResult {
  var parser = Parser(file, source: source, limits: limits)
  parser.parseItems()
  return ParseResult(tree: parser.makeTree(), diagnostics: parser.shownDiagnostics())
}

/// Parses text that holds one expression and nothing else, such as the value of `--set`.
public func parseExpression(
  _ file: SourceFile, source: SourceID, limits: SyntaxLimits = SyntaxLimits()
) -> (tree: SyntaxTree, root: ExpressionID, diagnostics: [Diagnostic]) {
  var parser = Parser(file, source: source, limits: limits)
  let root = parser.parseExpression()
  if parser.kind != .endOfFile { parser.reportUnexpected() }
  return (parser.makeTree(), root, parser.shownDiagnostics())
}

/// The state of one parse.
struct Parser {
  /// When a line end also ends what is being parsed.
  enum LineEnds {
    /// In a block: unless the line visibly goes on.
    case endStatements
    /// In parentheses and brackets: never.
    case ignored
    /// In an interpolation: always.
    case endAll
  }

  let file: SourceFile
  let source: SourceID
  let limits: SyntaxLimits
  let tokens: [Token]
  let words: [Word]
  /// The next word.
  var at = 0

  var items: [ItemSyntax] = []
  var expressions = Arena<ExpressionSyntax>()
  /// For each expression, how many levels it spans.
  var heights: [UInt32] = []
  var statements = Arena<StatementSyntax>()
  var blocks = Arena<BlockSyntax>()

  var lineEnds: LineEnds = .endStatements
  /// The words that opened the brackets around the next word, outermost first; consulted in recovery.
  var openers: [Int] = []
  /// Blocks, brackets, interpolations and operators that are open.
  var depth = 0
  var hasReportedDepth = false
  var excessBraces: Int
  var excessBrackets: Int

  var findings: SyntaxFindings
  /// Places that were skipped as a whole after a finding; the lexer's findings there are consequences.
  var skipped: [ByteSpan] = []
  private let lexicalFindings: [Diagnostic]
  /// The word at which something was last reported; a second report there would be a consequence.
  var lastReport = -1
  /// Where the last element without parentheses ended: several in a row are one mistake.
  var bareNameEnd = -1
  /// The block in which a `case` was last reported.
  var strayCaseOpener: Int?
  /// A `:`, `=` or operator whose right side is read from the next line, if that may have been a mistake.
  var openLineEnd: Int?
  /// Up to this word no `{` was found on the line.
  var bracelessEnd = 0
  /// Up to this byte nothing is reported.
  var quietEnd: UInt32 = 0

  init(_ file: SourceFile, source: SourceID, limits: SyntaxLimits) {
    self.file = file
    self.source = source
    self.limits = limits
    var lexer = Lexer(source: source, limits: limits)
    lexer.run(file)
    tokens = lexer.tokens
    lexicalFindings = lexer.diagnostics.inShownOrder()
    let damage = (lexicalFindings.map(\.primary.span) + lexer.damage).sorted { $0.start < $1.start }
    let list = WordList(lexer.tokens, file.bytes.span, damage: damage)
    words = list.words
    excessBraces = list.excessBraces
    excessBrackets = list.excessBrackets
    findings = SyntaxFindings(source: source, limit: limits.diagnostics)
  }

  func makeTree() -> SyntaxTree {
    SyntaxTree(
      source: source, file: file, tokens: tokens, items: items, expressions: expressions, statements: statements,
      blocks: blocks)
  }

  func shownDiagnostics() -> [Diagnostic] {
    let lexical = lexicalFindings.filter { finding in
      !skipped.contains { $0.start < finding.primary.span.start && finding.primary.span.end <= $0.end }
    }
    // What was skipped for a mistake in a word of it must not take that mistake with it.
    let shown = lexical.isEmpty && findings.diagnostics.isEmpty ? lexicalFindings : lexical + findings.diagnostics
    return Array(shown.inShownOrder().prefix(limits.diagnostics))
  }
}
