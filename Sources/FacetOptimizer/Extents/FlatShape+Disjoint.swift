// SPDX-License-Identifier: Apache-2.0
//
// Whether two shapes share no ink. The answer errs to one side only: what is called disjoint is so.

internal import FacetGeometry

extension FlatShape {
  /// So many pairs of sides are measured; more count as touching.
  private static let pairLimit = 100_000

  /// Whether no place is covered by both.
  func isDisjoint(from other: FlatShape) -> Bool {
    if !box.touches(other.box) { return true }
    if lines.isEmpty || other.lines.isEmpty { return false }
    return isApart(from: other) && !holdsContour(of: other) && !other.holdsContour(of: self)
  }

  /// Whether all lines are farther apart than ink reaches.
  private func isApart(from other: FlatShape) -> Bool {
    let gap = reach + other.reach
    var pairs = 0
    for (index, line) in lines.enumerated() {
      let box = boxes[index].grown(by: gap)
      for (otherIndex, otherLine) in other.lines.enumerated() where box.touches(other.boxes[otherIndex]) {
        pairs += max(1, line.sideCount) * max(1, otherLine.sideCount)
        if pairs > Self.pairLimit || line.comes(within: gap, of: otherLine) { return false }
      }
    }
    return true
  }

  /// Whether the fill covers a contour of the other shape. Its lines do not come near, so one place tells all.
  private func holdsContour(of other: FlatShape) -> Bool {
    isFilled && other.lines.contains { line in line.points.first.map(covers) ?? false }
  }

  private func covers(_ place: Point) -> Bool {
    var winding = 0
    var crossings = 0
    for line in lines {
      for index in line.points.indices {
        let from = line.points[index]
        let to = line.points[index + 1 < line.points.count ? index + 1 : 0]
        guard (from.y <= place.y) != (to.y <= place.y) else { continue }
        let side = (to - from).cross(place - from)
        if (side > 0) == (to.y > from.y) {
          crossings += 1
          winding += to.y > from.y ? 1 : -1
        }
      }
    }
    return isEvenOdd ? crossings % 2 != 0 : winding != 0
  }
}

extension Polyline {
  /// Whether a place of the line lies within a distance of a place of another.
  fileprivate func comes(within gap: Double, of other: Polyline) -> Bool {
    for index in 0..<max(1, sideCount) {
      let (from, to) = sideOrPoint(index)
      let box = Rect(spanning: from, to).grown(by: gap)
      for otherIndex in 0..<max(1, other.sideCount) {
        let (otherFrom, otherTo) = other.sideOrPoint(otherIndex)
        guard box.touches(Rect(spanning: otherFrom, otherTo)) else { continue }
        if sidesCross(from, to, otherFrom, otherTo) { return true }
        let distance = min(
          from.distance(toSideFrom: otherFrom, to: otherTo), to.distance(toSideFrom: otherFrom, to: otherTo),
          otherFrom.distance(toSideFrom: from, to: to), otherTo.distance(toSideFrom: from, to: to))
        if distance <= gap { return true }
      }
    }
    return false
  }

  private func sideOrPoint(_ index: Int) -> (from: Point, to: Point) {
    index < sideCount ? side(index) : (points.first ?? .zero, points.first ?? .zero)
  }
}

/// Whether two sides cross; where they only touch, their ends lie near anyway.
private func sidesCross(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
  let first = (b - a).cross(c - a)
  let second = (b - a).cross(d - a)
  let third = (d - c).cross(a - c)
  let fourth = (d - c).cross(b - c)
  return (first > 0) != (second > 0) && (third > 0) != (fourth > 0)
}

extension Rect {
  fileprivate init(spanning a: Point, _ b: Point) {
    self.init(minX: min(a.x, b.x), minY: min(a.y, b.y), maxX: max(a.x, b.x), maxY: max(a.y, b.y))
  }
  /// Whether the boxes share a place, edges included.
  func touches(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
