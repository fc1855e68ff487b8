// SPDX-License-Identifier: Apache-2.0

/// Whether two straight sides cross, each with its ends strictly on both sides of the other.
public func sidesCross(_ first: (from: Point, to: Point), _ second: (from: Point, to: Point)) -> Bool {
  let along = first.to - first.from
  let across = second.to - second.from
  return along.cross(second.from - first.from) * along.cross(second.to - first.from) < 0
    && across.cross(first.from - second.from) * across.cross(first.to - second.from) < 0
}

/// A run of straight sides: what every outline becomes when it is measured.
public struct Polyline: Sendable, Hashable {
  public var points: [Point]
  /// Whether a last side leads back to the first point.
  public var isClosed: Bool

  public init(_ points: [Point], isClosed: Bool = false) {
    self.points = points
    self.isClosed = isClosed
  }

  /// How many straight sides it has, the closing one included.
  public var sideCount: Int { isClosed && points.count > 1 ? points.count : max(0, points.count - 1) }

  /// A side by its place, 0 to `sideCount` − 1.
  public func side(_ index: Int) -> (from: Point, to: Point) {
    (points[index], points[index + 1 < points.count ? index + 1 : 0])
  }

  /// The sum of the sides, in user units.
  public var length: Double {
    var sum = 0.0
    for index in 0..<sideCount { sum += side(index).from.distance(to: side(index).to) }
    return sum
  }

  /// The distance from `point` to the nearest place on the line; infinite when the line has no point.
  public func distance(to point: Point) -> Double {
    guard sideCount > 0 else { return points.first?.distance(to: point) ?? .infinity }
    var best = Double.infinity
    for index in 0..<sideCount {
      let (from, to) = side(index)
      best = min(best, point.distance(toSideFrom: from, to: to))
    }
    return best
  }

  /// The Hausdorff distance to `other`, sampled: how far the farthest place of either line lies from the other line.
  /// Sides are sampled at most `step` apart, so the answer is at most `step / 2` too small.
  public func deviation(from other: Polyline, step: Double) -> Double {
    max(reach(to: other, step: step), other.reach(to: self, step: step))
  }

  /// The farthest that a sampled place of this line lies from `other`.
  private func reach(to other: Polyline, step: Double) -> Double {
    var worst = points.first.map { other.distance(to: $0) } ?? 0
    for index in 0..<sideCount {
      let (start, end) = side(index)
      let count = Int(min(4096, max(1, (start.distance(to: end) / step).rounded(.up))))
      for index in 1...count {
        let place = start.interpolated(to: end, at: Double(index) / Double(count))
        worst = max(worst, other.distance(to: place))
      }
    }
    return worst
  }
}

extension Point {
  /// The distance to the nearest place of a straight side.
  public func distance(toSideFrom start: Point, to end: Point) -> Double {
    let side = end - start
    let square = side.dot(side)
    guard square > 0 else { return distance(to: start) }
    let t = min(1, max(0, (self - start).dot(side) / square))
    return distance(to: start + side * t)
  }
}
