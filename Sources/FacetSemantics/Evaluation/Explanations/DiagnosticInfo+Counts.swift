// SPDX-License-Identifier: Apache-2.0

import FacetSource

extension DiagnosticInfo {
  /// About lists that are too short.
  static let countProblems: [DiagnosticInfo] = [
    DiagnosticInfo(
      "index-out-of-range", .error, "an index lies outside its list",
      why: "Indexes start at 0, so a list of three has the indexes 0, 1 and 2.",
      remedy: "Keep the index below `.count`; `items[k % items.count]` goes round and round.",
      badExample: """
        let items = [4, 8, 12]
        scene { circle(radius: items[3]) }
        """,
      goodExample: """
        let items = [4, 8, 12]
        scene { circle(radius: items[3 % items.count]) }
        """),
    DiagnosticInfo(
      "empty-list", .error, "an empty list has no such item",
      why: "The greatest of no numbers, or a pick from nothing, is no value.",
      remedy: "Put an item into the list, or ask for its `.count` first.",
      badExample: """
        let radii: [Number] = []
        scene { circle(radius: max(radii)) }
        """,
      goodExample: """
        let radii: [Number] = [9]
        scene { circle(radius: max(radii)) }
        """),
    DiagnosticInfo(
      "too-few-points", .error, "a list has too few points for what is drawn",
      why: "A line needs two points, an area three. With fewer nothing would appear.",
      remedy: "Add points; a single dot is a `circle`.",
      badExample: "scene { polygon([(0, 0), (50, 0)]) }",
      goodExample: "scene { polygon([(0, 0), (50, 0), (0, 50)]) }"),
    DiagnosticInfo(
      "too-few-stops", .error, "a gradient has too few colours",
      why: "A gradient leads from one colour to another.",
      remedy: "Give two colours or more, or paint with the colour itself.",
      badExample: "scene { rect().fill(linearGradient([.gold])) }",
      goodExample: "scene { rect().fill(linearGradient([.gold, .crimson])) }"),
  ]
}
