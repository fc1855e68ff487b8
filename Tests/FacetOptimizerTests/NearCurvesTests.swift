// SPDX-License-Identifier: Apache-2.0
//
// Curves that are written as others, held against the exact ones by the sides of both: another bound than that of the pass.

import FacetGeometry
import FacetIR
import FacetOptimizer
import FacetSource
import Testing

@Suite struct NearCurvesTests {
  static let tolerances = [0.04, 0.075, 0.2, 0.7]

  /// A pen's line: quadratic curves from middle to middle of jittered places, or cubic ones through them.
  private func line(seed: UInt64, isCubic: Bool) -> String {
    var chance = Chance(seed: seed)
    func places(_ count: Int) -> [Point] {
      (0..<count).map { Point(Double($0) * 7 + chance.share() * 4, 50 + (chance.share() - 0.5) * 30) }
    }
    let points = places(isCubic ? 31 : 16)
    var text = "M \(points[0].x) \(points[0].y)"
    if isCubic {
      for index in stride(from: 1, to: points.count - 2, by: 3) {
        let (a, b, c) = (points[index], points[index + 1], points[index + 2])
        text += " C \(a.x) \(a.y) \(b.x) \(b.y) \(c.x) \(c.y)"
      }
    } else {
      for index in 1..<points.count - 1 {
        let middle = points[index].midpoint(to: points[index + 1])
        text += " Q \(points[index].x) \(points[index].y) \(middle.x) \(middle.y)"
      }
    }
    return text
  }

  private func picture(_ line: String) throws -> PathIR {
    try readPathIR(
      """
      facet-path-ir 1
      picture "scene" redraw
      origin 0 0 0
      viewbox 0 0 240 100
      size 240 100
      symbol 0 path \(line)
      node 0 shape 0
        stroke 2 round round 4 dash 0 color #000000 1
        origin 0 0 0
      root 0

      """)
  }

  private func shortened(_ grid: GridIR) throws -> GridIR {
    let pass = try #require(allPasses.first { $0.info.name == "near-curves" })
    return optimize(grid, PassOptions(), passes: [pass]).grid
  }

  private func path(of grid: GridIR) throws -> Path {
    guard case .shape(let shape, _) = grid.nodes[grid.root].content else { throw Missing() }
    return shape.path
  }
  private struct Missing: Error {}

  private func length(of grid: GridIR) -> Int {
    guard case .shape(let shape, _) = grid.nodes[grid.root].content, case .path(let contours) = shape.outline else {
      return 0
    }
    return pathTextLength(contours, decimals: shape.decimals)
  }

  @Test(arguments: tolerances, [false, true])
  func whatIsWrittenLiesWithinTheToleranceAndIsShorter(_ tolerance: Double, _ isCubic: Bool) throws {
    var before = 0
    var after = 0
    for seed in 0..<10 as Range<UInt64> {
      let exact = try picture(line(seed: seed, isCubic: isCubic))
      let grid = quantize(exact, tolerance: tolerance)
      let best = try shortened(grid)
      guard case .path(let meant) = exact.symbols[SymbolID(raw: 0)] else { throw Missing() }
      let one = meant.flattened(tolerance: 1e-3)[0]
      let two = try path(of: best).flattened(tolerance: 1e-3)[0]
      #expect(one.runs(along: two, within: best.worst.distance + 2e-3), "seed \(seed)")
      #expect(best.worst.distance <= tolerance, "seed \(seed)")
      before += length(of: grid)
      after += length(of: best)
    }
    #expect(Double(after) < Double(before) * (isCubic ? 0.99 : 0.97))
  }

  @Test(arguments: tolerances) func aSecondRunHasNothingToDo(_ tolerance: Double) throws {
    for seed in 0..<10 as Range<UInt64> {
      let once = try shortened(quantize(try picture(line(seed: seed, isCubic: seed % 2 == 0)), tolerance: tolerance))
      #expect(try shortened(once) == once, "seed \(seed)")
      // Read back, nothing is known of the exact curves, and what is left of the tolerance must do.
      let read = try readGridIR(once.text())
      let again = try shortened(read)
      #expect(again.worst.distance <= tolerance, "seed \(seed)")
      #expect(try shortened(again) == again, "seed \(seed)")
    }
  }

  /// Another place draws the curve four times as large, by reference perhaps: its distance grows along.
  @Test func anEnlargedCopyKeepsTheToleranceToo() throws {
    let exact = try readPathIR(
      """
      facet-path-ir 1
      picture "scene" redraw
      origin 0 0 0
      viewbox 0 0 500 500
      size 500 500
      symbol 0 path \(line(seed: 3, isCubic: false)) Z
      node 0 group 1 2
        origin 0 0 0
      node 1 shape 0
        fill nonzero color #000000 1
        origin 0 0 0
      node 2 shape 0
        transform 4 0 0 4 0 0
        fill nonzero color #000000 1
        origin 0 0 0
      root 0

      """)
    // On the grid, a tenth, the small one is closer than a quarter of the tolerance.
    let tolerance = 0.4
    let grid = quantize(exact, tolerance: tolerance)
    let best = try shortened(grid)
    #expect(best != grid)
    guard case .path(let meant) = exact.symbols[SymbolID(raw: 0)] else { throw Missing() }
    for node in best.nodes.elements {
      guard case .shape(let shape, _) = node.content else { continue }
      let scale = shape.placement.a
      let one = meant.transformed(by: shape.placement).flattened(tolerance: 1e-3)[0]
      let two = shape.path.flattened(tolerance: 1e-3)[0]
      #expect(one.runs(along: two, within: tolerance * scale / 4 + 2e-3), "\(scale)")
    }
  }
}

/// The same numbers for the same seed.
private struct Chance {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// 0 to 1.
  mutating func share() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 33) / Double(UInt32.max >> 1)
  }
}
