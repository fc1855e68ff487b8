// SPDX-License-Identifier: Apache-2.0

import FacetSource

extension DiagnosticInfo {
  /// About types, operators and switches.
  static let typeProblems: [DiagnosticInfo] = [
    DiagnosticInfo(
      "type-mismatch", .error, "a value has another type than what is expected",
      why: """
        Types are checked before anything is drawn, in every branch, so that no mistake waits for the one
        row of data that would show it. A Number serves as a square Size, a Color as a Paint or a Stop;
        nothing else converts by itself.
        """,
      remedy: "Write a value of the expected type; a note says how to get one where there is a way.",
      badExample: """
        scene { circle(radius: "9") }
        """,
      goodExample: "scene { circle(radius: 9) }"),
    DiagnosticInfo(
      "angle-needs-unit", .error, "a number stands where an angle is expected",
      why: """
        Angles are a type of their own, so that degrees and turns cannot be mixed up with lengths.
        """,
      remedy: "Put the unit behind it: `45deg`, `0.25turn` or `1.2rad`.",
      badExample: "scene { rect().rotate(45) }",
      goodExample: "scene { rect().rotate(45deg) }"),
    DiagnosticInfo(
      "operator-mismatch", .error, "an operator does not work on values of these types",
      why: """
        Arithmetic works on numbers; angles are added to angles, points to points, and both are multiplied
        by numbers; lists are joined by `+`. `==` compares values of one type, `<` numbers, angles and enum
        cases.
        """,
      remedy: "Convert one side. Strings are joined by interpolation.",
      badExample: """
        scene { text("no. " + 3) }
        """,
      goodExample: """
        scene { text("no. \\(3)") }
        """),
    DiagnosticInfo(
      "not-a-list", .error, "a list is expected",
      why: "`repeat` runs over a range or a list, and an index in brackets takes an item of a list.",
      remedy: "Write a range such as `0..<3`, or a list in brackets.",
      badExample: """
        scene {
          repeat k in 3 { circle(radius: k) }
        }
        """,
      goodExample: """
        scene {
          repeat k in 0..<3 { circle(radius: k) }
        }
        """),
    DiagnosticInfo(
      "not-printable", .error, "a value of this type cannot be put into a string",
      why: """
        Numbers, angles, strings, Bools and enum cases have one obvious text. Colours, points and lists have
        several.
        """,
      remedy: "Put its parts into the string.",
      badExample: """
        scene {
          let p = (1, 2)
          text("at \\(p)")
        }
        """,
      goodExample: """
        scene {
          let p = (1, 2)
          text("at \\(p.x) and \\(p.y)")
        }
        """),
    DiagnosticInfo(
      "unwritable-character", .error, "a string holds a character that no SVG can carry",
      why: """
        XML has no way to write control characters other than tab and line break, not even as a reference.
        Programs that read such a file stop there.
        """,
      remedy: "Leave the character out.",
      badExample: """
        scene {
          title: "a\\u{1}b"
          circle()
        }
        """,
      goodExample: """
        scene {
          title: "ab"
          circle()
        }
        """),
    DiagnosticInfo(
      "missing-case", .error, "a `switch` leaves out cases",
      why: """
        A `switch` over an enum says what happens for every case, so that a case added later is not
        forgotten anywhere.
        """,
      remedy: "Add the missing cases, or a `default`.",
      badExample: """
        param eyes: Eyes = .open
        scene {
          switch eyes {
            case .open: circle()
            case .closed: rect()
          }
        }
        """,
      goodExample: """
        param eyes: Eyes = .open
        scene {
          switch eyes {
            case .open: circle()
            case .closed, .squinting: rect()
          }
        }
        """),
    DiagnosticInfo(
      "missing-default", .error, "a `switch` over open-ended values has no `default`",
      why: "Numbers and strings have more values than cases can list.",
      remedy: "Add `default:` with what happens for all others.",
      badExample: """
        param count: Number = 2
        scene {
          switch count { case 1: circle() }
        }
        """,
      goodExample: """
        param count: Number = 2
        scene {
          switch count { case 1: circle(); default: rect() }
        }
        """),
    DiagnosticInfo(
      "duplicate-case", .error, "a case stands twice in a `switch`",
      why: "The first arm that fits is taken, so the second one never would be.",
      remedy: "Remove one of the two.",
      badExample: """
        param eyes: Eyes = .open
        scene {
          switch eyes {
            case .open: circle()
            case .open: rect()
            default: rect()
          }
        }
        """,
      goodExample: """
        param eyes: Eyes = .open
        scene {
          switch eyes {
            case .open: circle()
            default: rect()
          }
        }
        """),
    DiagnosticInfo(
      "unreachable-default", .warning, "a `default` is never reached",
      why: "All cases stand before it. It also hides a case that is added to the enum later.",
      remedy: "Remove the `default`.",
      badExample: """
        param on: Bool = true
        scene {
          switch on { case true: circle(); case false: rect(); default: rect() }
        }
        """,
      goodExample: """
        param on: Bool = true
        scene {
          switch on { case true: circle(); case false: rect() }
        }
        """),
  ]
}
