// SPDX-License-Identifier: Apache-2.0

/// What is true of a shape, or of one contour of it, that decides which rewrites leave the picture as it looks. It is
/// computed from the picture, never by who wants to rewrite it.
public struct ShapeContext: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  // MARK: Fill

  /// Its inside shows: by a fill, or as the area of a clip.
  public static let filled = ShapeContext(rawValue: 1 << 0)
  /// A fill counts crossings with their direction.
  public static let nonzero = ShapeContext(rawValue: 1 << 1)
  /// A fill counts crossings alone.
  public static let evenOdd = ShapeContext(rawValue: 1 << 2)
  /// A fill lets through what is below.
  public static let translucentFill = ShapeContext(rawValue: 1 << 3)

  // MARK: Stroke

  /// Its line shows.
  public static let stroked = ShapeContext(rawValue: 1 << 4)
  /// A stroked contour has ends: it is not closed.
  public static let openEnds = ShapeContext(rawValue: 1 << 5)
  public static let buttCaps = ShapeContext(rawValue: 1 << 6)
  public static let roundCaps = ShapeContext(rawValue: 1 << 7)
  public static let squareCaps = ShapeContext(rawValue: 1 << 8)
  /// Corners of a stroke come to a point.
  public static let mitred = ShapeContext(rawValue: 1 << 9)
  /// Corners of a stroke are cut off.
  public static let bevelled = ShapeContext(rawValue: 1 << 10)
  public static let dashed = ShapeContext(rawValue: 1 << 11)
  /// A stroke lets through what is below.
  public static let translucentStroke = ShapeContext(rawValue: 1 << 12)

  // MARK: Paint and surroundings

  /// A paint is a gradient.
  public static let gradient = ShapeContext(rawValue: 1 << 13)
  /// The node itself has an opacity, a blend mode, a clip or a mask.
  public static let composited = ShapeContext(rawValue: 1 << 14)
  /// Only the area that it encloses counts: it is part of a clip.
  public static let area = ShapeContext(rawValue: 1 << 15)
  /// It is part of a mask.
  public static let inMask = ShapeContext(rawValue: 1 << 16)
  /// Another place of the picture draws it once more.
  public static let instanced = ShapeContext(rawValue: 1 << 17)
  /// It is written under a transform that changes the shape of its stroke.
  public static let distorted = ShapeContext(rawValue: 1 << 18)
  /// A reader can tell it from others: by id, title, description.
  public static let hasText = ShapeContext(rawValue: 1 << 19)

  /// Every property with its name, in the order of the bits.
  public static let named: [(property: ShapeContext, name: String)] = [
    (.filled, "filled"), (.nonzero, "nonzero"), (.evenOdd, "evenOdd"), (.translucentFill, "translucentFill"),
    (.stroked, "stroked"), (.openEnds, "openEnds"), (.buttCaps, "buttCaps"), (.roundCaps, "roundCaps"),
    (.squareCaps, "squareCaps"), (.mitred, "mitred"), (.bevelled, "bevelled"), (.dashed, "dashed"),
    (.translucentStroke, "translucentStroke"), (.gradient, "gradient"), (.composited, "composited"), (.area, "area"),
    (.inMask, "inMask"), (.instanced, "instanced"), (.distorted, "distorted"), (.hasText, "hasText"),
  ]

  /// The names of what is true, in the order of the bits.
  public var names: [String] { ShapeContext.named.filter { contains($0.property) }.map(\.name) }
}
