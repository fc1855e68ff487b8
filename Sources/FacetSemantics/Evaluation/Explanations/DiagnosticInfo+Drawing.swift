// SPDX-License-Identifier: Apache-2.0

import FacetSource

extension DiagnosticInfo {
  /// About outlines, sketches and themes.
  static let drawingProblems: [DiagnosticInfo] = [
    DiagnosticInfo(
      "no-current-point", .error, "an outline is continued that has not been started",
      why: "A segment starts where the pen stands, and at first it stands nowhere.",
      remedy: "Start with `move(x, y)`, `lines`, `smooth` or an `arc`.",
      badExample: """
        scene {
          path { line(50, 50); line(0, 50) }
        }
        """,
      goodExample: """
        scene {
          path { move(0, 0); line(50, 50); line(0, 50) }
        }
        """),
    DiagnosticInfo(
      "invalid-path-data", .error, "path data cannot be read",
      why: """
        Path data is that of SVG: letters with numbers behind them. Viewers stop at the first mistake and draw half a
        path.
        """,
      remedy: "Mend the place that the message points to.",
      badExample: """
        scene {
          path { data("M0 0 L50") }
        }
        """,
      goodExample: """
        scene {
          path { data("M0 0 L50 50 L0 50") }
        }
        """),
    DiagnosticInfo(
      "empty-arc", .warning, "an arc ends where it starts and draws nothing",
      why: """
        Equal angles are no full turn: the arc has no length. A ring that should be full disappears instead, and a
        gauge at zero shows nothing, which may be meant.
        """,
      remedy: """
        A full ring runs from `0deg` to `360deg`, as an element and as a command of an outline. Where nothing is meant,
        leave the arc out with `if`.
        """,
      badExample: "scene { arc(from: 90deg, to: 90deg).stroke(.navy, width: 4) }",
      goodExample: "scene { arc(from: 90deg, to: 450deg).stroke(.navy, width: 4) }"),
    DiagnosticInfo(
      "decorative-with-title", .warning, "a decorative element has a title or a description",
      why: """
        `decorative` takes an element away from those who listen to a picture, and its title and description with it.
        Whichever of the two was meant, the other has no effect.
        """,
      remedy: "Keep the title of what means something, and `decorative` for what does not.",
      badExample: "scene { circle().fill(.gold).title(\"The sun\").decorative() }",
      goodExample: "scene { circle().fill(.gold).title(\"The sun\") }"),
    DiagnosticInfo(
      "nothing-to-undo", .warning, "an `undo` has nothing to undo",
      why: """
        All steps are undone already, or what came before changed nothing and was no step. The history may not be what
        you think.
        """,
      remedy: "Remove the `undo()`, or look at the strokes before it.",
      badExample: """
        sketch {
          undo()
          pen(width: 9, points: [(50, 50)])
        }
        """,
      goodExample: """
        sketch {
          pen(width: 9, points: [(20, 50)])
          undo()
          pen(width: 9, points: [(50, 50)])
        }
        """),
    DiagnosticInfo(
      "nothing-to-redo", .warning, "a `redo` has nothing to redo",
      why: "Nothing was undone before it, or a new stroke has taken the place of what was undone.",
      remedy: "Remove the `redo()`, or write it directly behind an `undo()`.",
      badExample: """
        sketch {
          pen(width: 9, points: [(50, 50)])
          redo()
        }
        """,
      goodExample: """
        sketch {
          pen(width: 9, points: [(50, 50)])
          undo()
          redo()
        }
        """),
    DiagnosticInfo(
      "unknown-theme", .error, "a theme is asked for that the file does not have",
      why: "Drawing the file without it would give the wrong picture and look like success.",
      remedy: "Choose one of the themes of the file, or declare it: `theme dark { ink: #eeeeee }`."),
  ]
}
