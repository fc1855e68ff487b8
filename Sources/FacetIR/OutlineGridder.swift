// SPDX-License-Identifier: Apache-2.0
//
// One outline onto one grid. What is written is measured against what was meant: control points by their displacement,
// which bounds the distance of the curves; circles by centre and radius; arcs by places along them.

internal import FacetGeometry

struct OutlineGridder {
  let decimals: Int
  let tolerance: Double
  /// The largest distance so far between an exact place and the written one.
  private(set) var deviation = 0.0
  let scale: Double
  /// Whether an area must not be flattened to nothing.
  let isFilled: Bool
  /// Whether no segment is left out and none becomes one of a lower degree.
  var keepsSteps = false

  init(decimals: Int, tolerance: Double, isFilled: Bool) {
    self.decimals = decimals
    self.tolerance = tolerance
    self.isFilled = isFilled
    scale = powerOfTen(decimals)
  }

  mutating func note(_ distance: Double) { deviation = max(deviation, distance) }

  func steps(_ length: Double) -> Int {
    let scaled = (length * scale).rounded(.toNearestOrAwayFromZero)
    return Int(min(IRLimits.greatestSteps, max(-IRLimits.greatestSteps, scaled)))
  }
  func length(_ steps: Int) -> Double { Double(steps) / scale }
  func place(_ point: GridPoint) -> Point { Point(length(point.x), length(point.y)) }
  func nearest(_ point: Point) -> GridPoint { GridPoint(steps(point.x), steps(point.y)) }

  /// The nearest grid point; its distance counts.
  mutating func snap(_ point: Point) -> GridPoint {
    let result = nearest(point)
    note(place(result).distance(to: point))
    return result
  }

  /// The outline on the grid, or nil when the grid is so coarse that it would vanish.
  mutating func outline(_ outline: PlacedOutline) -> GridOutline? {
    switch outline {
    case .circle(let center, let radius):
      let middle = nearest(center)
      let steps = steps(radius)
      note(place(middle).distance(to: center) + abs(length(steps) - radius))
      return steps > 0 ? .circle(center: middle, radius: steps) : nil
    case .ellipse(let center, let radii):
      let middle = nearest(center)
      let rx = steps(radii.width)
      let ry = steps(radii.height)
      note(place(middle).distance(to: center) + max(abs(length(rx) - radii.width), abs(length(ry) - radii.height)))
      return rx > 0 && ry > 0 ? .ellipse(center: middle, rx: rx, ry: ry) : nil
    case .rect(let rect, let radii):
      return box(rect, radii)
    case .line(let from, let to):
      let start = snap(from)
      let end = snap(to)
      return start == end ? nil : .line(start, end)
    case .polyline(let points, let isClosed):
      return polyline(points, isClosed)
    case .path(let path):
      var subpaths: [GridSubpath] = []
      subpaths.reserveCapacity(path.subpaths.count)
      for subpath in path.subpaths {
        guard let gridded = gridded(subpath) else { return nil }
        subpaths.append(gridded)
      }
      return .path(subpaths)
    }
  }

  private mutating func box(_ rect: Rect, _ radii: Size) -> GridOutline? {
    let start = nearest(rect.origin)
    let end = nearest(Point(rect.maxX, rect.maxY))
    let width = end.x - start.x
    let height = end.y - start.y
    guard width > 0, height > 0 else { return nil }
    // Never more than half a side: SVG would clamp it, after our measurement.
    let rx = min(steps(radii.width), width / 2)
    let ry = min(steps(radii.height), height / 2)
    let across = max(abs(length(start.x) - rect.minX), abs(length(end.x) - rect.maxX))
    let down = max(abs(length(start.y) - rect.minY), abs(length(end.y) - rect.maxY))
    // A corner of another radius moves by (√2 − 1) of the difference at most.
    let round = max(abs(length(rx) - radii.width), abs(length(ry) - radii.height)) * 0.4143
    note(Vector(across, down).length + round)
    let isRound = rx > 0 && ry > 0
    return .rect(origin: start, width: width, height: height, rx: isRound ? rx : 0, ry: isRound ? ry : 0)
  }

