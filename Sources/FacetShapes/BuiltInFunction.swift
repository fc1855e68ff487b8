// SPDX-License-Identifier: Apache-2.0

public import FacetTypes

/// A function that needs no declaration.
public struct BuiltInFunction: Sendable {
  public enum Result: Sendable {
    case type(Type)
    /// The item type of the first argument, a list.
    case elementOfFirst
    /// The type of the first argument.
    case sameAsFirst
  }
  /// One list of parameters that it accepts. `[unknown]` accepts any list. The last parameter of a variadic one repeats.
  public struct Signature: Sendable {
    public var parameters: [ParameterInfo]
    public var isVariadic: Bool
    public var result: Result
    public init(_ parameters: [ParameterInfo], isVariadic: Bool = false, result: Result) {
      self.parameters = parameters
      self.isVariadic = isVariadic
      self.result = result
    }
  }
  public var name: String
  /// Tried in order; the first that fits is taken.
  public var signatures: [Signature]
  /// One sentence in Markdown.
  public var summary: String
  /// An expression and its value, for the reference: `clamp(1.5, 0, 1)` → `1`.
  public var examples: [(call: String, value: String)]
  /// The value, for the signature by place. Arguments are in parameter order; absent ones are nil, defaults filled in.
  public var evaluate: @Sendable (_ signature: Int, _ arguments: [Value?]) throws(ValueProblem) -> Value

  /// Arguments outside their parameters' ranges are refused before `evaluate` sees them.
  public init(
    _ name: String, _ signatures: [Signature], summary: String, examples: [(call: String, value: String)] = [],
    evaluate: @escaping @Sendable (_ signature: Int, _ arguments: [Value?]) throws(ValueProblem) -> Value
  ) {
    self.name = name
    self.signatures = signatures
    self.summary = summary
    self.examples = examples
    self.evaluate = { (place, arguments) throws(ValueProblem) in
      try signatures[place].parameters.check(arguments)
      return try evaluate(place, arguments)
    }
  }
}
