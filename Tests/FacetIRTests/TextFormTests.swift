// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetScene
import FacetSource
import FacetTypes
import Testing

/// A picture with one of everything.
private func richScene() -> Scene {
  let sketch = SceneSketch()
  let stops = [
    SceneStop(color: Color(red: 1, green: 2, blue: 255, alpha: 1.0 / 3), offset: 0),
    SceneStop(color: .white, offset: 0.7),
  ]
  var children: [SceneNodeID] = []
  for (index, entry) in outlines.enumerated() {
    let turn = Affine.rotation(degrees: Double(index) * 7).after(.scale(1, index % 3 == 0 ? 1.5 : 1))
    let linear = ScenePaint.linear(stops: stops, from: Point(0.1, 0.2), to: Point(90.123, 7))
    let radial = ScenePaint.radial(stops: stops, center: Point(50, 40), radius: 33.3)
    let layers = [
      fill(index % 2 == 0 ? linear : radial, rule: index % 2 == 0 ? .nonzero : .evenOdd),
      stroke(width: 1.0 / 3, cap: .round, join: .bevel, dash: index == 1 ? [1, 0.1] : []),
    ]
    children.append(sketch.shape(entry.1, layers, turn))
  }
  sketch.nodes[children[0]].opacity = 1.0 / 3
  sketch.nodes[children[1]].blend = .colorDodge
  sketch.nodes[children[2]].clip = sketch.group([
    sketch.shape(.circle(center: Point(9, 9), radius: 40), [fill(rule: .evenOdd)])
  ])
  sketch.nodes[children[3]].mask = SceneMask(
    kind: .keepsInk, node: sketch.shape(.circle(center: Point(9, 9), radius: 40), [fill()]))
  sketch.nodes[children[4]].mask = SceneMask(
    kind: .removesInk, node: sketch.shape(.circle(center: Point(9, 9), radius: 40), [stroke()]))
  sketch.nodes[children[5]].id = "a b\"\\"
  sketch.nodes[children[6]].title = "Tom & <b>\nJo</b> \"x\" ]]> é 🚀"
  sketch.nodes[children[6]].description = " leading and trailing "
  sketch.nodes[children[7]].isDecorative = true
  var scene = sketch.scene(sketch.group(children))
  scene.title = "A \"rich\" picture"
  scene.description = ""
  scene.background = .color(Color(red: 250, green: 250, blue: 250, alpha: 0.5))
  scene.contentMode = .fill
  scene.outputSize = Size(300, 33.333)
  return scene
}

@Suite struct TextFormTests {
  @Test func theExactFormReadsBackTheSame() throws {
    let ir = lower(richScene()).ir
    #expect(ir.problems() == [])
    let text = ir.text()
    let read = try readPathIR(text)
    #expect(read == ir)
    #expect(read.text() == text)
  }

  @Test(arguments: [nil, 0, 5])
  func theGridFormReadsBackTheSame(_ decimals: Int?) throws {
    let grid = quantize(lower(richScene()).ir, decimals: decimals)
    let text = grid.text()
    let read = try readGridIR(text)
    #expect(read == grid)
    #expect(read.text() == text)
  }

  @Test func equalScenesGiveEqualText() {
    #expect(lower(richScene()).ir.text() == lower(richScene()).ir.text())
    #expect(quantize(lower(richScene()).ir).text() == quantize(lower(richScene()).ir).text())
  }

  @Test(arguments: [
    ("", 1, "`facet-path-ir 1`"), ("facet-path-ir 2", 1, "`1`"),
    ("facet-path-ir 1\nsymbol 1 circle 1 2 3", 2, "`0`"), ("facet-path-ir 1\nsymbol 0 circle 1 2", 2, "a number"),
    ("facet-path-ir 1\nsymbol 0 path L 1 2", 2, "`M`"), ("facet-path-ir 1\ntitle \"x", 2, "a closing quote"),
    ("facet-path-ir 1\nnode 0 group\n fill nonzero color #000000 1\nroot 0", 3, "a coat in a shape"),
    ("facet-path-ir 1\nnode 0 group 1 x", 2, "an index"), ("facet-path-ir 1\nsize 1 2 3", 2, "the end of the line"),
  ])
  func faultsNameTheirLine(_ text: String, _ line: Int, _ expected: String) {
    #expect(throws: IRTextProblem(line: line, expected: expected)) { try readPathIR(text) }
  }

  @Test func gridIndexesMustExist() {
    let head = "facet-grid-ir 2\ndecimals 0\n"
    #expect(throws: IRTextProblem(line: 3, expected: "the index of an earlier node")) {
      try readGridIR(head + "node 0 group 0\nroot 0")
    }
    #expect(throws: IRTextProblem.self) { try readGridIR(head + "node 0 group\nroot 1") }
    #expect(throws: IRTextProblem(line: 2, expected: "0 to 8 decimals")) {
      try readGridIR("facet-grid-ir 2\ndecimals 40\nroot 0")
    }
  }
}

@Suite struct VerifierTests {
  private func problems(_ body: String) throws -> [String] {
    try readPathIR("facet-path-ir 1\nviewbox 0 0 9 9\nsize 9 9\nsymbol 0 circle 1 2 3\n" + body).problems()
  }

  @Test(arguments: [
    ("node 0 group 0\nroot 0", "node 0 is used twice"),
    ("node 0 group 7\nroot 0", "node 0: a part that does not exist"),
    ("node 0 group\nroot 3", "the root does not exist"),
    ("node 0 shape 4\nroot 0", "node 0: a symbol that does not exist"),
    ("node 0 group 1 1\nnode 1 group\nroot 0", "node 1 is used twice"),
    ("node 0 group 1\nnode 1 group 2\nnode 2 group 1\nroot 0", "node 1 is used twice"),
    ("node 0 group\n opacity 2\nroot 0", "node 0: an opacity outside 0…1"),
    ("node 0 group\n transform 1 0 0 1 nan 0\nroot 0", "node 0: a transform that is not finite"),
    ("symbol 1 circle inf 0 1\nnode 0 group\nroot 0", "symbol 1 has a number that is not finite"),
    (
      "node 0 shape 0\n stroke 0 butt miter 4 dash 0 color #000000 1\nroot 0",
      "node 0: a stroke without a finite width above 0"
    ),
    ("node 0 shape 0\n fill nonzero linear 0 0 1 1\nroot 0", "node 0: a gradient without stops"),
    (
      "node 0 shape 0\n fill nonzero linear 0 0 1 1 0.5 #000000 1 0.2 #000000 1\nroot 0",
      "node 0: gradient stops out of order or range"
    ),
  ])
  func faultsAreFound(_ body: String, _ expected: String) throws {
    #expect(try problems(body) == [expected])
  }

  @Test func depthIsBounded() throws {
    let count = IRLimits.depth + 5
    let nodes = (0..<count).map { "node \($0) group\($0 + 1 < count ? " \($0 + 1)" : "")" }
    #expect(try problems(nodes.joined(separator: "\n") + "\nroot 0") == ["nodes nest more than 192 deep"])
  }
}
