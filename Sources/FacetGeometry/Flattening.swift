// SPDX-License-Identifier: Apache-2.0
//
// Curves as straight sides. The number of sides comes from a bound on the second derivative, so no side is farther from
// its curve than the tolerance, and equal input gives equal corners everywhere.

/// The most sides that one segment is cut into, whatever the tolerance.
public let flatteningLimit = 4096

extension Segment {
  /// Appends the corners after `start` of a line that stays within `tolerance` (user units) of the segment.
  public func appendFlattened(from start: Point, tolerance: Double, to points: inout [Point]) {
    let count = sideCount(from: start, tolerance: tolerance)
    for index in stride(from: 1, to: count, by: 1) {
      points.append(point(from: start, at: Double(index) / Double(count)))
    }
    points.append(end)
  }

  /// How many sides keep within `tolerance`: sagitta of an arc, Wang's bound for Bézier curves.
  private func sideCount(from start: Point, tolerance: Double) -> Int {
    let bend: Double
    switch self {
    case .line: return 1
    case .quad(let control, let to):
      bend = ((to - control) - (control - start)).length / 4
    case .cubic(let control1, let control2, let to):
      let first = ((control2 - control1) - (control1 - start)).length
      let second = ((to - control2) - (control2 - control1)).length
      bend = max(first, second) * 3 / 4
    case .arc(let arc):
      let turn = abs(arc.sweep) * Double.pi / 180
      bend = max(abs(arc.radii.width), abs(arc.radii.height)) * turn * turn / 8
    }
    guard bend > 0, bend.isFinite else { return 1 }
    let count = (bend / max(tolerance, 1e-300)).squareRoot().rounded(.up)
    return Int(min(Double(flatteningLimit), max(1, count)))
  }

  /// The place at `t` in 0…1; for an arc, that share of its sweep.
  public func point(from start: Point, at t: Double) -> Point {
    switch self {
    case .line(let to):
      return start.interpolated(to: to, at: t)
    case .quad(let control, let to):
      return start.interpolated(to: control, at: t).interpolated(to: control.interpolated(to: to, at: t), at: t)
    case .cubic(let control1, let control2, let to):
      return CubicCut(start, control1, control2, to, at: t).place
    case .arc(let arc):
      return arc.point(at: arc.start + arc.sweep * t)
    }
  }

  /// Both parts of the segment cut at `t` in 0…1, the first one from `start`.
  public func split(from start: Point, at t: Double) -> (first: Segment, second: Segment) {
    switch self {
    case .line(let to):
      return (.line(to: start.interpolated(to: to, at: t)), .line(to: to))
    case .quad(let control, let to):
      let left = start.interpolated(to: control, at: t)
      let right = control.interpolated(to: to, at: t)
      return (.quad(control: left, to: left.interpolated(to: right, at: t)), .quad(control: right, to: to))
    case .cubic(let control1, let control2, let to):
      let cut = CubicCut(start, control1, control2, to, at: t)
      return (
        .cubic(control1: cut.before.0, control2: cut.before.1, to: cut.place),
        .cubic(control1: cut.after.0, control2: cut.after.1, to: to)
      )
    case .arc(let arc):
      var first = arc
      var second = arc
      first.sweep = arc.sweep * t
      second.start = arc.start + first.sweep
      second.sweep = arc.sweep - first.sweep
      return (.arc(first), .arc(second))
    }
  }
}

extension Subpath {
  /// The corners of a line that stays within `tolerance` (user units) of the subpath.
  public func flattened(tolerance: Double) -> Polyline {
    var points = [start]
    for segment in segments {
      segment.appendFlattened(from: points[points.count - 1], tolerance: tolerance, to: &points)
    }
    return Polyline(points, isClosed: isClosed)
  }
}

extension Path {
  /// One line per subpath, each within `tolerance` (user units).
  public func flattened(tolerance: Double) -> [Polyline] { subpaths.map { $0.flattened(tolerance: tolerance) } }

  /// The length of all subpaths, closing sides included, measured on sides within `tolerance` of the curves.
  public func length(tolerance: Double) -> Double {
    flattened(tolerance: tolerance).reduce(0) { $0 + $1.length }
  }
}
