// SPDX-License-Identifier: Apache-2.0

public import FacetGeometry

extension GridShape {
  /// The outline in user units, before the shape's own transform.
  public var path: Path {
    let scale = powerOfTen(decimals)
    func length(_ steps: Int) -> Double { Double(steps) / scale }
    func place(_ point: GridPoint) -> Point { Point(length(point.x), length(point.y)) }
    switch outline {
    case .circle(let center, let radius): return Outline.circle(center: place(center), radius: length(radius)).path
    case .ellipse(let center, let rx, let ry):
      return Outline.ellipse(center: place(center), radii: Size(length(rx), length(ry))).path
    case .rect(let origin, let width, let height, let rx, let ry):
      return box(origin: place(origin), Size(length(width), length(height)), radii: Size(length(rx), length(ry)))
    case .line(let from, let to): return Outline.line(place(from), place(to)).path
    case .polyline(let points, let isClosed): return Outline.polyline(points.map(place), isClosed: isClosed).path
    case .path(let contours): return Path(contours.map { $0.subpath(place) })
    }
  }
}

/// A box with elliptic corners: one with circular corners in a space that is stretched downwards.
private func box(origin: Point, _ size: Size, radii: Size) -> Path {
  guard radii.width > 0, radii.height > 0 else {
    return Outline.rect(Rect(origin: origin, size: size), cornerRadius: 0).path
  }
  let stretch = radii.height / radii.width
  let round = Rect(origin: Point(origin.x, origin.y / stretch), size: Size(size.width, size.height / stretch))
  return round.path(cornerRadius: radii.width).transformed(by: Affine(1, 0, 0, stretch, 0, 0))
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
