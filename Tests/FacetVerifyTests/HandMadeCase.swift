// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR

/// One exact picture, with files that draw it and files that do not.
struct HandMadeCase: Sendable, CustomStringConvertible {
  static let all = contours + gradients + structure + repetitions + nothing

  var name: String
  var exact: PathIR
  /// Content of the root.
  var right: [String]
  /// With a word of the message that each must meet.
  var wrong: [(content: String, word: String)]
  var description: String { name }

  init(_ name: String, _ picture: Picture, right: [String], wrong: [(content: String, word: String)]) {
    self.name = name
    exact = picture.ir
    self.right = right
    self.wrong = wrong
  }
}
