// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import Testing

@testable import FacetSemantics

/// A pen's way with a name.
private struct PenWay: CustomTestStringConvertible {
  let name: String
  let points: [Point]
  var testDescription: String { name }

  init(_ name: String, count: Int, _ place: (Double) -> Point) {
    self.name = name
    points = (0..<count).map { place(Double($0) / Double(count - 1)) }
  }

  /// A hand that trembles by up to `jitter` to each side, the same on every run.
  func trembling(_ jitter: Double) -> PenWay {
    var state: UInt64 = 7
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (Double(state >> 33) / Double(1 << 31) * 2 - 1) * jitter
    }
    var way = points.map { Point($0.x + next(), $0.y + next()) }
    way[0] = points[0]
    return PenWay(name + ", trembling", way)
  }

  private init(_ name: String, _ points: [Point]) {
    self.name = name
    self.points = points
  }

  static let corner = PenWay("a corner", count: 81) { t in
    t < 0.5 ? Point(10, 90 - 160 * t) : Point(10 + 160 * (t - 0.5), 10)
  }
  static let all: [PenWay] = [
    PenWay("a line", count: 60) { Point(10 + 80 * $0, 20 + 30 * $0) },
    PenWay("a circle", count: 90) { Point(50 + 40 * cosine($0 * 360), 50 + 40 * sine($0 * 360)) },
    PenWay("a spiral", count: 200) { Point(50 + 40 * $0 * cosine($0 * 900), 50 + 40 * $0 * sine($0 * 900)) },
    PenWay("waves", count: 150) { Point(100 * $0, 50 + 10 * sine($0 * 1440)) },
    PenWay("back and forth", count: 50) { Point(50 + 30 * cosine($0 * 720), 40) },
    PenWay("standing still", count: 40) { t in t < 0.5 ? Point(10, 10) : Point(10 + 50 * (t - 0.5), 10) },
    corner,
  ]
}

private func sine(_ degrees: Double) -> Double { Affine.rotation(degrees: degrees)(Point(1, 0)).y }
private func cosine(_ degrees: Double) -> Double { Affine.rotation(degrees: degrees)(Point(1, 0)).x }

/// The stroke through the points, in places at most `step` apart.
private func sampled(_ points: [Point], step: Double) -> [Point] {
  let line = Subpath(start: points[0], segments: midpointCurves(points)).flattened(tolerance: step / 20).points
  var result = [line[0]]
  for (from, to) in zip(line, line.dropFirst()) {
    let count = Int(max(1, (from.distance(to: to) / step).rounded(.up)))
    result += (1...count).map { from.interpolated(to: to, at: Double($0) / Double(count)) }
  }
  return result
}

/// The Fréchet distance of places in order (Thomas Eiter and Heikki Mannila, 1994): never less than that of the lines.
private func discreteFrechet(_ left: [Point], _ right: [Point]) -> Double {
  var row = [Double](repeating: 0, count: right.count)
  for i in left.indices {
    var diagonal = Double.infinity
    for j in right.indices {
      let above = i > 0 ? row[j] : .infinity
      let before = j > 0 ? row[j - 1] : .infinity
      let reached = i == 0 && j == 0 ? 0 : min(above, before, diagonal)
      diagonal = above
      row[j] = max(reached, left[i].distance(to: right[j]))
    }
  }
  return row[right.count - 1]
}

@Suite("A simplified pen stroke") struct PenSimplifierTests {
  @Test(arguments: PenWay.all + PenWay.all.map { $0.trembling(0.3) }, [0.05, 0.3, 1, 4])
  fileprivate func staysWithinItsTolerance(_ way: PenWay, _ tolerance: Double) {
    let kept = PenSimplifier(points: way.points, tolerance: tolerance).kept
    #expect(kept.first == way.points.first && kept.last == way.points.last && kept.count <= way.points.count)
    let step = max(0.15, tolerance / 10)
    let distance = discreteFrechet(sampled(way.points, step: step), sampled(kept, step: step))
    #expect(distance <= tolerance + step, "\(distance) with \(kept.count) of \(way.points.count) points")
  }

  @Test(arguments: PenWay.all) fileprivate func leavesMostPointsOut(_ way: PenWay) {
    let kept = PenSimplifier(points: way.points, tolerance: 1).kept
    #expect(kept.count * 2 < way.points.count, "\(kept.count) of \(way.points.count)")
  }

  @Test func noLongerTrembles() {
    let straight = PenWay("a line", count: 200) { Point(10 + 80 * $0, 50) }.trembling(0.3)
    #expect(PenSimplifier(points: straight.points, tolerance: 1).kept.count <= 4)
  }

  @Test(arguments: [0.0, 0.3]) func keepsItsCorners(_ jitter: Double) {
    let way = jitter > 0 ? PenWay.corner.trembling(jitter) : PenWay.corner
    for tolerance in [0.5, 1, 2, 5] {
      let kept = PenSimplifier(points: way.points, tolerance: tolerance).kept
      #expect(kept.contains { $0.distance(to: Point(10, 10)) <= 4 * jitter }, "\(tolerance)")
    }
  }

  @Test func withoutAToleranceEveryPointStays() {
    let points = PenWay.corner.points
    #expect(PenSimplifier(points: points, tolerance: 0).kept == points)
    #expect(PenSimplifier(points: Array(points.prefix(2)), tolerance: 5).kept.count == 2)
    #expect(PenSimplifier(points: [], tolerance: 5).kept.isEmpty)
  }
}
