// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetSource
import FacetTypes

/// A line of a pen or an eraser: round ends and joins; a single point is a filled circle.
struct SketchMark {
  /// nil for an eraser.
  var color: Color?
  var width: Double
  var outline: Outline
  /// The centreline as straight sides.
  var centreline: [Point]
  /// Around the centreline.
  var box: Rect
  var origin: SourceSpan

  /// nil when there is nothing to draw: no point or no width. What only probes for strokes may be without width.
  init?(color: Color?, width: Double, points: [Point], isProbe: Bool = false, origin: SourceSpan) {
    guard let first = points.first, width > 0 || isProbe else { return nil }
    self.color = color
    self.width = width
    self.origin = origin
    box = Rect.empty
    for point in points { box.add(point) }
    if points.allSatisfy({ $0 == first }) {
      outline = .circle(center: first, radius: width / 2)
      centreline = [first]
    } else {
      let stroke = Subpath(start: first, segments: midpointCurves(points))
      outline = .path(Path([stroke]))
      // Fine enough that no one sees the difference, however large the canvas.
      let tolerance = max(width * 0.002, max(box.width, box.height) * 1e-6)
      centreline = stroke.flattened(tolerance: tolerance).points
    }
  }

  var isDot: Bool { centreline.count == 1 }

  /// Half the width of both: how near the centrelines come when the lines touch.
  func reach(of other: SketchMark) -> Double { (width + other.width) / 2 }

  /// Whether the lines can touch at all.
  func isNear(_ other: SketchMark) -> Bool {
    !box.grown(by: reach(of: other)).intersection(other.box).isEmpty
  }

  /// Whether the lines touch: their centrelines come within half the widths of both.
  func touches(_ other: SketchMark) -> Bool {
    let reach = reach(of: other)
    return sides.contains { start, end in
      let left = min(start.x, end.x) - reach
      let right = max(start.x, end.x) + reach
      let top = min(start.y, end.y) - reach
      let bottom = max(start.y, end.y) + reach
      guard left <= other.box.maxX, right >= other.box.minX, top <= other.box.maxY, bottom >= other.box.minY else {
        return false
      }
      return other.sides.contains { from, to in
        // Most sides lie far off, which four comparisons tell.
        if max(from.x, to.x) < left || min(from.x, to.x) > right { return false }
        if max(from.y, to.y) < top || min(from.y, to.y) > bottom { return false }
        return distance(from: start, to: end, andFrom: from, to: to) <= reach
      }
    }
  }

  /// The sides of the centreline; a dot has one that leads nowhere.
  private var sides: Zip2Sequence<[Point], ArraySlice<Point>> {
    zip(centreline, isDot ? centreline[...] : centreline.dropFirst())
  }
}

/// The distance between two straight sides: 0 where they cross, else that of an end to the other side.
func distance(from a: Point, to b: Point, andFrom c: Point, to d: Point) -> Double {
  let first = b - a
  let second = d - c
  let turn = first.cross(second)
  if turn != 0 {
    let t = (c - a).cross(second) / turn
    let u = (c - a).cross(first) / turn
    if (0...1).contains(t), (0...1).contains(u) { return 0 }
  }
  return min(
    min(a.distance(toSideFrom: c, to: d), b.distance(toSideFrom: c, to: d)),
    min(c.distance(toSideFrom: a, to: b), d.distance(toSideFrom: a, to: b)))
}
