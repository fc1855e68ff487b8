// SPDX-License-Identifier: Apache-2.0

public import FacetSource

public typealias ExpressionID = ArenaID<ExpressionSyntax>

/// A name as written.
public struct NameSyntax: Sendable, Hashable {
  public var text: String
  public var span: ByteSpan
  public init(_ text: String, _ span: ByteSpan) {
    self.text = text
    self.span = span
  }
}

/// What touches a number literal.
public enum NumberUnit: String, Sendable, CaseIterable {
  case mm, cm, `in`, pt, px
  case deg, turn, rad
  case percent = "%"
}

public enum PrefixOperator: String, Sendable, CaseIterable {
  case negate = "-"
  case plus = "+"
  case not = "!"
}

public enum BinaryOperator: String, Sendable, CaseIterable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessEqual = "<="
  case greater = ">"
  case greaterEqual = ">="
  case and = "&&"
  case or = "||"
}

/// One argument of a call, an element or a modifier.
public struct ArgumentSyntax: Sendable, Hashable {
  public var label: NameSyntax?
  public var value: ExpressionID
  public init(label: NameSyntax?, value: ExpressionID) {
    self.label = label
    self.value = value
  }
}

/// One arm of a `switch` expression: `case a, b: value` or `default: value`.
public struct ExpressionArm: Sendable, Hashable {
  /// Empty for `default`.
  public var patterns: [ExpressionID]
  public var value: ExpressionID
  /// From `case` or `default` to the colon.
  public var head: ByteSpan
  public init(patterns: [ExpressionID], value: ExpressionID, head: ByteSpan) {
    self.patterns = patterns
    self.value = value
    self.head = head
  }
}

/// A piece of a string literal.
public enum StringPart: Sendable, Hashable {
  /// With escapes already replaced.
  case text(String, ByteSpan)
  case interpolation(ExpressionID)
}

/// An expression, its place, and the tokens that it is made of.
public struct ExpressionSyntax: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// Stands where a reported error left nothing; whoever meets it stays silent.
    case missing
    /// The value as written, before its unit is applied.
    case number(Double, NumberUnit?)
    case bool(Bool)
    case string([StringPart])
    /// `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa` as 0xRRGGBBAA.
    case color(UInt32)
    case name(String)
    /// `.name`, whose type comes from around it.
    case implicitMember(NameSyntax)
    case member(ExpressionID, NameSyntax)
    /// The callee is a `name` or an `implicitMember`; `argumentsSpan` covers the parentheses.
    case call(callee: ExpressionID, arguments: [ArgumentSyntax], argumentsSpan: ByteSpan)
    case index(ExpressionID, ExpressionID)
    case pair(ExpressionID, ExpressionID)
    case parenthesized(ExpressionID)
    case list([ExpressionID])
    case prefix(PrefixOperator, ExpressionID)
    case binary(BinaryOperator, operatorSpan: ByteSpan, ExpressionID, ExpressionID)
    /// `condition ? a : b` and `if condition { a } else { b }` alike; the tokens tell which was written.
    case conditional(condition: ExpressionID, then: ExpressionID, otherwise: ExpressionID)
    case switchOver(subject: ExpressionID, arms: [ExpressionArm])
  }

  public var kind: Kind
  public var span: ByteSpan
  public var tokens: TokenRange

  public init(kind: Kind, span: ByteSpan, tokens: TokenRange) {
    self.kind = kind
    self.span = span
    self.tokens = tokens
  }
}
