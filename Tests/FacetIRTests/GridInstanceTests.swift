// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetSource
import FacetTypes
import Testing

/// The grid IR's text form as far as sharing and drawing again go.
@Suite struct GridInstanceTests {
  private static let head = """
    facet-grid-ir 2
    picture "face" redraw
    origin 0 0 4
    decimals 1
    tolerance 0.1
    worst 0 0 0 4
    viewbox 0 0 10 10
    size 10 10

    """
  private static let dot =
    "shape decimals 0 symbol 0 by 1 0 0 1 0 0\n  circle 5 5 2\n  fill nonzero color #ff0000 0.5\n"

  private func read(_ body: String) throws(IRTextProblem) -> GridIR { try readGridIR(Self.head + body) }

  @Test func whatIsSharedAndDrawnAgainReadsBackTheSame() throws {
    let text =
      Self.head + """
        ids short
        shared fill none
        shared stroke color #0000ff 1
        node 0 \(Self.dot)  origin 0 0 4
        node 1 instance 0 shift -1.5 2
          opacity 0.5
          origin 0 0 4
        node 2 instance 1 turn 22.5 5 5
          origin 0 0 4
        node 3 instance 1 matrix -1 0 0 1 10 0
          origin 0 0 4
        node 4 group 0 1 2 3
          shared fill linear 0 0 1 1 0 #000000 1 1 #ffffff 0.5
          shared fill-opacity number 0.5
          shared fill-rule rule evenOdd
          shared stroke-width number 2.5
          shared stroke-linecap cap round
          shared stroke-linejoin join bevel
          shared stroke-dasharray numbers 1 2.5
          origin 0 0 4
        root 4

        """
    let grid = try readGridIR(text)
    #expect(grid.text() == text)
    #expect(grid.isInstanced == [true, true, false, false, false])
    #expect(grid.ids == .short && grid.shared[.stroke] == .color(Color(rgba: 0x0000_ffff)))
    guard case .instance(_, let move) = grid.nodes[GridNodeID(raw: 2)].content else { throw WrongContent() }
    #expect(move.affine(Point(5, 5)).distance(to: Point(5, 5)) < 1e-12)
  }

  private struct WrongContent: Error {}

  @Test(arguments: [
    // Of itself, of what holds it, of what comes later, of nothing.
    ("node 0 instance 0 shift 1 1\nroot 0", 9, "an instance of a node that is finished before it"),
    (
      "node 0 \(dot)node 1 instance 2 shift 1 1\nnode 2 group 0 1\nroot 2", 12,
      "an instance of a node that is finished before it"
    ),
    (
      "node 0 \(dot)node 1 instance 0 shift 1 1\nnode 2 group 1 0\nroot 2", 12,
      "an instance of a node that is finished before it"
    ),
    ("node 0 instance 9 shift 1 1\nroot 0", 9, "an instance of a node that is finished before it"),
    // A node that is not drawn at all.
    (
      "node 0 \(dot)node 1 instance 0 shift 1 1\nroot 1", 12,
      "an instance of a node that is finished before it"
    ),
    // In a clip, and of a clip.
    (
      "node 0 \(dot)node 1 instance 0 shift 1 1\nnode 2 \(dot)  clip 1\nnode 3 group 0 2\nroot 3", 12,
      "no instance in a clip or a mask"
    ),
    (
      "node 0 \(dot)node 1 \(dot)  clip 0\nnode 2 instance 0 shift 1 1\nnode 3 group 1 2\nroot 3", 16,
      "an instance of a node that is finished before it"
    ),
    ("node 0 \(dot)node 1 group 0 0\nroot 1", 9, "a node that is used once"),
    ("node 0 group\n  shared colour none\nroot 0", 10, "a property"),
    ("node 0 \(dot)  shared fill none\nroot 0", 12, "a part of a shape"),
    ("node 0 instance 0 hop 1 1\nroot 0", 9, "`shift`, `turn` or `matrix`"),
  ])
  func faultsNameTheirLine(_ body: String, _ line: Int, _ expected: String) {
    #expect(throws: IRTextProblem(line: line, expected: expected)) { try read(body) }
  }

  /// Each group draws the one before it twice: thirty of them would be a thousand million shapes.
  @Test func whatDrawsTooMuchIsRefused() {
    var body = "node 0 \(Self.dot)"
    for level in 0..<30 {
      let last = level * 2
      body += "node \(last + 1) instance \(last) shift 1 1\nnode \(last + 2) group \(last) \(last + 1)\n"
    }
    #expect(throws: IRTextProblem.self) { try read(body + "root 60") }
  }

  @Test func depthIsBounded() {
    let count = IRLimits.gridDepth + 5
    let nodes = (0..<count).map { "node \($0) group\($0 > 0 ? " \($0 - 1)" : "")\n" }.joined()
    #expect(throws: IRTextProblem.self) { try read(nodes + "root \(count - 1)") }
  }

  /// Drawn in two places, a node may rely only on what both inherit.
  @Test func aPlaceThatIsDrawnAgainKnowsWhatBothPlacesInherit() throws {
    let grid = try read(
      """
      shared stroke none
      node 0 \(Self.dot)
      node 1 group 0
        shared fill color #ff0000 1
        shared fill-opacity number 0.5
      node 2 instance 0 shift 5 0
      node 3 group 2
        shared fill color #00ff00 1
        shared fill-opacity number 0.5
      node 4 group 1 3
      root 4
      """)
    let context = GridContexts(grid)[GridNodeID(raw: 0)]
    #expect(context[.fill] == nil)
    #expect(context[.fillOpacity] == .number(GridNumber(5, decimals: 1)))
    #expect(context[.stroke] == GridPropertyValue.none)
  }
}
