// SPDX-License-Identifier: Apache-2.0
//
// The continuous Fréchet distance of two lines of straight sides: the shortest leash with which two walkers, one on each,
// get from start to end without turning back. Decision after Alt and Godau (1995): in the plane of both walkers' places,
// cell by cell, the free part (within the leash) is convex, so what can be reached of a cell's upper and right edge follows
// from what could be reached of its lower and left one. Only cells that can be reached are looked at: for lines that are
// nearly equal, those along the diagonal.

extension Polyline {
  /// Whether two walkers, one on each line, can go from start to end without turning back and without ever being farther
  /// apart than `limit`: whether the Fréchet distance is at most that. Both lines are taken as open.
  public func runs(along other: Polyline, within limit: Double) -> Bool {
    if points.isEmpty || other.points.isEmpty { return points.isEmpty && other.points.isEmpty }
    return FrechetDistance.isWithin(limit, points, other.points) { _ in true }
  }
}

public enum FrechetDistance {
  /// A part of a cell's edge, in shares of a side.
  private struct Span {
    var low: Double
    var high: Double
  }

  /// What can be reached of one upright edge of a column.
  private struct Reached {
    var row: Int
    var span: Span
  }

  /// Whether a leash of that length is long enough for two lines, each by its corners.
  /// - Parameter mayGoOn: Told how many cells are looked at next; where it answers no, so does the whole.
  public static func isWithin(_ leash: Double, _ p: [Point], _ q: [Point], mayGoOn: (Int) -> Bool) -> Bool {
    guard let p0 = p.first, let q0 = q.first, let pn = p.last, let qn = q.last, leash >= 0 else { return false }
    let square = leash * leash
    guard isNear(p0, q0, square), isNear(pn, qn, square) else { return false }
    if p.count == 1 { return q.allSatisfy { isNear(p0, $0, square) } }
    if q.count == 1 { return p.allSatisfy { isNear(q0, $0, square) } }
    var left: [Reached] = []
    var right: [Reached] = []
    guard mayGoOn(p.count + q.count) else { return false }
    enter(p0, q, square, into: &left)
    var reachesBelow = true
    for column in 0..<p.count - 1 {
      var below: Span?
      if reachesBelow, let free = free(q0, p[column], p[column + 1], square), free.low <= 0 {
        below = free
        reachesBelow = free.high >= 1
      } else {
        reachesBelow = false
      }
      cross(left, below, p[column], p[column + 1], q, square, into: &right)
      guard mayGoOn(1 + left.count + right.count) else { return false }
      swap(&left, &right)
      if left.isEmpty, !reachesBelow { return false }
    }
    return left.last.map { $0.row == q.count - 2 && $0.span.high >= 1 } ?? false
  }

  /// What is reached while the first walker waits at the start.
  private static func enter(_ p0: Point, _ q: [Point], _ square: Double, into left: inout [Reached]) {
    for row in 0..<q.count - 1 {
      guard let free = free(p0, q[row], q[row + 1], square), free.low <= 0 else { break }
      left.append(Reached(row: row, span: free))
      if free.high < 1 { break }
    }
  }

  /// One column: from what is reached of its left edges, and of the lowest one, to what is reached of its right edges.
  private static func cross(
    _ left: [Reached], _ lowest: Span?, _ from: Point, _ to: Point, _ q: [Point], _ square: Double,
    into right: inout [Reached]
  ) {
    right.removeAll(keepingCapacity: true)
    var below = lowest
    var index = 0
    var row = 0
    while row < q.count - 1 {
      var entry: Span?
      if index < left.count, left[index].row == row {
        entry = left[index].span
        index += 1
      }
      if below == nil, entry == nil {
        guard index < left.count else { break }
        row = left[index].row
        continue
      }
      if let free = free(to, q[row], q[row + 1], square) {
        let low = below != nil ? free.low : max(free.low, entry?.low ?? 0)
        if low <= free.high { right.append(Reached(row: row, span: Span(low: low, high: free.high))) }
      }
      var above: Span?
      if let free = free(q[row + 1], from, to, square) {
        let low = entry != nil ? free.low : max(free.low, below?.low ?? 0)
        if low <= free.high { above = Span(low: low, high: free.high) }
      }
      below = above
      row += 1
    }
  }

  private static func isNear(_ a: Point, _ b: Point, _ square: Double) -> Bool {
    let dx = a.x - b.x
    let dy = a.y - b.y
    return dx * dx + dy * dy <= square
  }

  /// The part of a side within the leash of a place.
  private static func free(_ place: Point, _ from: Point, _ to: Point, _ square: Double) -> Span? {
    let startsIn = isNear(place, from, square)
    let endsIn = isNear(place, to, square)
    if startsIn, endsIn { return Span(low: 0, high: 1) }
    let side = to - from
    let toPlace = place - from
    let length = side.dot(side)
    guard length > 0 else { return nil }
    let middle = toPlace.dot(side) / length
    let cross = side.cross(toPlace)
    let rest = square - cross * cross / length
    guard rest >= 0 || startsIn || endsIn else { return nil }
    let half = (max(0, rest) / length).squareRoot()
    // Ends that are out may not be let in by rounding.
    let low = startsIn ? 0 : max(1e-16, middle - half)
    let high = endsIn ? 1 : min((1.0).nextDown, middle + half)
    if low <= high { return Span(low: low, high: high) }
    if startsIn { return Span(low: 0, high: 0) }
    return endsIn ? Span(low: 1, high: 1) : nil
  }
}
