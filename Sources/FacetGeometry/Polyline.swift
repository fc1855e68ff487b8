// SPDX-License-Identifier: Apache-2.0

/// A run of straight sides: what every outline becomes when it is measured.
public struct Polyline: Sendable, Hashable {
  public var points: [Point]
  /// Whether a last side leads back to the first point.
  public var isClosed: Bool

  public init(_ points: [Point], isClosed: Bool = false) {
    self.points = points
    self.isClosed = isClosed
  }

  /// The corners in order, the first one again at the end when closed.
  public var corners: [Point] {
    guard isClosed, let first = points.first else { return points }
    return points + [first]
  }

  /// The sum of the sides, in user units.
  public var length: Double {
    let corners = corners
    return zip(corners, corners.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  /// The distance from `point` to the nearest place on the line; infinite when the line has no point.
  public func distance(to point: Point) -> Double {
    let corners = corners
    guard corners.count > 1 else { return corners.first?.distance(to: point) ?? .infinity }
    var best = Double.infinity
    for (start, end) in zip(corners, corners.dropFirst()) {
      best = min(best, point.distance(toSideFrom: start, to: end))
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
    let corners = corners
    var worst = corners.first.map { other.distance(to: $0) } ?? 0
    for (start, end) in zip(corners, corners.dropFirst()) {
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
