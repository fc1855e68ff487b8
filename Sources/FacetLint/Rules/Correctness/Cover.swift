// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR
internal import FacetScene
internal import FacetTypes

/// Ink that certainly hides what lies behind it: an opaque fill of a convex outline, seen whole.
struct Cover {
  /// How many shapes are compared with one another before a rule says no more about a picture.
  static let comparisonLimit = 1_000_000

  private let outline: Outline
  /// From the picture's coordinates to the outline's.
  private let inverse: Affine
  /// The fill's colour; nil for a gradient.
  let color: Color?

  init?(_ shape: DrawnShape) {
    guard shape.opacity == 1, !shape.isLimited, shape.isPlain, shape.outline.isConvex,
      let inverse = shape.map.inverse,
      let fill = shape.layers.last(where: { $0.isFill && $0.paint.isOpaque })
    else { return nil }
    outline = shape.outline
    self.inverse = inverse
    // A stroke on top shows another colour along the edge.
    color = shape.layers.count == 1 ? fill.paint.solidColor : nil
  }

  /// Whether the whole box lies in it; certain when it answers yes.
  func contains(_ box: Rect) -> Bool { box.corners.allSatisfy { outline.holds(inverse($0)) } }
}

extension ScenePaint {
  var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha == 1
    case .linear(let stops, _, _), .radial(let stops, _, _): stops.allSatisfy { $0.color.alpha == 1 }
    }
  }
  var solidColor: Color? {
    if case .color(let color) = self { return color }
    return nil
  }
}

extension Outline {
  /// Whether a box lies in it as soon as its corners do.
  fileprivate var isConvex: Bool {
    switch self {
    case .circle, .ellipse, .rect: true
    case .line, .path: false
    case .polyline(let points, let isClosed): isClosed && points.areConvex
    }
  }

  /// Whether a point lies in a convex outline, its edge included.
  fileprivate func holds(_ point: Point) -> Bool {
    switch self {
    case .circle(let center, let radius): return center.distance(to: point) <= radius
    case .ellipse(let center, let radii):
      guard radii.width > 0, radii.height > 0 else { return false }
      let place = point - center
      return Vector(place.dx / radii.width, place.dy / radii.height).length <= 1
    case .rect(let rect, let cornerRadius):
      guard point.x >= rect.minX, point.x <= rect.maxX, point.y >= rect.minY, point.y <= rect.maxY else { return false }
      // The nearest place of the box that the corners' centres span.
      let radius = rect.clampedRadius(cornerRadius)
      let core = rect.grown(by: -radius)
      let nearest = Point(min(max(point.x, core.minX), core.maxX), min(max(point.y, core.minY), core.maxY))
      return radius == 0 || nearest.distance(to: point) <= radius
    case .line, .path: return false
    case .polyline(let points, _):
      let turns = points.sides.map { ($0.to - $0.from).cross(point - $0.from) }
      return turns.allSatisfy { $0 >= 0 } || turns.allSatisfy { $0 <= 0 }
    }
  }
}

extension [Point] {
  /// The sides of the closed polygon.
  fileprivate var sides: [(from: Point, to: Point)] {
    indices.map { (self[$0], self[$0 + 1 < count ? $0 + 1 : 0]) }
  }

  /// Whether the polygon turns the same way at every corner, and just once around.
  fileprivate var areConvex: Bool {
    guard count >= 3, count <= 100 else { return false }
    let sides = sides.map { $0.to - $0.from }
    let turns = sides.indices.map { sides[$0].cross(sides[$0 + 1 < count ? $0 + 1 : 0]) }
    guard turns.allSatisfy({ $0 > 0 }) || turns.allSatisfy({ $0 < 0 }) else { return false }
    // A star turns the same way too, but its sides change from left to right more than twice.
    let directions = sides.map { $0.dx > 0 || ($0.dx == 0 && $0.dy > 0) }
    return zip(directions, directions.dropFirst() + directions.prefix(1)).count(where: { $0 != $1 }) == 2
  }
}
