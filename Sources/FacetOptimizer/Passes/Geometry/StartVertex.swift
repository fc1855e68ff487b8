// SPDX-License-Identifier: Apache-2.0

internal import FacetIR

/// The end of a contour draws a line home for nothing, so a contour begins where its longest line ends; and where the
/// moves to it and to the next one are short.
enum StartVertex: ShapePass {
  static let info = PassInfo(
    name: "start-vertex", summary: "begins contours at the corner that makes their text shortest",
    rewrites: [.startVertex, .straightRuns])

  static func rewritten(_ shape: GridShape, in context: ShapeContext, _ options: PassOptions) -> GridShape? {
    guard var contours = shape.outline.contours else { return nil }
    var isChanged = false
    for index in contours.indices where isLegal(in: context.of(contours[index])) {
      let place = ContourPlace(index, among: contours, decimals: shape.decimals)
      var ring = ContourRing(contours[index])
      ring.joinStart()
      let shortest = ContourStart.shortest(ring, at: place, options)
      if shortest != contours[index] {
        contours[index] = shortest
        isChanged = true
      }
    }
    return isChanged ? shape.with(contours) : nil
  }
}
