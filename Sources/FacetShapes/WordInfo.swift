// SPDX-License-Identifier: Apache-2.0
//
// What the language knows by name without a declaration. Checker, evaluator, completions and the reference pages all
// read the same registry; adding a word is one file and one line in its list.

public import FacetTypes

/// One parameter of a built-in word.
public struct ParameterInfo: Sendable {
  public enum Default: Sendable {
    case required
    /// Used when the argument is not given.
    case value(Value)
    /// Not given means absent; what that does is part of `summary`.
    case absent
  }
  public var name: String
  public var type: Type
  public var defaultValue: Default
  /// The least and greatest value that makes sense; a value outside is an error.
  public var range: ClosedRange<Double>?
  public var summary: String

  public init(
    _ name: String, _ type: Type, _ defaultValue: Default, in range: ClosedRange<Double>? = nil, _ summary: String
  ) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.range = range
    self.summary = summary
  }

  /// A parameter that must be given.
  public init(_ name: String, _ type: Type, in range: ClosedRange<Double>? = nil, _ summary: String) {
    self.init(name, type, .required, in: range, summary)
  }
}

/// Whether a block may follow a word, and what it holds.
public enum BlockUse: Sendable {
  case none
  /// Elements, each with paint.
  case elements
  /// Outline commands.
  case outline
  /// Pen strokes and their history.
  case strokes
}

/// Name, parameters and documentation of a built-in word.
public struct WordInfo: Sendable {
  public var name: String
  public var parameters: [ParameterInfo]
  public var block: BlockUse
  /// One sentence in Markdown.
  public var summary: String
  /// A whole scene that shows it; its picture stands in the language reference.
  public var example: String

  public init(
    _ name: String, _ parameters: [ParameterInfo] = [], block: BlockUse = .none, summary: String, example: String = ""
  ) {
    self.name = name
    self.parameters = parameters
    self.block = block
    self.summary = summary
    self.example = example
  }
}

/// Why a built-in word cannot work with the values it got: a finding about the scene.
public struct ValueProblem: Error, Sendable, Hashable {
  /// Kebab-case id of the diagnostic.
  public var id: String
  public var message: String
  /// Which parameter is to blame, by place; nil blames the whole call.
  public var parameter: Int?
  /// For text inside a string argument, such as path data: the byte offset in it.
  public var offset: Int?
  public init(_ id: String, _ message: String, parameter: Int? = nil, offset: Int? = nil) {
    self.id = id
    self.message = message
    self.parameter = parameter
    self.offset = offset
  }
}
