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

/// A place on a ring, after the corner at which its side begins.
private struct RingStart: Equatable {
  var side: Int
  var place: Point
  var distance: Double
}

extension DrawnContour {
  /// Straight sides alone, or one whole ellipse.
  fileprivate var isPlain: Bool {
    pieces.allSatisfy { piece in
      switch piece {
      case .line: true
      case .quad, .cubic: false
      case .arc(let arc): pieces.count == 1 && abs(arc.sweep) >= 360
      }
    }
  }
}

extension FlatContour {
  /// The corners from a start to the end, for a ring home again; backwards when reversed.
  fileprivate func round(from start: RingStart?, _ isReversed: Bool) -> [Point] {
    guard isClosed, let start else {
      if !isReversed { return round }
      return isClosed ? [points[0]] + points.reversed() : points.reversed()
    }
    let ring = [start.place] + points[(start.side + 1)...] + points[...start.side] + [start.place]
    return isReversed ? ring.reversed() : ring
  }
}

struct ContourComparison {
  /// What is allowed.
  let tolerance: Double
  /// Distances up to this one need not be told apart: the worst so far.
  var floor: Double
  /// Whether it may run the same way, and the other one.
  var mayKeepWay = true
  var mayReverse: Bool
  /// Whether a ring may start elsewhere.
  var mayRotate: Bool
  let effort: ComparisonEffort

  /// Starts that are tried on a ring.
  private static let startLimit = 8

  func fit(_ exact: MeasuredContour, _ written: MeasuredContour) -> ContourFit? {
    let upper = displacement(exact.contour, written.contour)
    // Nothing shorter is to be found for corners and for whole ellipses.
    if mayKeepWay, upper <= tolerance, upper <= max(0, floor) || exact.contour.isPlain {
      return ContourFit(distance: upper)
    }
    guard mayBeNear(exact, written) else { return nil }
    for isReversed in [false, true] where isReversed ? mayReverse : mayKeepWay {
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
      for start in starts(of: two, near: one.points[0], isReversed) {
        let round = two.round(from: start, isReversed)
        var distance = max(floor, lost)
        if !effort.isWithin(floor - lost, one.round, round) {
          if !effort.isWithin(tolerance - lost, one.round, round) { continue }
          distance = measured(exact, written, start, isReversed, level)
        }
        let isRotated = start != nil || two.points[0].distance(to: one.points[0]) > tolerance
        if !isReversed && !isRotated { distance = min(distance, upper) }
        return ContourFit(distance: distance, isReversed: isReversed, isRotated: isRotated && exact.isRing)
      }
      if upper <= tolerance { return ContourFit(distance: upper) }
      // Far off: finer sides will not help.
      if lost == 0 || !isHopeful(one, two, lost, isReversed) { return nil }
    }
    return nil
  }

  /// Whether the contours would fit if their sides left nothing out.
  private func isHopeful(_ one: FlatContour, _ two: FlatContour, _ lost: Double, _ isReversed: Bool) -> Bool {
    starts(of: two, near: one.points[0], isReversed).contains {
      effort.isWithin(tolerance + lost, one.round, two.round(from: $0, isReversed))
    }
  }

  /// About the distance of a pair that may be the worst so far, from above, on finer sides: from the worst so far in
  /// growing steps, then by bisection.
  private func measured(
    _ exact: MeasuredContour, _ written: MeasuredContour, _ start: RingStart?, _ isReversed: Bool, _ level: Int
  ) -> Double {
    let fine = min(level + 1, MeasuredContour.levels - 1)
    let one = exact.flat(fine)
    let two = written.flat(fine)
    let lost = one.bound + two.bound
    let near = starts(of: two, near: one.points[0], isReversed)
    guard let same = near.first(where: { ($0 == nil) == (start == nil) }) else { return tolerance }
    let p = one.round
    let q = two.round(from: same, isReversed)
    var low = max(0, floor - lost)
    if effort.isWithin(low, p, q) { return low + lost }
    var step = tolerance / 32
    var high = low + step
    while !effort.isWithin(high, p, q) {
      if high + lost >= tolerance { return tolerance }
      step *= 2
      low = high
      high = min(low + step, tolerance - lost)
    }
    while high - low > tolerance / 64 {
      let middle = (low + high) / 2
      if effort.isWithin(middle, p, q) { high = middle } else { low = middle }
    }
    return high + lost
  }

  /// From where on a written ring may go with the exact one: its own start (nil), then its places nearest to the exact
  /// start. A line has one start.
  private func starts(of flat: FlatContour, near place: Point, _ isReversed: Bool) -> [RingStart?] {
    guard mayRotate, flat.isClosed, flat.points.count > 1 else { return [nil] }
    let points = flat.points
    effort.charge(points.count)
    let reach = tolerance * 1.25
    var found: [RingStart] = []
    for side in points.indices {
      let from = points[side]
      let to = points[side + 1 < points.count ? side + 1 : 0]
      let way = to - from
      let square = way.dot(way)
      let share = square > 0 ? min(1, max(0, (place - from).dot(way) / square)) : 0
      let nearest = Point(from.x + way.dx * share, from.y + way.dy * share)
      let distance = nearest.distance(to: place)
      if distance <= reach { found.append(RingStart(side: side, place: nearest, distance: distance)) }
    }
    found.sort { ($0.distance, $0.side) < ($1.distance, $1.side) }
    return [nil] + found.prefix(ContourComparison.startLimit).map { $0 }
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
