// SPDX-License-Identifier: Apache-2.0

import FacetTypes
import Testing

@Suite("Numbers as text") struct NumberTextTests {
  @Test(
    "are shortest, without exponent and without negative zero",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (0.1, "0.1"), (1.0 / 3, "0.3333333333333333"),
      (1e15, "1000000000000000"), (1e16, "10000000000000000"), (1.5e20, "150000000000000000000"),
      (1e-7, "0.0000001"), (-2.5e-9, "-0.0000000025"), (123456.789, "123456.789"),
      (1.2345678901234567e21, "1234567890123456800000"), (9_007_199_254_740_992, "9007199254740992"),
    ] as [(Double, String)])
  func spelling(number: Double, text: String) {
    #expect(numberText(number) == text)
  }

  @Test(
    "read back as the same double",
    arguments: [Double.leastNonzeroMagnitude, 1.7976931348623157e308, 2.2250738585072014e-308, .pi])
  func roundTrip(number: Double) {
    let text = numberText(number)
    #expect(!text.contains("e"))
    #expect(Double(text) == number)
  }
}
