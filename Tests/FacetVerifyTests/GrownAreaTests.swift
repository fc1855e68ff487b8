// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetTestSupport
import Testing

@testable import FacetVerify

/// What an area takes away from another one is close to it, and what is close to it is taken away.
@Suite struct GrownAreaTests {
  private func place(_ chance: inout XorShift) -> Point {
    Point(Double(chance.below(64)) / 8, Double(chance.below(64)) / 8)
  }

  /// A triangle, a side or a place: all are without dents.
  private func area(_ chance: inout XorShift) -> ConvexArea {
    ConvexArea((0..<(1 + chance.below(3))).map { _ in place(&chance) })
  }

  /// Half planes that hold all of an area hold what is within it.
  private func holds(_ area: ConvexArea, _ place: Point) -> Bool { area.isWithin(1e-9, of: place) }

  @Test(arguments: 0..<400 as Range<UInt64>) func whatIsCloseIsTakenAway(_ seed: UInt64) {
    var chance = XorShift(seed: seed + 1)
    let area = area(&chance)
    let other = self.area(&chance)
    let reach = Double(1 + chance.below(16)) / 8
    let parts = area.parts(beyond: GrownArea(other, by: reach))
    for part in parts {
      #expect(part.corners.allSatisfy { holds(area, $0) })
      // Nothing of a part is well inside.
      #expect(!other.isWithin(reach * 0.95, of: part.middle) || part.corners.count < 3)
    }
    for _ in 0..<50 {
      let place = within(area, &chance)
      let isKept = parts.contains { holds($0, place) }
      #expect(isKept || other.isWithin(reach, of: place))
      #expect(!isKept || !other.isWithin(reach * 0.95, of: place))
    }
  }

  /// Somewhere between the corners.
  private func within(_ area: ConvexArea, _ chance: inout XorShift) -> Point {
    let shares = area.corners.map { _ in Double(1 + chance.below(100)) }
    let sum = shares.reduce(0, +)
    return zip(area.corners, shares).reduce(.zero) { $0 + ($1.0 - .zero) * ($1.1 / sum) }
  }
}
