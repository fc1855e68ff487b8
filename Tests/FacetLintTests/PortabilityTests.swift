// SPDX-License-Identifier: Apache-2.0

import FacetLint
import Testing

@Suite("Portability rules")
struct PortabilityTests {
  private static let pair = "circle(radius: 30).fill(.navy); circle(radius: 20).fill(.gold)"

  static let uses: [(String, BodyCase)] = [
    ("android", BodyCase("a mask", "circle().mask { rect() }", says: ["does not draw masks"])),
    ("android", BodyCase("a clip", "circle().clip { rect() }", says: [])),
    ("designTools", BodyCase("a clip", "circle().clip { rect() }", says: ["clips"])),
    ("android", BodyCase("a gradient", "circle().fill(linearGradient([.red, .navy]))", says: ["gradients"])),
    ("appleAssets", BodyCase("a gradient", "circle().fill(linearGradient([.red, .navy]))", says: [])),
    ("android", BodyCase("dashes", "circle().stroke(.red, width: 3, dash: [4, 4])", says: ["dashed"])),
    ("appleAssets", BodyCase("a group of overlapping parts", "group { \(pair) }.opacity(0.5)", says: ["opacity"])),
    ("appleAssets", BodyCase("one part", "circle().fill(.navy).opacity(0.5)", says: [])),
    (
      "appleAssets",
      BodyCase("parts that lie apart", "hstack { circle(); rect() }.opacity(0.5)", says: [])
    ),
    ("strictCSP", BodyCase("blending", "circle().blend(.multiply)", says: ["blending"])),
    ("strictCSP", BodyCase("a mask", "circle().mask { rect() }", says: [])),
  ]

  @Test("what a target does not draw", arguments: uses)
  func features(_ target: String, _ one: BodyCase) {
    one.check("unsupportedFeature", options: ["targets": .strings([target])])
  }

  @Test("nobody is asked by default")
  func noTarget() {
    BodyCase("a mask", "circle().mask { rect() }", says: []).check("unsupportedFeature")
  }

  @Test(
    "thin strokes",
    arguments: [
      BodyCase("of a pixel", "circle().stroke(.black, width: 1)", says: []),
      BodyCase("scaled down", "circle().stroke(.black, width: 1.5).scale(0.5)", says: ["0.75 CSS pixels"]),
      BodyCase("clear", "circle().stroke(fade(.black, 0), width: 0.1)", says: []),
    ])
  func hairline(_ one: BodyCase) { one.check("hairline") }
}
