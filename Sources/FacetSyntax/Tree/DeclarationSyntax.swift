// SPDX-License-Identifier: Apache-2.0

public import FacetSource

/// `name: Type = default in low...high step s`: a `param`, or a parameter of a function, shape or component.
public struct ParameterSyntax: Sendable, Hashable {
  public var name: NameSyntax
  public var type: TypeSyntax?
  public var defaultValue: ExpressionID?
  public var range: RangeSyntax?
  public var documentation: String?
  public var span: ByteSpan
  public init(
    name: NameSyntax, type: TypeSyntax?, defaultValue: ExpressionID?, range: RangeSyntax?, documentation: String?,
    span: ByteSpan
  ) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.range = range
    self.documentation = documentation
    self.span = span
  }
}

/// `func name(parameters) -> Type = body`
public struct FunctionSyntax: Sendable, Hashable {
  public var name: NameSyntax
  public var parameters: [ParameterSyntax]
  public var result: TypeSyntax?
  public var body: ExpressionID
  public init(name: NameSyntax, parameters: [ParameterSyntax], result: TypeSyntax?, body: ExpressionID) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.body = body
  }
}

/// `spades "♠" "S"`
public struct EnumCaseSyntax: Sendable, Hashable {
  public var name: NameSyntax
  public var aliases: [NameSyntax]
  public var documentation: String?
  public init(name: NameSyntax, aliases: [NameSyntax], documentation: String?) {
    self.name = name
    self.aliases = aliases
    self.documentation = documentation
  }
}

/// The box in which a shape's outline is drawn.
public enum ShapeSpace: String, Sendable, CaseIterable {
  /// The frame itself.
  case frame
  /// A unit square stretched to the frame.
  case unit
  /// The largest square that fits.
  case square
}

/// A declaration, or the scene, at file level.
public struct ItemSyntax: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// `import "path"`; the name holds the path.
    case importFile(NameSyntax)
    case param(ParameterSyntax)
    case binding(LetSyntax)
    case function(FunctionSyntax)
    case enumeration(name: NameSyntax, cases: [EnumCaseSyntax])
    case shape(name: NameSyntax, parameters: [ParameterSyntax], space: ShapeSpace, body: BlockID)
    case component(name: NameSyntax, parameters: [ParameterSyntax], body: BlockID)
    case theme(name: NameSyntax, values: [ThemeValue])
    /// An `element` statement; exactly one in a scene file.
    case scene(StatementID)
  }
  public struct ThemeValue: Sendable, Hashable {
    public var name: NameSyntax
    public var value: ExpressionID
    public init(name: NameSyntax, value: ExpressionID) {
      self.name = name
      self.value = value
    }
  }
  public var kind: Kind
  /// The text of the `///` lines before it, without their slashes.
  public var documentation: String?
  public var span: ByteSpan
  public var tokens: TokenRange
  public init(kind: Kind, documentation: String?, span: ByteSpan, tokens: TokenRange) {
    self.kind = kind
    self.documentation = documentation
    self.span = span
    self.tokens = tokens
  }
}

/// A parsed file. Every byte lies in exactly one token; nodes name ranges of tokens.
public struct SyntaxTree: Sendable {
  public let source: SourceID
  public let file: SourceFile
  public let tokens: [Token]
  public let items: [ItemSyntax]
  public let expressions: Arena<ExpressionSyntax>
  public let statements: Arena<StatementSyntax>
  public let blocks: Arena<BlockSyntax>

  public init(
    source: SourceID, file: SourceFile, tokens: [Token], items: [ItemSyntax], expressions: Arena<ExpressionSyntax>,
    statements: Arena<StatementSyntax>, blocks: Arena<BlockSyntax>
  ) {
    self.source = source
    self.file = file
    self.tokens = tokens
    self.items = items
    self.expressions = expressions
    self.statements = statements
    self.blocks = blocks
  }

  public subscript(id: ExpressionID) -> ExpressionSyntax { expressions[id] }
  public subscript(id: StatementID) -> StatementSyntax { statements[id] }
  public subscript(id: BlockID) -> BlockSyntax { blocks[id] }

  /// A span of this file.
  public func at(_ span: ByteSpan) -> SourceSpan { SourceSpan(source, span) }
}

/// A file, its tree, and what is wrong with it as text.
public struct ParseResult: Sendable {
  public let tree: SyntaxTree
  public let diagnostics: [Diagnostic]
  public init(tree: SyntaxTree, diagnostics: [Diagnostic]) {
    self.tree = tree
    self.diagnostics = diagnostics
  }
}
