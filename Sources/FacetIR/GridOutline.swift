// SPDX-License-Identifier: Apache-2.0
//
// Outlines in whole steps of a grid.

public import FacetGeometry
public import FacetSource

/// A place on the grid of its shape, in steps.
@frozen public struct GridPoint: Sendable, Hashable {
  public var x: Int
  public var y: Int
  @inlinable public init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
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

  /// Its controls and its end.
  public var places: [GridPoint] {
    switch self {
    case .line(let to): [to]
    case .quad(let control, let to): [control, to]
    case .cubic(let control1, let control2, let to): [control1, control2, to]
    case .arc(let arc): [arc.to]
    }
  }
  public var isArc: Bool {
    if case .arc = self { return true }
    return false
  }

  /// Whether the segment does not leave a place. An arc that ends where it starts is left out by every reader.
  public func stays(at place: GridPoint) -> Bool {
    switch self {
    case .line(let to): to == place
    case .quad(let control, let to): control == place && to == place
    case .cubic(let control1, let control2, let to): control1 == place && control2 == place && to == place
    case .arc(let arc): arc.to == place
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

  /// Straight sides from point to point; nil without any point.
  public init?(points: [GridPoint], isClosed: Bool) {
    guard let start = points.first else { return nil }
    self.init(start: start, segments: points.dropFirst().map { .line(to: $0) }, isClosed: isClosed)
  }

  /// The sides of a box, from its origin, clockwise on screen.
  public init(boxAt origin: GridPoint, width: Int, height: Int) {
    let (right, bottom) = (origin.x + width, origin.y + height)
    let corners = [GridPoint(right, origin.y), GridPoint(right, bottom), GridPoint(origin.x, bottom)]
    self.init(start: origin, segments: corners.map { .line(to: $0) }, isClosed: true)
  }
}

/// An outline in steps of its shape's grid.
public enum GridOutline: Sendable, Hashable {
  case circle(center: GridPoint, radius: Int)
  case ellipse(center: GridPoint, rx: Int, ry: Int)
  case rect(origin: GridPoint, width: Int, height: Int, rx: Int, ry: Int)
  case line(GridPoint, GridPoint)
  case polyline([GridPoint], isClosed: Bool)
  case path([GridSubpath])

  /// The outline as contours, where it consists of them; nil for what is round by itself, and for boxes.
  public var contours: [GridSubpath]? {
    switch self {
    case .circle, .ellipse, .rect: nil
    case .line(let from, let to): [GridSubpath(start: from, segments: [.line(to: to)], isClosed: false)]
    case .polyline(let points, let isClosed): GridSubpath(points: points, isClosed: isClosed).map { [$0] }
    case .path(let contours): contours
    }
  }
}

/// An outline, its grid, and where it came from.
public struct GridShape: Sendable, Hashable {
  public var outline: GridOutline
  /// The grid has 10^decimals steps to the unit; the document's own unless the shape needs finer ones.
  public var decimals: Int
  /// Written as the element's `transform`: only where a stroke is distorted. Paints are in the same coordinates.
  public var transform: GridMatrix?
  /// The symbol of the exact picture that this is an instance of, its gradients included, and the exact map that leads
  /// from its coordinates to the root's: what is needed to find equal, mirrored and turned copies without guessing.
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

extension GridShape {
  /// Stands for a shape that is no longer an instance of one symbol.
  public static let noSymbol = SymbolID(raw: .max)
  /// Whether the symbol and the placement still say what the outline is.
  public var hasSymbol: Bool { symbol != GridShape.noSymbol }
}
