// SPDX-License-Identifier: Apache-2.0

import FacetSource

extension DiagnosticInfo {
  /// What the way between two pictures can find.
  static let morphing: [DiagnosticInfo] = [
    DiagnosticInfo(
      "cannot-morph", .error, "two pictures have nothing between them",
      why: """
        `facet morph` moves every point, width and colour from the one picture to the other, so both have to be made of
        the same elements, and an outline of both has to have as many commands. What stands in one picture alone fades;
        what stands in both in different ways would have to be guessed.
        """,
      remedy: """
        Draw the part in question in the same way in both: a path with as many commands, a gradient with as many stops,
        a clip in both or in neither. Two expressions of one face always agree.
        """),
    DiagnosticInfo(
      "cannot-animate", .error, "the way between two pictures cannot be one file that moves",
      why: """
        A file that moves has one canvas and one structure, and only some attributes can move: a style sheet moves no
        gradients' places, for one.
        """,
      remedy: """
        Give both pictures the same `size`, try `--animate smil`, or write the pictures between them one by one with
        `--frames`.
        """),
  ]
}
