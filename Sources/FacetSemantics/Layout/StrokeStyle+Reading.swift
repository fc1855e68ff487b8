// SPDX-License-Identifier: Apache-2.0

import FacetScene
import FacetShapes
import FacetTypes

extension StrokeStyle {
  /// From the arguments of `.stroke` in parameter order. Dashes that add up to nothing draw through.
  init(_ values: [Value?]) throws(ValueProblem) {
    self.init(
      width: try values.number(1), cap: try values.choice(2), join: try values.choice(3),
      miterLimit: try values.number(4), alignment: try values.choice(6))
    guard values.given(5) != nil else { return }
    for item in try values.list(5) {
      guard case .number(let length) = item else {
        throw ValueProblem("type-mismatch", "a list of numbers is needed here", parameter: 5)
      }
      dash.append(length)
    }
    if !dash.contains(where: { $0 > 0 }) { dash = [] }
  }
}
