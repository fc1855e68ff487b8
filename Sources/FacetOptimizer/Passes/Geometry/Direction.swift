// SPDX-License-Identifier: Apache-2.0

internal import FacetIR

/// Every contour of a shape the other way: what counts crossings with their direction counts them all negative. Strokes
/// stay, since viewers follow a curve from its start, and where it turns back sharply that shows.
enum Direction: ShapePass {
  static let info = PassInfo(
    name: "direction", summary: "draws all contours of a shape backwards where that is shorter", rewrites: [.direction],
    avoids: .stroked)

  static func rewritten(_ shape: GridShape, in context: ShapeContext, _ options: PassOptions) -> GridShape? {
    guard let contours = shape.outline.contours else { return nil }
    var result = contours
    for index in contours.indices {
      let place = ContourPlace(index, among: result, decimals: shape.decimals)
      result[index] = backwards(contours[index], in: context, at: place, options)
    }
    return shape.with(result)
  }

  /// The contour the other way, from the best corner where the table allows another one.
  static func backwards(
    _ contour: GridSubpath, in context: ShapeContext, at place: ContourPlace, _ options: PassOptions
  ) -> GridSubpath {
    guard Legality.allows(.startVertex, in: context.of(contour)) else { return contour.reversed }
    return ContourStart.shortest(ContourRing(contour).reversed, at: place, options)
  }
}

/// Single contours, where only crossings or the line itself count.
enum DirectionOfOne: ShapePass {
  static let info = PassInfo(
    name: "direction-of-one", summary: "draws single contours backwards where that is shorter",
    rewrites: [.directionOfOne], avoids: .stroked)

  static func rewritten(_ shape: GridShape, in context: ShapeContext, _ options: PassOptions) -> GridShape? {
    guard var contours = shape.outline.contours else { return nil }
    var isChanged = false
    for index in contours.indices {
      let place = ContourPlace(index, among: contours, decimals: shape.decimals)
      let other = Direction.backwards(contours[index], in: context, at: place, options)
      if place.length(other, options) < place.length(contours[index], options) {
        contours[index] = other
        isChanged = true
      }
    }
    return isChanged ? shape.with(contours) : nil
  }
}
