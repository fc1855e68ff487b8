// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetTypes
import Testing

@Suite struct LegalityTests {
  /// What breaks pictures elsewhere.
  @Test(arguments: [
    (Rewrite.opening, ShapeContext.stroked), (.startVertex, .dashed), (.startVertex, .openEnds),
    (.direction, .dashed), (.directionOfOne, .nonzero),
    (.directionOfOne, .dashed), (.merging, .translucentFill),
    (.merging, .translucentStroke), (.merging, .composited), (.merging, .hasText), (.merging, .instanced),
    (.closing, .buttCaps), (.closing, .squareCaps), (.closing, .mitred), (.closing, .bevelled), (.closing, .dashed),
    (.emptyContour, .stroked), (.instancing, .area), (.ungrouping, .composited), (.closingLine, .openEnds),
  ])
  func aForbiddenCellForbidsWhateverElseIsTrue(_ rewrite: Rewrite, _ property: ShapeContext) {
    #expect(!Legality.allows(rewrite, in: property))
    #expect(!Legality.allows(rewrite, in: property.union([.filled, .stroked, .roundCaps])))
    #expect(Legality.reasons(against: rewrite, in: property).count == 1)
  }

  static let legal: [(Rewrite, ShapeContext)] = [
    (.opening, [.filled, .nonzero]), (.startVertex, [.filled, .evenOdd]),
    (.startVertex, [.stroked, .mitred, .buttCaps]), (.closing, [.filled]),
    (.closing, [.stroked, .roundCaps, .openEnds]), (.directionOfOne, [.filled, .evenOdd]),
    (.direction, [.filled, .nonzero]), (.merging, [.filled, .stroked, .dashed, .openEnds]),
    (.merging, [.filled, .gradient]), (.straightRuns, [.stroked, .dashed, .openEnds, .mitred]),
    (.zeroLength, [.stroked, .squareCaps]), (.straightCurves, [.stroked, .dashed]), (.emptyContour, [.filled]),
    (.closingLine, [.stroked, .mitred]),
  ]

  @Test(arguments: legal)
  func theRestIsLegal(_ rewrite: Rewrite, _ context: ShapeContext) {
    #expect(Legality.allows(rewrite, in: context))
    #expect(Legality.reasons(against: rewrite, in: context).isEmpty)
  }

  @Test func everyForbiddenCellHasOneReason() {
    for cell in Legality.forbidden {
      #expect(!cell.reason.isEmpty && cell.reason.first?.isLowercase == true && cell.reason.last != ".")
      #expect(cell.property.names.count == 1)
      #expect(Legality.forbidden.count { $0.rewrite == cell.rewrite && $0.property == cell.property } == 1)
    }
  }

  @Test func propertiesHaveDistinctNames() {
    #expect(Set(ShapeContext.named.map(\.name)).count == ShapeContext.named.count)
    #expect(ShapeContext([.filled, .dashed]).names == ["filled", "dashed"])
  }

  @Test func coatsSayWhatIsTrue() {
    let ink = GridPaint.color(.black)
    let one = GridNumber(1, decimals: 0)
    let thin = GridStroke(width: one, cap: .square, join: .bevel, miterLimit: one, dash: [one, one])
    #expect(ShapeContext(coats: [.fill(ink, .evenOdd)]) == [.filled, .evenOdd])
    #expect(
      ShapeContext(coats: [.fill(ink, .nonzero), .stroke(ink, thin)])
        == [.filled, .nonzero, .stroked, .squareCaps, .bevelled, .dashed])
    let faint = GridPaint.color(Color(red: 0, green: 0, blue: 0, alpha: 0.5))
    #expect(ShapeContext(coats: [.fill(faint, .nonzero)]).contains(.translucentFill))
  }

  @Test func onlyAStrokeShowsEnds() {
    let open = GridSubpath(start: GridPoint(0, 0), segments: [.line(to: GridPoint(1, 0))], isClosed: false)
    #expect(ShapeContext.filled.of(open) == .filled)
    #expect(ShapeContext.stroked.of(open) == [.stroked, .openEnds])
  }
}
