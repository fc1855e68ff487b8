// SPDX-License-Identifier: Apache-2.0

import FacetIR
import FacetOptimizer
import FacetTestSupport
import Testing

@Suite struct PipelineTests {
  static let levels: [OptimizationLevel] = [.default, .max]

  /// What has been optimized is optimal, as far as the passes can see.
  @Test(arguments: levels, 0..<6) func aSecondRunHasNothingToDo(_ level: OptimizationLevel, _ block: UInt64) throws {
    for seed in (block * 50)..<(block * 50 + 50) {
      let options = PassOptions(level: level)
      let once = optimize(try RandomGrid.make(seed: seed), options).grid
      let twice = optimize(once, options)
      #expect(twice.grid == once, "seed \(seed), \(twice.savings.map(\.pass))")
      #expect(twice.savings.isEmpty)
    }
  }

  @Test(arguments: 0..<30 as Range<UInt64>) func atLevelNoneNothingHappens(_ seed: UInt64) throws {
    let grid = try RandomGrid.make(seed: seed)
    let best = optimize(grid, PassOptions(level: .none))
    #expect(best.grid == grid && best.savings.isEmpty)
  }

  @Test(arguments: 0..<30 as Range<UInt64>) func whatIsMadeIsAPicture(_ seed: UInt64) throws {
    let best = optimize(try RandomGrid.make(seed: seed), PassOptions(level: .max)).grid
    #expect(best.problem() == nil)
    #expect(try readGridIR(best.text()) == best)
  }

  @Test func savingsAreMeasured() throws {
    let grid = try RandomGrid.make(seed: 3)
    let best = optimize(grid, PassOptions(), measure: { $0.text().utf8.count })
    let saved = best.savings.reduce(0) { $0 + $1.bytes }
    #expect(saved == grid.text().utf8.count - best.grid.text().utf8.count)
    #expect(!best.savings.isEmpty)
  }
}
