// SPDX-License-Identifier: Apache-2.0

import FacetSource

extension DiagnosticInfo {
  /// About scenes, themes and what is set from outside.
  static let sceneProblems: [DiagnosticInfo] = [
    DiagnosticInfo(
      "no-scene", .error, "a scene file holds no scene",
      why: """
        A file that ends in `.face`, `.badge`, `.card` or `.sketch` holds exactly one scene, whose root has
        that name.
        """,
      remedy: "Write the scene, or name a file of declarations `.facet`."),
    DiagnosticInfo(
      "second-scene", .error, "a file holds two scenes",
      why: "One file makes one picture.",
      remedy: "Put both into one `scene { … }`, or the second one into a file of its own.",
      badExample: """
        scene { circle() }
        scene { rect() }
        """,
      goodExample: "scene { circle(); rect() }"),
    DiagnosticInfo(
      "wrong-root", .error, "the root does not go with the file's ending",
      why: """
        The ending says what a file holds: `.face` a `face`, and so on; `.facet` holds declarations or a
        `scene`.
        """,
      remedy: "Rename the file, or put the element inside the right root."),
    DiagnosticInfo(
      "not-a-root", .error, "something other than a root begins a scene",
      why: """
        At the top of a file stand declarations and one root: `face`, `badge`, `card`, `sketch` or `scene`.
        """,
      remedy: "Put the element into a `scene { … }`.",
      badExample: "circle(radius: 9)",
      goodExample: "scene { circle(radius: 9) }"),
    DiagnosticInfo(
      "project-file", .error, "settings of a project are compiled as a scene",
      why: "`project.facet` holds settings for the scenes beside it and draws nothing itself.",
      remedy: "Compile the scenes, or their folder."),
    DiagnosticInfo(
      "unknown-theme-value", .error, "a theme sets something that is neither a `param` of the file nor of the root",
      why: "A theme is a named set of values for the file's own `param`s and for the parameters of its root.",
      remedy: "Mend the name, or declare the `param`.",
      badExample: """
        param ink: Color = #000
        theme dark { inc: #fff }
        scene { circle().fill(ink) }
        """,
      goodExample: """
        param ink: Color = #000
        theme dark { ink: #fff }
        scene { circle().fill(ink) }
        """),
    DiagnosticInfo(
      "theme-of-constant", .error, "a theme sets a `let`",
      why: "A `let` never changes. What a theme, the command line or data may set is a `param`.",
      remedy: "Declare it with `param`.",
      badExample: """
        let ink = #000
        theme dark { ink: #fff }
        scene { circle().fill(ink) }
        """,
      goodExample: """
        param ink = #000
        theme dark { ink: #fff }
        scene { circle().fill(ink) }
        """),
    DiagnosticInfo(
      "unknown-setting", .error, "a value is set for something that the file does not have",
      why: "A misspelt name that was passed over in silence would leave the picture as it was.",
      remedy: "Mend the name, or declare a `param` of that name."),
    DiagnosticInfo(
      "setting-mismatch", .error, "a value from outside has the wrong form",
      why: """
        Values of `--set` and of data are the literals of the language, and have the type of what they set.
        Strings, colours and enum cases may stand without quotes or dot.
        """,
      remedy: "Write the value as the note shows."),
  ]
}
