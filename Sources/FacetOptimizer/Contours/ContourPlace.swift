// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR

/// Where a contour stands among others, which decides how long its first move is, and that of the next one.
struct ContourPlace {
  /// Where the pen stands before it.
  let before: GridPoint
  /// Where the next contour begins.
  let after: GridPoint?
  let decimals: Int

  init(_ index: Int, among contours: [GridSubpath], decimals: Int) {
    before = index == 0 ? GridPoint(0, 0) : contours[index - 1].pen
    after = index + 1 < contours.count ? contours[index + 1].start : nil
    self.decimals = decimals
  }

  /// Bytes of a contour's text between its neighbours, but for a constant.
  func length(_ contour: GridSubpath, _ options: PassOptions) -> Int {
    var contours = [GridSubpath(start: before, segments: [], isClosed: false), contour]
    if let after { contours.append(GridSubpath(start: after, segments: [], isClosed: false)) }
    return pathTextLength(contours, decimals: decimals, options)
  }

  /// Bytes of a way from one place to another, in the shorter form: a quick estimate.
  func move(_ from: GridPoint, _ to: GridPoint) -> Int { moveLength(from, to, decimals: decimals) }
}

/// Bytes of the coordinates of a move, in the shorter form.
func moveLength(_ from: GridPoint, _ to: GridPoint, decimals: Int) -> Int {
  func length(_ x: Int, _ y: Int) -> Int {
    numberLength(x, decimals: decimals) + numberLength(y, decimals: decimals) + (y < 0 ? 0 : 1)
  }
  return min(length(to.x, to.y), length(to.x - from.x, to.y - from.y))
}

extension GridSubpath {
  /// Where the pen stands after it.
  var pen: GridPoint { isClosed ? start : end }
}
