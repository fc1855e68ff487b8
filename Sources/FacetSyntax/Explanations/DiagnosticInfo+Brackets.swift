// SPDX-License-Identifier: Apache-2.0

import FacetSource

extension DiagnosticInfo {
  /// About brackets and what nests in them.
  static let bracketProblems: [DiagnosticInfo] = [
    DiagnosticInfo(
      "unclosed-bracket", .error, "a bracket is never closed",
      why: "Where the block, list or argument list ends is not said. The place is found by the indentation.",
      remedy: "Close it where the message points, or where it was meant to end.",
      badExample: """
        scene {
          circle(radius: 5
        }
        """,
      goodExample: """
        scene {
          circle(radius: 5)
        }
        """),
    DiagnosticInfo(
      "mismatched-bracket", .error, "a closing bracket does not fit the opening one",
      why: "Each bracket is closed by its own kind.",
      remedy: "Write the bracket that closes the one that the message shows.",
      badExample: "scene { circle(radius: 5] }",
      goodExample: "scene { circle(radius: 5) }"),
    DiagnosticInfo(
      "unexpected-token", .error, "something stands where it has no place",
      why: "Most often it is a closing bracket too many, which would end a block early.",
      remedy: "Remove it, or write what it should have belonged to.",
      badExample: """
        scene {
          circle(radius: 5)).fill(.red)
        }
        """,
      goodExample: """
        scene {
          circle(radius: 5).fill(.red)
        }
        """),
    DiagnosticInfo(
      "brace-on-next-line", .error, "an opening brace stands on a line of its own",
      why: """
        A statement ends with its line, so the brace would begin something new. It stands on the line of what it
        belongs to.
        """,
      remedy: "Move it to the end of the line before.",
      badExample: """
        scene
        {
          circle()
        }
        """,
      goodExample: """
        scene {
          circle()
        }
        """),
    DiagnosticInfo(
      "line-break", .error, "a statement is broken where its line ends it",
      why: """
        A statement ends with its line unless a bracket is open, the line ends with an operator, a comma or a colon, or
        the next one starts with a modifier, a binary operator, `?`, `:` or `else`.
        """,
      remedy: "Move it to the line before.",
      badExample: """
        let r
          = 3
        scene { circle(radius: r) }
        """,
      goodExample: """
        let r =
          3
        scene { circle(radius: r) }
        """),
    DiagnosticInfo(
      "nested-too-deeply", .error, "blocks, brackets or operators lie too deep in one another",
      why: """
        At most 128 levels are allowed, so that every file is compiled or refused soon, on every machine. Scenes that
        people write have about ten; a sum of a hundred parts is better a list or a loop.
        """,
      remedy: "Give parts of it names with `let`, or make them components."),
    DiagnosticInfo(
      "missing-parentheses", .error, "an element or a modifier stands without parentheses",
      why: "A name alone is a value. Elements and modifiers are called, even when there is nothing to say.",
      remedy: "Write `()` behind the name.",
      badExample: """
        scene {
          circle
        }
        """,
      goodExample: """
        scene {
          circle()
        }
        """),
  ]
}
