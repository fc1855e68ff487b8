// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetTypes

extension Primitive {
  static let line = Primitive(
    info: WordInfo(
      "line",
      [
        ParameterInfo("from", .point, "Where it starts."),
        ParameterInfo("to", .point, "Where it ends."),
      ],
      summary: "A straight line between two points of its frame.",
      example: """
        scene {
          size: 120
          line(from: (10, 100), to: (110, 20)).stroke(.crimson, width: 6, cap: .round)
        }
        """)
  ) { (arguments, _) throws(ValueProblem) in
    .line(try arguments.point(0), try arguments.point(1))
  }
}
