// SPDX-License-Identifier: Apache-2.0
//
// The picture as it will be written. Coordinates are whole steps of a decimal grid, absolute, with all transforms applied;
// a relative coordinate is an exact difference, and printing one is printing an integer with a point in it. What can no
// longer occur: rounding, doubles in coordinates (opacities and alphas remain), arcs whose ends coincide, transforms,
// except on stroked shapes that an uneven map distorts.

public import FacetGeometry
public import FacetSource
public import FacetTypes

public typealias GridNodeID = ArenaID<GridNode>

/// A place on the grid of its shape, in steps.
@frozen public struct GridPoint: Sendable, Hashable {
  public var x: Int
  public var y: Int
  @inlinable public init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }
}

/// A place whose coordinates have decimals of their own, for gradients.
public struct GridPlace: Sendable, Hashable {
  public var x: GridNumber
  public var y: GridNumber
  public init(_ x: GridNumber, _ y: GridNumber) {
    self.x = x
    self.y = y
  }
}

/// A transform as written: `matrix(a b c d e f)`.
public struct GridMatrix: Sendable, Hashable {
  public var a: GridNumber
  public var b: GridNumber
  public var c: GridNumber
  public var d: GridNumber
  public var e: GridNumber
  public var f: GridNumber

  public init(_ a: GridNumber, _ b: GridNumber, _ c: GridNumber, _ d: GridNumber, _ e: GridNumber, _ f: GridNumber) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
  }

  public var entries: [GridNumber] { [a, b, c, d, e, f] }
  /// The map that the written numbers mean.
  public var affine: Affine {
    Affine(a.doubleValue, b.doubleValue, c.doubleValue, d.doubleValue, e.doubleValue, f.doubleValue)
  }
}

/// An arc in SVG's form, from the pen's place.
public struct GridArc: Sendable, Hashable {
  public var rx: GridNumber
  public var ry: GridNumber
  /// Degrees clockwise on screen.
  public var rotation: GridNumber
  public var isLarge: Bool
  public var isClockwise: Bool
  public var to: GridPoint

  public init(rx: GridNumber, ry: GridNumber, rotation: GridNumber, isLarge: Bool, isClockwise: Bool, to: GridPoint) {
    self.rx = rx
    self.ry = ry
    self.rotation = rotation
    self.isLarge = isLarge
    self.isClockwise = isClockwise
    self.to = to
  }
}

/// One step of an outline, absolute.
public enum GridSegment: Sendable, Hashable {
  case line(to: GridPoint)
  case quad(control: GridPoint, to: GridPoint)
  case cubic(control1: GridPoint, control2: GridPoint, to: GridPoint)
  case arc(GridArc)

  public var end: GridPoint {
    switch self {
    case .line(let to), .quad(_, let to), .cubic(_, _, let to): to
    case .arc(let arc): arc.to
    }
  }
}

/// A connected run of segments.
public struct GridSubpath: Sendable, Hashable {
  public var start: GridPoint
  public var segments: [GridSegment]
  public var isClosed: Bool
  public init(start: GridPoint, segments: [GridSegment], isClosed: Bool) {
    self.start = start
    self.segments = segments
    self.isClosed = isClosed
  }
  public var end: GridPoint { segments.last?.end ?? start }
}

/// An outline in steps of its shape's grid.
public enum GridOutline: Sendable, Hashable {
  case circle(center: GridPoint, radius: Int)
  case ellipse(center: GridPoint, rx: Int, ry: Int)
  case rect(origin: GridPoint, width: Int, height: Int, rx: Int, ry: Int)
  case line(GridPoint, GridPoint)
  case polyline([GridPoint], isClosed: Bool)
  case path([GridSubpath])
}

/// An outline, its grid, and where it came from.
public struct GridShape: Sendable, Hashable {
  public var outline: GridOutline
  /// The grid has 10^decimals steps to the unit; the document's own unless the shape needs finer ones.
  public var decimals: Int
  /// Written as the element's `transform`: only where a stroke is distorted. Paints are in the same coordinates.
  public var transform: GridMatrix?
  /// The symbol of the exact picture that this is an instance of, and the exact map that leads from its coordinates to
  /// the root's: what is needed to find equal, mirrored and turned copies without guessing.
  public var symbol: SymbolID
  public var placement: Affine

