// SPDX-License-Identifier: Apache-2.0
//
// Two outlines → the same two with equal commands. A line beside a circle becomes an ellipse without height, as a closed
// eye is one. There is one step that no path can make: the end of a thin ellipse's stroke is round and reaches half a
// stroke's width further than the line that is left when its height is gone. So scenes between lead to an ellipse that is
// that much shorter (`start`, `end`), and only the ends themselves are the line (`from`, `to`).

import FacetGeometry
import FacetScene
import FacetTypes

struct OutlinePair {
  var from: Outline
  var start: Outline
  var end: Outline
  var to: Outline
  /// A line with round caps is an ellipse without height under a stroke with round joins.
  var needsRoundJoins = false

  init(both outline: Outline) { (from, start, end, to) = (outline, outline, outline, outline) }

  private init(_ from: Outline, _ to: Outline) { (self.from, start, end, self.to) = (from, from, to, to) }

  /// nil where the commands differ.
  ///
  /// - Parameter isTurned: Whether what is upright on one side need not be on the other: then everything is curves.
  init?(_ one: Outline, _ other: Outline, _ strokes: (from: StrokeStyle?, to: StrokeStyle?), isTurned: Bool) {
    let (one, other) = isTurned ? (one.curved, other.curved) : (one, other)
    if one == other {
      self.init(both: one)
      return
    }
    switch (one, other) {
    case (.circle, .circle), (.ellipse, .ellipse), (.rect, .rect): self.init(one, other)
    case (.circle(let center, let radius), .ellipse):
      self.init(.ellipse(center: center, radii: Size(radius, radius)), other)
    case (.ellipse, .circle(let center, let radius)):
      self.init(one, .ellipse(center: center, radii: Size(radius, radius)))
    case (.circle, .line(let from, let to)), (.ellipse, .line(let from, let to)):
      let flat = FlatRing(from, to, strokes.to)
      self.init(one.roundRing, flat.exact)
      end = flat.limit
      needsRoundJoins = flat.isRound
    case (.line(let from, let to), .circle), (.line(let from, let to), .ellipse):
      let flat = FlatRing(from, to, strokes.from)
      self.init(flat.exact, other.roundRing)
      start = flat.limit
      needsRoundJoins = flat.isRound
    case (.circle, _), (.ellipse, _), (.rect, _), (.line, _), (.polyline, _), (.path, _):
      guard let (from, to) = pairedPaths(one.path, other.path) else { return nil }
      self.init(.path(from), .path(to))
    }
  }
}

/// A line as an ellipse without height.
private struct FlatRing {
  var exact: Outline
  var limit: Outline
  var isRound: Bool

  init(_ from: Point, _ to: Point, _ stroke: StrokeStyle?) {
    let half = (stroke?.width ?? 0) / 2
    let reach = (to - from) * 0.5
    func ring(longerBy more: Double) -> Outline {
      let length = reach.length
      let share = length > 0 ? max(0, length + more) / length : 0
      return FacetMorph.ring(around: from.midpoint(to: to), reach * share, Vector(0, 0))
    }
    switch stroke?.cap ?? .butt {
    case .butt: (exact, limit, isRound) = (ring(longerBy: 0), ring(longerBy: -half), false)
    case .square: (exact, limit, isRound) = (ring(longerBy: half), ring(longerBy: 0), false)
    case .round: (exact, limit, isRound) = (ring(longerBy: 0), ring(longerBy: 0), true)
    }
  }
}

/// An ellipse by two half diameters as four cubic curves, from the end of the first one on.
private func ring(around center: Point, _ first: Vector, _ second: Vector) -> Outline {
  // The handle with which a curve touches a quarter circle at its middle: 4/3 · tan(22.5°).
  let handle = 4.0 / 3 * (2.0.squareRoot() - 1)
  let corners = [(first, second), (second, first * -1), (first * -1, second * -1), (second * -1, first)]
  let segments = corners.map { from, to in
    Segment.cubic(control1: center + from + to * handle, control2: center + to + from * handle, to: center + to)
  }
  return .path(Path([Subpath(start: center + first, segments: segments, isClosed: true)]))
}

