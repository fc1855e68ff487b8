// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry

/// What a comparison may still do.
struct PairingEffort {
  var looks = DifferenceLimits.looks
  var distances = DifferenceLimits.distances
}

// MARK: Where it lies

extension DrawnUnit {
  func lies(on other: DrawnUnit, within tolerance: Double, _ effort: inout PairingEffort) -> Bool {
    box.isNear(other.box, within: tolerance) && follows(other, within: tolerance, &effort)
  }

  /// Whether both contours lie along one another, each grown about its own middle and brought to the other's first.
  private func follows(
    _ other: DrawnUnit, within tolerance: Double, by way: Vector = .zero, share: Double = 1,
    _ effort: inout PairingEffort
  ) -> Bool {
    let middle = box.center
    let mine = way == .zero && share == 1 ? corners : corners.map { middle + way + ($0 - middle) * share }
    // What was rounded to a grid and flattened may be a little farther off.
    let reach = tolerance * 1.25
    return mine.lie(along: other.corners, within: reach, &effort)
      && other.corners.lie(along: mine, within: reach, &effort)
  }

  /// The way to a contour of the same shape elsewhere.
  func translation(to other: DrawnUnit, within tolerance: Double, _ effort: inout PairingEffort) -> Vector? {
    guard abs(box.width - other.box.width) <= 2 * tolerance, abs(box.height - other.box.height) <= 2 * tolerance,
      follows(other, within: 2 * tolerance, by: other.box.center - box.center, &effort)
    else { return nil }
    if let exactBox, let otherBox = other.exactBox { return otherBox.center - exactBox.center }
    return other.box.center - box.center
  }

  /// The share that it is as large as before, where width and height changed alike.
  func scale(to other: DrawnUnit, within tolerance: Double, _ effort: inout PairingEffort) -> Double? {
    let side = max(box.width, box.height)
    guard side > 0 else { return nil }
    let share = max(other.box.width, other.box.height) / side
    let slack = 2 * tolerance * max(1, share)
    guard share > 0, share.isFinite, abs(box.width * share - other.box.width) <= slack,
      abs(box.height * share - other.box.height) <= slack,
      follows(other, within: slack, by: other.box.center - box.center, share: share, &effort)
    else { return nil }
    return share
  }

  /// The farthest of both contours' places from the other contour; of long ones not all places are looked at. Nil where
  /// that is too much to ask.
  func distance(to other: DrawnUnit, _ effort: inout PairingEffort) -> Double? {
    guard let there = corners.reach(from: other.corners, &effort),
      let back = other.corners.reach(from: corners, &effort)
    else { return nil }
    return max(there, back)
  }

  /// How much of both boxes is in both, 0…1.
  func overlap(with other: DrawnUnit) -> Double {
    let both = box.intersection(other.box)
    if both.isEmpty { return 0 }
    let shared = both.width * both.height
    let all = box.width * box.height + other.box.width * other.box.height - shared
    if all > 0 { return shared / all }
    // Straight lines along an axis have no area.
    return max(both.width, both.height) / max(box.union(other.box).width, box.union(other.box).height, 1e-12)
  }
}

extension [Point] {
  /// Sides, or the single place as one.
  private var sideCount: Int { Swift.max(1, count - 1) }

  private func distance(from point: Point, toSide side: Int) -> Double {
    point.distance(toSideFrom: self[side], to: self[Swift.min(side + 1, count - 1)])
  }

  /// Whether every corner and every middle of a side lies near a line. Neighbours lie near neighbours, so that the search
  /// goes on from the side that was found last, to both sides.
  fileprivate func lie(along line: [Point], within reach: Double, _ effort: inout PairingEffort) -> Bool {
    guard !isEmpty, !line.isEmpty else { return isEmpty == line.isEmpty }
    var last = 0
    func isNear(_ point: Point) -> Bool {
      let sides = line.sideCount
      for step in 0..<sides {
        let offset = step.isMultiple(of: 2) ? step / 2 : sides - (step + 1) / 2
        let side = (last + offset) % sides
        effort.distances -= 1
        if effort.distances <= 0 { return false }
        if line.distance(from: point, toSide: side) <= reach {
          last = side
          return true
        }
      }
      return false
    }
    for place in indices {
      guard isNear(self[place]) else { return false }
      if place + 1 < count, !isNear(self[place].midpoint(to: self[place + 1])) { return false }
    }
    return true
  }

  /// The distance of the farthest corner from a line.
  fileprivate func reach(from line: [Point], _ effort: inout PairingEffort) -> Double? {
    guard !isEmpty, !line.isEmpty else { return nil }
    let step = Swift.max(1, count / 128)
    effort.distances -= (count / step + 1) * line.sideCount
    if effort.distances <= 0 {
      effort.distances = 1
      return nil
    }
    let other = Polyline(line)
    return stride(from: 0, to: count, by: step).reduce(0) { Swift.max($0, other.distance(to: self[$1])) }
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect, within tolerance: Double) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(maxX - other.maxX) <= tolerance && abs(maxY - other.maxY) <= tolerance
  }
}