  public init(outline: GridOutline, decimals: Int, transform: GridMatrix?, symbol: SymbolID, placement: Affine) {
    self.outline = outline
    self.decimals = decimals
    self.transform = transform
    self.symbol = symbol
    self.placement = placement
  }
}

/// A gradient stop as written; its alpha is still exact.
public struct GridStop: Sendable, Hashable {
  public var color: Color
  public var offset: GridNumber
  public init(color: Color, offset: GridNumber) {
    self.color = color
    self.offset = offset
  }
}

/// What fills or strokes, in the coordinates of the shape that it paints.
public indirect enum GridPaint: Sendable, Hashable {
  case color(Color)
  case linear(stops: [GridStop], from: GridPlace, to: GridPlace)
  /// The transform, when there is one, leads from the circle's coordinates to the shape's.
  case radial(stops: [GridStop], center: GridPlace, radius: GridNumber, transform: GridMatrix?)
}

/// How a line is drawn.
public struct GridStroke: Sendable, Hashable {
  public var width: GridNumber
  public var cap: Cap
  public var join: Join
  public var miterLimit: GridNumber
  public var dash: [GridNumber]
  public init(width: GridNumber, cap: Cap, join: Join, miterLimit: GridNumber, dash: [GridNumber]) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
  }
}

/// One coat; later ones cover earlier ones.
public enum GridCoat: Sendable, Hashable {
  case fill(GridPaint, FillRule)
  case stroke(GridPaint, GridStroke)
}

/// A group or a shape, all in the root's coordinates. In order: the content, then clip and mask, then opacity and blend of
/// the whole as one.
public struct GridNode: Sendable, Hashable {
  public enum Content: Sendable, Hashable {
    case group([GridNodeID])
    case shape(GridShape, [GridCoat])
  }
  public var content: Content
  public var traits: NodeTraits
  public var clip: GridNodeID?
  public var mask: MaskUse<GridNode>?
  public init(content: Content, traits: NodeTraits) {
    self.content = content
    self.traits = traits
  }
}

/// An upright box as written.
public struct GridBox: Sendable, Hashable {
  public var x: GridNumber
  public var y: GridNumber
  public var width: GridNumber
  public var height: GridNumber
  public init(x: GridNumber, y: GridNumber, width: GridNumber, height: GridNumber) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
  public var numbers: [GridNumber] { [x, y, width, height] }
}

/// The worst distance between a written place and its exact one.
public struct WorstDistance: Sendable, Hashable {
  /// User units of the root.
  public var distance: Double
  /// The element that it was measured on.
  public var origin: SourceSpan
  public init(distance: Double, origin: SourceSpan) {
    self.distance = distance
    self.origin = origin
  }
}

/// A whole picture on its grid.
public struct GridIR: Sendable {
  public var nodes: Arena<GridNode>
  public var root: GridNodeID
  /// Decimals of the document's coordinates.
  public var decimals: Int
  /// How far a written place was allowed to lie from its exact one, in user units.
  public var tolerance: Double
  /// Measured on the written numbers; above the tolerance only where no grid that can be written keeps it.
  public var worst: WorstDistance
  /// What is seen.
  public var viewBox: GridBox
  /// To be shown at this width and height.
  public var width: GridNumber
  public var height: GridNumber
  public var background: GridPaint?
  public var picture: PictureTraits

  public var keepsTolerance: Bool { worst.distance <= tolerance }
}

extension GridIR: Equatable {
  public static func == (left: GridIR, right: GridIR) -> Bool {
    left.nodes.elements == right.nodes.elements && left.root == right.root && left.decimals == right.decimals
      && left.tolerance == right.tolerance && left.worst == right.worst && left.viewBox == right.viewBox
      && left.width == right.width && left.height == right.height && left.background == right.background
      && left.picture == right.picture
  }
}
