// SPDX-License-Identifier: Apache-2.0

public import FacetSource

extension DiagnosticInfo {
  /// All that lowering and the step to the grid can find.
  public static let lowering: [DiagnosticInfo] = [
    DiagnosticInfo(
      "picture-too-deep", .error, "groups with effects lie too deep in one another",
      why: """
        Each opacity, blend, clip or mask around another one is a level of its own in the picture. Above 192 of them
        viewers run out of memory or stop drawing.
        """,
      remedy: "Remove effects that do nothing, and combine opacities by multiplying them."),
    DiagnosticInfo(
      "empty-picture", .warning, "a picture that is cut to its ink has none",
      why: """
        `fit` cuts the canvas to what is drawn. Where nothing is drawn there is nothing to cut to, and the whole
        canvas stays.
        """,
      remedy: "Draw something, or leave out `fit`.",
      badExample: """
        scene {
          fit: 4
          circle(radius: 0)
        }
        """,
      goodExample: """
        scene {
          fit: 4
          circle(radius: 9)
        }
        """),
    DiagnosticInfo(
      "invisible-dot", .warning, "a stroke without length has a cap that draws nothing",
      why: """
        A line from a point to itself is a dot under round and square caps, and nothing under butt ones. Viewers do not
        agree about it unless it is written with care, which happens here; but nothing stays nothing.
        """,
      remedy: "Write `cap: .round`, or draw a `circle`.",
      badExample: "scene { line(from: (50, 50), to: (50, 50)).stroke(.navy, width: 8) }",
      goodExample: "scene { line(from: (50, 50), to: (50, 50)).stroke(.navy, width: 8, cap: .round) }"),
    DiagnosticInfo(
      "too-far-away", .warning, "a shape lies too far away to be written",
      why: """
        A written coordinate has fifteen digits. A shape beyond them would shrink to a point at the edge of what can be
        written, and is left out instead. It lies far outside the canvas, so it is hardly where it was meant to be.
        """,
      remedy: "Check the numbers that place it; a factor is often applied twice.",
      badExample: "scene { rect().frame(width: 9, height: 9).position(1e18, 50) }",
      goodExample: "scene { rect().frame(width: 9, height: 9).position(1e1, 50) }"),
    DiagnosticInfo(
      "tolerance-not-kept", .warning, "the written picture lies farther from the exact one than was allowed",
      why: """
        A written coordinate has at most eight decimals, and fifteen digits in all. A place beyond them, or a tolerance
        finer than they are, cannot be kept; the message says how far off the worst place is.
        """,
      remedy: "Bring far places nearer, draw tiny scenes on a larger canvas, or ask for a coarser `--tolerance`.",
      badExample: "scene {\n  size: 1\n  circle(center: (1e12 / 3, 0), radius: 1)\n}",
      goodExample: "scene {\n  size: 1\n  circle(center: (1 / 3, 0), radius: 1)\n}"),
  ]
}
