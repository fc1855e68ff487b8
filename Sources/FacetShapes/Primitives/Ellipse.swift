// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetTypes

extension Primitive {
  static let ellipse = Primitive(
    info: WordInfo(
      "ellipse",
      [
        ParameterInfo("center", .point, .absent, "Where the middle lies; the middle of the frame unless given."),
        ParameterInfo(
          "radius", .size, .absent, in: .lengths,
          "Half the width and half the height, as a pair; they fill the frame unless given."),
      ],
      summary: "An ellipse with upright axes that fills its frame unless its radii are given.",
      example: """
        scene {
          size: (120, 80)
          ellipse().fill(.steelblue)
          ellipse(center: (60, 30), radius: (30, 10)).fill(.white)
        }
        """)
  ) { (arguments, size) throws(ValueProblem) in
    let filling = Size(size.width / 2, size.height / 2)
    return .ellipse(
      center: try centerArgument(arguments, 0, in: size),
      radii: arguments.given(1) == nil ? filling : try arguments.size(1))
  }
}
