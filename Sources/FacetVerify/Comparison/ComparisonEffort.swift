// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry

/// What a comparison has cost. A small file can ask for more than anyone would wait for, so there is an end to it.
final class ComparisonEffort {
  /// Cells of free spaces, and pairs of sides.
  let limit: Int
  private var spent = 0

  init(limit: Int) { self.limit = limit }

  var isSpent: Bool { spent > limit }
  func charge(_ cells: Int) { spent = min(spent, limit) + cells }

  /// Whether a leash of that length is long enough for two lines, or their comparison comes to its end first.
  func isWithin(_ leash: Double, _ p: [Point], _ q: [Point]) -> Bool {
    if isSpent { return false }
    return FrechetDistance.isWithin(leash, p, q) { cells in
      charge(cells)
      return !isSpent
    }
  }
}
