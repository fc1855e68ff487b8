// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetTypes

extension Primitive {
  static let rect = Primitive(
    info: WordInfo(
      "rect",
      [
        ParameterInfo(
          "cornerRadius", .number, .value(.number(0)), in: .lengths,
          "Radius of the quarter circles at the corners; more than half the shorter side counts as that half.")
      ],
      summary: "A rectangle that fills its frame, with round corners if asked for.",
      example: """
        scene {
          size: (120, 80)
          rect(cornerRadius: 16).fill(.teal).padding(8)
        }
        """)
  ) { (arguments, size) throws(ValueProblem) in
    let greatest = max(0, min(size.width, size.height) / 2)
    return .rect(Rect(origin: .zero, size: size), cornerRadius: min(try arguments.number(0), greatest))
  }
}
