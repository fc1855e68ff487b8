// SPDX-License-Identifier: Apache-2.0

extension Rect {
  /// The box as lines and quarter circles, clockwise on screen from the upper left corner's end. The radius is cut to
  /// half the shorter side; a radius of zero or less gives plain corners.
  public func path(cornerRadius: Double) -> Path {
    let radius = clampedRadius(cornerRadius)
    guard radius > 0 else {
      let corners = [Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
      return Path([Subpath(start: origin, segments: corners.map { .line(to: $0) }, isClosed: true)])
    }
    var segments: [Segment] = []
    func side(to point: Point, from current: Point) {
      if point != current { segments.append(.line(to: point)) }
    }
    func corner(_ x: Double, _ y: Double, from start: Double) -> Point {
      let arc = EllipticArc(center: Point(x, y), radii: Size(radius, radius), start: start, sweep: 90)
      segments.append(.arc(arc))
      return arc.to
    }
    let start = Point(minX + radius, minY)
    side(to: Point(maxX - radius, minY), from: start)
    var current = corner(maxX - radius, minY + radius, from: -90)
    side(to: Point(maxX, maxY - radius), from: current)
    current = corner(maxX - radius, maxY - radius, from: 0)
    side(to: Point(minX + radius, maxY), from: current)
    current = corner(minX + radius, maxY - radius, from: 90)
    side(to: Point(minX, minY + radius), from: current)
    _ = corner(minX + radius, minY + radius, from: 180)
    return Path([Subpath(start: start, segments: segments, isClosed: true)])
  }

  /// The corner radius that is drawn: 0 to half the shorter side.
  public func clampedRadius(_ radius: Double) -> Double { max(0, min(radius, width / 2, height / 2)) }
}

extension Outline {
  /// The same places as lines, curves and arcs.
  public var path: Path {
    switch self {
    case .circle(let center, let radius):
      return ring(center, Size(radius, radius))
    case .ellipse(let center, let radii):
      return ring(center, radii)
    case .rect(let rect, let cornerRadius):
      return rect.path(cornerRadius: cornerRadius)
    case .line(let from, let to):
      return Path([Subpath(start: from, segments: [.line(to: to)])])
    case .polyline(let points, let isClosed):
      guard let first = points.first else { return Path() }
      let rest = points.dropFirst().map { Segment.line(to: $0) }
      return Path([Subpath(start: first, segments: rest, isClosed: isClosed)])
    case .path(let path):
      return path
    }
  }

  private func ring(_ center: Point, _ radii: Size) -> Path {
    let arc = EllipticArc(center: center, radii: radii, start: 0, sweep: 360)
    return Path([Subpath(start: Point(center.x + radii.width, center.y), segments: [.arc(arc)], isClosed: true)])
  }

  /// The smallest upright box around the outline itself, without any stroke.
  public var bounds: Rect {
    switch self {
    case .circle(let center, let radius):
      return Rect(minX: center.x, minY: center.y, maxX: center.x, maxY: center.y).grown(by: abs(radius))
    case .ellipse(let center, let radii):
      return Rect(
        minX: center.x - abs(radii.width), minY: center.y - abs(radii.height), maxX: center.x + abs(radii.width),
        maxY: center.y + abs(radii.height))
    case .rect(let rect, _):
      return rect
    case .line(let from, let to):
      var box = Rect.empty
      box.add(from)
      box.add(to)
      return box
    case .polyline(let points, _):
      var box = Rect.empty
      for point in points { box.add(point) }
      return box
    case .path(let path):
      return path.bounds
    }
  }

  /// Whether every number in it is finite.
  public var isFinite: Bool {
    switch self {
    case .circle(let center, let radius): center.isFinite && radius.isFinite
    case .ellipse(let center, let radii): center.isFinite && radii.width.isFinite && radii.height.isFinite
    case .rect(let rect, let radius):
      rect.origin.isFinite && rect.maxX.isFinite && rect.maxY.isFinite && radius.isFinite
    case .line(let from, let to): from.isFinite && to.isFinite
    case .polyline(let points, _): points.allSatisfy { $0.isFinite }
    case .path(let path):
      path.subpaths.allSatisfy { $0.start.isFinite && $0.segments.allSatisfy { $0.isFinite } }
    }
  }
}

extension Segment {
  /// Whether every number in it is finite.
  public var isFinite: Bool {
    switch self {
    case .line(let to): to.isFinite
    case .quad(let control, let to): control.isFinite && to.isFinite
    case .cubic(let control1, let control2, let to): control1.isFinite && control2.isFinite && to.isFinite
    case .arc(let arc):
      arc.center.isFinite && arc.radii.width.isFinite && arc.radii.height.isFinite && arc.rotation.isFinite
        && arc.start.isFinite && arc.sweep.isFinite
    }
  }
}
