// SPDX-License-Identifier: Apache-2.0
//
// Which rewrite may run where: one table, outside of every pass. A rewrite is legal in a context when none of its
// forbidden cells is true there. The optimizer asks before it lets a pass near a shape; the verifier computes the context
// of its own accord and asks the same table of every rewrite that it meets.

/// The table of what is legal.
public enum Legality {
  /// A property that forbids a rewrite, and why.
  public struct Forbidden: Sendable, Hashable {
    public var rewrite: Rewrite
    public var property: ShapeContext
    /// A sentence without a full stop.
    public var reason: String
    init(_ rewrite: Rewrite, _ property: ShapeContext, _ reason: String) {
      self.rewrite = rewrite
      self.property = property
      self.reason = reason
    }
  }

  /// Whether a rewrite leaves every picture with this context as it looks.
  public static func allows(_ rewrite: Rewrite, in context: ShapeContext) -> Bool {
    masks[rewrite, default: []].isDisjoint(with: context)
  }

  /// Why it does not; empty where it does.
  public static func reasons(against rewrite: Rewrite, in context: ShapeContext) -> [String] {
    forbidden.filter { $0.rewrite == rewrite && context.contains($0.property) }.map(\.reason)
  }

  /// Every forbidden cell. What is not here is legal.
  public static let forbidden: [Forbidden] = contours + elements

  private static let masks: [Rewrite: ShapeContext] = forbidden.reduce(into: [:]) { masks, cell in
    masks[cell.rewrite, default: []].formUnion(cell.property)
  }

  private static let contours = [
    Forbidden(.emptyContour, .stroked, "a contour without length is a dot under a round or square cap"),
    Forbidden(.nearCurves, .buttCaps, "an end that turns a little moves the corners of a butt end farther"),
    Forbidden(.nearCurves, .squareCaps, "an end that turns a little moves the corners of a square end farther"),
    Forbidden(.nearCurves, .mitred, "a corner that turns a little moves its point farther"),
    Forbidden(.nearCurves, .bevelled, "a corner that turns a little moves where it is cut off"),
    Forbidden(.nearCurves, .dashed, "the length changes, and with it where dashes lie"),
    Forbidden(.nearCurves, .instanced, "the places that draw it again may enlarge the distance"),
    Forbidden(.nearCurves, .distorted, "its coordinates are not the picture's, in which the tolerance counts"),
    Forbidden(.startVertex, .dashed, "dashes are counted from where the contour begins"),
    Forbidden(.startVertex, .openEnds, "the ends of an open line would move"),
    Forbidden(.direction, .dashed, "dashes are counted in the direction of the contour"),
    Forbidden(.directionOfOne, .dashed, "dashes are counted in the direction of the contour"),
    Forbidden(.directionOfOne, .nonzero, "a contour that turns against the others is a hole, or stops being one"),
    Forbidden(.closingLine, .openEnds, "without the closing line the stroke has a gap"),
    Forbidden(.closing, .buttCaps, "two butt ends become a corner"),
    Forbidden(.closing, .squareCaps, "two square ends become a corner"),
    Forbidden(.closing, .mitred, "two ends become a pointed corner"),
    Forbidden(.closing, .bevelled, "two ends become a corner that is cut off"),
    Forbidden(.closing, .dashed, "a dash may run on through the corner"),
    Forbidden(.opening, .stroked, "the closing side is not drawn, and a corner becomes two ends"),
  ]

  private static let elements = [
    Forbidden(.elementKind, .instanced, "the places that draw it again refer to this very element"),
    Forbidden(.merging, .translucentFill, "where two fills overlap, the lower one shows through"),
    Forbidden(.merging, .translucentStroke, "where two strokes overlap, the lower one shows through"),
    Forbidden(.merging, .composited, "an opacity, blend, clip or mask would take in both shapes as one"),
    Forbidden(.merging, .area, "the areas of a clip are united, not wound around one another"),
    Forbidden(.merging, .instanced, "the places that draw it again would draw both"),
    Forbidden(.merging, .distorted, "each shape has a transform of its own"),
    Forbidden(.merging, .hasText, "a reader of the file can tell the shapes apart"),
    Forbidden(.duplicates, .translucentFill, "two translucent fills are darker than one"),
    Forbidden(.duplicates, .translucentStroke, "two translucent strokes are darker than one"),
    Forbidden(.duplicates, .composited, "an opacity, blend, clip or mask acts on each of them"),
    Forbidden(.duplicates, .instanced, "the places that draw it again refer to it"),
    Forbidden(.duplicates, .hasText, "a reader of the file can tell the shapes apart"),
    Forbidden(
      .moving, .composited, "a blend mode looks at what lies below, and a clip or mask does not show its extent"),
    Forbidden(.moving, .instanced, "it must be drawn before the places that refer to it"),
    Forbidden(.moving, .hasText, "readers meet the parts of the picture in their order"),
    Forbidden(.instancing, .area, "a clip refers to shapes directly; not every reader follows a reference in it"),
    Forbidden(.instancing, .distorted, "a second transform would distort the stroke once more"),
    Forbidden(.instancing, .inMask, "what a mask shows is drawn in other colours than the picture"),
    Forbidden(.instancing, .hasText, "a reader of the file would meet the same text twice"),
    Forbidden(.ungrouping, .composited, "the opacity, blend, clip or mask acts on the group as one"),
    Forbidden(.ungrouping, .hasText, "a reader of the file can tell the group from its parts"),
  ]
}
