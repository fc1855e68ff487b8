// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR

extension GridOutline {
  /// A place that moves with the outline.
  var anyPlace: GridPoint {
    switch self {
    case .circle(let center, _), .ellipse(let center, _, _): center
    case .rect(let origin, _, _, _, _): origin
    case .line(let from, _): from
    case .polyline(let points, _): points.first ?? GridPoint(0, 0)
    case .path(let contours): contours.first?.start ?? GridPoint(0, 0)
    }
  }

  func shifted(by step: GridPoint) -> GridOutline {
    switch self {
    case .circle(let center, let radius): .circle(center: center.shifted(by: step), radius: radius)
    case .ellipse(let center, let rx, let ry): .ellipse(center: center.shifted(by: step), rx: rx, ry: ry)
    case .rect(let origin, let width, let height, let rx, let ry):
      .rect(origin: origin.shifted(by: step), width: width, height: height, rx: rx, ry: ry)
    case .line(let from, let to): .line(from.shifted(by: step), to.shifted(by: step))
    case .polyline(let points, let isClosed):
      .polyline(points.map { $0.shifted(by: step) }, isClosed: isClosed)
    case .path(let contours):
      .path(
        contours.map { contour in
          GridSubpath(
            start: contour.start.shifted(by: step), segments: contour.segments.map { $0.shifted(by: step) },
            isClosed: contour.isClosed)
        })
    }
  }
}

extension GridPoint {
  func shifted(by step: GridPoint) -> GridPoint { GridPoint(x + step.x, y + step.y) }
}

extension GridSegment {
  fileprivate func shifted(by step: GridPoint) -> GridSegment {
    switch self {
    case .line(let to): return .line(to: to.shifted(by: step))
    case .quad(let control, let to): return .quad(control: control.shifted(by: step), to: to.shifted(by: step))
    case .cubic(let control1, let control2, let to):
      return .cubic(
        control1: control1.shifted(by: step), control2: control2.shifted(by: step), to: to.shifted(by: step))
    case .arc(var arc):
      arc.to = arc.to.shifted(by: step)
      return .arc(arc)
    }
  }
}

extension GridShape {
  /// A box around all control points, in the root's coordinates; arcs may reach out of it by their radii, which are added.
  var controlBox: Rect {
    let unit = powerOfTen(decimals)
    var box = Rect.empty
    func add(_ point: GridPoint, reach: Double = 0) {
      let place = Point(Double(point.x) / unit, Double(point.y) / unit)
      box.add(Point(place.x - reach, place.y - reach))
      box.add(Point(place.x + reach, place.y + reach))
    }
    switch outline {
    case .circle(let center, let radius): add(center, reach: Double(radius) / unit)
    case .ellipse(let center, let rx, let ry): add(center, reach: Double(max(rx, ry)) / unit)
    case .rect(let origin, let width, let height, _, _):
      add(origin)
      add(GridPoint(origin.x + width, origin.y + height))
    case .line(let from, let to):
      add(from)
      add(to)
    case .polyline(let points, _): for point in points { add(point) }
    case .path(let contours):
      for contour in contours {
        add(contour.start)
        for segment in contour.segments {
          switch segment {
          case .line(let to): add(to)
          case .quad(let control, let to):
            add(control)
            add(to)
          case .cubic(let control1, let control2, let to):
            add(control1)
            add(control2)
            add(to)
          case .arc(let arc): add(arc.to, reach: 2 * max(arc.rx.doubleValue, arc.ry.doubleValue))
          }
        }
      }
    }
    return box
  }
}
