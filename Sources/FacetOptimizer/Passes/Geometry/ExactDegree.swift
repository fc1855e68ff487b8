// SPDX-License-Identifier: Apache-2.0

internal import FacetIR

/// A cubic P0 P1 P2 P3 with 3 P1 − P0 = 3 P2 − P3 is the quadratic curve with the control point at half of that, place by
/// place. It is written as one where that point lies on the grid.
enum ExactDegree: ContourPass {
  static let info = PassInfo(
    name: "exact-degree", summary: "writes cubics that are exactly quadratic curves as these", rewrites: [.degree])

  static func rewritten(_ contour: GridSubpath, in context: ShapeContext) -> GridSubpath? {
    var result = contour
    var from = contour.start
    var isChanged = false
    for (index, segment) in contour.segments.enumerated() {
      if case .cubic(let control1, let control2, let to) = segment,
        let x = control(from.x, control1.x, control2.x, to.x), let y = control(from.y, control1.y, control2.y, to.y)
      {
        result.segments[index] = .quad(control: GridPoint(x, y), to: to)
        isChanged = true
      }
      from = segment.end
    }
    return isChanged ? result : nil
  }

  /// One coordinate of the control point. Coordinates have at most fifteen digits, so nothing overflows.
  private static func control(_ p0: Int, _ p1: Int, _ p2: Int, _ p3: Int) -> Int? {
    let twice = 3 * p1 - p0
    return twice == 3 * p2 - p3 && twice % 2 == 0 ? twice / 2 : nil
  }
}
