// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry

/// Areas in the order of a line, with the boxes of eight, of eight times eight and so on, so that those in some place are
/// found without looking at all.
struct AreaIndex {
  let areas: [ConvexArea]
  /// The boxes of runs, longest runs last.
  private var levels: [[Rect]]
  private static let run = 8

  init(_ areas: [ConvexArea]) {
    self.areas = areas
    levels = [areas.map(\.box)]
    while let last = levels.last, last.count > AreaIndex.run {
      levels.append(
        stride(from: 0, to: last.count, by: AreaIndex.run).map { start in
          last[start..<min(start + AreaIndex.run, last.count)].reduce(Rect.empty) { $0.union($1) }
        })
    }
  }

  /// Those whose boxes meet a box, in their order.
  func meeting(_ box: Rect, _ effort: ComparisonEffort) -> [ConvexArea] {
    indices(meeting: box, effort).map { areas[$0] }
  }

  func indices(meeting box: Rect, _ effort: ComparisonEffort) -> [Int] {
    var found = Array(levels[levels.count - 1].indices)
    for level in levels.indices.reversed() {
      effort.charge(found.count)
      found = found.filter { !levels[level][$0].intersection(box).isEmpty }
      if level == 0 { break }
      let count = levels[level - 1].count
      found = found.flatMap { $0 * AreaIndex.run..<min(($0 + 1) * AreaIndex.run, count) }
    }
    return found
  }
}
