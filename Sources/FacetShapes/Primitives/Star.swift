// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetTypes

extension Primitive {
  static let star = Primitive(
    info: WordInfo(
      "star",
      [
        ParameterInfo("points", .number, "How many points, a whole number from 3 to 5000."),
        ParameterInfo(
          "innerRatio", .number, in: .unit, "Distance of the inner corners from the middle, in parts of the radius."),
      ],
      summary: "A star in the largest centred circle, its first point at the top.",
      example: """
        scene {
          size: 120
          star(points: 5, innerRatio: 0.4).fill(.goldenrod).padding(6)
        }
        """)
  ) { (arguments, size) throws(ValueProblem) in
    let points = try cornerCount(arguments, 0, of: "points", atLeast: 3, atMost: greatestCornerCount / 2)
    let outer = min(size.width, size.height) / 2
    let inner = outer * (try arguments.number(1))
    let corners = (0..<2 * points).map { index in
      corner(index, of: 2 * points, radius: index.isMultiple(of: 2) ? outer : inner, around: size.center)
    }
    return .polyline(corners, isClosed: true)
  }
}
