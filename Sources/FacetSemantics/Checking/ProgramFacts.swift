// SPDX-License-Identifier: Apache-2.0

public import FacetSource
public import FacetTypes

/// What can be set from outside.
public enum SettingTarget: Sendable, Hashable {
  /// A `param` of the main file.
  case param(GlobalID)
  /// A parameter of the component that is the root, by place.
  case component(Int)
  /// What every root takes.
  case root(RootParameter)
}

/// What tools want to know of a program beside its meaning: linter, inspector, hovers, completions.
public struct ProgramFacts: Sendable {
  /// A knob: something that `--set`, a data row or a slider can change.
  public struct Knob: Sendable, Hashable {
    public var name: String
    public var target: SettingTarget
    public var type: Type
    /// As it is written in a scene.
    public var typeName: String
    /// The source text of its default, or nil where it has none.
    public var defaultText: String?
    /// Least and greatest value and step, where they are plain numbers (degrees for angles).
    public var lower: Double?
    public var upper: Double?
    public var isClosed: Bool
    public var step: Double?
    public var documentation: String?
    /// nil for what every root takes.
    public var origin: SourceSpan?
  }

  /// Something that has a name.
  public struct Definition: Sendable, Hashable {
    public enum Kind: String, Sendable, CaseIterable {
      case param, value, function, enumeration, enumCase, shape, component, theme
      case parameter, local, loopVariable, slot
    }
    public var kind: Kind
    public var name: String
    /// The name where it is declared.
    public var at: SourceSpan
    /// As it is written in a scene; nil for what has no type.
    public var typeName: String?
    public var documentation: String?
    /// Whether it is part of the built-in library.
    public var isLibrary: Bool
  }

  /// What a name in the text means.
  public enum Meaning: Sendable, Hashable {
    /// By place in `definitions`.
    case definition(Int)
    /// A word of the language itself.
    case builtIn(String)
  }

  public struct Use: Sendable, Hashable {
    public var at: SourceSpan
    public var meaning: Meaning
  }

  /// The main file's `param`s, in source order.
  public var params: [Knob] = []
  /// The root component's own parameters, then what every root takes; empty for a library.
  public var rootParameters: [Knob] = []
  /// In the order in which they were checked; those of the library only as far as they are used.
  public var definitions: [Definition] = []
  /// Uses in the user's files, in source order.
  public var uses: [Use] = []
  /// The root element's name, or nil for a library.
  public var rootKind: String?

  public init() {}
}
