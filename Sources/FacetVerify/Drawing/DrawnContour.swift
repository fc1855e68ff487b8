// SPDX-License-Identifier: Apache-2.0
//
// Contours in root coordinates, as curves. An arc is a centre and two half axes, so any map acts on it by its vectors.

internal import FacetGeometry

/// Part of an ellipse: the place at angle α is centre + first · cos α + second · sin α.
struct DrawnArc: Hashable {
  var center: Point
  var first: Vector
  var second: Vector
  /// Degrees.
  var start: Double
  var sweep: Double
  /// Where it ends, as it was said.
  var end: Point

  func place(_ share: Double) -> Point {
    let (s, c) = sineAndCosine(degrees: start + sweep * share)
    return center + first * c + second * s
  }

  /// The half axes of the same ellipse, the first one towards the start of the arc.
  var axesFromStart: (first: Vector, second: Vector) {
    let (s, c) = sineAndCosine(degrees: start)
    return (first * c + second * s, second * c - first * s)
  }

  /// Nothing on the ellipse is farther from its centre.
  var reach: Double { (first.dot(first) + second.dot(second)).squareRoot() }
}

/// One step of a contour from the place where the last one ended.
enum DrawnPiece: Hashable {
  case line(Point)
  case quad(Point, Point)
  case cubic(Point, Point, Point)
  case arc(DrawnArc)

  var end: Point {
    switch self {
    case .line(let end), .quad(_, let end), .cubic(_, _, let end): end
    case .arc(let arc): arc.end
    }
  }

  /// Whether it never leaves `start`.
  func stays(at start: Point) -> Bool {
    switch self {
    case .line(let end): end == start
    case .quad(let control, let end): control == start && end == start
    case .cubic(let first, let second, let end): first == start && second == start && end == start
    case .arc(let arc): arc.end == start && (arc.sweep == 0 || arc.reach == 0)
    }
  }

  /// A box that holds all of it, from what it is made of.
  func hull(from start: Point) -> Rect {
    var hull = Rect.empty
    hull.add(start)
    switch self {
    case .line: break
    case .quad(let control, _): hull.add(control)
    case .cubic(let first, let second, _):
      hull.add(first)
      hull.add(second)
    case .arc(let arc):
      let across = Vector(abs(arc.first.dx) + abs(arc.second.dx), abs(arc.first.dy) + abs(arc.second.dy))
      hull.add(arc.center + across)
      hull.add(arc.center - across)
    }
    hull.add(end)
    return hull
  }

  func mapped(by map: Affine) -> DrawnPiece {
    switch self {
    case .line(let end): return .line(map(end))
    case .quad(let control, let end): return .quad(map(control), map(end))
    case .cubic(let first, let second, let end): return .cubic(map(first), map(second), map(end))
    case .arc(let arc):
      var result = arc
      result.center = map(arc.center)
      result.first = map(arc.first)
      result.second = map(arc.second)
      result.end = map(arc.end)
      return .arc(result)
    }
  }
}

/// A connected run of pieces.
struct DrawnContour: Hashable {
  var start: Point
  var pieces: [DrawnPiece]
  /// Whether its last place is joined to its first one; a straight side leads there when they differ.
  var isClosed: Bool

  /// What is smaller is finer than any number that is written.
  static let finest = 4e-8

  var end: Point { pieces.last?.end ?? start }

  /// A dot: nothing of it has length.
  var isDot: Bool { pieces.allSatisfy { $0.stays(at: start) } }

  /// A dot, or one straight side, there and maybe back: it encloses nothing.
  var isSide: Bool {
    switch pieces.count {
    case 0: return true
    case 1:
      if case .line = pieces[0] { return true }
    case 2:
      if case .line = pieces[0], case .line(let end) = pieces[1] {
        return end.distance(to: start) <= DrawnContour.finest
      }
    case _: return false
    }
    return false
  }

  func mapped(by map: Affine) -> DrawnContour {
    map == .identity
      ? self : DrawnContour(start: map(start), pieces: pieces.map { $0.mapped(by: map) }, isClosed: isClosed)
  }

  /// Without pieces that stay in their place, and without a straight last side that only closes it.
  var tidy: DrawnContour {
    var kept: [DrawnPiece] = []
    var place = start
    for piece in pieces where !piece.stays(at: place) {
      kept.append(piece)
      place = piece.end
    }
    if isClosed, kept.count > 1, case .line(let end)? = kept.last, end == start { kept.removeLast() }
    if kept.isEmpty, let first = pieces.first { kept = [first] }
    return DrawnContour(start: start, pieces: kept, isClosed: isClosed)
  }
}

// MARK: Shapes that have a name

extension DrawnContour {
  /// From the right, clockwise on screen, all the way round.
  static func ellipse(center: Point, radii: Size) -> DrawnContour {
    let right = Point(center.x + radii.width, center.y)
    let arc = DrawnArc(
      center: center, first: Vector(radii.width, 0), second: Vector(0, radii.height), start: 0, sweep: 360, end: right)
    return DrawnContour(start: right, pieces: [.arc(arc)], isClosed: true)
  }

  /// From the left end of the upper side, clockwise on screen.
  static func box(_ rect: Rect, radii: Size) -> DrawnContour {
    let rx = min(radii.width, rect.width / 2)
    let ry = min(radii.height, rect.height / 2)
    guard rx > 0, ry > 0 else {
      let corners = [Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY), Point(rect.minX, rect.maxY)]
      return DrawnContour(start: rect.origin, pieces: corners.map { .line($0) }, isClosed: true)
    }
    var pieces: [DrawnPiece] = []
    func side(to end: Point) { pieces.append(.line(end)) }
    func corner(_ x: Double, _ y: Double, from angle: Double, to end: Point) {
      let arc = DrawnArc(
        center: Point(x, y), first: Vector(rx, 0), second: Vector(0, ry), start: angle, sweep: 90, end: end)
      pieces.append(.arc(arc))
    }
    side(to: Point(rect.maxX - rx, rect.minY))
    corner(rect.maxX - rx, rect.minY + ry, from: -90, to: Point(rect.maxX, rect.minY + ry))
    side(to: Point(rect.maxX, rect.maxY - ry))
    corner(rect.maxX - rx, rect.maxY - ry, from: 0, to: Point(rect.maxX - rx, rect.maxY))
    side(to: Point(rect.minX + rx, rect.maxY))
    corner(rect.minX + rx, rect.maxY - ry, from: 90, to: Point(rect.minX, rect.maxY - ry))
    side(to: Point(rect.minX, rect.minY + ry))
    let start = Point(rect.minX + rx, rect.minY)
    corner(rect.minX + rx, rect.minY + ry, from: 180, to: start)
    return DrawnContour(start: start, pieces: pieces, isClosed: true).tidy
  }
}
