// SPDX-License-Identifier: Apache-2.0

import FacetEmit
import FacetGeometry
import FacetIR
import FacetSource
import FacetXML
import Testing

let happyFace = """
  symbol 0 circle 50 50 45
  symbol 1 circle 35 35 4.5
  symbol 2 path M 27.5 65 C 42.5 80 57.5 80 72.5 65
  node 0 group 1 2 3 4
  node 1 shape 0
    stroke 5 butt miter 10 dash 0 color #0000ff 1
  node 2 shape 1
    stroke 5 butt miter 10 dash 0 color #0000ff 1
  node 3 shape 1
    transform 1 0 0 1 30 0
    stroke 5 butt miter 10 dash 0 color #0000ff 1
  node 4 shape 2
    stroke 5 round miter 10 dash 0 color #0000ff 1
  root 0
  """

/// One filled or stroked symbol.
private func one(_ outline: String, _ coats: String = "fill nonzero color #000000 1", _ more: String = "") -> String {
  "symbol 0 \(outline)\nnode 0 group 1\nnode 1 shape 0\n\(coats)\n\(more)\nroot 0"
}

@Suite struct SVGShapeTests {
  @Test func aHappyFaceIsWrittenPlainly() throws {
    #expect(
      try svg(happyFace) == """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">\
        <circle cx="50" cy="50" r="45" fill="none" stroke="#00f" stroke-width="5"/>\
        <circle cx="35" cy="35" r="4.5" fill="none" stroke="#00f" stroke-width="5"/>\
        <circle cx="65" cy="35" r="4.5" fill="none" stroke="#00f" stroke-width="5"/>\
        <path d="m27.5 65q22.5 22.5 45 0" fill="none" stroke="#00f" stroke-width="5" stroke-linecap="round"/></svg>

        """)
  }

  @Test(arguments: [
    ("circle 50 50 30", "<circle cx=\"50\" cy=\"50\" r=\"30\"/>"),
    ("ellipse 50 50 30 10", "<ellipse cx=\"50\" cy=\"50\" rx=\"30\" ry=\"10\"/>"),
    ("rect 10 20 30 50 0", "<rect x=\"10\" y=\"20\" width=\"20\" height=\"30\"/>"),
    ("rect 10 20 30 50 4", "<rect x=\"10\" y=\"20\" width=\"20\" height=\"30\" rx=\"4\"/>"),
    ("polygon 10 20 30 50 5 5", "<path d=\"m10 20 20 30L5 5z\"/>"),
    ("path M 0 0 L 90 90 L 90 10 Z", "<path d=\"m0 0 90 90V10z\"/>"),
    ("path M 90 90 L 95 90 L 97 85", "<path d=\"m90 90h5l2-5\"/>"),
    ("path M 0 0 Q 50 0 50 50 Q 50 99 10 99", "<path d=\"m0 0q50 0 50 50 0 49-40 49\"/>"),
    ("path M 1 1 L 5 9 Z M 20 20 L 25 29 Z", "<path d=\"m1 1 4 8zm19 19 5 9z\"/>"),
  ])
  func outlinesKeepTheirKind(_ outline: String, _ expected: String) throws {
    let text = try svg(one(outline))
    #expect(text.contains(expected), "\(text)")
  }

  /// B5 and A19: turns leave no exponents and no negative zeros behind.
  @Test func numbersArePlain() throws {
    let turn = "transform 6e-17 1 -1 6e-17 50 50"
    let text = try svg(one("path M 0 0 L 50 0 L 50 1 L 0 -0.001", "fill nonzero color #000000 1", turn))
    #expect(!text.contains("e-") && !text.contains("-0\"") && !text.contains("-0 "))
    #expect(text.contains("m50 50v50h-1l1-50"), "\(text)")
  }

  /// B6: arc flags stand apart, and the strict reader takes every path.
  @Test func arcFlagsStandApart() throws {
    let text = try svg(one("path M 80 50 A 50 50 30 30 0 0 90"))
    #expect(text.contains("d=\"m80 50A30 30 0 0 1 50 80\""), "\(text)")
    let full = try svg(one("path M 80 50 A 50 50 30 30 0 0 360 Z"))
    #expect(full.contains("d=\"m80 50a30 30 0 0 1 -60 0 30 30 0 0 1 60 0z\""), "\(full)")
    for data in attributes("d", in: text + full) { _ = try parsePathData(data) }
  }

  @Test func strokesSayWhatDiffersFromSVG() throws {
    let coats = "stroke 1 square bevel 10 dash 2 3 0.5 color #ff0000 0.5"
    #expect(
      try svg(one("path M 1 1 L 9 5 L 1 9", coats)).contains(
        "fill=\"none\" stroke=\"red\" stroke-opacity=\".5\" stroke-linecap=\"square\" stroke-linejoin=\"bevel\" "
          + "stroke-dasharray=\"3 .5\"/>"))
    let plain = try svg(one("path M 1 1 L 9 5 L 1 9", "stroke 2 butt miter 4 dash 0 color #000000 1"))
    #expect(plain.contains("fill=\"none\" stroke=\"#000\" stroke-width=\"2\"/>"))
  }

  /// A17: a closed table of caps and joins.
  @Test(arguments: ["butt", "round", "square"], ["miter", "round", "bevel"])
  func capsAndJoinsAreKept(_ cap: String, _ join: String) throws {
    let text = try svg(one("path M 1 1 L 9 5 L 1 9", "stroke 2 \(cap) \(join) 4 dash 0 color #000000 1"))
    #expect(attributes("stroke-linecap", in: text) == (cap == "butt" ? [] : [cap]))
    #expect(attributes("stroke-linejoin", in: text) == (join == "miter" ? [] : [join]))
  }

  @Test func fillAndStrokeShareAnElementOnlyInThatOrder() throws {
    let fill = "fill evenOdd color #ff0000 1"
    let stroke = "stroke 2 butt miter 4 dash 0 color #0000ff 1"
    let both = try svg(one("path M 1 1 L 9 1 L 5 9 Z", fill + "\n" + stroke))
    #expect(both.contains("fill=\"red\" fill-rule=\"evenodd\" stroke=\"#00f\""))
    let under = try svg(one("circle 50 50 9", stroke + "\n" + fill))
    #expect(under.contains("fill=\"none\" stroke=\"#00f\" stroke-width=\"2\"/><circle"), "\(under)")
    // Two elements are one thing to an opacity.
    let glass = try svg(one("circle 50 50 9", stroke + "\n" + fill, "opacity 0.5"))
    #expect(glass.contains("</g></svg>") && glass.contains("<g opacity=\".5\">"))
    #expect(attributes("opacity", in: try svg(one("circle 50 50 9", fill + "\n" + stroke, "opacity 0.25"))) == [".25"])
  }

  /// A12: an uneven map under a stroke is written as a transform, and clips stay outside of it.
  @Test func distortedStrokesKeepATransform() throws {
    let stroke = "stroke 3 butt miter 4 dash 0 color #000000 1"
    let text = try svg(one("circle 50 20 12", stroke, "transform 1 0 0 3 0 0"))
    #expect(
      text.contains(
        """
        <circle cx="50" cy="20" r="12" fill="none" stroke="#000" stroke-width="3" \
        transform="matrix(1 0 0 3 0 0)"/>
        """
      ))
    let clipped = try svg(
      """
      symbol 0 circle 50 20 12
      symbol 1 circle 50 20 10
      node 0 group 1
      node 1 shape 0
        \(stroke)
        transform 1 0 0 3 0 0
        clip 2
      node 2 shape 1
        fill nonzero color #000000 1
      root 0
      """)
    #expect(clipped.contains("<g clip-path=\"url(#demo-"))
    #expect(
      clipped.contains("<clipPath id=\"demo-") && clipped.contains("<ellipse cx=\"50\" cy=\"60\" rx=\"10\" ry=\"30\"/>")
    )
  }
}

