// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry

// Whether it shows which of two contours is drawn later.

extension DrawnUnit {
  /// Whether both meet, in different paints. Where that is too much to ask, no.
  func hides(_ other: DrawnUnit, _ effort: inout PairingEffort) -> Bool {
    if surroundings.limits != nil || other.surroundings.limits != nil || isPaintedFlat(like: other) { return false }
    let reach = (pen?.halfWidth ?? 0) + (other.pen?.halfWidth ?? 0)
    guard !box.grown(by: reach).intersection(other.box).isEmpty else { return false }
    effort.looks -= corners.count * other.corners.count / 8
    return effort.looks > 0 && meets(other, within: reach)
  }

  private func isPaintedFlat(like other: DrawnUnit) -> Bool {
    if case .color(let one) = paint, case .color(let two) = other.paint, one == two {
      return surroundings.isLike(other.surroundings)
    }
    return false
  }

  private func meets(_ other: DrawnUnit, within reach: Double) -> Bool {
    if pen == nil, let place = other.corners.first, encloses(place) { return true }
    if other.pen == nil, let place = corners.first, other.encloses(place) { return true }
    for (start, end) in zip(corners, corners.dropFirst()) {
      for (otherStart, otherEnd) in zip(other.corners, other.corners.dropFirst()) {
        if sidesCross((start, end), (otherStart, otherEnd)) { return true }
        if reach > 0, start.distance(toSideFrom: otherStart, to: otherEnd) < reach { return true }
        if reach > 0, otherStart.distance(toSideFrom: start, to: end) < reach { return true }
      }
    }
    return false
  }

  /// Whether a place is inside, by the even-odd rule.
  private func encloses(_ place: Point) -> Bool {
    var isInside = false
    for (start, end) in zip(corners, corners.dropFirst()) where (start.y > place.y) != (end.y > place.y) {
      let x = start.x + (place.y - start.y) / (end.y - start.y) * (end.x - start.x)
      if x > place.x { isInside.toggle() }
    }
    return isInside
  }
}
