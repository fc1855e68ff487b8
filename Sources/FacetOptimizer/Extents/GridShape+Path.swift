// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR

extension GridShape {
  /// The outline in user units, before the shape's own transform.
  var path: Path {
    let scale = powerOfTen(decimals)
    func length(_ steps: Int) -> Double { Double(steps) / scale }
    func place(_ point: GridPoint) -> Point { Point(length(point.x), length(point.y)) }
    switch outline {
    case .circle(let center, let radius): return Outline.circle(center: place(center), radius: length(radius)).path
    case .ellipse(let center, let rx, let ry):
      return Outline.ellipse(center: place(center), radii: Size(length(rx), length(ry))).path
    // Round corners lie inside of the pointed ones.
    case .rect(let origin, let width, let height, _, _):
      return Outline.rect(Rect(origin: place(origin), size: Size(length(width), length(height))), cornerRadius: 0).path
    case .line(let from, let to): return Outline.line(place(from), place(to)).path
    case .polyline(let points, let isClosed): return Outline.polyline(points.map(place), isClosed: isClosed).path
    case .path(let contours): return Path(contours.map { $0.subpath(place) })
    }
  }
}

extension GridSubpath {
  fileprivate func subpath(_ place: (GridPoint) -> Point) -> Subpath {
    var result = Subpath(start: place(start), isClosed: isClosed)
    var pen = result.start
    for segment in segments {
      switch segment {
      case .line(let to): result.segments.append(.line(to: place(to)))
      case .quad(let control, let to): result.segments.append(.quad(control: place(control), to: place(to)))
      case .cubic(let control1, let control2, let to):
        result.segments.append(.cubic(control1: place(control1), control2: place(control2), to: place(to)))
      case .arc(let arc):
        let drawn = EllipticArc(
          from: pen, to: place(arc.to), radii: Size(arc.rx.doubleValue, arc.ry.doubleValue),
          rotation: arc.rotation.doubleValue, isLarge: arc.isLarge, isClockwise: arc.isClockwise)
        result.segments.append(drawn.map { .arc($0) } ?? .line(to: place(arc.to)))
      }
      pen = place(segment.end)
    }
    return result
  }
}
