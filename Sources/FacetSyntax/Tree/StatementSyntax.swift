// SPDX-License-Identifier: Apache-2.0

public import FacetSource

public typealias StatementID = ArenaID<StatementSyntax>
public typealias BlockID = ArenaID<BlockSyntax>

/// A type as written: a name inside any number of brackets.
public struct TypeSyntax: Sendable, Hashable {
  public var name: NameSyntax
  public var listDepth: Int
  public var span: ByteSpan
  public init(name: NameSyntax, listDepth: Int, span: ByteSpan) {
    self.name = name
    self.listDepth = listDepth
    self.span = span
  }
}

/// `low...high` or `low..<high`, with an optional `step`.
public struct RangeSyntax: Sendable, Hashable {
  public var lower: ExpressionID
  public var upper: ExpressionID
  public var isClosed: Bool
  public var step: ExpressionID?
  public var span: ByteSpan
  public init(lower: ExpressionID, upper: ExpressionID, isClosed: Bool, step: ExpressionID?, span: ByteSpan) {
    self.lower = lower
    self.upper = upper
    self.isClosed = isClosed
    self.step = step
    self.span = span
  }
}

/// `let name: Type = value`, in a block or at file level.
public struct LetSyntax: Sendable, Hashable {
  public var name: NameSyntax
  public var type: TypeSyntax?
  public var value: ExpressionID
  public var documentation: String?
  public init(name: NameSyntax, type: TypeSyntax?, value: ExpressionID, documentation: String? = nil) {
    self.name = name
    self.type = type
    self.value = value
    self.documentation = documentation
  }
}

/// `.name(arguments) { block }` after an element.
public struct ModifierSyntax: Sendable, Hashable {
  public var name: NameSyntax
  public var arguments: [ArgumentSyntax]
  public var block: BlockID?
  /// From the dot to the end.
  public var span: ByteSpan
  public init(name: NameSyntax, arguments: [ArgumentSyntax], block: BlockID?, span: ByteSpan) {
    self.name = name
    self.arguments = arguments
    self.block = block
    self.span = span
  }
}

/// `name(arguments) { block }.modifier(…)…`: a primitive, container, shape, component, command, or a slot being filled.
public struct ElementSyntax: Sendable, Hashable {
  public var name: NameSyntax
  public var arguments: [ArgumentSyntax]
  /// The parentheses, or nil when there are none.
  public var argumentsSpan: ByteSpan?
  public var block: BlockID?
  public var modifiers: [ModifierSyntax]
  public init(
    name: NameSyntax, arguments: [ArgumentSyntax], argumentsSpan: ByteSpan?, block: BlockID?,
    modifiers: [ModifierSyntax]
  ) {
    self.name = name
    self.arguments = arguments
    self.argumentsSpan = argumentsSpan
    self.block = block
    self.modifiers = modifiers
  }
}

/// One branch of `if`.
public struct ConditionSyntax: Sendable, Hashable {
  public var condition: ExpressionID
  public var body: BlockID
  public init(condition: ExpressionID, body: BlockID) {
    self.condition = condition
    self.body = body
  }
}

/// One arm of a `switch` statement; its body is what stands up to the next arm.
public struct StatementArm: Sendable, Hashable {
  /// Empty for `default`.
  public var patterns: [ExpressionID]
  public var body: BlockID
  /// From `case` or `default` to the colon.
  public var head: ByteSpan
  public init(patterns: [ExpressionID], body: BlockID, head: ByteSpan) {
    self.patterns = patterns
    self.body = body
    self.head = head
  }
}

public enum RepeatSource: Sendable, Hashable {
  case range(RangeSyntax)
  case list(ExpressionID)
}

/// A statement of a block. Which ones make sense where is for the checker to say.
public struct StatementSyntax: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// Stands where a reported error left nothing.
    case missing
    /// `name: value`
    case property(NameSyntax, ExpressionID)
    case binding(LetSyntax)
    case element(ElementSyntax)
    /// `slot name { fallback }`
    case slot(NameSyntax, fallback: BlockID?)
    case repetition(variable: NameSyntax, RepeatSource, body: BlockID)
    case conditional([ConditionSyntax], otherwise: BlockID?)
    case switchOver(subject: ExpressionID, arms: [StatementArm])
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

/// `{ statements }`, or the statements of a `switch` arm.
public struct BlockSyntax: Sendable, Hashable {
  public var statements: [StatementID]
  public var span: ByteSpan
  public var tokens: TokenRange
  public init(statements: [StatementID], span: ByteSpan, tokens: TokenRange) {
    self.statements = statements
    self.span = span
    self.tokens = tokens
  }
}

extension StatementSyntax.Kind {
  /// The blocks that stand in a statement, in source order.
  public var innerBlocks: [BlockID] {
    switch self {
    case .missing, .property, .binding: []
    case .element(let element): [element.block].compactMap(\.self) + element.modifiers.compactMap(\.block)
    case .slot(_, let fallback): [fallback].compactMap(\.self)
    case .repetition(_, _, let body): [body]
    case .conditional(let conditions, let otherwise): conditions.map(\.body) + [otherwise].compactMap(\.self)
    case .switchOver(_, let arms): arms.map(\.body)
    }
  }
}
