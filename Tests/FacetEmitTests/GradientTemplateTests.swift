// SPDX-License-Identifier: Apache-2.0

import FacetEmit
import FacetIR
import Testing

/// Gradients of equal stops, for readers who know `href`.
@Suite struct GradientTemplateTests {
  private func written(_ paints: [String], style: PathTextStyle) throws -> String {
    var body = ""
    for (index, paint) in paints.enumerated() {
      body +=
        "node \(index) shape decimals 0 symbol 0 by 1 0 0 1 0 0\n  circle 5 5 \(index + 1)\n  fill nonzero \(paint)\n"
    }
    let children = paints.indices.map { String($0) }.joined(separator: " ")
    let grid = try gridIR("\(body)node \(paints.count) group \(children)\nroot \(paints.count)")
    let options = EmitOptions(responsive: true, name: "a", pathStyle: style)
    let text = String(decoding: try SVGFormat.write(grid, options).bytes, as: UTF8.self)
    let parts = text.split(separator: "<defs>").flatMap { $0.split(separator: "</defs>") }
    return String(parts[1])
  }

  private static let stops = "0 #ff0000 1 1 #0000ff 0.5"
  private static let first =
    "<linearGradient id=\"a\" gradientUnits=\"userSpaceOnUse\" x2=\"8\" y2=\"5\"><stop stop-color=\"red\"/>"
    + "<stop offset=\"1\" stop-color=\"#00f\" stop-opacity=\".5\"/></linearGradient>"

  @Test(arguments: [
    // What the first one says and this one does not must be said, zeros too.
    ("linear 1 0 8 0", "<linearGradient id=\"b\" href=\"#a\" x1=\"1\" y2=\"0\"/>"),
    // Of another kind it has nothing but stops and units.
    ("radial 5 0 4 plain", "<radialGradient id=\"b\" href=\"#a\" cx=\"5\" cy=\"0\" r=\"4\"/>"),
    (
      "radial 5 5 4 matrix 1 0 0 2 0 0",
      "<radialGradient id=\"b\" href=\"#a\" cx=\"5\" cy=\"5\" r=\"4\" gradientTransform=\"matrix(1 0 0 2 0 0)\"/>"
    ),
  ])
  func equalStopsAreSaidOnce(_ second: String, _ expected: String) throws {
    let paints = ["linear 0 0 8 5 " + Self.stops, second + " " + Self.stops, "linear 0 0 8 5 " + Self.stops]
    #expect(try written(paints, style: .packed) == Self.first + expected)
    #expect(try !written(paints, style: .plain).contains("href"))
  }

  /// A transform that is not said would be the first one's.
  @Test func nothingIsTakenFromWhatIsTransformed() throws {
    let paints = ["radial 5 5 4 matrix 1 0 0 2 0 0 " + Self.stops, "radial 5 5 4 plain " + Self.stops]
    #expect(try !written(paints, style: .packed).contains("href"))
  }

  @Test func otherStopsAreOthers() throws {
    let paints = ["linear 0 0 8 5 " + Self.stops, "linear 0 0 8 5 0 #ff0000 1 1 #0000ff 0.6"]
    #expect(try !written(paints, style: .packed).contains("href"))
  }
}