@Suite struct SVGPaintTests {
  /// B7: 0x80 of 255 is .502.
  @Test(arguments: [
    ("0.5019607843137255", ".502"), ("0.5", ".5"), ("0.3333333333333333", ".333"), ("0", "0"), ("0.998", ".998"),
    ("0.2", ".2"), ("0.24705882352941178", ".247"),
  ])
  func alphaIsASeparateOpacity(_ alpha: String, _ expected: String) throws {
    let coats = "fill nonzero color #3366cc \(alpha)\nstroke 2 butt miter 4 dash 0 color #3366cd \(alpha)"
    let text = try svg(one("circle 50 50 9", coats))
    #expect(attributes("fill", in: text) == ["#36c"] && attributes("stroke", in: text) == ["#3366cd"])
    #expect(attributes("fill-opacity", in: text) == [expected])
    #expect(attributes("stroke-opacity", in: text) == [expected])
    let level = (Double("0" + expected) ?? -1) * 255
    #expect(level.rounded() == ((Double(alpha) ?? 0) * 255).rounded())
  }

  /// A13: gradients are in user space, so a flat line shows them.
  @Test func gradientsAreInUserSpace() throws {
    let coats = "stroke 4 butt miter 4 dash 0 linear 20 50 80 50 0 #ffd700 1 1 #000080 0.5"
    #expect(
      try svg(one("line 20 50 80 50", coats)) == """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><defs>\
        <linearGradient id="\(try onlyID(coats))" gradientUnits="userSpaceOnUse" x1="20" y1="50" x2="80" y2="50">\
        <stop stop-color="gold"/><stop offset="1" stop-color="navy" stop-opacity=".5"/>\
        </linearGradient></defs><line x1="20" y1="50" x2="80" y2="50" \
        stroke="url(#\(try onlyID(coats)))" stroke-width="4"/></svg>

        """)
  }

  private func onlyID(_ coats: String) throws -> String {
    let ids = attributes("id", in: try svg(one("line 20 50 80 50", coats)))
    #expect(ids.count == 1)
    return ids.first ?? ""
  }

  @Test func theBackgroundCoversTheCanvas() throws {
    let text = try svg(happyFace, canvas: "-5 0 100 100", head: "background color #ffffff 0.5")
    #expect(
      text.contains(
        """
        height="100"><path d="m-5 0h105v100H-5z" fill="#fff" fill-opacity=".5"/><circle
        """))
  }

  @Test func blendIsTheOneStyleAndSaysSo() throws {
    let grid = quantize(try pathIR(one("circle 50 50 9", "fill nonzero color #000000 1", "blend colorDodge")))
    let emitted = try SVGFormat.write(grid, EmitOptions(name: "demo"))
    #expect(String(decoding: emitted.bytes, as: UTF8.self).contains("style=\"mix-blend-mode:color-dodge\""))
    #expect(emitted.diagnostics.map { $0.id } == ["blend-needs-style"])
  }

  /// A8 and A10: translucent neighbours stay apart, and a group's opacity stays the group's.
  @Test func overlappingGlassIsNeitherMergedNorPushedDown() throws {
    let items = """
      symbol 0 circle 40 50 20
      node 0 group 1 2
      node 1 shape 0
        fill nonzero color #000000 0.4
      node 2 shape 0
        transform 1 0 0 1 20 0
        fill nonzero color #000000 0.4
      root 0
      """
    #expect(attributes("fill-opacity", in: try svg(items)) == [".4", ".4"])
    let group = items.replacing("0.4", with: "1").replacing("node 1", with: "opacity 0.4\nnode 1")
    let text = try svg(group)
    #expect(text.contains("<g opacity=\".4\"><circle"))
    #expect(attributes("opacity", in: text) == [".4"] && attributes("fill-opacity", in: text).isEmpty)
  }
}

/// The values of every attribute of this name, in order.
func attributes(_ name: String, in text: String) -> [String] {
  text.split(separator: " \(name)=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
}
