// SPDX-License-Identifier: Apache-2.0

import FacetEmit
import FacetIR
import FacetOptimizer
import FacetSource

extension Compiler {
  /// The same picture, said as short as was asked for.
  func optimized(_ grid: GridIR, of exact: PathIR, name: String, _ result: inout Compilation) -> GridIR {
    let measure = { (grid: GridIR) in length(of: grid, name: name) }
    let chosen = options.passes.level == .max ? shortest(grid, of: exact, measure) : grid
    let best = optimize(chosen, options.passes, measure: options.explainsSize ? measure : nil)
    if options.explainsSize { result.sizes = sizes(grid, chosen, best, measure) }
    result.statistics?.measured(best.grid)
    result.diagnostics += problems(of: best.grid, for: options.passes.profile)
    return best.grid
  }

  /// The grid on which the file becomes shortest.
  private func shortest(_ grid: GridIR, of exact: PathIR, _ measure: (GridIR) -> Int) -> GridIR {
    var best = grid
    var length = measure(optimize(grid, options.passes).grid)
    for candidate in GridScale.candidates(for: exact, besides: grid) {
      let other = measure(optimize(candidate, options.passes).grid)
      if other < length {
        best = candidate
        length = other
      }
    }
    return best
  }

  private func sizes(
    _ grid: GridIR, _ chosen: GridIR, _ best: Optimized, _ measure: (GridIR) -> Int
  ) -> SizeReport {
    let before = measure(grid)
    let scaled = measure(chosen)
    var report = SizeReport(before: before, after: measure(best.grid), savings: best.savings)
    if chosen != grid {
      report.savings.insert(PassSaving(pass: GridScale.name, bytes: before - scaled, changes: 1), at: 0)
    }
    return report
  }

  /// Bytes of the file. Trouble with writing it is reported when it is written.
  private func length(of grid: GridIR, name: String) -> Int {
    (try? defaultOutputFormat.write(grid, emitOptions(name: name)))?.bytes.count ?? 0
  }

  func emitOptions(name: String) -> EmitOptions {
    EmitOptions(
      responsive: options.isResponsive, idPrefix: options.idPrefix, name: name, pathStyle: options.passes.pathStyle)
  }
}
