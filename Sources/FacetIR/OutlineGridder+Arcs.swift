// SPDX-License-Identifier: Apache-2.0
//
// Arcs between grid points. An arc's centre follows from its written ends and radii, and half a turn magnifies their
// rounding many times; so each way of writing it is measured, and the plainest one that keeps the tolerance is taken:
// whole, then in parts, each with radii rounded, rounded down, and with up to two more decimals; cubics at last.

internal import FacetGeometry

extension OutlineGridder {
  mutating func gridded(_ arc: EllipticArc, from pen: GridPoint, to end: GridPoint) -> [GridSegment] {
    if arc.radii.width <= 0 || arc.radii.height <= 0 || arc.sweep == 0 {
      return end == pen ? [] : [.line(to: end)]
    }
    if pen == end, !arc.isFullTurn, let reach = reach(of: arc, from: pen), reach <= min(tolerance, 1 / scale) {
      note(reach)
      return []
    }
    let fewest = arc.isFullTurn || pen == end ? 2 : 1
    for parts in fewest...4 {
      for finer in 0...2 {
        for rounding in [FloatingPointRoundingRule.toNearestOrAwayFromZero, .down] {
          let writing = ArcWriting(parts: parts, decimals: decimals + finer, rounding: rounding)
          if let written = write(arc, from: pen, to: end, writing), written.deviation <= tolerance {
            note(written.deviation)
            return written.segments
          }
        }
      }
    }
    return cubics(arc, from: pen, to: end)
  }

  /// How far the arc strays from a point to which it would shrink.
  private func reach(of arc: EllipticArc, from pen: GridPoint) -> Double? {
    let place = place(pen)
    return (0...8).map { arc.point(at: arc.start + arc.sweep * Double($0) / 8).distance(to: place) }.max()
  }

  private func write(
    _ arc: EllipticArc, from pen: GridPoint, to end: GridPoint, _ writing: ArcWriting
  ) -> (segments: [GridSegment], deviation: Double)? {
    guard let rx = writing.radius(arc.radii.width), let ry = writing.radius(arc.radii.height) else { return nil }
    let rotation = rotation(of: arc)
    var segments: [GridSegment] = []
    var worst = 0.0
    var from = pen
    for index in 0..<writing.parts {
      var part = arc
      part.sweep = max(-360, min(360, arc.sweep)) / Double(writing.parts)
      part.start = arc.start + part.sweep * Double(index)
      let to = index == writing.parts - 1 ? end : nearest(part.to)
      let written = GridArc(
        rx: rx, ry: ry, rotation: rotation, isLarge: part.isLarge, isClockwise: part.isClockwise, to: to)
      guard let distance = distance(from: part, to: written, startingAt: from), distance <= tolerance else {
        return nil
      }
      worst = max(worst, distance)
      segments.append(.arc(written))
      from = to
    }
    return (segments, worst)
  }

  /// The largest distance between places at equal shares of both sweeps; nil when the written arc draws nothing.
  private func distance(from exact: EllipticArc, to written: GridArc, startingAt pen: GridPoint) -> Double? {
    guard
      let arc = EllipticArc(
        from: place(pen), to: place(written.to), radii: Size(written.rx.doubleValue, written.ry.doubleValue),
        rotation: written.rotation.doubleValue, isLarge: written.isLarge, isClockwise: written.isClockwise)
    else { return nil }
    var worst = 0.0
    for index in 0...8 {
      let t = Double(index) / 8
      let distance = exact.point(at: exact.start + exact.sweep * t).distance(
        to: arc.point(at: arc.start + arc.sweep * t))
      worst = max(worst, distance)
    }
    return worst
  }

  /// The ellipse's turn, as round as a small share of the tolerance allows.
  private func rotation(of arc: EllipticArc) -> GridNumber {
    let difference = abs(arc.radii.width - arc.radii.height)
    if difference == 0 { return GridNumber(0, decimals: 0) }
    let error = tolerance / 8 / difference * (180 / Double.pi)
    // Half a turn of an ellipse is none.
    var angle = arc.rotation.truncatingRemainder(dividingBy: 180)
    if angle <= -90 { angle += 180 }
    if angle > 90 { angle -= 180 }
    return GridNumber.coarsest(near: angle, within: error)
  }

  private mutating func cubics(_ arc: EllipticArc, from pen: GridPoint, to end: GridPoint) -> [GridSegment] {
    let allowed = tolerance / 8
    let cubics = arc.cubics(tolerance: allowed)
    var segments: [GridSegment] = []
    var from = pen
    func snap(_ point: Point) -> GridPoint {
      let result = nearest(point)
      note(place(result).distance(to: point) + allowed)
      return result
    }
    for (index, segment) in cubics.enumerated() {
      guard case .cubic(let control1, let control2, let to) = segment else { continue }
      let first = snap(control1)
      let second = snap(control2)
      let home = index == cubics.count - 1 ? end : snap(to)
      if first != from || second != from || home != from {
        segments.append(.cubic(control1: first, control2: second, to: home))
      }
      from = home
    }
    return segments
  }
}

/// One way of writing an arc.
private struct ArcWriting {
  var parts: Int
  var decimals: Int
  var rounding: FloatingPointRoundingRule

  func radius(_ radius: Double) -> GridNumber? {
    let scaled = (radius * powerOfTen(decimals)).rounded(rounding)
    guard scaled > 0, scaled < 1e15 else { return nil }
    return GridNumber(Int(scaled), decimals: decimals).reduced
  }
}