  private mutating func polyline(_ points: [Point], _ isClosed: Bool) -> GridOutline? {
    var result: [GridPoint] = []
    result.reserveCapacity(points.count)
    for point in points {
      let next = snap(point)
      if next != result.last { result.append(next) }
    }
    if isClosed, result.count > 1, result.first == result.last { result.removeLast() }
    guard result.count > 1, !isFlattened(result, Outline.polyline(points, isClosed: isClosed)) else { return nil }
    return .polyline(result, isClosed: isClosed)
  }

  /// Whether an area with width and height lost one of them.
  private func isFlattened(_ written: [GridPoint], _ exact: @autoclosure () -> Outline) -> Bool {
    guard isFilled, let first = written.first else { return false }
    guard written.allSatisfy({ $0.x == first.x }) || written.allSatisfy({ $0.y == first.y }) else { return false }
    let box = exact().bounds
    return box.width > tolerance / 1000 && box.height > tolerance / 1000
  }
}

extension OutlineGridder {
  private mutating func gridded(_ subpath: Subpath) -> GridSubpath? {
    let start = snap(subpath.start)
    // Ends that differ by rounding noise alone are one place.
    let isLoop = subpath.end.distance(to: subpath.start) <= tolerance * 1e-3
    var segments: [GridSegment] = []
    segments.reserveCapacity(subpath.segments.count)
    var pen = start
    var exactPen = subpath.start
    for (index, segment) in subpath.segments.enumerated() {
      let isHome = isLoop && index == subpath.segments.count - 1
      let end = isHome ? start : snap(segment.end)
      append(keepsSteps ? segment : segment.lowered(from: exactPen), from: pen, to: end, to: &segments)
      pen = end
      exactPen = segment.end
    }
    if !keepsSteps, subpath.isClosed, segments.count > 1, case .line = segments[segments.count - 1], pen == start {
      segments.removeLast()
    }
    if subpath.isPoint { segments = [.line(to: start)] }
    guard !segments.isEmpty else { return nil }
    if isFilled, !segments.contains(where: \.isArc) {
      let written = [start] + segments.flatMap { $0.places }
      if isFlattened(written, Outline.path(Path([subpath]))) { return nil }
    }
    return GridSubpath(start: start, segments: segments, isClosed: subpath.isClosed)
  }

  /// Appends what is left of a segment; one that stays in its place draws nothing beside others.
  private mutating func append(
    _ segment: Segment, from pen: GridPoint, to end: GridPoint, to segments: inout [GridSegment]
  ) {
    switch segment {
    case .line:
      if keepsSteps || end != pen { segments.append(.line(to: end)) }
    case .quad(let control, _):
      let middle = snap(control)
      if keepsSteps || middle != pen || end != pen { segments.append(.quad(control: middle, to: end)) }
    case .cubic(let control1, let control2, _):
      let first = snap(control1)
      let second = snap(control2)
      if keepsSteps || first != pen || second != pen || end != pen {
        segments.append(.cubic(control1: first, control2: second, to: end))
      }
    case .arc(let arc):
      segments.append(contentsOf: gridded(arc, from: pen, to: end))
    }
  }
}

extension Segment {
  /// A cubic curve that is a quadratic one, raised to its degree, as that: once its controls are on a grid, nobody can tell.
  fileprivate func lowered(from start: Point) -> Segment {
    guard case .cubic(let control1, let control2, let to) = self else { return self }
    // Both controls lie two thirds of the way from their end to the one control (degree elevation).
    let one = control1 + (control1 - start) * 0.5
    let other = control2 + (control2 - to) * 0.5
    let size = max(abs(one.x), abs(one.y), abs(start.x), abs(start.y), abs(to.x), abs(to.y))
    return one.distance(to: other) <= 1e-12 * size ? .quad(control: one.midpoint(to: other), to: to) : self
  }
}
