// SPDX-License-Identifier: Apache-2.0

import FacetSource

extension DiagnosticInfo {
  /// About names and members that are used.
  static let useProblems: [DiagnosticInfo] = [
    DiagnosticInfo(
      "unknown-name", .error, "a name is used that nothing declares",
      why: """
        It is misspelt, stands before its `let`, or belongs to another block. A case of an enum and a named
        colour start with a dot.
        """,
      remedy: "Mend the spelling, declare the name, or write the dot.",
      badExample: """
        scene {
          let radius = 20
          circle(radius: radus)
        }
        """,
      goodExample: """
        scene {
          let radius = 20
          circle(radius: radius)
        }
        """),
    DiagnosticInfo(
      "unknown-type", .error, "there is no type of that name",
      why: """
        The types are Number, Angle, Bool, String, Color, Point, Size, Paint, Stop, lists in brackets, and
        enums.
        """,
      remedy: "Write one of these, or declare the enum.",
      badExample: """
        param count: Int = 3
        scene { circle() }
        """,
      goodExample: """
        param count: Number = 3
        scene { circle() }
        """),
    DiagnosticInfo(
      "function-as-value", .error, "a function stands where a value is expected",
      why: "Functions are called; they cannot be kept in a `let` or handed to something else.",
      remedy: "Write the arguments behind it.",
      badExample: """
        func half(x: Number) -> Number = x / 2
        scene { circle(radius: half) }
        """,
      goodExample: """
        func half(x: Number) -> Number = x / 2
        scene { circle(radius: half(40)) }
        """),
    DiagnosticInfo(
      "element-as-value", .error, "an element stands where a value is expected",
      why: """
        Elements are statements of a block and are drawn where they stand. They are not kept in values.
        """,
      remedy: """
        Put it on a line of its own. To draw something several times, declare a `component` or use `repeat`.
        """,
      badExample: """
        scene {
          let dot = circle(radius: 3)
        }
        """,
      goodExample: """
        component dot() { circle(radius: 3) }
        scene { dot() }
        """),
    DiagnosticInfo(
      "type-as-value", .error, "a type stands where a value is expected",
      why: "A type is no value by itself; its cases are.",
      remedy: "Write `Type.allCases` for the list of its cases, or one case of it.",
      badExample: """
        scene {
          repeat mouth in Mouth { face(mouth: mouth) }
        }
        """,
      goodExample: """
        scene {
          repeat mouth in Mouth.allCases { face(mouth: mouth) }
        }
        """),
    DiagnosticInfo(
      "size-unknown", .error, "`width` or `height` is named where no size is known",
      why: """
        They are the size proposed to the nearest enclosing shape, component, scene, container or slot, so
        they have a meaning inside such a block only.
        """,
      remedy: "Name them in a block, and hand them to functions as arguments.",
      badExample: """
        let half = width / 2
        scene { circle(radius: half) }
        """,
      goodExample: """
        scene {
          let half = width / 2
          circle(radius: half)
        }
        """),
    DiagnosticInfo(
      "needs-type", .error, "nothing says which type something has",
      why: """
        A name behind a dot and an empty list take their type from where they stand. Where that says
        nothing, there are many they could be.
        """,
      remedy: "Annotate the value, or write the type before the dot.",
      badExample: """
        let mood = .smile
        scene { face(mouth: mood) }
        """,
      goodExample: """
        let mood = Mouth.smile
        scene { face(mouth: mood) }
        """),
    DiagnosticInfo(
      "unknown-case", .error, "a type has no case of that name",
      why: """
        Behind a dot stands a case of the enum that is expected there, or a colour of CSS in lower case.
        """,
      remedy: "Write one of the cases; the message lists them.",
      badExample: "face { mouth: .grinning }",
      goodExample: "face { mouth: .grin }"),
    DiagnosticInfo(
      "unknown-member", .error, "a value has no member of that name",
      why: """
        Points have `x` and `y`, sizes `width` and `height`, lists `count`, and enum cases `name`, `index`,
        `next` and `previous`.
        """,
      remedy: "Write one of the members that its type has.",
      badExample: """
        scene {
          let list = [1, 2]
          circle(radius: list.length)
        }
        """,
      goodExample: """
        scene {
          let list = [1, 2]
          circle(radius: list.count)
        }
        """),
    DiagnosticInfo(
      "member-of-type", .error, "a member of cases is asked of the enum itself",
      why: """
        `next`, `name` and their like belong to one case. Only `allCases` belongs to the whole enum.
        """,
      remedy: "Write it behind a value of that type.",
      badExample: "face { mouth: Mouth.next }",
      goodExample: "face { mouth: Mouth.grin.next }"),
  ]
}
