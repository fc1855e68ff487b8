// SPDX-License-Identifier: Apache-2.0

import FacetEmit
import FacetIR
import FacetOptimizer
import FacetSource

/// Makes the file of a picture shorter under some options, and measures what that saves if it is given a measure.
typealias Optimizing = @Sendable (GridIR, PassOptions, ((GridIR) -> Int)?) -> Optimized

extension Compiler {
  /// The same picture, said as short as was asked for.
  func optimized(_ grid: GridIR, of exact: PathIR, name: String, _ result: inout Compilation) -> GridIR {
    let measure = { (grid: GridIR) in length(of: grid, name: name) }
    let (chosen, best) = shortest(grid, of: exact, measure)
    if options.explainsSize { result.sizes = sizes(grid, chosen, best, measure) }
    result.statistics?.measured(best.grid)
    result.diagnostics += problems(of: best.grid, for: options.passes.profile)
    return best.grid
  }

  /// The grid on which the file becomes shortest, at the level that looks for one, and what passes make of it.
  private func shortest(
    _ grid: GridIR, of exact: PathIR, _ measure: @escaping (GridIR) -> Int
  ) -> (chosen: GridIR, best: Optimized) {
    func optimized(_ grid: GridIR) -> Optimized {
      optimizing(grid, options.passes, options.explainsSize ? measure : nil)
    }
    var result = (chosen: grid, best: optimized(grid))
    guard options.passes.level == .max else { return result }
    var length = measure(result.best.grid)
    for candidate in GridScale.candidates(for: exact, besides: grid) {
      let other = optimized(candidate)
      let otherLength = measure(other.grid)
      if otherLength < length {
        result = (candidate, other)
        length = otherLength
      }
    }
    return result
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
