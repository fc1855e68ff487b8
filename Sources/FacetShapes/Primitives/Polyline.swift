// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetTypes

extension Primitive {
  static let polyline = Primitive(
    info: WordInfo(
      "polyline",
      [ParameterInfo("points", .list(.point), "Its corners in order, two or more.")],
      summary: "Straight lines from point to point, left open.",
      example: """
        scene {
          size: 120
          polyline([(10, 100), (40, 30), (70, 80), (110, 15)]).stroke(.navy, width: 5, join: .round)
        }
        """)
  ) { (arguments, _) throws(ValueProblem) in
    .polyline(try cornersArgument(arguments, 0, atLeast: 2), isClosed: false)
  }
}

/// A list of points with a least count.
func cornersArgument(_ arguments: [Value?], _ place: Int, atLeast least: Int) throws(ValueProblem) -> [Point] {
  let points = try arguments.points(place)
  guard points.count >= least else {
    throw ValueProblem(
      "too-few-points", "at least \(least) points are needed here, but the list has \(points.count)",
      parameter: place)
  }
  return points
}
