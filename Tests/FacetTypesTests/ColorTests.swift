// SPDX-License-Identifier: Apache-2.0

import FacetTypes
import Testing

@Suite("Colours") struct ColorTests {
  @Test(
    "are read from three, four, six and eight digits",
    arguments: [
      ("#36c", "#3366cc"), ("#36C8", "#3366cc88"), ("#3366cc", "#3366cc"), ("#3366CC80", "#3366cc80"),
      ("#0000", "#00000000"), ("#3366ccff", "#3366cc"),
    ])
  func reading(text: String, printed: String) {
    #expect(Color(hex: text)?.hexText == printed)
  }

  @Test("of another form are refused", arguments: ["", "#", "36c", "#3", "#36", "#36c3c", "#3366ccc", "#36g", "#+1f"])
  func refusal(text: String) {
    #expect(Color(hex: text) == nil)
  }

  @Test("take their alpha in parts of 255") func alpha() {
    #expect(Color(hex: "#3366CC80")?.alpha == 128.0 / 255)
  }

  @Test("have the 148 names of CSS, in order and each once") func names() {
    #expect(CSSColors.names.count == 148)
    #expect(CSSColors.names == CSSColors.names.sorted())
    #expect(zip(CSSColors.names, CSSColors.names.dropFirst()).allSatisfy { $0 != $1 })
    #expect(CSSColors.names.allSatisfy { CSSColors.named($0)?.alpha == 1 })
  }

  @Test(
    "by name are those of CSS",
    arguments: [
      ("aliceblue", "#f0f8ff"), ("crimson", "#dc143c"), ("green", "#008000"), ("lime", "#00ff00"),
      ("gray", "#808080"), ("grey", "#808080"), ("rebeccapurple", "#663399"), ("yellowgreen", "#9acd32"),
    ])
  func named(name: String, hex: String) {
    #expect(CSSColors.named(name)?.hexText == hex)
  }

  @Test("have no other names", arguments: ["", "Crimson", "transparent", "zzz", "aaa", "crimso"])
  func unnamed(name: String) {
    #expect(CSSColors.named(name) == nil)
  }

  @Test(
    "by hue, saturation and lightness agree with CSS",
    arguments: [
      (210, 0.5, 0.4, "#336699"), (0, 1, 0.5, "#ff0000"), (120, 1, 0.25, "#008000"), (300, 0.3, 0.7, "#c99cc9"),
      (-60, 1, 0.5, "#ff00ff"), (760, 0.7, 0.55, "#dda73c"), (77, 0, 1, "#ffffff"),
    ] as [(Double, Double, Double, String)])
  func hsl(degrees: Double, saturation: Double, lightness: Double, hex: String) {
    #expect(Color.hsl(degrees: degrees, saturation: saturation, lightness: lightness).hexText == hex)
  }

  // Expected digits come from the published formulas in another program.
  @Test(
    "in Oklab's coordinates agree with the published formulas; what sRGB cannot show loses chroma alone",
    arguments: [
      (0.7, 0.1, 200, "#40b1b7"), (0, 0, 0, "#000000"), (1, 0, 0, "#ffffff"), (0.5, 0, 0, "#636363"),
      (0.6279553606, 0.2576833077, 29.2338851923, "#ff0000"),
      (0.8664396115, 0.2948272403, 142.4953388878, "#00ff00"),
      (0.4520137184, 0.3132143718, 264.0520226163, "#0000ff"),
      (0.7, 0.4, 150, "#00be58"), (1, 0.3, 30, "#ffffff"), (0.5, 1e9, 300, "#8000e0"),
    ] as [(Double, Double, Double, String)])
  func oklch(lightness: Double, chroma: Double, degrees: Double, hex: String) {
    #expect(Color.oklch(lightness: lightness, chroma: chroma, degrees: degrees).hexText == hex)
  }
}
