// SPDX-License-Identifier: Apache-2.0

public import FacetGeometry
public import FacetTypes

/// A built-in leaf: it takes the size proposed to it and draws one outline in it.
public struct Primitive: Sendable {
  public var info: WordInfo
  /// The outline for these arguments (in parameter order; nil is absent, defaults are already filled in) in a frame of
  /// this size. May be called inside an outline block too, where the size is the outline's own.
  public var outline: @Sendable (_ arguments: [Value?], _ size: Size) throws(ValueProblem) -> Outline

  public init(
    info: WordInfo, outline: @escaping @Sendable (_ arguments: [Value?], _ size: Size) throws(ValueProblem) -> Outline
  ) {
    self.info = info
    self.outline = outline
  }
}
