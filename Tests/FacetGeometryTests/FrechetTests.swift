// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import Testing

@Suite("Two lines run along one another") struct FrechetTests {
  private func line(_ numbers: Double...) -> Polyline {
    Polyline(stride(from: 0, to: numbers.count, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) })
  }

  @Test func withinTheDistanceOfParallels() {
    let low = line(0, 0, 10, 0)
    let high = line(0, 1, 3, 1, 7, 1, 10, 1)
    #expect(low.runs(along: high, within: 1.0001) && high.runs(along: low, within: 1.0001))
    #expect(!low.runs(along: high, within: 0.9999) && !high.runs(along: low, within: 0.9999))
  }

  /// Each place of one is near the other, but not in order.
  @Test func notWhenOneTurnsBack() {
    let straight = line(0, 0, 10, 0)
    let twisted = line(0, 0, 8, 0, 2, 0, 10, 0)
    #expect(straight.deviation(from: twisted, step: 0.1) < 1e-9)
    #expect(!straight.runs(along: twisted, within: 2.9) && straight.runs(along: twisted, within: 3.1))
  }

  @Test func notBackwards() {
    let there = line(0, 0, 10, 0)
    #expect(!there.runs(along: line(10, 0, 0, 0), within: 9.9))
    #expect(there.runs(along: line(10, 0, 0, 0), within: 10.1))
  }

  @Test func throughPeaks() {
    let peak = line(0, 0, 5, 4, 10, 0)
    #expect(!peak.runs(along: line(0, 0, 10, 0), within: 3.9) && peak.runs(along: line(0, 0, 10, 0), within: 4.01))
    #expect(peak.runs(along: line(0, 0, 2.5, 2, 5, 4, 7.5, 2, 10, 0), within: 1e-9))
  }

  @Test func whenTheyAreLessThanLines() {
    #expect(Polyline([]).runs(along: Polyline([]), within: 0))
    #expect(!Polyline([]).runs(along: line(0, 0), within: 5))
    #expect(line(0, 0).runs(along: line(0, 0, 3, 4, 0, 0), within: 5))
    #expect(!line(0, 0).runs(along: line(0, 0, 3, 4, 0, 0), within: 4.9))
    #expect(line(0, 0, 0, 0, 3, 0).runs(along: line(0, 0, 3, 0, 3, 0), within: 0.001))
  }
}
