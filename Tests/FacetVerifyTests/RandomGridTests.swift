// SPDX-License-Identifier: Apache-2.0

import FacetEmit
import FacetIR
import FacetOptimizer
import FacetTestSupport
import FacetVerify
import Testing

/// Pictures that are made on a grid, full of what passes look for: straight curves, equal neighbours, dots, sides that lead
/// back. They are exact on their grid, so nothing may move when they are written as they are.
@Suite struct RandomGridTests {
  /// In each block; `FACET_GRIDS` asks for more.
  static let count = UInt64(FacetTestSupport.count(askedBy: "FACET_GRIDS", usually: 10))

  private func check(_ seed: UInt64, _ options: PassOptions) throws {
    let grid = try RandomGrid.make(seed: seed)
    let best = optimize(grid, options).grid
    let svg = try defaultOutputFormat.write(best, EmitOptions(name: "random", pathStyle: options.pathStyle)).bytes
    let result = verify(svg: svg, against: grid.exact, tolerance: grid.tolerance)
    #expect(
      result.messages == [],
      "seed \(seed), \(options.level), \(options.profile): \(String(decoding: svg, as: UTF8.self))")
    #expect(result.contours > 0)
  }

  @Test(arguments: 0..<6 as Range<UInt64>) func theyAreWrittenAsTheyAre(_ block: UInt64) throws {
    for seed in (block * Self.count)..<((block + 1) * Self.count) { try check(seed, PassOptions(level: .none)) }
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func whateverIsDoneTheyStayWhatTheyAre(_ block: UInt64) throws {
    for seed in (block * Self.count)..<((block + 1) * Self.count) {
      try check(seed, PassOptions(level: .default))
      try check(seed, PassOptions(level: .default, profile: .portable))
      try check(seed, PassOptions(level: .max, profile: .compact))
    }
  }
}
