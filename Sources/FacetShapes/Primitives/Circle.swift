// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetTypes

extension Primitive {
  static let circle = Primitive(
    info: WordInfo(
      "circle",
      [
        ParameterInfo("center", .point, .absent, "Where the middle lies; the middle of the frame unless given."),
        ParameterInfo(
          "radius", .number, .absent, in: .lengths, "Half the shorter side of the frame unless given."),
      ],
      summary: "A circle, as large as its frame allows unless a radius is given.",
      example: """
        scene {
          size: 120
          circle(radius: 50).fill(.gold)
          circle(center: (45, 45), radius: 12).fill(.white)
        }
        """)
  ) { (arguments, size) throws(ValueProblem) in
    .circle(center: try centerArgument(arguments, 0, in: size), radius: try radiusArgument(arguments, 1, in: size))
  }
}

/// A point argument, or the middle of the frame.
func centerArgument(_ arguments: [Value?], _ place: Int, in size: Size) throws(ValueProblem) -> Point {
  arguments.given(place) == nil ? size.center : try arguments.point(place)
}

/// A length argument, or half the shorter side of the frame.
func radiusArgument(_ arguments: [Value?], _ place: Int, in size: Size) throws(ValueProblem) -> Double {
  arguments.given(place) == nil ? min(size.width, size.height) / 2 : try arguments.number(place)
}
