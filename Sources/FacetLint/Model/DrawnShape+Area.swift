// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetScene
internal import FacetTypes

/// How much of a box a coat covers.
enum BoxCover {
  case whole, part, none
}

extension DrawnShape {
  /// How much of a box one coat covers. A stroke never covers all of it; where it may touch it, that is a part.
  func cover(of box: Rect, by layer: PaintLayer) -> BoxCover {
    if self.box.intersection(box).isEmpty { return .none }
    switch layer {
    case .fill(_, let rule):
      let lines = lines(near: box)
      let margin = box.smallSide / 100
      if lines.contains(where: { $0.crosses(box.grown(by: margin)) }) { return .part }
      return lines.contain(box.center, rule: rule) ? .whole : .none
    case .stroke(_, let style):
      // Twice the half width leaves room for joins.
      let reach = style.width * map.lengthScale
      let isClosed = outline.isClosed
      let touches = lines(near: box).contains { line in
        Polyline(line.points, isClosed: isClosed).crosses(box.grown(by: reach))
      }
      return touches ? .part : .none
    }
  }

  /// Whether the filled areas of two shapes share a place.
  func overlaps(_ other: DrawnShape) -> Bool {
    let shared = box.intersection(other.box)
    guard !shared.isEmpty, shared.width > 0, shared.height > 0 else { return false }
    let own = lines(near: shared)
    let others = other.lines(near: shared)
    for line in own {
      for place in 0..<line.sideCount {
        let side = line.side(place)
        if others.contains(where: { $0.crosses(side) }) { return true }
      }
    }
    let ownStart = own.first?.points.first
    let othersStart = others.first?.points.first
    return ownStart.map { others.contain($0, rule: .nonzero) } ?? false
      || othersStart.map { own.contain($0, rule: .nonzero) } ?? false
  }

  /// The outline as straight sides, fine enough to be judged against a box.
  private func lines(near box: Rect) -> [Polyline] {
    let tolerance = max(box.smallSide / 200, max(self.box.width, self.box.height) / 4096, 1e-9)
    return outline.path.transformed(by: map).flattened(tolerance: tolerance).map {
      Polyline($0.points, isClosed: true)
    }
  }
}

extension Rect {
  fileprivate var smallSide: Double { min(width, height) }

  /// Whether a straight side has a point in the box (Liang and Barsky 1984).
  fileprivate func meets(_ from: Point, _ to: Point) -> Bool {
    var enter = 0.0
    var leave = 1.0
    for (start, change, low, high) in [(from.x, to.x - from.x, minX, maxX), (from.y, to.y - from.y, minY, maxY)] {
      if change == 0 {
        if start < low || start > high { return false }
        continue
      }
      let first = (low - start) / change
      let second = (high - start) / change
      enter = max(enter, min(first, second))
      leave = min(leave, max(first, second))
    }
    return enter <= leave
  }
}

extension Polyline {
  fileprivate func crosses(_ box: Rect) -> Bool {
    (0..<sideCount).contains { box.meets(side($0).from, side($0).to) }
  }

  fileprivate func crosses(_ other: (from: Point, to: Point)) -> Bool {
    (0..<sideCount).contains { sidesCross(side($0), other) }
  }
}

extension [Polyline] {
  fileprivate func contain(_ place: Point, rule: FillRule) -> Bool {
    var winding = 0
    for line in self {
      for index in 0..<line.sideCount {
        let (from, to) = line.side(index)
        guard (from.y <= place.y) != (to.y <= place.y) else { continue }
        let x = from.x + (place.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x > place.x { winding += to.y > from.y ? 1 : -1 }
      }
    }
    switch rule {
    case .nonzero: return winding != 0
    case .evenOdd: return winding % 2 != 0
    }
  }
}
