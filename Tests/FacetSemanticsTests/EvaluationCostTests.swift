// SPDX-License-Identifier: Apache-2.0

import FacetSemantics
import FacetSource
import Testing

@Suite("One counter for all work")
struct EvaluationCostTests {
  /// The root counts 1, its statements one each; then as the names of the cases say.
  static let counted: [(scene: String, cost: Int)] = [
    ("scene { }", 1),
    // statement, element, segment
    ("scene { circle() }", 1 + 3),
    // one more expression
    ("scene { circle(radius: 3) }", 1 + 4),
    // statement, two range ends, three turns reserved; each turn an element, three expression nodes, a segment
    ("scene { repeat k in 0..<3 { circle(radius: k + 1) } }", 1 + 1 + 2 + 3 + 3 * 5),
    // a loop without statements has nothing to do, however long it is
    ("scene { repeat k in 0..<1000000000 { } }", 1 + 1 + 2),
    // a literal list is one node and its length; then three segments
    ("scene { polygon([(0, 0), (1, 0), (1, 1)]) }", 1 + 2 + 1 + 3 + 3),
    // a list that is put together: its node, its length, and the nodes of its items
    ("scene { let k = 1; polygon([(0, 0), (k, 0), (1, k)]) }", 1 + 2 + 1 + 1 + 1 + 3 + (1 + 3 + 3) + 3),
    // binding with its expression; the untaken branch costs nothing
    ("scene { let big = false; if big { circle() } else { rect() } }", 1 + 2 + 1 + 1 + 1 + 1 + 4),
    // a shape is evaluated once and drawn twice: the second use counts its element and its segments
    (
      "shape tick { move(0, 0); line(1, 1) }\nscene { tick(); tick() }",
      1 + 2 + (1 + 2 + (1 + 2) + (1 + 2 + 1)) + (1 + 1)
    ),
  ]

  @Test(arguments: counted) func isExact(scene: String, cost: Int) {
    let (result, shown) = laidOut(scene)
    #expect(shown == "")
    #expect(result.cost == cost)
  }

  @Test(arguments: [(22, true), (21, false), (0, false)]) func limitOfCost(limit: Int, passes: Bool) {
    var limits = EvaluationLimits()
    limits.cost = limit
    let (result, _) = laidOut("scene { repeat k in 0..<3 { circle(radius: k + 1) } }", limits: limits)
    #expect((result.scene != nil) == passes)
    #expect(result.diagnostics.map(\.id) == (passes ? [] : ["cost-limit"]))
    #expect(result.cost <= limit)
  }

  @Test(arguments: [(5, true), (4, true), (3, false)]) func limitOfElements(limit: Int, passes: Bool) {
    var limits = EvaluationLimits()
    limits.elements = limit
    let (result, _) = laidOut("scene { repeat k in 0..<3 { circle() } }", limits: limits)
    #expect((result.scene != nil) == passes)
    #expect(result.diagnostics.map(\.id) == (passes ? [] : ["element-limit"]))
  }

  @Test(arguments: [(10, true), (9, true), (8, false)]) func limitOfSegments(limit: Int, passes: Bool) {
    var limits = EvaluationLimits()
    limits.segments = limit
    let scene = "shape tri { lines([(0, 0), (1, 0), (1, 1), (0, 1)]) }\nscene { repeat k in 0..<3 { tri() } }"
    let (result, _) = laidOut(scene, limits: limits)
    #expect((result.scene != nil) == passes)
    #expect(result.diagnostics.map(\.id) == (passes ? [] : ["segment-limit"]))
  }

  /// What would run for years is refused before its first turn.
  @Test(arguments: [
    "scene { repeat a in 0..<100000 { repeat b in 0..<100000 { circle() } } }",
    "scene { repeat a in 0..<4000000000000 { circle() } }",
    "scene { path { move(0, 0); repeat a in 0...4000000 { line(a, 0) } } }",
    "func f(n: Number) -> Number = n + 1\nscene { repeat a in 0..<3000 { repeat b in 0..<3000 { rect(cornerRadius: f(b)) } } }",
  ]) func endlessWorkIsRefused(scene: String) {
    let (result, _) = laidOut(scene)
    #expect(result.scene == nil)
    #expect(result.diagnostics.count == 1)
    #expect(["cost-limit", "element-limit"].contains(result.diagnostics.first?.id ?? ""))
  }
}
