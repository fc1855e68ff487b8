// SPDX-License-Identifier: Apache-2.0
//
// How far a written contour lies from an exact one, certified. Two bounds from above: the displacement of what both are
// made of, when they are made alike; and the Fréchet distance of their sides, plus what the sides leave out.

internal import FacetGeometry

/// A pair that keeps the tolerance.
struct ContourFit {
  /// No more than this, in user units.
  var distance: Double
  /// It runs the other way.
  var isReversed = false
  /// A closed contour starts elsewhere.
  var isRotated = false
}

struct ContourComparison {
  /// What is allowed.
  let tolerance: Double
  /// Distances up to this one need not be told apart: the worst so far.
  var floor: Double
  var mayReverse: Bool
  /// Whether a ring may start elsewhere.
  var mayRotate: Bool

  /// Starts that are tried on a ring.
  private static let startLimit = 8

  func fit(_ exact: MeasuredContour, _ written: MeasuredContour) -> ContourFit? {
    guard mayBeNear(exact, written) else { return nil }
    let upper = displacement(exact.contour, written.contour)
    if upper <= max(0, min(floor, tolerance)) { return ContourFit(distance: upper) }
    for isReversed in mayReverse ? [false, true] : [false] {
      if let fit = fit(exact, written, upper: isReversed ? .infinity : upper, isReversed: isReversed) { return fit }
    }
    return nil
  }

  private func mayBeNear(_ exact: MeasuredContour, _ written: MeasuredContour) -> Bool {
    let one = exact.box
    let two = written.box
    let slack = tolerance + exact.flat(0).bound + written.flat(0).bound
    return abs(one.minX - two.minX) <= slack && abs(one.minY - two.minY) <= slack && abs(one.maxX - two.maxX) <= slack
      && abs(one.maxY - two.maxY) <= slack
  }

  // MARK: By the leash

  private func fit(
    _ exact: MeasuredContour, _ written: MeasuredContour, upper: Double, isReversed: Bool
  ) -> ContourFit? {
    for level in 0..<MeasuredContour.levels {
      let one = exact.flat(level)
      let two = written.flat(level)
      let lost = one.bound + two.bound
      for (index, round) in starts(of: two, near: one.points[0], isReversed).enumerated() {
        let isRotated = index > 0 || two.points[0].distance(to: one.points[0]) > tolerance
        if let leash = shortest(one.round, round, within: tolerance - lost, floor: floor - lost) {
          var distance = leash + lost
          if distance > floor, level < 2, lost > 0, let finer = finer(exact, written, index, isReversed, distance) {
            distance = finer
          }
          if !isReversed && !isRotated { distance = min(distance, upper) }
          return ContourFit(distance: distance, isReversed: isReversed, isRotated: isRotated && exact.isRing)
        }
      }
      if upper <= tolerance { return ContourFit(distance: upper) }
      // Far off: finer sides will not help.
      if lost == 0 || !isHopeful(one, two, lost, isReversed) { return nil }
    }
    return nil
  }

  /// A smaller bound on sides that leave less out, for the one pair that is the worst so far.
  private func finer(
    _ exact: MeasuredContour, _ written: MeasuredContour, _ start: Int, _ isReversed: Bool, _ coarse: Double
  ) -> Double? {
    let one = exact.flat(2)
    let two = written.flat(2)
    let lost = one.bound + two.bound
    let starts = starts(of: two, near: one.points[0], isReversed)
    guard start < starts.count else { return nil }
    let leash = shortest(one.round, starts[start], within: min(coarse, tolerance - lost), floor: floor - lost)
    return leash.map { min(coarse, $0 + lost) }
  }

  /// Whether the contours would fit if their sides left nothing out.
  private func isHopeful(_ one: FlatContour, _ two: FlatContour, _ lost: Double, _ isReversed: Bool) -> Bool {
    starts(of: two, near: one.points[0], isReversed).contains {
      FrechetDistance.isWithin(tolerance + lost, one.round, $0)
    }
  }

  /// About the shortest leash of at most `most`, from above; `floor` when that is enough.
  private func shortest(_ p: [Point], _ q: [Point], within most: Double, floor: Double) -> Double? {
    guard most >= 0, FrechetDistance.isWithin(most, p, q) else { return nil }
    var low = max(0, floor)
    if low >= most || FrechetDistance.isWithin(low, p, q) { return min(low, most) }
    var high = most
    while high - low > tolerance / 256 {
      let middle = (low + high) / 2
      if FrechetDistance.isWithin(middle, p, q) { high = middle } else { low = middle }
    }
    return high
  }

  /// The written sides from each start that may go with the exact one: its own, then the places of the ring nearest to the
  /// exact start.
  private func starts(of flat: FlatContour, near place: Point, _ isReversed: Bool) -> [[Point]] {
    let points = isReversed ? [flat.points[0]] + flat.points.dropFirst().reversed() : flat.points
    guard flat.isClosed, points.count > 1 else { return [isReversed ? flat.points.reversed() : points] }
    var starts = [points + [points[0]]]
    guard mayRotate else { return starts }
    let reach = tolerance * 1.25
    var found: [(side: Int, place: Point, distance: Double)] = []
    for side in points.indices {
      let from = points[side]
      let to = points[side + 1 < points.count ? side + 1 : 0]
      let way = to - from
      let square = way.dot(way)
      let share = square > 0 ? min(1, max(0, (place - from).dot(way) / square)) : 0
      let nearest = Point(from.x + way.dx * share, from.y + way.dy * share)
      let distance = nearest.distance(to: place)
      if distance <= reach { found.append((side, nearest, distance)) }
    }
    found.sort { ($0.distance, $0.side) < ($1.distance, $1.side) }
    for (side, nearest, _) in found.prefix(ContourComparison.startLimit) {
      starts.append([nearest] + points[(side + 1)...] + points[...side] + [nearest])
    }
    return starts
  }

  // MARK: By displacement

  /// The largest displacement of what both are made of; infinite when they are made differently. Equal shares of both
  /// pieces lie no farther apart.
  private func displacement(_ exact: DrawnContour, _ written: DrawnContour) -> Double {
    guard exact.pieces.count == written.pieces.count, exact.isClosed == written.isClosed else { return .infinity }
    var worst = exact.start.distance(to: written.start)
    for (one, two) in zip(exact.pieces, written.pieces) {
      switch (one, two) {
      case (.line(let a), .line(let b)):
        worst = max(worst, a.distance(to: b))
      case (.quad(let a, let b), .quad(let c, let d)):
        worst = max(worst, a.distance(to: c), b.distance(to: d))
      case (.cubic(let a, let b, let c), .cubic(let d, let e, let f)):
        worst = max(worst, a.distance(to: d), b.distance(to: e), c.distance(to: f))
      case (.arc(let a), .arc(let b)):
        worst = max(worst, displacement(a, b))
      case (.line, _), (.quad, _), (.cubic, _), (.arc, _):
        return .infinity
      }
    }
    return worst
  }

  private func displacement(_ one: DrawnArc, _ two: DrawnArc) -> Double {
    let a = one.axesFromStart
    let b = two.axesFromStart
    let axes = DrawnDisc(first: a.first - b.first, second: a.second - b.second).reach
    let turn = abs(one.sweep - two.sweep) * Double.pi / 180
    let centers = one.center.distance(to: two.center)
    return max(centers + axes + turn * one.reach, one.end.distance(to: two.end))
  }
}
