// SPDX-License-Identifier: Apache-2.0
//
// Outlines as what they are: lines, quads, cubics and elliptic arcs, in user units, absolute.

/// Part of an ellipse, by centre, so that full turns and exact ends are never in doubt.
@frozen public struct EllipticArc: Sendable, Hashable {
  public var center: Point
  public var radii: Size
  /// The turn of the ellipse's first axis, degrees clockwise on screen.
  public var rotation: Double
  /// Where the arc starts, in the ellipse's own parameter, degrees.
  public var start: Double
  /// How far it goes, degrees, positive clockwise on screen before `rotation`; −360…360.
  public var sweep: Double

  public init(center: Point, radii: Size, rotation: Double = 0, start: Double, sweep: Double) {
    self.center = center
    self.radii = radii
    self.rotation = rotation
    self.start = start
    self.sweep = sweep
  }

  /// The point at parameter angle `degrees`.
  public func point(at degrees: Double) -> Point {
    let (s, c) = sineAndCosine(degrees: degrees)
    let (rs, rc) = sineAndCosine(degrees: rotation)
    let x = radii.width * c
    let y = radii.height * s
    return Point(center.x + rc * x - rs * y, center.y + rs * x + rc * y)
  }
  public var from: Point { point(at: start) }
  public var to: Point { point(at: start + sweep) }
}

/// One step of an outline from the current point.
public enum Segment: Sendable, Hashable {
  case line(to: Point)
  case quad(control: Point, to: Point)
  case cubic(control1: Point, control2: Point, to: Point)
  case arc(EllipticArc)

  public var end: Point {
    switch self {
    case .line(let to), .quad(_, let to), .cubic(_, _, let to): to
    case .arc(let arc): arc.to
    }
  }
}

/// A connected run of segments.
public struct Subpath: Sendable, Hashable {
  public var start: Point
  public var segments: [Segment]
  /// Whether it was closed by the author; a straight side back to the start is implied when the ends differ.
  public var isClosed: Bool

  public init(start: Point, segments: [Segment] = [], isClosed: Bool = false) {
    self.start = start
    self.segments = segments
    self.isClosed = isClosed
  }
  public var end: Point { segments.last?.end ?? start }
}

/// An outline: any number of subpaths.
public struct Path: Sendable, Hashable {
  public var subpaths: [Subpath]
  public init(_ subpaths: [Subpath] = []) { self.subpaths = subpaths }
  public var isEmpty: Bool { subpaths.isEmpty }
  public var segmentCount: Int { subpaths.reduce(0) { $0 + $1.segments.count } }
}

/// An outline that keeps its kind, so that a circle stays a circle until the last stage.
public enum Outline: Sendable, Hashable {
  case circle(center: Point, radius: Double)
  case ellipse(center: Point, radii: Size)
  case rect(Rect, cornerRadius: Double)
  case line(Point, Point)
  /// Open when not `isClosed`.
  case polyline([Point], isClosed: Bool)
  case path(Path)

  /// Whether a paint that was not asked for is a fill (closed) or a stroke (open).
  public var isClosed: Bool {
    switch self {
    case .circle, .ellipse, .rect: true
    case .line: false
    case .polyline(_, let isClosed): isClosed
    case .path(let path): path.subpaths.contains { $0.isClosed || $0.segments.count > 1 && $0.end == $0.start }
    }
  }
}
