// SPDX-License-Identifier: Apache-2.0

import FacetSource

extension DiagnosticInfo {
  /// About how much work a scene may be.
  static let limitProblems: [DiagnosticInfo] = [
    DiagnosticInfo(
      "cost-limit", .error, "a scene is more work than allowed",
      why: """
        One counter bounds every compile: each expression, statement, element and segment counts 1, lists and strings
        count their length, and a loop reserves its turns before the first one. So a file from anyone is compiled or
        refused soon. The limit is 4 million; a rich picture takes some ten thousand.
        """,
      remedy: """
        Lower the number of turns.
        """,
      badExample: """
        scene {
          repeat k in 0..<3_000_000 {
            circle()
            rect()
          }
        }
        """,
      goodExample: """
        scene {
          repeat k in 0..<30 {
            circle()
            rect()
          }
        }
        """),
    DiagnosticInfo(
      "element-limit", .error, "a scene has more elements than allowed",
      why: """
        Above 250000 elements no viewer shows a picture at a bearable speed, and most often two loops were nested by
        mistake.
        """,
      remedy: "Draw fewer elements, or one `path` with many segments.",
      badExample: """
        scene {
          repeat j in 0..<600 { repeat k in 0..<600 { circle() } }
        }
        """,
      goodExample: """
        scene {
          repeat j in 0..<6 { repeat k in 0..<6 { circle() } }
        }
        """),
    DiagnosticInfo(
      "segment-limit", .error, "the outlines of a scene have more segments than allowed",
      why: """
        At most 2 million segments are drawn, an outline as often as it is used. More would make files that no viewer
        opens.
        """,
      remedy: "Use fewer points or fewer copies.",
      badExample: """
        scene {
          repeat k in 0..<400 { regularPolygon(sides: 9000) }
        }
        """,
      goodExample: """
        scene {
          repeat k in 0..<4 { regularPolygon(sides: 90) }
        }
        """),
    DiagnosticInfo(
      "depth-limit", .error, "elements, calls and expressions lie too deep in one another",
      why: """
        At most 128 levels are allowed on the way from the scene to any place in it, through all components and
        functions on that way. It keeps every compile within a known amount of memory.
        """,
      remedy: "Flatten the groups, or draw what repeats with `repeat`."),
  ]
}
