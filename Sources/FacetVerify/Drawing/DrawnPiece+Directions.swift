// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry

extension DrawnPiece {
  /// In which directions it leaves and arrives; nil for a piece that stays in its place. A control point no farther than
  /// `noise` from the place that it belongs to says no direction.
  func directions(from start: Point, noise: Double = 0) -> (leaving: Vector, arriving: Vector)? {
    func first(_ vectors: Vector...) -> Vector? { vectors.first { $0.length > noise } }
    let ways: (Vector?, Vector?)
    switch self {
    case .line(let end):
      ways = (first(end - start), first(end - start))
    case .quad(let control, let end):
      ways = (first(control - start, end - start), first(end - control, end - start))
    case .cubic(let one, let two, let end):
      ways = (first(one - start, two - start, end - start), first(end - two, end - one, end - start))
    case .arc(let arc):
      let sign = arc.sweep < 0 ? -1.0 : 1.0
      var ending = arc
      ending.start += arc.sweep
      ways = (first(arc.axesFromStart.second * sign), first(ending.axesFromStart.second * sign))
    }
    guard let leaving = ways.0, let arriving = ways.1 else { return nil }
    return (leaving, arriving)
  }
}

extension DrawnContour {
  /// How pieces arrive where others leave.
  ///
  /// - Parameters:
  ///   - isClosed: Whether a straight side leads home.
  ///   - isRing: Whether its home is a corner.
  func corners(isClosed: Bool, isRing: Bool) -> [(arriving: Vector, leaving: Vector)] {
    var ways: [(leaving: Vector, arriving: Vector)] = []
    var place = start
    for piece in pieces {
      if let way = piece.directions(from: place) { ways.append(way) }
      place = piece.end
    }
    if isClosed, place != start { ways.append((start - place, start - place)) }
    guard let first = ways.first, let last = ways.last else { return [] }
    var corners = zip(ways, ways.dropFirst()).map { (arriving: $0.0.arriving, leaving: $0.1.leaving) }
    if isRing { corners.append((last.arriving, first.leaving)) }
    return corners
  }
}

extension DrawnPiece {
  /// No place of it is farther from its start.
  func reach(from start: Point) -> Double {
    switch self {
    case .line(let end): start.distance(to: end)
    case .quad(let control, let end): max(start.distance(to: control), start.distance(to: end))
    case .cubic(let first, let second, let end):
      max(start.distance(to: first), start.distance(to: second), start.distance(to: end))
    case .arc(let arc):
      min(2 * arc.reach, max(start.distance(to: arc.end), arc.reach * abs(arc.sweep) * .pi / 180))
    }
  }
}
