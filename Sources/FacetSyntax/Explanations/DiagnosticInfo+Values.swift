// SPDX-License-Identifier: Apache-2.0

import FacetSource

extension DiagnosticInfo {
  /// About the form of values.
  static let valueProblems: [DiagnosticInfo] = [
    DiagnosticInfo(
      "pair-of-three", .error, "a pair holds more than two values",
      why: "Points and sizes are pairs. More values in parentheses have no meaning.",
      remedy: "Write two values, or a list in brackets.",
      badExample: "scene { polygon((0, 0, 9)) }",
      goodExample: "scene { polygon([(0, 0), (9, 0), (0, 9)]) }"),
    DiagnosticInfo(
      "pair-with-labels", .error, "the values of a pair have labels",
      why: "A pair is `(x, y)` or `(width, height)`; which one it is follows from where it stands.",
      remedy: "Remove the labels.",
      badExample: "scene { line(from: (x: 0, y: 0), to: (30, 40)) }",
      goodExample: "scene { line(from: (0, 0), to: (30, 40)) }"),
    DiagnosticInfo(
      "chained-comparison", .error, "a comparison is compared again",
      why: "In mathematics `a < b < c` compares all three. Here the second `<` would compare a Bool.",
      remedy: "Join two comparisons with `&&`.",
      badExample: """
        param r = 3
        scene {
          if 1 < r < 5 { circle(radius: r) }
        }
        """,
      goodExample: """
        param r = 3
        scene {
          if 1 < r && r < 5 { circle(radius: r) }
        }
        """),
    DiagnosticInfo(
      "block-in-expression", .error, "a call inside an expression has a block",
      why: "Blocks hold elements, and elements are not values. A closure, too, would be a value that does something.",
      remedy: "Move the element to a line of its own, or call a function without a block.",
      badExample: """
        let r = max(3, 4) { circle() }
        scene { circle(radius: r) }
        """,
      goodExample: """
        let r = max(3, 4)
        scene { circle(radius: r) }
        """),
    DiagnosticInfo(
      "call-on-value", .error, "a function is called behind a value",
      why: "Values have members such as `.x` and `.count`, but no methods.",
      remedy: "Write the function first and the value in its parentheses.",
      badExample: """
        let r = 3.4
        scene { circle(radius: r.round()) }
        """,
      goodExample: """
        let r = 3.4
        scene { circle(radius: round(r)) }
        """),
    DiagnosticInfo(
      "if-without-else", .error, "an `if` that gives a value has no `else`",
      why: "A value must be there whichever way the condition goes.",
      remedy: "Write `else` and the other value.",
      badExample: """
        let r = if 3 > 2 { 3 }
        scene { circle(radius: r) }
        """,
      goodExample: """
        let r = if 3 > 2 { 3 } else { 2 }
        scene { circle(radius: r) }
        """),
    DiagnosticInfo(
      "one-value-in-braces", .error, "a branch that gives a value holds more than one",
      why: "Which of them the branch gives would not be clear.",
      remedy: "Write one value in each branch, and name the others with `let` before the `if` or `switch`.",
      badExample: """
        let r = if 3 > 2 { 3; 4 } else { 2 }
        scene { circle(radius: r) }
        """,
      goodExample: """
        let r = if 3 > 2 { 3 } else { 2 }
        scene { circle(radius: r) }
        """),
    DiagnosticInfo(
      "word-operator", .error, "an operator is written as a word",
      why: "`and`, `or` and `not` would be names here.",
      remedy: "Write `&&`, `||` or `!`.",
      badExample: """
        param on = true
        scene {
          if not on { circle() }
        }
        """,
      goodExample: """
        param on = true
        scene {
          if !on { circle() }
        }
        """),
  ]
}
