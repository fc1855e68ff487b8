// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import Testing

@Suite struct NumberTests {
  @Test(arguments: [
    (0, 0, "0"), (0, 3, "0"), (5, 1, ".5"), (-5, 1, "-.5"), (50, 1, "5"), (1234, 2, "12.34"), (1200, 2, "12"),
    (-1205, 3, "-1.205"), (5, 4, ".0005"), (100, 0, "100"), (-0, 2, "0"), (1_000_000_000_000, 0, "1000000000000"),
  ])
  func gridNumbersPrintShortest(_ value: Int, _ decimals: Int, _ expected: String) {
    #expect(GridNumber(value, decimals: decimals).text() == expected)
  }

  @Test func theLeadingZeroCanBeKept() {
    #expect(GridNumber(-5, decimals: 1).text(keepsLeadingZero: true) == "-0.5")
    #expect(GridNumber(0, decimals: 1).text(keepsLeadingZero: true) == "0")
  }

  @Test func roundingGoesAwayFromZeroAtTiesAndNeverToMinusZero() {
    #expect(GridNumber(rounding: 0.5, decimals: 0)?.value == 1)
    #expect(GridNumber(rounding: -0.5, decimals: 0)?.value == -1)
    #expect(GridNumber(rounding: -0.04, decimals: 1)?.text() == "0")
    #expect(GridNumber(rounding: 1e300, decimals: 2) == nil)
    #expect(GridNumber(rounding: .nan, decimals: 2) == nil)
  }

  @Test func theCoarsestNumberKeepsTheError() {
    #expect(GridNumber.coarsest(near: 1.0 / 3, within: 0.01).text() == ".33")
    #expect(GridNumber.coarsest(near: 2, within: 0).text() == "2")
    #expect(GridNumber.coarsest(near: 1.0 / 3, within: 0, limit: 3).text() == ".333")
  }

  @Test(arguments: [
    (5.0, "5"), (0.1, "0.1"), (-2.5, "-2.5"), (1e-7, "0.0000001"), (1.5e-5, "0.000015"),
    (1e21, "1000000000000000000000"),
    (1.25e17, "125000000000000000"), (-0.0, "0"), (1e15, "1000000000000000"),
    (0.30000000000000004, "0.30000000000000004"),
    (123456.789, "123456.789"), (-1e-5, "-0.00001"),
  ])
  func doublesPrintShortestWithoutExponent(_ number: Double, _ expected: String) {
    #expect(formatNumber(number) == expected)
    #expect(Double(expected) == number)
  }

  @Test func printedDoublesReadBackTheSame() {
    var state: UInt64 = 42
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Double(bitPattern: state)
      guard number.isFinite else { continue }
      let text = formatNumber(number)
      #expect(Double(text) == number)
      #expect(!text.contains("e"))
    }
  }
}
