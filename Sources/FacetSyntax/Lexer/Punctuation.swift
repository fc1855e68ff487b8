// SPDX-License-Identifier: Apache-2.0

extension TokenKind {
  /// How punctuation is written; nil for every other kind.
  public var punctuation: String? {
    switch self {
    case .byteOrderMark, .whitespace, .newline, .lineComment, .blockComment, .docComment: nil
    case .identifier, .number, .color, .stringText, .invalid, .endOfFile: nil
    case .stringStart, .stringEnd: "\""
    case .interpolationStart: "\\("
    case .interpolationEnd, .rightParen: ")"
    case .leftParen: "("
    case .leftBracket: "["
    case .rightBracket: "]"
    case .leftBrace: "{"
    case .rightBrace: "}"
    case .comma: ","
    case .colon: ":"
    case .semicolon: ";"
    case .dot: "."
    case .question: "?"
    case .arrow: "->"
    case .equal: "="
    case .plus: "+"
    case .minus: "-"
    case .star: "*"
    case .slash: "/"
    case .percent: "%"
    case .less: "<"
    case .lessEqual: "<="
    case .greater: ">"
    case .greaterEqual: ">="
    case .equalEqual: "=="
    case .bangEqual: "!="
    case .ampAmp: "&&"
    case .barBar: "||"
    case .bang: "!"
    case .closedRange: "..."
    case .halfOpenRange: "..<"
    }
  }

  /// The punctuation spelt by `text`; `"` is the start of a string and `)` the parenthesis.
  static func spelt(_ text: String) -> TokenKind? {
    allCases.first { $0.punctuation == text && $0 != .interpolationEnd && $0 != .stringEnd }
  }

  /// Whether the kind stands between two values.
  var isBinaryOperator: Bool {
    switch self {
    case .plus, .minus, .star, .slash, .percent, .less, .lessEqual, .greater, .greaterEqual: true
    case .equalEqual, .bangEqual, .ampAmp, .barBar, .closedRange, .halfOpenRange: true
    case .byteOrderMark, .whitespace, .newline, .lineComment, .blockComment, .docComment: false
    case .identifier, .number, .color: false
    case .stringStart, .stringText, .interpolationStart, .interpolationEnd, .stringEnd: false
    case .leftParen, .rightParen, .leftBracket, .rightBracket, .leftBrace, .rightBrace: false
    case .comma, .colon, .semicolon, .dot, .question, .arrow, .equal, .bang, .invalid, .endOfFile: false
    }
  }

  /// Whether a line that ends with this kind goes on on the next one.
  var continuesLine: Bool {
    isBinaryOperator || self == .bang || self == .question || self == .colon || self == .comma || self == .equal
      || self == .arrow
  }

  /// Whether the kind closes a bracket.
  var isCloser: Bool {
    self == .rightParen || self == .rightBracket || self == .rightBrace || self == .interpolationEnd
  }

  /// Whether the kind opens a bracket.
  var isOpener: Bool {
    self == .leftParen || self == .leftBracket || self == .leftBrace || self == .interpolationStart
  }
}
