// SPDX-License-Identifier: Apache-2.0

public import FacetSource

extension DiagnosticInfo {
  /// All that the output formats can find and no earlier stage has.
  public static let emitting: [DiagnosticInfo] = [
    DiagnosticInfo(
      "blend-needs-style", .warning, "a blend mode is written as an inline style",
      why: """
        SVG has no attribute for blending, only a style. Pages with a strict content policy drop inline styles, and
        many converters do not know this one: they draw the element as if it said `.normal`.
        """,
      remedy: "Where it matters, paint with the colours that the blending would give.",
      badExample: """
        scene {
          rect().fill(.gold)
          circle().fill(.teal).blend(.multiply)
        }
        """,
      goodExample: """
        scene {
          rect().fill(.gold)
          circle().fill(#008000)
        }
        """)
  ]
}
