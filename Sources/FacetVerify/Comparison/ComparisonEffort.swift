// SPDX-License-Identifier: Apache-2.0

/// What a comparison has cost. A small file can ask for more than anyone would wait for, so there is an end to it.
final class ComparisonEffort {
  /// Cells of free spaces, and pairs of sides.
  let limit: Int
  private var spent = 0

  init(limit: Int) { self.limit = limit }

  var isSpent: Bool { spent > limit }
  func charge(_ cells: Int) { spent = min(spent, limit) + cells }
}
