// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry

extension FlatContour {
  /// Whether no two sides that are not neighbours come as close as the curves along them may.
  func isSimple(_ effort: ComparisonEffort) -> Bool {
    guard points.count > 3 else { return true }
    let round = points + [points[0]]
    let sides = AreaIndex(zip(round, round.dropFirst()).map { ConvexArea([$0, $1]) })
    let near = 2 * bound
    for (index, side) in sides.areas.enumerated() {
      for other in sides.indices(meeting: side.box.grown(by: near), effort) where other > index {
        let isNeighbour = other == index + 1 || index == 0 && other == points.count - 1
        let (a, b) = (side.corners, sides.areas[other].corners)
        if !isNeighbour, Disjointness.distance(a[0], a[1], b[0], b[1]) <= near { return false }
      }
      if effort.isSpent { return false }
    }
    return true
  }
}
