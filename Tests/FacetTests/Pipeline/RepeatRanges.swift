// SPDX-License-Identifier: Apache-2.0
//
// How often a `repeat` over a range turns, and with which values.

import Facet
import FacetGeometry
import Testing

@Suite struct RepeatRanges {
  @Test(
    arguments: [
      ("0..<3", [0, 1, 2]), ("1...3", [1, 2, 3]), ("2...2", [2]), ("2..<2", []),
      ("0...10 step 5", [0, 5, 10]), ("0..<10 step 5", [0, 5]), ("1...10 step 4", [1, 5, 9]),
      ("0...1 step 0.25", [0, 0.25, 0.5, 0.75, 1]), ("0...1 step 1 / 3", [0, 1 / 3, 2 / 3, 1]), ("0..<1 step 7", [0]),
    ] as [(String, [Double])])
  func turns(_ range: String, _ values: [Double]) throws {
    let drawn = try picture("scene {\n  repeat x in \(range) { circle(center: (60 * x, 50), radius: 2) }\n}\n")
    #expect(drawn.shapes.count == values.count)
    for (shape, value) in zip(drawn.shapes, values) { #expect(abs(shape.bounds.center.x - 60 * value) < 0.03) }
  }

  @Test(arguments: ["0", "-1"]) func aStepUpwardsOnly(_ step: String) {
    let result = compiled("scene {\n  repeat x in 0...4 step \(step) { circle(radius: x) }\n}\n")
    #expect(result.ids == ["step-not-positive"] && result.output == nil)
  }
}
