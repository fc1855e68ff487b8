// SPDX-License-Identifier: Apache-2.0

import FacetSource

extension DiagnosticInfo {
  /// About numbers, colours and ranges.
  static let literalProblems: [DiagnosticInfo] = [
    DiagnosticInfo(
      "number-ends-in-point", .error, "a number ends in a point",
      why: "A point behind a number also starts a modifier or a member, so one without a digit could mean either.",
      remedy: "Write a digit behind the point, or leave it out.",
      badExample: "scene { circle(radius: 5.) }",
      goodExample: "scene { circle(radius: 5) }"),
    DiagnosticInfo(
      "malformed-number", .error, "a number has a second decimal point",
      why: "Which of the points is meant cannot be known.",
      remedy: "Remove one. Long numbers may be grouped by `_`: `10_000.5`.",
      badExample: "scene { circle(radius: 1.2.3) }",
      goodExample: "scene { circle(radius: 1.23) }"),
    DiagnosticInfo(
      "number-too-large", .error, "a number is larger than can be held",
      why: """
        Numbers are double-precision floating point: above 1.8e308 there is only infinity, and no picture has room for
        it.
        """,
      remedy: "Write a smaller number.",
      badExample: "scene { circle(radius: min(9, 1e999)) }",
      goodExample: "scene { circle(radius: min(9, 1e99)) }"),
    DiagnosticInfo(
      "decimal-comma", .error, "a number is written with a decimal comma",
      why: "A comma separates values, so `1,5` would be two of them.",
      remedy: "Write a point.",
      badExample: """
        scene {
          size: 1,5
          circle()
        }
        """,
      goodExample: """
        scene {
          size: 1.5
          circle()
        }
        """),
    DiagnosticInfo(
      "unknown-unit", .error, "letters that touch a number are no unit",
      why: """
        A unit touches its number: `2mm 1cm 0.5in 12pt 3px` are lengths, `45deg 0.25turn 1.2rad` angles, `50%` is 0.5.
        Other letters there would be a product in mathematics, and a mistake in most scenes.
        """,
      remedy: "Write one of the units, or `*` for a product.",
      badExample: "scene { rect().rotate(45degrees) }",
      goodExample: "scene { rect().rotate(45deg) }"),
    DiagnosticInfo(
      "unit-apart", .error, "a unit stands apart from its number",
      why: "With a space between them the unit would be a name of its own.",
      remedy: "Remove the space.",
      badExample: "scene { rect().rotate(45 deg) }",
      goodExample: "scene { rect().rotate(45deg) }"),
    DiagnosticInfo(
      "malformed-color", .error, "a colour has the wrong digits",
      why: "Hexadecimal colours have one digit or two for each of red, green, blue and, if wanted, alpha.",
      remedy: "Write `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`. A comment starts with `//`.",
      badExample: "scene { circle().fill(#ff0000ff00) }",
      goodExample: "scene { circle().fill(#ff0000ff) }"),
    DiagnosticInfo(
      "malformed-range", .error, "a range is written with a wrong operator",
      why: "Languages differ in whether two or three points include the upper end, so only two clear forms exist here.",
      remedy: "Write `...` to include the upper end, `..<` to stop before it.",
      badExample: """
        scene {
          repeat k in 1..5 { circle(radius: k) }
        }
        """,
      goodExample: """
        scene {
          repeat k in 1...5 { circle(radius: k) }
        }
        """),
    DiagnosticInfo(
      "range-not-here", .error, "a range stands where a value is expected",
      why: "A range is no value: it stands after the `in` of a loop or of a parameter, and nowhere else.",
      remedy: "Write the two ends as values, or a list: `[0, 1, 2]`.",
      badExample: """
        let turns = 0..<3
        scene {
          repeat k in turns { circle(radius: k) }
        }
        """,
      goodExample: """
        let turns = 3
        scene {
          repeat k in 0..<turns { circle(radius: k) }
        }
        """),
  ]
}
