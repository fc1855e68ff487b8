// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetScene
import FacetSource
import FacetTypes

/// Each distinct outline once. Uses of one shape with equal arguments and size share it without a second evaluation.
struct OutlineStore {
  struct ShapeKey: Hashable {
    var shape: ShapeID
    var arguments: [Value]
    var size: Size
  }

  private(set) var outlines = Arena<Outline>()
  private var ids: [Outline: OutlineID] = [:]
  private var shapes: [ShapeKey: OutlineID] = [:]

  subscript(id: OutlineID) -> Outline { outlines[id] }

  mutating func intern(_ outline: Outline) -> OutlineID {
    if let id = ids[outline] { return id }
    let id = outlines.add(outline)
    ids[outline] = id
    return id
  }

  subscript(key: ShapeKey) -> OutlineID? {
    get { shapes[key] }
    set { shapes[key] = newValue }
  }
}

extension Outline {
  /// How many segments it is drawn with.
  var segmentCount: Int {
    switch self {
    case .circle, .ellipse, .line: 1
    case .rect(_, let cornerRadius): cornerRadius > 0 ? 8 : 4
    case .polyline(let points, let isClosed): max(0, isClosed ? points.count : points.count - 1)
    case .path(let path): path.segmentCount
    }
  }

  /// Whether there is nothing to draw.
  var isEmpty: Bool {
    switch self {
    case .circle, .ellipse, .line, .rect: false
    case .polyline(let points, _): points.count < 2
    case .path(let path): path.segmentCount == 0
    }
  }

  /// The same places under `map`; kinds stay what they are where the map allows.
  func transformed(by map: Affine) -> Outline {
    if map == .identity { return self }
    switch self {
    case .circle(let center, let radius):
      if let scale = map.similarityScale { return .circle(center: map(center), radius: radius * scale) }
      guard map.b == 0, map.c == 0 else { return .path(path.transformed(by: map)) }
      return .ellipse(center: map(center), radii: Size(radius * abs(map.a), radius * abs(map.d)))
    case .ellipse(let center, let radii):
      guard map.b == 0, map.c == 0 else { return .path(path.transformed(by: map)) }
      return .ellipse(center: map(center), radii: Size(radii.width * abs(map.a), radii.height * abs(map.d)))
    case .rect(let rect, let cornerRadius):
      guard map.b == 0, map.c == 0, map.a > 0, map.d > 0, cornerRadius == 0 || map.a == map.d else {
        return .path(path.transformed(by: map))
      }
      let upper = map(Point(rect.minX, rect.minY))
      let lower = map(Point(rect.maxX, rect.maxY))
      return .rect(
        Rect(minX: upper.x, minY: upper.y, maxX: lower.x, maxY: lower.y), cornerRadius: cornerRadius * map.a)
    case .line(let from, let to): return .line(map(from), map(to))
    case .polyline(let points, let isClosed): return .polyline(points.map { map($0) }, isClosed: isClosed)
    case .path(let path): return .path(path.transformed(by: map))
    }
  }
}
