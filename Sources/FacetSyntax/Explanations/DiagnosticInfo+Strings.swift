// SPDX-License-Identifier: Apache-2.0

import FacetSource

extension DiagnosticInfo {
  /// About strings.
  static let stringProblems: [DiagnosticInfo] = [
    DiagnosticInfo(
      "unterminated-string", .error, "a string is not closed on its line",
      why: "A string ends on the line where it starts, so that one missing quote does not swallow the rest of a file.",
      remedy: "Write the closing quote. A line break inside a string is written `\\n`.",
      badExample: """
        scene {
          text("Hello)
        }
        """,
      goodExample: """
        scene {
          text("Hello")
        }
        """),
    DiagnosticInfo(
      "unterminated-interpolation", .error, "an interpolation is not closed on its line",
      why: "What stands in `\\(…)` is a value, and it ends on its line like the string around it.",
      remedy: "Write the closing parenthesis.",
      badExample: #"""
        param n = 3
        scene {
          text("no. \(n")
        }
        """#,
      goodExample: #"""
        param n = 3
        scene {
          text("no. \(n)")
        }
        """#),
    DiagnosticInfo(
      "unknown-escape", .error, "a backslash in a string starts no known escape",
      why: """
        The escapes are `\\n`, `\\t`, `\\"`, `\\\\`, `\\u{1F600}` and `\\(value)`; a misspelt one must not pass as
        text.
        """,
      remedy: "Write one of these. A backslash itself is written `\\\\`.",
      badExample: #"""
        scene {
          text("50\% off")
        }
        """#,
      goodExample: """
        scene {
          text("50% off")
        }
        """),
    DiagnosticInfo(
      "multiline-string", .error, "a string is written in triple quotes",
      why: "A string stays on its line, so there is no rule to learn about how its lines are indented.",
      remedy: "Write `\\n` for each line break.",
      badExample: #"""
        scene {
          text("""
            one
            two
            """)
        }
        """#,
      goodExample: #"""
        scene {
          text("one\ntwo")
        }
        """#),
    DiagnosticInfo(
      "single-quotes", .error, "a string stands in single quotes",
      why: "Strings have one form, in double quotes, so that an apostrophe in a text is a plain character.",
      remedy: "Write double quotes.",
      badExample: "scene { text('Hello') }",
      goodExample: """
        scene { text("Hello") }
        """),
    DiagnosticInfo(
      "interpolation-here", .error, "a string that must be plain text has an interpolation",
      why: "File names of imports and other names of enum cases are read before any value is known.",
      remedy: "Write the text itself.",
      badExample: #"""
        enum Suit { hearts "H\(1)", spades }
        scene { circle() }
        """#,
      goodExample: """
        enum Suit { hearts "H1", spades }
        scene { circle() }
        """),
    DiagnosticInfo(
      "backtick-name", .error, "a name stands in backticks",
      why: "Few words are reserved, and those cannot be names; so quoted names are not needed.",
      remedy: "Remove the backticks, and choose another name if the word is reserved.",
      badExample: """
        let `r` = 3
        scene { circle(radius: r) }
        """,
      goodExample: """
        let r = 3
        scene { circle(radius: r) }
        """),
  ]
}
