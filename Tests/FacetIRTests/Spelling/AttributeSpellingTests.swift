// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetTypes
import Testing

@Suite struct AttributeSpellingTests {
  @Test(arguments: [
    ("#ff0000", "red"), ("#0000ff", "#00f"), ("#808080", "gray"), ("#ffffff", "#fff"), ("#000000", "#000"),
    ("#c8102e", "#c8102e"), ("#d2b48c", "tan"), ("#00ffff", "#0ff"), ("#f0ffff", "azure"), ("#fa8072", "salmon"),
    ("#dc143c", "#dc143c"), ("#ff00ff", "#f0f"), ("#d2691e", "#d2691e"),
  ])
  func coloursTakeTheirShortestForm(_ hex: String, _ expected: String) throws {
    let color = try #require(Color(hex: hex))
    #expect(String(decoding: colorText(color), as: UTF8.self) == expected)
    #expect(colorTextLength(color) == expected.utf8.count)
  }

  @Test func everyNamedColourReadsBack() throws {
    for name in CSSColors.names {
      let color = try #require(CSSColors.named(name))
      let text = String(decoding: colorText(color), as: UTF8.self)
      #expect((CSSColors.named(text) ?? Color(hex: text)) == color, "\(name)")
      #expect(text.utf8.count <= name.utf8.count, "\(name)")
    }
  }

  @Test func lengthsAreThoseOfTheTexts() {
    for decimals in 0...6 {
      for value in [0, 1, -1, 9, 10, 99, 100, -100, 101, 1000, 12345, -120_300, 999_999, 1_000_000, 123_456_789] {
        let number = GridNumber(value, decimals: decimals)
        #expect(number.textLength == number.bytes.count, "\(value) \(decimals)")
      }
    }
    let list = [1, -25, 300, 0].map { GridNumber($0, decimals: 1) }
    #expect(String(decoding: spacedText(list), as: UTF8.self) == ".1 -2.5 30 0")
    #expect(spacedTextLength(list) == 12 && spacedTextLength([]) == 0)
  }

  @Test func pointsStandApartUnlessAMinusSignDoes() {
    let points = [GridPoint(5, -5), GridPoint(-15, 25), GridPoint(0, 100)]
    #expect(String(decoding: pointsText(points, decimals: 1), as: UTF8.self) == ".5-.5-1.5 2.5 0 10")
    #expect(pointsTextLength(points, decimals: 1) == 18)
    #expect(pointsText([], decimals: 1).isEmpty && pointsTextLength([], decimals: 1) == 0)
  }
}
