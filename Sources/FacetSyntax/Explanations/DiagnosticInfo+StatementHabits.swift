// SPDX-License-Identifier: Apache-2.0

import FacetSource

extension DiagnosticInfo {
  /// About statements that other languages write otherwise.
  static let statementHabits: [DiagnosticInfo] = [
    DiagnosticInfo(
      "foreign-loop", .error, "a loop of another language",
      why: """
        There is one loop, `repeat`, over a range or a list. So every loop ends, and its cost is known before its first
        turn.
        """,
      remedy: "Write `repeat name in 0..<8 { … }`.",
      badExample: """
        scene {
          for k in 0..<3 { circle(radius: k) }
        }
        """,
      goodExample: """
        scene {
          repeat k in 0..<3 { circle(radius: k) }
        }
        """),
    DiagnosticInfo(
      "foreign-statement", .error, "a statement or keyword of another language",
      why: "Nothing here returns, throws, guards or hides; a file is a description, read from top to bottom.",
      remedy: "Remove the word, or write what the message says.",
      badExample: """
        private let r = 3
        scene { circle(radius: r) }
        """,
      goodExample: """
        let r = 3
        scene { circle(radius: r) }
        """),
    DiagnosticInfo(
      "foreign-condition", .error, "a condition of another language",
      why: """
        A condition is one Bool. Nothing is optional, so nothing is unwrapped, and a comma does not join conditions.
        """,
      remedy: "Write a Bool; join two with `&&`.",
      badExample: """
        param on = true
        param big = true
        scene {
          if on, big { circle() }
        }
        """,
      goodExample: """
        param on = true
        param big = true
        scene {
          if on && big { circle() }
        }
        """),
    DiagnosticInfo(
      "assignment", .error, "a value is assigned",
      why: "Nothing changes once it is named. An argument has a colon, and a new name has `let`.",
      remedy: "Write `name: value` for an argument, `let name = value` for a new name.",
      badExample: """
        scene {
          size = 200
          circle()
        }
        """,
      goodExample: """
        scene {
          size: 200
          circle()
        }
        """),
    DiagnosticInfo(
      "equal-for-colon", .error, "an argument has `=` instead of a colon",
      why: "Arguments are written like `name: value` lines: with a colon.",
      remedy: "Write `:`.",
      badExample: "scene { circle(radius = 5) }",
      goodExample: "scene { circle(radius: 5) }"),
    DiagnosticInfo(
      "equal-for-comparison", .error, "a condition has `=` instead of `==`",
      why: "A single `=` belongs to declarations; two values are compared with `==`.",
      remedy: "Write `==`.",
      badExample: """
        param r = 3
        scene {
          if r = 3 { circle() }
        }
        """,
      goodExample: """
        param r = 3
        scene {
          if r == 3 { circle() }
        }
        """),
    DiagnosticInfo(
      "else-if", .error, "`else if` is written as one word",
      why: "`elif`, `elsif` and `elseif` would be names of elements here.",
      remedy: "Write `else if`.",
      badExample: """
        scene {
          if width > 50 { circle() } elif width > 20 { rect() }
        }
        """,
      goodExample: """
        scene {
          if width > 50 { circle() } else if width > 20 { rect() }
        }
        """),
    DiagnosticInfo(
      "closure-parameter", .error, "a block takes a parameter",
      why: """
        Blocks are no closures. The variable of a loop stands before `in`, and `width` and `height` are known in every
        block without a proxy.
        """,
      remedy: "Remove the names and `in`.",
      badExample: """
        scene {
          group { proxy in circle() }
        }
        """,
      goodExample: """
        scene {
          group { circle() }
        }
        """),
  ]
}
