// SPDX-License-Identifier: Apache-2.0
//
// In: where a pen went. Out: fewer of these points, so that the stroke through them stays within a tolerance of the
// stroke through all of them, in the sense of Fréchet: it visits the same places in the same order. First the fewest
// points whose straight sides stay within half the tolerance (Hiroshi Imai and Masao Iri, "Polygonal approximations of a
// curve", 1988: a shortest path through all sides that may stand for a run of points), never across a corner. Then each
// curve of the new stroke is compared with its part of the old one, and where it strays too far, points come back.

import FacetGeometry

struct PenSimplifier {
  let points: [Point]
  let tolerance: Double

  /// How many points one side may stand for.
  static let reach = 100

  /// The points to keep; all of them when nothing can be left out.
  var kept: [Point] {
    guard points.count > 2, tolerance > 0 else { return points }
    var places = fewestPlaces()
    let stroke = MeasuredStroke(points, flatness: tolerance / 100)
    for _ in 0..<32 {
      let missing = missingPlaces(places, stroke)
      if missing.isEmpty { return places.map { points[$0] } }
      places = merged(places, missing)
    }
    return points
  }

  // MARK: Fewest sides

  /// The least number of places such that each side stays near the points it stands for.
  private func fewestPlaces() -> [Int] {
    let isCorner = PenCorners(points, reach: 4 * tolerance).isCorner
    var sides = [Int](repeating: .max, count: points.count)
    var origins = [Int](repeating: 0, count: points.count)
    sides[0] = 0
    for start in 0..<points.count - 1 {
      var missed = 0
      for end in start + 1..<min(points.count, start + 1 + Self.reach) {
        if end == start + 1 || isNear(start, end) {
          missed = 0
          if sides[start] + 1 < sides[end] { (sides[end], origins[end]) = (sides[start] + 1, start) }
        } else {
          missed += 1
        }
        // A side past a bulge may fit again, but not long after it stopped to.
        if isCorner[end] || missed > 8 { break }
      }
    }
    var places = [points.count - 1]
    while let last = places.last, last > 0 { places.append(origins[last]) }
    return places.reversed()
  }

  /// Whether the run from one point to another stays within half the tolerance of the straight side, in order.
  private func isNear(_ start: Int, _ end: Int) -> Bool {
    let from = points[start]
    let side = points[end] - from
    let square = side.dot(side)
    guard square > 0 else { return points[start...end].allSatisfy { $0.distance(to: from) <= tolerance / 2 } }
    let limit = tolerance * tolerance / 4
    var walked = 0.0
    for place in start + 1..<end {
      let offset = points[place] - from
      let along = offset.dot(side) / square
      let aside = offset - side * along
      let room = (limit - aside.dot(aside)) / square
      guard room >= 0 else { return false }
      // The part of the side that is near enough; one may wait there, but not go back.
      walked = max(walked, along - room.squareRoot())
      guard walked <= min(1, along + room.squareRoot()) else { return false }
    }
    return true
  }

  // MARK: Curves

  /// Places to take back, since the curves about them stray too far.
  private func missingPlaces(_ places: [Int], _ stroke: MeasuredStroke) -> [Int] {
    var missing: [Int] = []
    var from = stroke.start
    for turn in places.indices {
      let to = turn + 1 < places.count ? stroke.place(near: places[turn], places[turn + 1]) : stroke.end
      let curve = curve(places, turn)
      if !stroke.part(from, to).runs(along: curve, within: tolerance * 0.98) {
        if turn > 0, let place = between(places[turn], places[turn - 1]) { missing.append(place) }
        if turn + 1 < places.count, let place = between(places[turn], places[turn + 1]) { missing.append(place) }
      }
      from = to
    }
    return missing
  }

  /// The new stroke's curve about one of its points, from side to side.
  private func curve(_ places: [Int], _ turn: Int) -> Polyline {
    let control = points[places[turn]]
    let from = turn > 0 ? points[places[turn - 1]].midpoint(to: control) : control
    let to = turn + 1 < places.count ? control.midpoint(to: points[places[turn + 1]]) : control
    return Subpath(start: from, segments: [.quad(control: control, to: to)]).flattened(tolerance: tolerance / 100)
  }

