// SPDX-License-Identifier: Apache-2.0

import FacetSource

extension DiagnosticInfo {
  /// About words that are missing.
  static let expectedParts: [DiagnosticInfo] = [
    DiagnosticInfo(
      "expected-token", .error, "a word or sign is missing",
      why: "Each declaration and statement has a fixed order of words; the message says which one is missed here.",
      remedy: "Write what is expected.",
      badExample: """
        scene {
          repeat k 0..<3 { circle(radius: k) }
        }
        """,
      goodExample: """
        scene {
          repeat k in 0..<3 { circle(radius: k) }
        }
        """),
    DiagnosticInfo(
      "expected-value", .error, "a value is missing",
      why: "After a colon, an operator or an opening parenthesis stands a value.",
      remedy: "Write the value, or remove what leads to it.",
      badExample: "scene { circle(radius: 3 +) }",
      goodExample: "scene { circle(radius: 3 + 4) }"),
    DiagnosticInfo(
      "expected-name", .error, "a name is missing",
      why: "What is declared, repeated or applied is called by a name, so it must have one.",
      remedy: "Write a name that starts with a letter.",
      badExample: """
        scene {
          repeat in 0..<3 { circle() }
        }
        """,
      goodExample: """
        scene {
          repeat k in 0..<3 { circle() }
        }
        """),
    DiagnosticInfo(
      "expected-type", .error, "a type is missing",
      why: "Behind the colon of a declaration stands a type. Where the value says it, the colon may be left out too.",
      remedy: "Write the type, or remove the colon.",
      badExample: """
        param r: = 3
        scene { circle(radius: r) }
        """,
      goodExample: """
        param r = 3
        scene { circle(radius: r) }
        """),
    DiagnosticInfo(
      "expected-statement", .error, "a line starts with something that begins no statement",
      why: "A line in a block is an element, a `name: value` argument, a `let`, or a control statement.",
      remedy: "Use the value in an argument, or keep it with `let`.",
      badExample: """
        scene {
          3 + 4
          circle()
        }
        """,
      goodExample: """
        scene {
          circle(radius: 3 + 4)
        }
        """),
    DiagnosticInfo(
      "reserved-word", .error, "a reserved word is used as a name",
      why: """
        `if else switch case default repeat in let true false` mean the same everywhere, so that no name can hide
        them.
        """,
      remedy: "Choose another name.",
      badExample: """
        let repeat = 3
        scene { circle() }
        """,
      goodExample: """
        let turns = 3
        scene { circle() }
        """),
    DiagnosticInfo(
      "missing-comma", .error, "a comma is missing",
      why: "Arguments, list items and cases on one line are separated by commas.",
      remedy: "Apply the fix.",
      badExample: "scene { rect().frame(width: 30 height: 40) }",
      goodExample: "scene { rect().frame(width: 30, height: 40) }"),
    DiagnosticInfo(
      "stray-comma", .error, "a comma separates nothing",
      why: "Statements end with their lines; a comma stands between values, and one may follow the last of them.",
      remedy: "Remove it, or write the missing value.",
      badExample: """
        face {
          emotion: .happy,
          eyes: .closed
        }
        """,
      goodExample: """
        face {
          emotion: .happy
          eyes: .closed
        }
        """),
    DiagnosticInfo(
      "missing-separator", .error, "two statements stand on one line with nothing between them",
      why: "A statement ends with its line or with `;`. Otherwise a missing operator could pass as a new statement.",
      remedy: "Write `;` or start a new line.",
      badExample: "scene { circle() rect() }",
      goodExample: "scene { circle(); rect() }"),
    DiagnosticInfo(
      "missing-operator", .error, "a value directly follows another one",
      why: "Two values side by side are no product here, and a `%` that touches a number makes it hundredths.",
      remedy: "Write the operator, with spaces around `%`.",
      badExample: "scene { circle(radius: 50%3) }",
      goodExample: "scene { circle(radius: 50 % 3) }"),
    DiagnosticInfo(
      "missing-keyword", .error, "a declaration or loop lacks its first word",
      why: "`func`, `shape`, `component`, `repeat` and their like say what follows.",
      remedy: "Write the word in front.",
      badExample: """
        scene {
          k in 0..<3 { circle(radius: k) }
        }
        """,
      goodExample: """
        scene {
          repeat k in 0..<3 { circle(radius: k) }
        }
        """),
  ]
}