extension Outline {
  /// A circle or an ellipse as four curves.
  fileprivate var roundRing: Outline {
    switch self {
    case .circle(let center, let radius): ring(around: center, Vector(radius, 0), Vector(0, radius))
    case .ellipse(let center, let radii): ring(around: center, Vector(radii.width, 0), Vector(0, radii.height))
    case .rect, .line, .polyline, .path: self
    }
  }

  /// The same without circles, boxes and arcs; a line stays one, since it may be a closed eye.
  var curved: Outline {
    switch self {
    case .circle, .ellipse: roundRing
    case .line: self
    case .rect, .polyline, .path: .path(Path(path.subpaths.map(\.curved)))
    }
  }

  /// What kind it is, for telling outlines apart.
  var kindNumber: Int {
    switch self {
    case .circle: 0
    case .ellipse: 1
    case .rect: 2
    case .line: 3
    case .polyline: 4
    case .path: 5
    }
  }
}

// MARK: Paths

extension Subpath {
  /// Without arcs.
  fileprivate var curved: Subpath {
    var curved = self
    curved.segments = segments.flatMap { segment in
      if case .arc(let arc) = segment { arc.cubics(count: segment.arcParts) } else { [segment] }
    }
    return curved
  }
}

private func pairedPaths(_ one: Path, _ other: Path) -> (Path, Path)? {
  guard one.subpaths.count == other.subpaths.count else { return nil }
  var (from, to) = (Path(), Path())
  for (left, right) in zip(one.subpaths, other.subpaths) {
    guard left.isClosed == right.isClosed, left.segments.count == right.segments.count else { return nil }
    var (first, second) = (left, right)
    (first.segments, second.segments) = ([], [])
    var pens = (left.start, right.start)
    for (a, b) in zip(left.segments, right.segments) {
      let (x, y) = paired(a, from: pens.0, b, from: pens.1)
      first.segments += x
      second.segments += y
      pens = (a.end, b.end)
    }
    from.subpaths.append(first)
    to.subpaths.append(second)
  }
  return (from, to)
}

/// Both as the simplest curves that both are; arcs in parts of a quarter turn at most.
private func paired(_ one: Segment, from: Point, _ other: Segment, from start: Point) -> ([Segment], [Segment]) {
  switch (one, other) {
  case (.line, .line), (.quad, .quad), (.cubic, .cubic): return ([one], [other])
  case (.line, _), (.quad, _), (.cubic, _), (.arc, _):
    let parts = max(one.arcParts, other.arcParts)
    return (one.cubics(from: from, parts: parts), other.cubics(from: start, parts: parts))
  }
}

extension Segment {
  fileprivate var arcParts: Int {
    guard case .arc(let arc) = self else { return 1 }
    return max(1, Int((abs(arc.sweep) / 90 - 1e-9).rounded(.up)))
  }

  /// So many cubic curves that together are this segment; of an arc, nearly.
  fileprivate func cubics(from start: Point, parts: Int) -> [Segment] {
    if case .arc(let arc) = self { return arc.cubics(count: parts) }
    var result: [Segment] = []
    var (rest, pen) = (self, start)
    for part in 0..<parts {
      let (first, second) = part == parts - 1 ? (rest, rest) : rest.split(from: pen, at: 1 / Double(parts - part))
      result.append(first.cubic(from: pen))
      (rest, pen) = (second, first.end)
    }
    return result
  }

  private func cubic(from start: Point) -> Segment {
    switch self {
    case .line(let to):
      .cubic(
        control1: start.interpolated(to: to, at: 1.0 / 3), control2: start.interpolated(to: to, at: 2.0 / 3), to: to)
    case .quad(let control, let to):
      .cubic(
        control1: start.interpolated(to: control, at: 2.0 / 3), control2: to.interpolated(to: control, at: 2.0 / 3),
        to: to)
    case .cubic, .arc: self
    }
  }
}
