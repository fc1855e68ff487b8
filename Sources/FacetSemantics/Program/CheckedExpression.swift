// SPDX-License-Identifier: Apache-2.0
//
// The checked program: every name resolved to a slot, a global or a declaration, every type known, every argument in
// its parameter's place, every conversion explicit. What the evaluator meets can no longer be misspelt or mistyped.

public import FacetSource
public import FacetSyntax
public import FacetTypes

public typealias CheckedExpressionID = ArenaID<CheckedExpression>

/// The few conversions that the language makes by itself.
public enum Conversion: Sendable, Hashable {
  /// A number serves as a square size.
  case numberToSize
  case colorToPaint
  case colorToStop
}

/// Built-in members of values.
public enum Member: String, Sendable, CaseIterable {
  case x, y, width, height, count, name, index, next, previous
}

/// A piece of an interpolated string.
public enum CheckedStringPart: Sendable, Hashable {
  case text(String)
  case value(CheckedExpressionID)
}

/// One arm of a `switch` over an expression; a pattern matches when it equals the subject.
public struct CheckedArm: Sendable, Hashable {
  public var patterns: [CheckedExpressionID]
  public var value: CheckedExpressionID
  public init(patterns: [CheckedExpressionID], value: CheckedExpressionID) {
    self.patterns = patterns
    self.value = value
  }
}

/// An expression with its type.
public struct CheckedExpression: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// An error was reported here; a program that holds one is not evaluated.
    case invalid
    case constant(Value)
    /// A parameter, `let` or loop variable of the enclosing callable, by frame slot.
    case local(Int)
    /// A file-level `let` or `param`.
    case global(GlobalID)
    /// The size proposed to the nearest enclosing shape, component, scene, container or slot.
    case proposedWidth
    case proposedHeight
    /// The root's `textScale`; known wherever a size is.
    case textScale
    /// Whether the caller gave the parameter in this slot (`isGiven(name)` in a component's body).
    case isGiven(Int)
    case negate(CheckedExpressionID)
    case not(CheckedExpressionID)
    case binary(BinaryOperator, CheckedExpressionID, CheckedExpressionID)
    case conditional(CheckedExpressionID, then: CheckedExpressionID, otherwise: CheckedExpressionID)
    case switchOver(CheckedExpressionID, [CheckedArm], otherwise: CheckedExpressionID?)
    /// A declared function; nil arguments take the parameter's default, evaluated in the callee.
    case call(FunctionID, [CheckedExpressionID?])
    /// A built-in function by its place in `BuiltInFunctions.all`, and the signature that fits. Constant defaults
    /// are filled in by the evaluator.
    case builtIn(Int, signature: Int, [CheckedExpressionID?])
    case list([CheckedExpressionID])
    case point(CheckedExpressionID, CheckedExpressionID)
    case size(CheckedExpressionID, CheckedExpressionID)
    case interpolation([CheckedStringPart])
    case convert(Conversion, CheckedExpressionID)
    case member(CheckedExpressionID, Member)
    case item(CheckedExpressionID, index: CheckedExpressionID)
    /// `Mouth(index: 3)`
    case enumCase(EnumID, index: CheckedExpressionID)
  }
  public var kind: Kind
  public var type: Type
  public var origin: SourceSpan
  public init(kind: Kind, type: Type, origin: SourceSpan) {
    self.kind = kind
    self.type = type
    self.origin = origin
  }
}
