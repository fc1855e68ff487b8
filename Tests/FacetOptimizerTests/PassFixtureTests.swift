// SPDX-License-Identifier: Apache-2.0
//
// Each pass alone on pictures in text form: what it makes of them, and that a second run has nothing to do.

import FacetIR
import FacetOptimizer
import FacetTestSupport
import Testing

@Suite struct PassFixtureTests {
  static let fixtures = Fixture.all(in: "passes", endings: [".gridir"])

  @Test(arguments: fixtures) func aPassDoesWhatItsFixtureShows(_ fixture: Fixture) throws {
    let folder = fixture.path.split(separator: "/").dropLast().last.map(String.init) ?? ""
    let pass = try #require(allPasses.first { $0.info.name == folder }, "no pass is called \(folder)")
    var grid = try readGridIR(fixture.text())
    pass.run(&grid, PassOptions(level: .max))
    let once = grid
    let difference = differenceFromExpectation(grid.text(), at: fixture.path + ".expected")
    #expect(difference == nil, "\(difference ?? "")")
    pass.run(&grid, PassOptions(level: .max))
    #expect(grid == once, "a second run still changes something")
  }

  @Test(arguments: allPasses.map { $0.info.name }) func everyPassHasFixtures(_ name: String) {
    #expect(Self.fixtures.contains { $0.path.contains("/passes/\(name)/") })
  }

  /// A fixture whose name begins with `keeps` shows what must not be touched.
  @Test(arguments: fixtures.filter { $0.stem.hasPrefix("keeps") }) func whatMustStayStays(_ fixture: Fixture) throws {
    let grid = try readGridIR(fixture.text())
    let best = optimize(
      grid, PassOptions(level: .max), passes: allPasses.filter { fixture.path.contains("/\($0.info.name)/") })
    #expect(best.grid == grid)
    #expect(best.savings.isEmpty)
  }
}
