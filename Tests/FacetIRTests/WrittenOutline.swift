// SPDX-License-Identifier: Apache-2.0
//
// What a reader of the file would see, measured against what was meant.

import FacetGeometry
import FacetIR
import FacetSource

/// The written outline as a path in user units, as a reader of the file would see it; in the root's coordinates.
func writtenPath(_ shape: GridShape) -> Path {
  let scale = powerOfTen(shape.decimals)
  func length(_ steps: Int) -> Double { Double(steps) / scale }
  func place(_ point: GridPoint) -> Point { Point(length(point.x), length(point.y)) }
  let path: Path
  switch shape.outline {
  case .circle(let center, let radius): path = Outline.circle(center: place(center), radius: length(radius)).path
  case .ellipse(let center, let rx, let ry):
    path = Outline.ellipse(center: place(center), radii: Size(length(rx), length(ry))).path
  case .rect(let origin, let width, let height, let rx, let ry):
    // Drawn with round corners and stretched, since the radii may differ.
    let stretch = rx > 0 ? Double(ry) / Double(rx) : 1
    let box = Rect(origin: .zero, size: Size(length(width), length(height) / stretch))
    let corner = place(origin)
    path = box.path(cornerRadius: length(rx)).transformed(by: Affine(1, 0, 0, stretch, corner.x, corner.y))
  case .line(let from, let to): path = Outline.line(place(from), place(to)).path
  case .polyline(let points, let isClosed): path = Outline.polyline(points.map(place), isClosed: isClosed).path
  case .path(let subpaths):
    path = Path(
      subpaths.map { subpath in
        var result = Subpath(start: place(subpath.start), isClosed: subpath.isClosed)
        for segment in subpath.segments {
          let pen = result.end
          switch segment {
          case .line(let to): result.segments.append(.line(to: place(to)))
          case .quad(let control, let to): result.segments.append(.quad(control: place(control), to: place(to)))
          case .cubic(let a, let b, let to):
            result.segments.append(.cubic(control1: place(a), control2: place(b), to: place(to)))
          case .arc(let arc):
            let read = EllipticArc(
              from: pen, to: place(arc.to), radii: Size(arc.rx.doubleValue, arc.ry.doubleValue),
              rotation: arc.rotation.doubleValue, isLarge: arc.isLarge, isClockwise: arc.isClockwise)
            result.segments.append(read.map { .arc($0) } ?? .line(to: place(arc.to)))
          }
        }
        return result
      })
  }
  return shape.transform.map { path.transformed(by: $0.affine) } ?? path
}

/// How far the written outline lies from the exact one, measured on fine sides of both.
func measuredDeviation(_ shape: GridShape, from outline: Outline) -> Double {
  let exact = outline.path.transformed(by: shape.placement)
  let written = writtenPath(shape)
  let size = max(exact.bounds.width, exact.bounds.height)
  let left = exact.flattened(tolerance: size * 4e-5)
  let right = written.flattened(tolerance: size * 4e-5)
  guard left.count == right.count else { return .infinity }
  return zip(left, right).map { $0.deviation(from: $1, step: size / 60) }.max() ?? 0
}

let outlines: [(String, Outline)] = [
  ("circle", .circle(center: Point(33.3333, 41.123456), radius: 17.77777)),
  ("ellipse", .ellipse(center: Point(33.3333, 41.123456), radii: Size(17.77777, 5.55555))),
  ("rect", .rect(Rect(minX: 1.2345, minY: 2.3456, maxX: 60.987, maxY: 41.321), cornerRadius: 0)),
  ("rounded rect", .rect(Rect(minX: 1.2345, minY: 2.3456, maxX: 60.987, maxY: 41.321), cornerRadius: 7.654321)),
  ("line", .line(Point(1.23456, 7.654321), Point(80.1, 0.33333))),
  ("polygon", .polyline([Point(1.234, 2.345), Point(70.123, 13.77), Point(33.3333, 66.6666)], isClosed: true)),
  (
    "curves",
    .path(
      Path([
        Subpath(
          start: Point(10.123, 20.234),
          segments: [
            .cubic(control1: Point(30.1, 70.2), control2: Point(55.55, -8.88), to: Point(70.707, 30.303)),
            .quad(control: Point(90.9, 50.505), to: Point(40.404, 80.808)),
          ], isClosed: true)
      ]))
  ),
  ("half ring", .path(Path([arcPath(180)]))), ("pie", .path(Path([arcPath(77)]))),
  ("full ring", .path(Path([arcPath(360)]))), ("nearly full", .path(Path([arcPath(-359.9)]))),
  ("turned arc", .path(Path([arcPath(200, radii: Size(30.303, 11.111), rotation: 33.3)]))),
]

private func arcPath(_ sweep: Double, radii: Size = Size(23.4567, 23.4567), rotation: Double = 0) -> Subpath {
  let arc = EllipticArc(
    center: Point(44.4444, 47.12345), radii: radii, rotation: rotation, start: 12.345, sweep: sweep)
  return Subpath(start: arc.from, segments: [.arc(arc)])
}
