// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetTypes

extension Primitive {
  static let polygon = Primitive(
    info: WordInfo(
      "polygon",
      [ParameterInfo("points", .list(.point), "Its corners in order, three or more; the first is not repeated.")],
      summary: "A closed outline of straight sides.",
      example: """
        scene {
          size: 120
          polygon([(60, 10), (110, 60), (60, 110), (10, 60)]).fill(.orchid)
        }
        """)
  ) { (arguments, _) throws(ValueProblem) in
    .polyline(try cornersArgument(arguments, 0, atLeast: 3), isClosed: true)
  }
}
