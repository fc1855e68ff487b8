// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import Testing

@Suite struct CurveTests {
  @Test(arguments: curves.indices, [1.0, 0.1, 0.001])
  func flatteningKeepsItsTolerance(_ index: Int, _ tolerance: Double) {
    let (start, segment) = curves[index]
    let line = Subpath(start: start, segments: [segment]).flattened(tolerance: tolerance)
    var worst = 0.0
    for step in 0...1000 {
      worst = max(worst, line.distance(to: segment.point(from: start, at: Double(step) / 1000)))
    }
    #expect(worst <= tolerance)
    #expect(line.points.first == start)
    #expect(line.points.last == segment.end)
  }

  @Test(arguments: curves.indices)
  func boundsAreExact(_ index: Int) {
    let (start, segment) = curves[index]
    let exact = segment.bounds(from: start)
    let sampled = sampledBounds(segment, from: start)
    #expect(isClose(exact, sampled, 1e-5))
    #expect(exact.grown(by: 1e-9).contains(sampled))
  }

  @Test(arguments: curves.indices, [0.0, 0.3, 0.5, 1.0])
  func bothPartsOfACutCurveFollowIt(_ index: Int, _ cut: Double) {
    let (start, segment) = curves[index]
    let (first, second) = segment.split(from: start, at: cut)
    for share in [0.0, 0.25, 0.7, 1.0] {
      #expect(isClose(first.point(from: start, at: share), segment.point(from: start, at: cut * share)))
      let later = segment.point(from: start, at: cut + (1 - cut) * share)
      #expect(isClose(second.point(from: first.end, at: share), later))
    }
  }

  @Test func lengthOfACircleIsItsCircumference() {
    let circle = Outline.circle(center: Point(3, 3), radius: 10).path
    #expect(isClose(circle.length(tolerance: 1e-7), 20 * Double.pi, 1e-4))
    #expect(isClose(path("M0 0H3V4Z").length(tolerance: 1), 12))
  }

  @Test func distanceToALineIsToItsNearestPlace() {
    let line = Polyline([Point(0, 0), Point(10, 0), Point(10, 10)])
    #expect(line.distance(to: Point(5, 3)) == 3)
    #expect(line.distance(to: Point(13, 14)) == 5)
    #expect(line.distance(to: Point(0, 10)) == 10)
    #expect(Polyline(line.points, isClosed: true).distance(to: Point(5, 5)) == 0)
    #expect(Polyline([]).distance(to: .zero) == .infinity)
  }

  @Test func deviationSeesABulgeFromEitherSide() {
    let flat = Polyline([Point(0, 0), Point(10, 0)])
    let bent = Polyline([Point(0, 0), Point(5, 2), Point(10, 0)])
    #expect(isClose(flat.deviation(from: bent, step: 0.01), 2, 0.01))
    #expect(isClose(bent.deviation(from: flat, step: 0.01), 2, 0.01))
    #expect(flat.deviation(from: flat, step: 0.1) == 0)
  }

  @Test(arguments: [0.5, 0.01, 1e-4])
  func cubicsFollowTheirArc(_ tolerance: Double) {
    let arc = EllipticArc(center: Point(1, 2), radii: Size(30, 12), rotation: 20, start: 10, sweep: -333)
    let cubics = Subpath(start: arc.from, segments: arc.cubics(tolerance: tolerance))
    #expect(isClose(cubics.end, arc.to))
    let straight = Subpath(start: arc.from, segments: [.arc(arc)]).flattened(tolerance: tolerance / 10)
    let line = cubics.flattened(tolerance: tolerance / 10)
    #expect(line.points.allSatisfy { straight.distance(to: $0) <= tolerance * 1.2 })
  }
}

@Suite struct ArcTests {
  /// Ends, radii, turn and both flags.
  @Test(arguments: [false, true], [false, true])
  func endsAndFlagsSurviveTheWayToTheCentreAndBack(_ isLarge: Bool, _ isClockwise: Bool) throws {
    let from = Point(10, 10)
    let to = Point(25, 18)
    let arc = try #require(
      EllipticArc(
        from: from, to: to, radii: Size(20, 12), rotation: 30, isLarge: isLarge, isClockwise: isClockwise))
    #expect(isClose(arc.from, from))
    #expect(isClose(arc.to, to))
    #expect(arc.isLarge == isLarge)
    #expect(arc.isClockwise == isClockwise)
    #expect(arc.radii == Size(20, 12))
  }

  @Test func clockwiseIsWhatIsSeenOnScreen() {
    let arc = EllipticArc(center: Point(50, 50), radii: Size(20, 20), start: 0, sweep: 90)
    #expect(isClose(arc.from, Point(70, 50)))
    #expect(isClose(arc.to, Point(50, 70)))
    let middle = arc.point(at: 45)
    #expect(middle.x > 60 && middle.y > 60)
  }

  @Test func radiiThatAreTooSmallAreScaledUp() throws {
    let arc = try #require(
      EllipticArc(
        from: .zero, to: Point(10, 0), radii: Size(1, 2), rotation: 0, isLarge: false, isClockwise: true))
    #expect(isClose(arc.radii.width, 5))
    #expect(isClose(arc.radii.height, 10))
    #expect(isClose(arc.center, Point(5, 0)))
  }

  @Test func arcsWithoutRadiusOrLengthAreNone() {
    let zero = EllipticArc(
      from: .zero, to: Point(1, 0), radii: Size(0, 2), rotation: 0, isLarge: true, isClockwise: true)
    let still = EllipticArc(from: .zero, to: .zero, radii: Size(1, 1), rotation: 0, isLarge: true, isClockwise: true)
    #expect(zero == nil)
    #expect(still == nil)
  }

  /// A4: mirroring flips the sweep, and nothing but mirroring does.
  @Test(arguments: [
    Affine(-1, 0, 0, 1, 100, 0), Affine(1, 0, 0, -1, 0, 0), .rotation(degrees: 77), .scale(3, 0.5),
    Affine(1, 0.3, 0.5, 1.2, 1, 1), Affine(-1, 0.3, 0.5, 1.2, 1, 1), Affine(0, 2, 2, 0, 0, 0), .scale(-2, -2),
  ])
  func arcsMapAsTheirPlacesDo(_ map: Affine) {
    for (radii, rotation) in [(Size(9, 9), 0.0), (Size(12, 5), 0.0), (Size(12, 5), 40.0)] {
      let arc = EllipticArc(center: Point(4, 7), radii: radii, rotation: rotation, start: 25, sweep: 140)
      let image = arc.transformed(by: map)
      #expect((image.sweep < 0) == (map.determinant < 0))
      for step in 0...10 {
        let share = Double(step) / 10
        let expected = map(arc.point(at: arc.start + arc.sweep * share))
        #expect(isClose(image.point(at: image.start + image.sweep * share), expected, 1e-8))
      }
    }
  }

  @Test func aCircleStaysRoundUnderASimilarity() {
    let arc = EllipticArc(center: Point(4, 7), radii: Size(9, 9), start: 0, sweep: 360)
    let image = arc.transformed(by: Affine.rotation(degrees: 31).after(.scale(2, 2)))
    #expect(image.radii.width == image.radii.height)
    #expect(isClose(image.radii.width, 18))
    #expect(image.rotation == 0)
    #expect(image.isFullTurn)
  }
}
