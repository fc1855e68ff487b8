// SPDX-License-Identifier: Apache-2.0

/// A kind of change to a picture that leaves it as it looks, where it is legal. `Legality` says where.
public enum Rewrite: String, Sendable, Hashable, CaseIterable {
  // MARK: Segments

  /// Two straight sides that go on in the same direction become one.
  case straightRuns
  /// A segment without length goes, beside others of its contour; an arc without a radius becomes the line that it is.
  case zeroLength
  /// A contour in which nothing has length goes.
  case emptyContour
  /// A cubic that is exactly a quadratic curve is written as one.
  case degree
  /// A curve whose control points lie on its chord, in order, becomes a line.
  case straightCurves
  /// A curve becomes another one that lies within what is left of the tolerance.
  case nearCurves
  /// A line is cut in two, or a curve is raised to a higher degree, to say the rest shorter.
  case splitting

  // MARK: Contours

  /// A closed contour begins at another of its corners.
  case startVertex
  /// Every contour of a shape runs the other way.
  case direction
  /// One contour runs the other way, and others stay.
  case directionOfOne
  /// The contours of a shape are written in another order.
  case contourOrder
  /// A closing line that says nothing more than the end of the contour is left out.
  case closingLine
  /// A contour that comes home by a line of its own is closed instead.
  case closing
  /// A closed contour is left open.
  case opening

  // MARK: Elements

  /// An outline is written as another element.
  case elementKind
  /// Neighbours with equal paint become one shape.
  case merging
  /// A shape that an equal one covers right away is left out.
  case duplicates
  /// The shape is drawn earlier or later, past others that it does not touch.
  case moving
  /// The shape is drawn by a reference to an equal one.
  case instancing
  /// An attribute stands on a group instead of on the shape.
  case sharing
  /// The group around the node goes.
  case ungrouping
  /// The line of a linear gradient is moved across its direction.
  case gradientLine
  /// A stop of a gradient that changes nothing goes; a gradient of one colour becomes the colour.
  case gradientStops
  /// A group and its only child become one node; their opacities multiply.
  case multiplying
  /// All lengths of the picture are scaled together with its canvas.
  case gridScale
}
