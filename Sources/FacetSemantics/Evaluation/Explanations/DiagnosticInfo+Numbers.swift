// SPDX-License-Identifier: Apache-2.0

import FacetSource

extension DiagnosticInfo {
  /// About numbers that arise while a scene is evaluated.
  static let numberProblems: [DiagnosticInfo] = [
    DiagnosticInfo(
      "division-by-zero", .error, "a number is divided by zero",
      why: """
        There is no such number. Elsewhere it would become infinity and spoil places far away; here it is an error
        where it arises. A tangent of 90° and a negative power of 0 are divisions by zero too.
        """,
      remedy: "Ask first: `count > 0 ? total / count : 0`.",
      badExample: """
        param count = 0
        scene { circle(radius: 90 / count) }
        """,
      goodExample: """
        param count = 0
        scene { circle(radius: count > 0 ? 90 / count : 0) }
        """),
    DiagnosticInfo(
      "not-a-number", .error, "a result is not a finite number",
      why: """
        It is too large for a number, or has no value at all, such as a root of a negative one. No picture can show
        it.
        """,
      remedy: "Keep the values that lead to it in bounds, for example with `clamp`.",
      badExample: "scene { circle(radius: pow(-8, 0.5)) }",
      goodExample: "scene { circle(radius: pow(8, 0.5)) }"),
    DiagnosticInfo(
      "not-whole", .error, "a whole number is needed",
      why: """
        Ends of a `repeat`, indexes and counts are whole. A fraction there would be rounded one way or the other in
        silence.
        """,
      remedy: "Use `round`, `floor` or `ceil`.",
      badExample: """
        let items = [1, 2, 3]
        scene { circle(radius: items[3 / 2]) }
        """,
      goodExample: """
        let items = [1, 2, 3]
        scene { circle(radius: items[floor(3 / 2)]) }
        """),
    DiagnosticInfo(
      "value-out-of-range", .error, "a value lies outside what is allowed",
      why: """
        Parameters say between which ends their values lie: lengths are not negative, opacities lie between 0 and 1, a
        `param` has the range that its author gave it. A value outside would draw nothing, or something that nobody
        meant.
        """,
      remedy: "Choose a value inside, use `clamp(value, low, high)`, or widen the range of your own parameter.",
      badExample: "scene { circle().opacity(50) }",
      goodExample: "scene { circle().opacity(50%) }"),
    DiagnosticInfo(
      "value-off-step", .error, "a value lies between the steps of its range",
      why: "A `step` says which values make sense, counted from the lower end: whole copies, half pixels.",
      remedy: "Choose one of the steps, or declare a finer one.",
      badExample: """
        param copies = 2.5 in 1...9 step 1
        scene { circle(radius: copies) }
        """,
      goodExample: """
        param copies = 3 in 1...9 step 1
        scene { circle(radius: copies) }
        """),
    DiagnosticInfo(
      "step-not-positive", .error, "a step is not above 0",
      why: "With a step of 0 a range would have no end. Ranges run upwards, so a step is not negative either.",
      remedy: "Write a positive step. To count down, subtract the loop variable.",
      badExample: """
        param wide = 0
        scene {
          repeat k in 0..<9 step wide { circle(radius: k) }
        }
        """,
      goodExample: """
        param wide = 3
        scene {
          repeat k in 0..<9 step wide { circle(radius: k) }
        }
        """),
    DiagnosticInfo(
      "backwards-range", .error, "a range of a loop runs backwards",
      why: """
        Most often its ends are in the wrong order. Drawing nothing would hide that; drawing backwards would hide that
        a count has become negative.
        """,
      remedy: "Write the smaller end first. To count down, use `last - k` in the body.",
      badExample: """
        scene {
          repeat k in 5..<1 { circle(radius: k) }
        }
        """,
      goodExample: """
        scene {
          repeat k in 1..<5 { circle(radius: 6 - k) }
        }
        """),
  ]
}
