// SPDX-License-Identifier: Apache-2.0

import FacetSource

extension DiagnosticInfo {
  /// About elements, blocks and slots.
  static let elementProblems: [DiagnosticInfo] = [
    DiagnosticInfo(
      "unknown-element", .error, "there is no element or command of that name",
      why: """
        It is misspelt, is called otherwise here, or is a component of a file that is not imported.
        """,
      remedy: "Mend the name, declare the component or shape, or import its file.",
      badExample: "scene { cirle(radius: 9) }",
      goodExample: "scene { circle(radius: 9) }"),
    DiagnosticInfo(
      "misplaced-fill", .error, "a slot is filled in the wrong place or form",
      why: """
        A slot is filled by its name and a block, directly in the block of the component that has it. Inside
        `if` or a container the name would mean an element.
        """,
      remedy: "Write `art { … }` as a line of the component's own block, and decide inside it.",
      badExample: """
        card {
          art() { circle() }
        }
        """,
      goodExample: """
        card {
          art { circle() }
        }
        """),
    DiagnosticInfo(
      "argument-as-element", .error, "an argument is written like an element",
      why: """
        Arguments of a component stand in parentheses or as `name: value` lines at the head of its block.
        """,
      remedy: "Write the colon.",
      badExample: "face { mouth { } }",
      goodExample: "face { mouth: .grin }"),
    DiagnosticInfo(
      "value-as-element", .error, "a value stands where an element is expected",
      why: "On a line of its own stands an element. A value by itself draws nothing.",
      remedy: "Use the value in an argument, or keep it with `let`.",
      badExample: "scene { rgb(1, 2, 3) }",
      goodExample: "scene { rect().fill(rgb(1, 2, 3)) }"),
    DiagnosticInfo(
      "modifier-as-element", .error, "a modifier stands where an element is expected",
      why: "Modifiers change the element that they follow.",
      remedy: "Write it behind an element, after a dot.",
      badExample: "scene { opacity(0.5) }",
      goodExample: "scene { circle().opacity(0.5) }"),
    DiagnosticInfo(
      "nested-root", .error, "a root element stands inside another element",
      why: "`scene` is the whole picture. Inside it, children are gathered by `group`.",
      remedy: "Write `group { … }` instead.",
      badExample: "scene { scene { circle() } }",
      goodExample: "scene { group { circle() } }"),
    DiagnosticInfo(
      "command-elsewhere", .error, "a command of outlines or sketches stands among elements",
      why: "A command continues an outline or a sketch; alone it draws nothing.",
      remedy: "Put it into `path { … }`, a shape or `sketch { … }`.",
      badExample: """
        scene {
          move(0, 0)
          line(from: (0, 0), to: (9, 9))
        }
        """,
      goodExample: """
        scene {
          path { move(0, 0); line(9, 9) }
        }
        """),
    DiagnosticInfo(
      "element-in-outline", .error, "an element with paint of its own stands in an outline",
      why: """
        An outline is painted as one where it is used. What brings its own paint cannot be part of it.
        """,
      remedy: "Declare a `component` instead of a shape, or use primitives and shapes only.",
      badExample: """
        shape sign { text("A") }
        scene { sign() }
        """,
      goodExample: """
        component sign() { text("A") }
        scene { sign() }
        """),
    DiagnosticInfo(
      "element-in-sketch", .error, "something other than a stroke stands in a sketch",
      why: "A sketch replays what a pen and an eraser did, step by step.",
      remedy: "Put the element beside the sketch, in a `scene`.",
      badExample: "sketch { circle() }",
      goodExample: "sketch { pen(width: 9, points: [(50, 50)]) }"),
    DiagnosticInfo(
      "no-children", .error, "an element that has no children is given some",
      why: "Primitives, shapes and text are leaves. Their block takes `name: value` lines alone.",
      remedy: "Put both elements into a `group { … }`.",
      badExample: "scene { circle { rect() } }",
      goodExample: "scene { group { circle(); rect() } }"),
    DiagnosticInfo(
      "late-property", .error, "an argument stands behind the content of a block",
      why: """
        Lines of the form `name: value` are arguments and come first, so that a reader sees them together.
        """,
      remedy: "Move the line to the head of the block.",
      badExample: """
        scene {
          circle()
          background: .white
        }
        """,
      goodExample: """
        scene {
          background: .white
          circle()
        }
        """),
    DiagnosticInfo(
      "stray-property", .error, "an argument stands in a block that belongs to no element",
      why: """
        Blocks of `if`, `repeat`, `switch`, slots and bodies of shapes have no parameters to give. A
        component's body takes `title:` and `description:`.
        """,
      remedy: """
        Write the line at the head of the element's own block; choose its value with `condition ? one :
        other`.
        """,
      badExample: """
        param big: Bool = true
        scene {
          if big { size: 200 }
          circle()
        }
        """,
      goodExample: """
        param big: Bool = true
        scene {
          size: big ? 200 : 100
          circle()
        }
        """),
    DiagnosticInfo(
      "slot-elsewhere", .error, "a slot is placed outside a component",
      why: "A slot is a place in a component that its caller may fill.",
      remedy: "Declare a component around it. To fill a slot, write its name and a block.",
      badExample: "scene { slot art { circle() } }",
      goodExample: """
        component frame2() { slot art { circle() } }
        scene { frame2() }
        """),
    DiagnosticInfo(
      "no-content-slot", .error, "a component is given children but has no place for them",
      why: """
        Bare children go to the slot `content`. This component has none, so they would not be drawn.
        """,
      remedy: "Fill one of its slots by name, or put the element beside the component.",
      badExample: """
        card {
          circle()
        }
        """,
      goodExample: """
        card {
          art { circle() }
        }
        """),
    DiagnosticInfo(
      "slot-filled-twice", .error, "a slot is filled twice",
      why: "A slot is one place, and one block fills it.",
      remedy: "Put both into one block.",
      badExample: """
        card {
          art { circle() }
          art { rect() }
        }
        """,
      goodExample: """
        card {
          art { circle(); rect() }
        }
        """),
    DiagnosticInfo(
      "modifier-on-fill", .error, "a modifier follows the filling of a slot",
      why: "`art { … }` says what stands in a slot; it is no element itself.",
      remedy: "Put the modifier on an element inside the block.",
      badExample: """
        card {
          art { circle() }.opacity(0.5)
        }
        """,
      goodExample: """
        card {
          art { circle().opacity(0.5) }
        }
        """),
  ]
}
