// SPDX-License-Identifier: Apache-2.0

internal import FacetIR

/// A fill closes its contours by itself. A style from outside that strokes the shape would show the difference, so this
/// is for those who ask for the last byte.
enum OpenFills: ContourPass {
  static let info = PassInfo(
    name: "open-fills", summary: "leaves out the end of contours that are only filled", rewrites: [.opening],
    level: .max)

  static func rewritten(_ contour: GridSubpath, in context: ShapeContext) -> GridSubpath? {
    guard contour.isClosed else { return nil }
    var result = contour
    result.isClosed = false
    return result
  }
}
