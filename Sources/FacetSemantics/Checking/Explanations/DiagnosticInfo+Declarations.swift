// SPDX-License-Identifier: Apache-2.0

import FacetSource

extension DiagnosticInfo {
  /// About declarations.
  static let declarationProblems: [DiagnosticInfo] = [
    DiagnosticInfo(
      "duplicate-name", .error, "a name is declared twice",
      why: """
        In one file each name means one thing: a second declaration would silently change what the uses of
        the first one mean. Cases of an enum, their aliases and parameters each have one meaning too.
        """,
      remedy: "Rename one of the two.",
      badExample: """
        let r = 3
        let r = 4
        scene { circle(radius: r) }
        """,
      goodExample: """
        let r = 3
        let half = 4
        scene { circle(radius: r) }
        """),
    DiagnosticInfo(
      "hides-primitive", .error, "a declaration takes a word of the language",
      why: """
        A file may hide declarations of the library by its own, but `circle` and its like mean the same in
        every file, so that a reader can trust them.
        """,
      remedy: "Choose another name.",
      badExample: """
        shape circle { polygon([(0, 0), (width, 0), (0, height)]) }
        scene { circle() }
        """,
      goodExample: """
        shape wedge { polygon([(0, 0), (width, 0), (0, height)]) }
        scene { wedge() }
        """),
    DiagnosticInfo(
      "cycle", .error, "a declaration leads back to itself",
      why: """
        The language has no recursion: each value, function, shape and component is made from others that
        were there before. So every file is drawn in the end, and its cost is known.
        """,
      remedy: """
        Break the circle. What repeats is written with `repeat`; what differs from turn to turn depends on
        the loop variable.
        """,
      badExample: """
        component rings(n: Number) {
          circle().stroke(.navy)
          rings(n - 1).scale(0.8)
        }
        scene { rings(4) }
        """,
      goodExample: """
        scene {
          repeat n in 0..<4 { circle().stroke(.navy).scale(pow(0.8, n)) }
        }
        """),
    DiagnosticInfo(
      "param-without-default", .error, "a `param` has no default",
      why: "A file must compile as it stands, without anything being set from outside.",
      remedy: "Give it a default that shows the picture well.",
      badExample: """
        param copies: Number
        scene { circle() }
        """,
      goodExample: """
        param copies: Number = 8
        scene { circle() }
        """),
    DiagnosticInfo(
      "range-of-other-type", .error, "a range stands on a parameter that is no number",
      why: """
        Only numbers and angles can lie between two ends. What a string or an enum may be is said by its
        type.
        """,
      remedy: "Remove the range, or choose another type.",
      badExample: """
        param label: String = "a" in 1...3
        scene { text(label) }
        """,
      goodExample: """
        param label: String = "a"
        scene { text(label) }
        """),
    DiagnosticInfo(
      "empty-range", .error, "no value lies in a range",
      why: "With the ends in the wrong order, every value would be refused, the default too.",
      remedy: "Write the smaller end first.",
      badExample: """
        param copies: Number = 3 in 8...1
        scene { circle() }
        """,
      goodExample: """
        param copies: Number = 3 in 1...8
        scene { circle() }
        """),
    DiagnosticInfo(
      "declaration-too-large", .error, "a declaration has more parts than allowed",
      why: """
        Enums have at most 1000 cases, and functions, shapes and components at most 200 parameters and
        slots, so that checking a file never takes long.
        """,
      remedy: "Split the declaration; data with many rows belongs into a list."),
    DiagnosticInfo(
      "empty-enum", .error, "an enum has no cases",
      why: "There would be no value of that type.",
      remedy: "Write at least one case.",
      badExample: """
        enum Mood { }
        scene { circle() }
        """,
      goodExample: """
        enum Mood { good, bad }
        scene { circle() }
        """),
  ]
}
