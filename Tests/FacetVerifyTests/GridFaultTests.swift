// SPDX-License-Identifier: Apache-2.0

import FacetEmit
import FacetIR
import FacetOptimizer
import FacetVerify
import Testing

/// Whatever a pass breaks is found in the file in the end, whichever passes come after it.
@Suite struct GridFaultTests {
  private static let options = PassOptions(level: .max)
  private static let passes = allPasses.filter { options.includes($0.info) }

  /// The picture on its grid, and as each pass in turn leaves it that changes something; with the place in the registry
  /// from which on passes are still to run.
  private static func stages(_ exact: PathIR) -> [(grid: GridIR, next: Int)] {
    var stages = [(grid: quantize(exact), next: 0)]
    var grid = stages[0].grid
    for (index, pass) in passes.enumerated() {
      let before = grid
      pass.run(&grid, options)
      if grid != before { stages.append((grid, index + 1)) }
    }
    return stages
  }

  /// The rest of the first round, and all that comes after it.
  private static func finished(_ grid: GridIR, from next: Int) throws -> [UInt8] {
    var grid = grid
    for pass in passes[next...] { pass.run(&grid, options) }
    return try defaultOutputFormat.write(optimize(grid, options).grid, EmitOptions(name: "fault")).bytes
  }

  private static func verified(_ svg: [UInt8], _ exact: PathIR) -> Verification {
    verify(svg: svg, against: exact, tolerance: defaultTolerance(for: exact))
  }

  @Test(arguments: GridFault.all) func theFaultIsCaughtWhereverItHappens(_ fault: GridFault) throws {
    #expect(fault.exact.problems() == [])
    var planted = 0
    for stage in Self.stages(fault.exact) {
      let right = Self.verified(try Self.finished(stage.grid, from: stage.next), fault.exact)
      #expect(right.messages == [], "before pass \(stage.next)")
      var grid = stage.grid
      guard fault.plant(&grid) else { continue }
      planted += 1
      let svg = try Self.finished(grid, from: stage.next)
      #expect(
        !Self.verified(svg, fault.exact).isSame, "before pass \(stage.next): \(String(decoding: svg, as: UTF8.self))")
    }
    #expect(planted > 0)
  }

  @Test func thereAreEnoughOfThem() {
    #expect(GridFault.all.count >= 35)
    #expect(Set(GridFault.all.map { $0.name }).count == GridFault.all.count)
  }
}
