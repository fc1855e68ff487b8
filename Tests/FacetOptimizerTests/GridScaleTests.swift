// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetOptimizer
import FacetScene
import FacetSource
import FacetTypes
import Testing

@Suite struct GridScaleTests {
  /// A polygon whose corners lie on no round grid.
  private func polygon(side: Double, sides: Int, tolerance: Double? = nil) throws -> (exact: PathIR, grid: GridIR) {
    let points = (0..<sides).map { index in
      let angle = Double(index) / Double(sides) * 360
      return "\(side / 2 + side * 0.4 * cosine(degrees: angle)) \(side / 2 + side * 0.4 * sine(degrees: angle))"
    }
    let exact = try readPathIR(
      """
      facet-path-ir 1
      picture "scene" redraw
      origin 0 0 0
      viewbox 0 0 \(side) \(side)
      size \(side) \(side)
      symbol 0 polygon \(points.joined(separator: " "))
      node 0 shape 0
        fill nonzero color #000000 1
        stroke 1.5 butt miter 4 dash 0 color #ff0000 1
        origin 0 0 0
      root 0

      """)
    return (exact, quantize(exact, tolerance: tolerance))
  }

  @Test(arguments: [1.0, 24, 100, 333, 5000]) func candidatesKeepTheToleranceInWholeSteps(_ side: Double) throws {
    let (exact, grid) = try polygon(side: side, sides: 7)
    let candidates = GridScale.candidates(for: exact, besides: grid)
    #expect(!candidates.isEmpty)
    for candidate in candidates {
      #expect(candidate.decimals == 0 && candidate.keepsTolerance)
      #expect(candidate.width == grid.width && candidate.height == grid.height)
      let scale = candidate.viewBox.width.doubleValue / side
      #expect(abs(candidate.unitsToOne / scale - 1) < 1e-3)
      #expect(candidate.tolerance == grid.tolerance * candidate.unitsToOne)
      #expect(try deviation(of: candidate, from: exact, scale: scale) <= grid.tolerance)
      #expect(try strokeWidth(of: candidate) / scale - 1.5 < grid.tolerance)
    }
  }

  @Test func aTurnedPictureGetsShorter() throws {
    let (exact, grid) = try polygon(side: 100, sides: 24)
    let before = optimize(grid, PassOptions()).grid.text().utf8.count
    let best = GridScale.candidates(for: exact, besides: grid).map {
      optimize($0, PassOptions()).grid.text().utf8.count
    }
    #expect((best.min() ?? .max) < before)
  }

  @Test func aPictureWhoseToleranceIsNotKeptStaysAsItIs() throws {
    let (exact, grid) = try polygon(side: 1, sides: 5, tolerance: 1e-12)
    #expect(!grid.keepsTolerance)
    #expect(GridScale.candidates(for: exact, besides: grid).isEmpty)
  }

  /// The farthest that a written corner lies from the exact one, in the exact picture's units.
  private func deviation(of grid: GridIR, from exact: PathIR, scale: Double) throws -> Double {
    guard case .shape(let shape, _) = grid.nodes[grid.root].content, case .polyline(let written, _) = shape.outline,
      case .polyline(let points, _) = exact.symbols[SymbolID(raw: 0)], written.count == points.count
    else { return .infinity }
    let steps = powerOfTen(shape.decimals) * scale
    return zip(written, points).map { Point(Double($0.x) / steps, Double($0.y) / steps).distance(to: $1) }.max() ?? 0
  }

  private func strokeWidth(of grid: GridIR) throws -> Double {
    guard case .shape(_, let coats) = grid.nodes[grid.root].content, case .stroke(_, let stroke)? = coats.last else {
      return .infinity
    }
    return stroke.width.doubleValue
  }
}
