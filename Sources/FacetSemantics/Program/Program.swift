// SPDX-License-Identifier: Apache-2.0

public import FacetSource
public import FacetSyntax
public import FacetTypes

public typealias GlobalID = ArenaID<Global>
public typealias FunctionID = ArenaID<Function>
public typealias ShapeID = ArenaID<Shape>
public typealias ComponentID = ArenaID<Component>

/// The values that a parameter admits.
public struct CheckedRange: Sendable, Hashable {
  public var lower: CheckedExpressionID
  public var upper: CheckedExpressionID
  public var isClosed: Bool
  public var step: CheckedExpressionID?
  public init(lower: CheckedExpressionID, upper: CheckedExpressionID, isClosed: Bool, step: CheckedExpressionID?) {
    self.lower = lower
    self.upper = upper
    self.isClosed = isClosed
    self.step = step
  }
}

/// A parameter of a function, shape or component; its place is its frame slot.
public struct CheckedParameter: Sendable, Hashable {
  public var name: String
  public var type: Type
  /// Evaluated in the callee's frame; may use earlier parameters.
  public var defaultValue: CheckedExpressionID?
  public var range: CheckedRange?
  public var documentation: String?
  public var origin: SourceSpan
  public init(
    name: String, type: Type, defaultValue: CheckedExpressionID?, range: CheckedRange?, documentation: String?,
    origin: SourceSpan
  ) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.range = range
    self.documentation = documentation
    self.origin = origin
  }
}

/// A file-level `let` or `param`.
public struct Global: Sendable, Hashable {
  public var name: String
  public var type: Type
  public var value: CheckedExpressionID
  /// Whether command line, data row or theme may set it.
  public var isParam: Bool
  public var range: CheckedRange?
  public var documentation: String?
  public var origin: SourceSpan
  public init(
    name: String, type: Type, value: CheckedExpressionID, isParam: Bool, range: CheckedRange?, documentation: String?,
    origin: SourceSpan
  ) {
    self.name = name
    self.type = type
    self.value = value
    self.isParam = isParam
    self.range = range
    self.documentation = documentation
    self.origin = origin
  }
}

/// A declared function.
public struct Function: Sendable, Hashable {
  public var name: String
  public var parameters: [CheckedParameter]
  public var result: Type
  public var body: CheckedExpressionID
  public var frameSize: Int
  public var origin: SourceSpan
  public init(
    name: String, parameters: [CheckedParameter], result: Type, body: CheckedExpressionID, frameSize: Int,
    origin: SourceSpan
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.body = body
    self.frameSize = frameSize
    self.origin = origin
  }
}

/// A declared outline.
public struct Shape: Sendable, Hashable {
  public var name: String
  public var parameters: [CheckedParameter]
  public var space: ShapeSpace
  public var body: CheckedBlockID
  public var frameSize: Int
  public var documentation: String?
  public var origin: SourceSpan
  public init(
    name: String, parameters: [CheckedParameter], space: ShapeSpace, body: CheckedBlockID, frameSize: Int,
    documentation: String?, origin: SourceSpan
  ) {
    self.name = name
    self.parameters = parameters
    self.space = space
    self.body = body
    self.frameSize = frameSize
    self.documentation = documentation
    self.origin = origin
  }
}

/// A declared component: elements with paint, and slots that the caller may fill.
public struct Component: Sendable, Hashable {
  public var name: String
  public var parameters: [CheckedParameter]
  /// In order of first mention.
  public var slots: [String]
  public var body: CheckedBlockID
  public var frameSize: Int
  /// `title:` and `description:` lines at the head of the body: the accessible name that a scene takes when this
  /// component is its root and gives none. An empty string gives none.
  public var title: CheckedExpressionID?
  public var description: CheckedExpressionID?
  public var documentation: String?
  public var origin: SourceSpan
  public init(
    name: String, parameters: [CheckedParameter], slots: [String], body: CheckedBlockID, frameSize: Int,
    title: CheckedExpressionID?, description: CheckedExpressionID?, documentation: String?, origin: SourceSpan
  ) {
    self.name = name
    self.parameters = parameters
    self.slots = slots
    self.body = body
    self.frameSize = frameSize
    self.title = title
    self.description = description
    self.documentation = documentation
    self.origin = origin
  }
}

/// A named set of values for params and for the root's parameters.
public struct Theme: Sendable, Hashable {
  public var name: String
  public var entries: [(target: SettingTarget, value: CheckedExpressionID)]
  public var origin: SourceSpan
  public init(name: String, entries: [(target: SettingTarget, value: CheckedExpressionID)], origin: SourceSpan) {
    self.name = name
    self.entries = entries
    self.origin = origin
  }
  public static func == (left: Theme, right: Theme) -> Bool {
    left.name == right.name && left.origin == right.origin
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Parameters that every root has beside its own.
public enum RootParameter: String, Sendable, CaseIterable {
  case size, fit, title, description, background, textScale, contentMode, decorative
}

/// The root element.
public struct CheckedScene: Sendable {
  /// `face`, `badge`, `card`, `sketch`, `scene`, …
  public var kind: String
  /// A component, or the containers `sketch` and `scene`.
  public var element: CheckedElement
  /// By place in `RootParameter.allCases`; nil takes the default.
  public var rootArguments: [CheckedExpressionID?]
  /// Slots of the scene's own block.
  public var frameSize: Int
  public var origin: SourceSpan
  public init(
    kind: String, element: CheckedElement, rootArguments: [CheckedExpressionID?], frameSize: Int, origin: SourceSpan
  ) {
    self.kind = kind
    self.element = element
    self.rootArguments = rootArguments
    self.frameSize = frameSize
    self.origin = origin
  }
}

/// A whole checked program: the main file, what it imports, and the library.
public struct Program: Sendable {
  public var enums: Arena<EnumDefinition>
  public var expressions: Arena<CheckedExpression>
  public var blocks: Arena<CheckedBlock>
  public var globals: Arena<Global>
  public var functions: Arena<Function>
  public var shapes: Arena<Shape>
  public var components: Arena<Component>
  /// Of the main file.
  public var themes: [Theme]
  /// The main file's own `param`s, in source order.
  public var params: [GlobalID]
  /// nil for a library.
  public var scene: CheckedScene?

  public init() {
    enums = Arena(elements: BuiltInEnum.allCases.map(\.definition))
    expressions = Arena()
    blocks = Arena()
    globals = Arena()
    functions = Arena()
    shapes = Arena()
    components = Arena()
    themes = []
    params = []
  }
}