  /// A point between a turn and the next place on one side: so near that a corner is cut no more than may be, else the
  /// one beside the turn. nil when there is none.
  private func between(_ turn: Int, _ other: Int) -> Int? {
    let step = other > turn ? 1 : -1
    guard other != turn + step else { return nil }
    var place = turn + step
    while place + step != other, points[place + step].distance(to: points[turn]) <= 2 * tolerance { place += step }
    return place
  }

  private func merged(_ places: [Int], _ more: [Int]) -> [Int] {
    var result: [Int] = []
    for place in (places + more).sorted() where result.last != place { result.append(place) }
    return result
  }
}

/// A pen's stroke as straight sides, by which part of it belongs to which of its points.
struct MeasuredStroke {
  /// A place on the stroke: on a side, and how far along it.
  struct Place {
    var side: Int
    var share: Double
  }
  private let all: [Point]
  private let line: [Point]
  /// Where in the line the middle between each point and the next one lies.
  private let middles: [Int]

  init(_ points: [Point], flatness: Double) {
    all = points
    var line = [points[0]]
    var middles: [Int] = []
    for segment in midpointCurves(points) {
      let piece = Subpath(start: line[line.count - 1], segments: [segment]).flattened(tolerance: flatness)
      line += piece.points.dropFirst()
      if case .quad = segment { middles.append(line.count - 1) }
    }
    self.line = line
    self.middles = middles
  }

  var start: Place { Place(side: 0, share: 0) }
  var end: Place { Place(side: max(0, line.count - 2), share: 1) }

  /// The place that is nearest to the middle between two of the points, among those that belong to the run from one to
  /// the other.
  func place(near first: Int, _ second: Int) -> Place {
    let target = all[first].midpoint(to: all[second])
    let low = middles[first]
    let high = middles[second - 1]
    var best = Place(side: max(0, low - 1), share: 1)
    var nearest = line[low].distance(to: target)
    for side in low..<max(low, high) {
      let direction = line[side + 1] - line[side]
      let square = direction.dot(direction)
      let share = square > 0 ? min(1, max(0, (target - line[side]).dot(direction) / square)) : 0
      let distance = (line[side] + direction * share).distance(to: target)
      if distance < nearest { (nearest, best) = (distance, Place(side: side, share: share)) }
    }
    return best
  }

  /// The line between two places.
  func part(_ from: Place, _ to: Place) -> Polyline {
    var part = [point(at: from)]
    if from.side < to.side { part += line[(from.side + 1)...to.side] }
    part.append(point(at: to))
    return Polyline(part)
  }

  private func point(at place: Place) -> Point {
    place.side + 1 < line.count
      ? line[place.side].interpolated(to: line[place.side + 1], at: place.share) : line[place.side]
  }
}

/// Where a pen turned sharply: seen from arms of a length that jitter does not bend.
struct PenCorners {
  private(set) var isCorner: [Bool]

  /// - Parameter reach: The length of the arms, in user units.
  init(_ points: [Point], reach: Double) {
    isCorner = [Bool](repeating: false, count: points.count)
    var turns = [Double](repeating: 0, count: points.count)
    for place in points.indices.dropFirst().dropLast() {
      let back = points[place] - points[Self.arm(points, place, -1, reach)]
      let ahead = points[Self.arm(points, place, 1, reach)] - points[place]
      let lengths = back.length * ahead.length
      // 0 for straight on, 1 for a right angle, 2 for back.
      if lengths > 0 { turns[place] = 1 - back.dot(ahead) / lengths }
    }
    for place in points.indices where turns[place] > 0.5 {
      let low = Self.arm(points, place, -1, reach)
      let high = Self.arm(points, place, 1, reach)
      isCorner[place] = (low...high).allSatisfy { other in
        turns[other] < turns[place] || turns[other] == turns[place] && other >= place
      }
    }
  }

  /// The first point from `place` on that is as far away as the arm is long, or the end.
  private static func arm(_ points: [Point], _ place: Int, _ step: Int, _ reach: Double) -> Int {
    var other = place
    for _ in 0..<PenSimplifier.reach {
      guard points.indices.contains(other + step) else { break }
      other += step
      if points[other].distance(to: points[place]) >= reach { break }
    }
    return other
  }
}
