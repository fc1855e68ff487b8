// SPDX-License-Identifier: Apache-2.0

import FacetGeometry

func isClose(_ a: Double, _ b: Double, _ error: Double = 1e-9) -> Bool { abs(a - b) <= error }
func isClose(_ a: Point, _ b: Point, _ error: Double = 1e-9) -> Bool { a.distance(to: b) <= error }
func isClose(_ a: Rect, _ b: Rect, _ error: Double = 1e-9) -> Bool {
  isClose(a.minX, b.minX, error) && isClose(a.minY, b.minY, error) && isClose(a.maxX, b.maxX, error)
    && isClose(a.maxY, b.maxY, error)
}

/// A box written as its four sides.
func box(_ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) -> Rect {
  Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
}

/// The box around many places of a segment.
func sampledBounds(_ segment: Segment, from start: Point) -> Rect {
  var box = Rect.empty
  for index in 0...20_000 { box.add(segment.point(from: start, at: Double(index) / 20_000)) }
  return box
}

func path(_ text: String) -> Path { (try? parsePathData(text)) ?? Path() }

let curves: [(start: Point, segment: Segment)] = [
  (Point(0, 0), .quad(control: Point(10, 40), to: Point(30, -5))),
  (Point(0, 0), .cubic(control1: Point(40, 60), control2: Point(-30, 50), to: Point(10, 0))),
  (Point(6, 12), .cubic(control1: Point(0, 12), control2: Point(24, 12), to: Point(18, 12))),
  (Point(5, 0), .arc(EllipticArc(center: .zero, radii: Size(5, 5), start: 0, sweep: -290))),
  (
    EllipticArc(center: Point(3, 4), radii: Size(20, 7), rotation: 33, start: 15, sweep: 200).from,
    .arc(EllipticArc(center: Point(3, 4), radii: Size(20, 7), rotation: 33, start: 15, sweep: 200))
  ),
]
