// SPDX-License-Identifier: Apache-2.0

public import FacetGeometry
public import FacetSource
public import FacetTypes

/// A value that reaches a program from outside, and the text that it came from.
public struct EvaluationInput<Target: Sendable & Hashable>: Sendable, Hashable {
  public var target: Target
  public var value: Value
  /// How messages name it: `--set copies=90`, `row 3 of deck.csv`.
  public var origin: String
  public init(_ target: Target, _ value: Value, origin: String) {
    self.target = target
    self.value = value
    self.origin = origin
  }
}

/// What one evaluation takes from outside: command line and data row already merged, the stronger one kept, so each
/// target stands here at most once, in ascending order. Types are checked; ranges are not.
public struct EvaluationInputs: Sendable, Hashable {
  /// Values of the main file's `param`s; they win over the theme and over the file.
  public var params: [EvaluationInput<GlobalID>] = []
  /// Values of what every root takes.
  public var rootArguments: [EvaluationInput<RootParameter>] = []
  /// Values of the root component's own parameters, by place; they win over what the scene gives.
  public var componentArguments: [EvaluationInput<Int>] = []
  /// The theme whose values stand in for the file's.
  public var theme: String?
  /// The size asked for with `--size`; `contentMode` decides what it changes.
  public var outputSize: Size?
  /// Whether the result tells which elements drew what; the scene is the same either way.
  public var recordsPlacements = false

  public init() {}
}
