// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetScene
import FacetSource
import FacetTypes
import Testing

@Suite struct ExtremeNumbersTests {
  private func grid(_ layers: [PaintLayer], tolerance: Double? = nil) -> GridIR {
    let outline = Outline.circle(center: Point(50, 50), radius: 100.0 / 3)
    return quantize(lower(sceneOf(outline, layers)).ir, tolerance: tolerance)
  }

  @Test(arguments: [1e15, 1e18, 1e300]) func aHugeStrokeStaysHuge(_ length: Double) throws {
    let coats = try #require(shapes(of: grid([stroke(width: length, miterLimit: length, dash: [length])])).first).coats
    guard case .stroke(_, let written)? = coats.first else {
      Issue.record("no stroke: \(coats)")
      return
    }
    #expect(written.width.doubleValue > 1e14)
    #expect(written.miterLimit.doubleValue > 1e14)
    #expect(written.dash.allSatisfy { $0.doubleValue > 1e14 })
  }

  @Test(arguments: [1e15, 1e18, 1e300]) func aHugeGradientKeepsItsFirstColour(_ radius: Double) throws {
    let stops = [SceneStop(color: .black, offset: 0), SceneStop(color: Color(rgba: 0xffff_ffff), offset: 1)]
    let paint = ScenePaint.radial(stops: stops, center: Point(0, 0), radius: radius)
    guard
      case .fill(.radial(_, _, let written, _), _)? = try #require(shapes(of: grid([fill(paint)])).first).coats.first
    else {
      Issue.record("no radial gradient")
      return
    }
    #expect(written.doubleValue > 1e14)
  }

  @Test func aToleranceThatNoGridKeepsIsReported() throws {
    let kept = grid([fill()])
    #expect(kept.diagnostics.isEmpty)
    let finding = try #require(grid([fill()], tolerance: 1e-12).diagnostics.first)
    #expect(finding.id == "tolerance-not-kept")
    #expect(finding.severity == .warning)
    #expect(finding.message.hasSuffix("the tolerance of 0.000000000001 does not allow"), "\(finding.message)")
  }

  @Test(arguments: [1e-4, 1e-7, 0.5, 33.0]) func aSmallCanvasGrowsLittleWhenItIsRounded(_ side: Double) {
    let outline = Outline.circle(center: Point(side / 3, side / 3), radius: side / 3)
    let box = quantize(lower(sceneOf(outline, [fill()], size: Size(side, side), fit: 0)).ir).viewBox
    #expect(box.width.doubleValue >= side * 2 / 3 * (1 - 1e-6))
    #expect(box.width.doubleValue <= side * 2 / 3 * 1.03)
  }
}
