// SPDX-License-Identifier: Apache-2.0

import FacetShapes
import Testing

@testable import FacetFormat

@Suite struct StrokeTests {
  @Test func strokesAreTheGesturesWithPoints() {
    let withPoints = SketchCommand.allCases.filter { $0.info.parameters.contains { $0.name == "points" } }
    #expect(DocumentBuilder.strokes == Set(withPoints.map(\.rawValue)))
  }
}
