// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import Testing

@Suite struct OutlineTests {
  @Test func cornersLargerThanHalfASideAreCut() {
    let path = box(0, 0, 40, 20).path(cornerRadius: 15)
    #expect(path.bounds == box(0, 0, 40, 20))
    #expect(path.subpaths.count == 1)
    let arcs = path.subpaths[0].segments.compactMap { segment in
      if case .arc(let arc) = segment { arc.radii } else { nil }
    }
    #expect(arcs == Array(repeating: Size(10, 10), count: 4))
    // Both short sides are gone, no corner reaches over another.
    #expect(path.segmentCount == 6)
    #expect(box(0, 0, 20, 20).path(cornerRadius: 99).segmentCount == 4)
  }

  @Test func aBoxWithoutRadiusHasFourCorners() {
    #expect(box(1, 2, 3, 4).path(cornerRadius: 0) == path("M1 2H3V4H1Z"))
    #expect(box(1, 2, 3, 4).path(cornerRadius: -1) == path("M1 2H3V4H1Z"))
  }

  @Test func boundsOfEveryKind() {
    #expect(Outline.circle(center: Point(3, 4), radius: 2).bounds == box(1, 2, 5, 6))
    #expect(Outline.ellipse(center: Point(3, 4), radii: Size(2, 1)).bounds == box(1, 3, 5, 5))
    #expect(Outline.line(Point(5, 1), Point(2, 3)).bounds == box(2, 1, 5, 3))
    #expect(Outline.polyline([Point(5, 1), Point(2, 3), Point(9, 0)], isClosed: true).bounds == box(2, 0, 9, 3))
    #expect(Outline.circle(center: Point(3, 4), radius: 2).path.bounds == box(1, 2, 5, 6))
    #expect(Outline.path(path("M99 99M1 1L2 2")).bounds == box(1, 1, 2, 2))
    #expect(Path().bounds.isEmpty)
  }

  @Test func notFiniteNumbersAreSeen() {
    #expect(Outline.circle(center: .zero, radius: .nan).isFinite == false)
    #expect(Outline.path(Path([Subpath(start: Point(.infinity, 0))])).isFinite == false)
    #expect(Outline.path(path("M0 0A1 2 3 0 1 5 5")).isFinite)
  }
}

@Suite struct StrokeInkTests {
  private func ink(
    _ text: String, _ width: Double, _ end: StrokeInk.End = .butt, _ corner: StrokeInk.Corner = .miter,
    limit: Double = 10, under map: Affine = .identity
  ) -> Rect {
    StrokeInk(width: width, end: end, corner: corner, miterLimit: limit).bounds(of: path(text), under: map)
  }

  @Test func endsReachAsFarAsTheirCaps() {
    #expect(isClose(ink("M10 10H20", 4), box(10, 8, 20, 12)))
    #expect(isClose(ink("M10 10H20", 4, .square), box(8, 8, 22, 12)))
    #expect(isClose(ink("M10 10H20", 4, .round), box(8, 8, 22, 12)))
    #expect(isClose(ink("M0 0L30 40", 10, .butt), box(-4, -3, 34, 43)))
    #expect(isClose(ink("M0 0L30 40", 10, .round), box(-5, -5, 35, 45)))
    #expect(isClose(ink("M0 0L30 40", 10, .square), box(-7, -7, 37, 47)))
  }

  @Test func dotsHaveInkUnderRoundAndSquareCapsAlone() {
    #expect(ink("M9 9L9 9", 4).isEmpty)
    #expect(ink("M9 9L9 9", 4, .round) == box(7, 7, 11, 11))
    #expect(ink("M9 9z", 4, .square) == box(7, 7, 11, 11))
    #expect(ink("M9 9", 4, .round).isEmpty)
  }

  @Test func cornersReachAsFarAsTheirJoins() {
    // A right angle pointing right: the tip of the miter lies √2 · half the width beyond it.
    let tip = 20 + 2 * 2.0.squareRoot()
    #expect(isClose(ink("M10 0L20 10L10 20", 4).maxX, tip))
    #expect(isClose(ink("M10 0L20 10L10 20", 4, limit: 1.2).maxX, 20 + 2.0.squareRoot()))
    #expect(isClose(ink("M10 0L20 10L10 20", 4, .butt, .bevel).maxX, 20 + 2.0.squareRoot()))
    #expect(isClose(ink("M10 0L20 10L10 20", 4, .butt, .round).maxX, 22))
    #expect(isClose(ink("M0 0H10V10H0Z", 2), box(-1, -1, 11, 11)))
    #expect(isClose(ink("M0 0H10V10H0V0", 2), box(-1, -1, 11, 11)))
    // Without a join at the start the corner stays open.
    #expect(isClose(ink("M5 0L10 10H0L5 0", 2, .butt).minY, -0.4472135955))
  }

  @Test func curvesReachHalfTheWidthBeyondTheirTurningPoints() {
    #expect(isClose(ink("M20 50A30 30 0 0 1 80 50", 6).minY, 17))
    #expect(isClose(ink("M20 50A30 30 0 0 1 80 50", 6).maxY, 50))
    let ring = Outline.circle(center: Point(50, 50), radius: 30).path
    #expect(isClose(StrokeInk(width: 6).bounds(of: ring), box(17, 17, 83, 83)))
  }

  @Test func unevenMapsStretchTheStroke() {
    let ring = Outline.circle(center: .zero, radius: 10).path
    #expect(isClose(StrokeInk(width: 2).bounds(of: ring, under: .scale(1, 3)), box(-11, -33, 11, 33)))
    let turned = StrokeInk(width: 2).bounds(of: ring, under: .rotation(degrees: 30))
    #expect(isClose(turned, box(-11, -11, 11, 11)))
  }
}
