// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry

/// An area without dents, by its corners in turn.
struct ConvexArea {
  let corners: [Point]
  let box: Rect
  /// Not all viewers draw it: it may cover, and need not be covered.
  var isOptional = false

  init(_ corners: [Point], isOptional: Bool = false) {
    self.corners = corners
    self.isOptional = isOptional
    var box = Rect.empty
    for corner in corners { box.add(corner) }
    self.box = box
  }

  /// Whether all of it lies within a distance of another one: its corners do, so what is between them does.
  func lies(within reach: Double, of other: ConvexArea) -> Bool {
    corners.allSatisfy { other.isWithin(reach, of: $0) }
  }

  func isWithin(_ reach: Double, of place: Point) -> Bool {
    if place.x < box.minX - reach || place.x > box.maxX + reach || place.y < box.minY - reach
      || place.y > box.maxY + reach
    {
      return false
    }
    var isLeft = true
    var isRight = true
    var before = corners[corners.count - 1]
    for corner in corners {
      if place.distance(toSideFrom: before, to: corner) <= reach { return true }
      let side = (corner - before).cross(place - before)
      if side < 0 { isLeft = false }
      if side > 0 { isRight = false }
      before = corner
    }
    // On no side of any: on one line with an area that has no width, and beyond its end.
    return isLeft != isRight
  }

  /// What of it lies on the side of a line to which `normal` points; nil when nothing does.
  func clipped(by normal: Vector, through place: Point) -> ConvexArea? {
    var kept: [Point] = []
    var before = corners[corners.count - 1]
    var depth = normal.dot(before - place)
    for corner in corners {
      let next = normal.dot(corner - place)
      if (depth < 0) != (next < 0) { kept.append(before.interpolated(to: corner, at: depth / (depth - next))) }
      if next >= 0 { kept.append(corner) }
      before = corner
      depth = next
    }
    return kept.isEmpty ? nil : ConvexArea(kept)
  }

  func clipped(to other: ConvexArea) -> ConvexArea? {
    if box.intersection(other.box).isEmpty { return nil }
    let middle = other.middle
    var rest = self
    var before = other.corners[other.corners.count - 1]
    for corner in other.corners {
      let across = (corner - before).turned
      let normal = across.dot(middle - before) < 0 ? -across : across
      guard let kept = rest.clipped(by: normal, through: before) else { return nil }
      rest = kept
      before = corner
    }
    return rest
  }

  /// What of it lies beyond a grown area, in parts.
  func parts(beyond other: GrownArea) -> [ConvexArea] {
    var parts: [ConvexArea] = []
    var rest = self
    for side in other.sides {
      let depths = rest.corners.map { side.depth(of: $0) }
      guard let least = depths.min(), least < -other.slack else { continue }
      if let part = rest.clipped(by: -side.inward, through: side.place) { parts.append(part) }
      guard let inner = rest.clipped(by: side.inward, through: side.place) else { break }
      rest = inner
    }
    return parts
  }

  var middle: Point { .zero + corners.reduce(Vector.zero) { $0 + ($1 - .zero) } * (1 / Double(corners.count)) }
}
