// SPDX-License-Identifier: Apache-2.0
//
// Helmut Alt and Michael Godau, "Computing the Fréchet distance between two polygonal curves" (1995), section 3.1: the
// decision by reachable parts of the free space, cell by cell.

extension Polyline {
  /// Whether two walkers, one on each line, can go from start to end without turning back and without ever being farther
  /// apart than `limit`: whether the Fréchet distance is at most that. Both lines are taken as open. The time grows with
  /// the product of their sides.
  public func runs(along other: Polyline, within limit: Double) -> Bool {
    guard let first = points.first, let last = points.last, let start = other.points.first, let end = other.points.last
    else { return points.isEmpty && other.points.isEmpty }
    guard first.distance(to: start) <= limit, last.distance(to: end) <= limit else { return false }
    guard points.count > 1 else { return other.points.allSatisfy { $0.distance(to: first) <= limit } }
    guard other.points.count > 1 else { return points.allSatisfy { $0.distance(to: start) <= limit } }
    return FreeSpace(points, other.points, limit).isPassable
  }
}

/// The part of a side that is reached: from `low` to `high`, both 0…1; empty when these are the other way round.
private struct Reach {
  var low = 1.0
  var high = 0.0
  var isEmpty: Bool { low > high }

  /// The part of a side that lies within `limit` of `center`.
  init(from: Point, to: Point, near center: Point, _ limit: Double) {
    let side = to - from
    let offset = from - center
    let square = side.dot(side)
    let distance = offset.dot(offset) - limit * limit
    guard square > 0 else {
      if distance <= 0 { (low, high) = (0, 1) }
      return
    }
    let half = offset.dot(side)
    let root = half * half - square * distance
    guard root >= 0 else { return }
    low = max(0, (-half - root.squareRoot()) / square)
    high = min(1, (-half + root.squareRoot()) / square)
  }

  static let none = Reach(from: .zero, to: .zero, near: Point(1, 0), 0)

  /// Without what lies before `start`.
  func after(_ start: Double) -> Reach {
    var result = self
    result.low = max(low, start)
    return result
  }
}

private struct FreeSpace {
  let rows: [Point]
  let columns: [Point]
  let limit: Double

  init(_ rows: [Point], _ columns: [Point], _ limit: Double) {
    self.rows = rows
    self.columns = columns
    self.limit = limit
  }

  /// Walks the cells row by row; of the last row it keeps which parts of its borders were reached.
  var isPassable: Bool {
    let width = columns.count - 1
    var below = [Reach](repeating: .none, count: width)
    // Along the first row's border one only gets as far as it is free from its start.
    for column in 0..<width where column == 0 || below[column - 1].high == 1 {
      let free = Reach(from: columns[column], to: columns[column + 1], near: rows[0], limit)
      if free.low == 0, !free.isEmpty { below[column] = free } else { break }
    }
    var isLeftReached = true
    for row in 0..<rows.count - 1 {
      var left = Reach(from: rows[row], to: rows[row + 1], near: columns[0], limit)
      if !isLeftReached || left.isEmpty || left.low > 0 { left = .none }
      isLeftReached = !left.isEmpty && left.high == 1
      for column in 0..<width {
        let bottom = below[column]
        let top = Reach(from: columns[column], to: columns[column + 1], near: rows[row + 1], limit)
        let right = Reach(from: rows[row], to: rows[row + 1], near: columns[column + 1], limit)
        below[column] = !left.isEmpty ? top : bottom.isEmpty ? .none : top.after(bottom.low)
        left = !bottom.isEmpty ? right : left.isEmpty ? .none : right.after(left.low)
      }
    }
    return below[width - 1].high == 1 && !below[width - 1].isEmpty
  }
}
