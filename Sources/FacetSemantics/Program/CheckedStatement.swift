// SPDX-License-Identifier: Apache-2.0

public import FacetShapes
public import FacetSource

public typealias CheckedBlockID = ArenaID<CheckedBlock>

/// A block of the checked program. Its locals live in the frame of the callable around it.
public struct CheckedBlock: Sendable, Hashable {
  public var statements: [CheckedStatement]
  /// Whether it names its own `width` or `height` (outside nested element blocks, inside control statements too): such
  /// a block takes the whole size proposed to it and cannot be evaluated before that is known.
  public var readsSize: Bool
  public var origin: SourceSpan
  public init(statements: [CheckedStatement], readsSize: Bool, origin: SourceSpan) {
    self.statements = statements
    self.readsSize = readsSize
    self.origin = origin
  }
}

/// What an element is a use of.
public enum Callee: Sendable, Hashable {
  /// By place in `Primitives.all`.
  case primitive(Int)
  case container(Container)
  case command(OutlineCommand)
  case sketchCommand(SketchCommand)
  case shape(ShapeID)
  case component(ComponentID)
}

/// A modifier with its arguments in parameter order; nil is not given.
public struct CheckedModifier: Sendable, Hashable {
  public var modifier: Modifier
  public var arguments: [CheckedExpressionID?]
  /// Of `clip` and `mask`.
  public var block: CheckedBlockID?
  public var origin: SourceSpan
  public init(modifier: Modifier, arguments: [CheckedExpressionID?], block: CheckedBlockID?, origin: SourceSpan) {
    self.modifier = modifier
    self.arguments = arguments
    self.block = block
    self.origin = origin
  }
}

/// What the caller puts in a component's slot; evaluated in the caller's scope.
public struct SlotFill: Sendable, Hashable {
  /// Place in the component's `slots`.
  public var slot: Int
  public var block: CheckedBlockID
  public init(slot: Int, block: CheckedBlockID) {
    self.slot = slot
    self.block = block
  }
}

/// A use of a primitive, container, command, shape or component.
public struct CheckedElement: Sendable, Hashable {
  public var callee: Callee
  /// In parameter order; nil takes the default.
  public var arguments: [CheckedExpressionID?]
  /// The content of a container, `path` or `sketch`.
  public var block: CheckedBlockID?
  /// Of a component; bare children fill the slot `content`.
  public var fills: [SlotFill]
  public var modifiers: [CheckedModifier]
  /// The element without its modifiers.
  public var origin: SourceSpan
  public init(
    callee: Callee, arguments: [CheckedExpressionID?], block: CheckedBlockID? = nil, fills: [SlotFill] = [],
    modifiers: [CheckedModifier] = [], origin: SourceSpan
  ) {
    self.callee = callee
    self.arguments = arguments
    self.block = block
    self.fills = fills
    self.modifiers = modifiers
    self.origin = origin
  }
}

/// One `if` branch.
public struct CheckedBranch: Sendable, Hashable {
  public var condition: CheckedExpressionID
  public var body: CheckedBlockID
  public init(condition: CheckedExpressionID, body: CheckedBlockID) {
    self.condition = condition
    self.body = body
  }
}

/// One arm of a `switch` statement.
public struct CheckedStatementArm: Sendable, Hashable {
  public var patterns: [CheckedExpressionID]
  public var body: CheckedBlockID
  public init(patterns: [CheckedExpressionID], body: CheckedBlockID) {
    self.patterns = patterns
    self.body = body
  }
}

/// A statement; locals are frame slots.
public enum CheckedStatement: Sendable, Hashable {
  case binding(slot: Int, CheckedExpressionID)
  case element(CheckedElement)
  /// A component's own slot, by place, and what stands there when the caller fills nothing.
  case slot(Int, fallback: CheckedBlockID?, origin: SourceSpan)
  case repeatRange(
    slot: Int, lower: CheckedExpressionID, upper: CheckedExpressionID, isClosed: Bool, step: CheckedExpressionID?,
    body: CheckedBlockID)
  case repeatList(slot: Int, CheckedExpressionID, body: CheckedBlockID)
  case conditional([CheckedBranch], otherwise: CheckedBlockID?)
  case switchOver(CheckedExpressionID, [CheckedStatementArm], otherwise: CheckedBlockID?)
}
