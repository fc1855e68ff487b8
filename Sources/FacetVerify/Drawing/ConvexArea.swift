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

  /// No two places of it are farther apart.
  var extent: Double { Vector(box.width, box.height).length }

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
    return isLeft || isRight
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

  /// Both parts, cut along the side of another area beyond which it reaches farthest; nil when it reaches beyond none by
  /// more than a margin while the rest of it lies on the inner side.
  func cut(along other: ConvexArea, margin: Double) -> [ConvexArea]? {
    var farthest = margin
    var found: (normal: Vector, place: Point)?
    var before = other.corners[other.corners.count - 1]
    for corner in other.corners {
      defer { before = corner }
      let length = before.distance(to: corner)
      guard length > 0 else { continue }
      let across = (corner - before).turned * (1 / length)
      let normal = across.dot(other.middle - before) < 0 ? -across : across
      let depths = corners.map { normal.dot($0 - before) }
      if let least = depths.min(), let most = depths.max(), least < -farthest, most > margin {
        farthest = -least
        found = (normal, before)
      }
    }
    guard let found else { return nil }
    return [found.normal, -found.normal].compactMap { clipped(by: $0, through: found.place) }
  }

  private var middle: Point { .zero + corners.reduce(Vector.zero) { $0 + ($1 - .zero) } * (1 / Double(corners.count)) }

  /// Both halves, cut across the longer side of its box.
  var halves: [ConvexArea] {
    let way = box.width >= box.height ? Vector(1, 0) : Vector(0, 1)
    return [way, -way].compactMap { clipped(by: $0, through: box.center) }
  }
}
