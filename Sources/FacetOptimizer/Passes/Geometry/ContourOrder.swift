// SPDX-License-Identifier: Apache-2.0

internal import FacetIR

/// A shape's contours count together, in whatever order; so each move goes to the nearest one, in bytes.
enum ContourOrder: ShapePass {
  static let info = PassInfo(
    name: "contour-order", summary: "orders the contours of a shape so that the moves between them are short",
    rewrites: [.contourOrder])

  /// The search takes time with the square of the count.
  private static let limit = 256

  static func rewritten(_ shape: GridShape, in context: ShapeContext, _ options: PassOptions) -> GridShape? {
    guard case .path(let contours) = shape.outline, (2...limit).contains(contours.count) else { return nil }
    var rest = contours
    var ordered: [GridSubpath] = []
    var pen = GridPoint(0, 0)
    while !rest.isEmpty {
      let next = nearest(to: pen, in: rest, decimals: shape.decimals)
      pen = rest[next].pen
      ordered.append(rest.remove(at: next))
    }
    return ordered == contours ? nil : shape.with(ordered)
  }

  private static func nearest(to pen: GridPoint, in contours: [GridSubpath], decimals: Int) -> Int {
    var best = 0
    var length = Int.max
    for (index, contour) in contours.enumerated() {
      let move = moveLength(pen, contour.start, decimals: decimals)
      if move < length {
        best = index
        length = move
      }
    }
    return best
  }
}
