// SPDX-License-Identifier: Apache-2.0

public import FacetGeometry
public import FacetTypes

/// A built-in leaf: it takes the size proposed to it and draws one outline in it.
public struct Primitive: Sendable {
  public var info: WordInfo
  /// The outline for these arguments (in parameter order; nil is absent, defaults are already filled in) in a frame of
  /// this size. May be called inside an outline block too, where the size is the outline's own.
  public var outline: @Sendable (_ arguments: [Value?], _ size: Size) throws(ValueProblem) -> Outline

  /// Arguments outside their parameters' ranges are refused before `outline` sees them.
  public init(
    info: WordInfo, outline: @escaping @Sendable (_ arguments: [Value?], _ size: Size) throws(ValueProblem) -> Outline
  ) {
    let parameters = info.parameters
    self.info = info
    self.outline = { (arguments, size) throws(ValueProblem) in
      try parameters.check(arguments)
      return try outline(arguments, size)
    }
  }
}
