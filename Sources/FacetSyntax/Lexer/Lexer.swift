// SPDX-License-Identifier: Apache-2.0
//
// In: the bytes of a file. Out: tokens that, end to end, are these bytes, and what is wrong with them as text. What can
// no longer occur: invalid UTF-8 outside `invalid` tokens, strings and comments; an
// interpolation across lines; a string across lines without a finding.

public import FacetSource

/// Splits a file into tokens; the last one is always `endOfFile`. Never fails: what no rule knows becomes an `invalid`
/// token with a diagnostic.
public func lex(
  _ file: SourceFile, source: SourceID, limits: SyntaxLimits = SyntaxLimits()
) -> (tokens: [Token], diagnostics: [Diagnostic]) {
  var lexer = Lexer(source: source, limits: limits)
  lexer.run(file)
  return (lexer.tokens, lexer.diagnostics)
}

/// The state of one pass over the bytes. The bytes are a parameter of every method, because a span lives in no field.
struct Lexer {
  /// A string whose end has not been seen yet.
  struct OpenString {
    var start: Int
    /// Where its open interpolation starts, or nil while its own text is read.
    var interpolation: Int?
    /// Parentheses open inside that interpolation.
    var parentheses = 0
  }

  let limits: SyntaxLimits
  var findings: SyntaxFindings
  private var encodingProblems: [Diagnostic] = []
  var tokens: [Token] = []
  var at = 0
  /// Where the line starts.
  var lineStart = 0
  /// The start of the line on which an unknown unit was last met.
  var unknownUnitLine: Int?
  var openStrings: [OpenString] = []
  /// Where the last string in triple quotes starts.
  var lastTriple: Int?
  /// What cannot be trusted besides the places of findings.
  var damage: [ByteSpan] = []

  init(source: SourceID, limits: SyntaxLimits) {
    self.limits = limits
    findings = SyntaxFindings(source: source, limit: limits.diagnostics)
  }

  /// What was found, faults of the encoding first.
  var diagnostics: [Diagnostic] { encodingProblems + findings.diagnostics }

  mutating func run(_ file: SourceFile) {
    let bytes = file.bytes.span
    if bytes.count > limits.bytes || bytes.count >= Int(UInt32.max) {
      findings.add(.sourceTooLarge(bytes: bytes.count, limit: limits.bytes), at: .at(0))
      emit(.invalid, to: min(bytes.count, Int(UInt32.max) - 1))
      emit(.endOfFile, to: at)
      return
    }
    tokens.reserveCapacity(bytes.count / 3 + 8)
    if !isText(bytes) {
      encodingProblems = sourceProblems(in: file.bytes, of: findings.source)
      if encodingProblems.first?.id == "utf16-source" {
        emit(.invalid, to: bytes.count)
        emit(.endOfFile, to: at)
        return
      }
    }
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { emit(.byteOrderMark, to: 3) }
    while at < bytes.count { scanToken(bytes) }
    abandonStrings(bytes)
    emit(.endOfFile, to: at)
  }

  /// Ends the token that starts at `at`.
  mutating func emit(_ kind: TokenKind, to end: Int) {
    tokens.append(Token(kind: kind, start: UInt32(at), length: UInt32(end - at)))
    at = end
  }

  func byte(_ bytes: Span<UInt8>, _ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  func text(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    var copy: [UInt8] = []
    copy.reserveCapacity(range.count)
    for index in range { copy.append(bytes[index]) }
    return String(decoding: copy, as: UTF8.self)
  }

  private mutating func scanToken(_ bytes: Span<UInt8>) {
    let first = bytes[at]
    switch first {
    case 0x20, 0x09: scanWhitespace(bytes)
    case 0x0A, 0x0D: scanLineEnd(bytes)
    case 0x41...0x5A, 0x61...0x7A, 0x5F: scanWord(bytes)
    case 0x30...0x39: scanNumber(bytes)
    case 0x2E where byte(bytes, at + 1).isDigit: scanNumber(bytes)
    case 0x22: scanString(bytes)
    case 0x23: scanColor(bytes)
    case 0x2F where byte(bytes, at + 1) == 0x2F: scanLineComment(bytes)
    case 0x2F where byte(bytes, at + 1) == 0x2A: scanBlockComment(bytes)
    case 0x27: scanForeignString(bytes)
    case 0x60: scanBacktick(bytes)
    case 0x0B, 0x0C, 0x80...: scanUnusual(bytes)
    default: scanPunctuation(bytes)
    }
  }

  // MARK: Trivia

  private mutating func scanWhitespace(_ bytes: Span<UInt8>) {
    var end = at + 1
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    emit(.whitespace, to: end)
  }

  private mutating func scanLineEnd(_ bytes: Span<UInt8>) {
    abandonStrings(bytes)
    let isPair = bytes[at] == 0x0D && byte(bytes, at + 1) == 0x0A
    emit(.newline, to: at + (isPair ? 2 : 1))
    lineStart = at
  }

  /// `///` starts a doc comment, unless a fourth slash makes it a ruler.
  private mutating func scanLineComment(_ bytes: Span<UInt8>) {
    var end = at + 2
    while end < bytes.count, !bytes[end].isLineEnd { end += 1 }
    let isDoc = byte(bytes, at + 2) == 0x2F && byte(bytes, at + 3) != 0x2F
    emit(isDoc ? .docComment : .lineComment, to: end)
  }

  private mutating func scanBlockComment(_ bytes: Span<UInt8>) {
    let start = at
    var end = at + 2
    var open = 1
    while end < bytes.count, open > 0 {
      let pair = (bytes[end], byte(bytes, end + 1))
      if pair == (0x2A, 0x2F) {
        open -= 1
        end += 2
      } else if pair == (0x2F, 0x2A) {
        open += 1
        end += 2
      } else {
        // An interpolation stays on its line, comments in it included.
        if bytes[end].isLineEnd { abandonStrings(bytes) }
        end += 1
      }
    }
    if open > 0 { findings.add(.unterminatedComment, at: ByteSpan(start..<start + 2)) }
    emit(.blockComment, to: end)
  }
}
