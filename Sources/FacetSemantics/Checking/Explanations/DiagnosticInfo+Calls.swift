// SPDX-License-Identifier: Apache-2.0

import FacetSource

extension DiagnosticInfo {
  /// About calls and arguments.
  static let callProblems: [DiagnosticInfo] = [
    DiagnosticInfo(
      "unknown-function", .error, "there is no function of that name",
      why: "It is misspelt, or is called otherwise here.",
      remedy: "Use the function that the message suggests, or declare one with `func`.",
      badExample: "scene { circle(radius: maximum(3, 4)) }",
      goodExample: "scene { circle(radius: max(3, 4)) }"),
    DiagnosticInfo(
      "not-a-function", .error, "something that is no function is called",
      why: "Only functions, and enums with `index:`, are called in an expression.",
      remedy: "Remove the arguments, or call a function.",
      badExample: """
        let r = 3
        scene { circle(radius: r(2)) }
        """,
      goodExample: """
        let r = 3
        scene { circle(radius: r * 2) }
        """),
    DiagnosticInfo(
      "dot-before-function", .error, "a function stands behind a dot",
      why: """
        Behind a dot stand enum cases and colours. Gradients are made by functions, and functions have no
        dot.
        """,
      remedy: "Remove the dot.",
      badExample: "scene { rect().fill(.linearGradient([.red, .gold])) }",
      goodExample: "scene { rect().fill(linearGradient([.red, .gold])) }"),
    DiagnosticInfo(
      "no-such-signature", .error, "a function does not take arguments of these types",
      why: "The function has several forms, and none of them fits. The notes list them.",
      remedy: "Give all arguments the types of one form.",
      badExample: "scene { circle(radius: lerp(1, #fff, 0.5)) }",
      goodExample: "scene { circle(radius: lerp(1, 9, 0.5)) }"),
    DiagnosticInfo(
      "is-given-elsewhere", .error, "`isGiven` stands outside a component",
      why: """
        It asks whether the caller of a component gave a parameter, which is known in the body of the
        component alone.
        """,
      remedy: "Ask it in the component, and hand the answer on as a Bool.",
      badExample: """
        func f(x: Number = 1) -> Number = isGiven(x) ? x : 2
        scene { circle(radius: f()) }
        """,
      goodExample: """
        component dot(x: Number = 1) { circle(radius: isGiven(x) ? x : 2) }
        scene { dot() }
        """),
    DiagnosticInfo(
      "is-given-of-other", .error, "`isGiven` is asked about something that is no parameter",
      why: "It takes one name, that of a parameter of the component around it.",
      remedy: "Write the name of a parameter.",
      badExample: """
        component dot(x: Number = 1) { circle(radius: isGiven(x + 1) ? x : 2) }
        scene { dot() }
        """,
      goodExample: """
        component dot(x: Number = 1) { circle(radius: isGiven(x) ? x : 2) }
        scene { dot() }
        """),
    DiagnosticInfo(
      "unknown-argument", .error, "an argument names a parameter that is not there",
      why: """
        A misspelt argument that was passed over in silence would leave the picture as it was, and nobody
        would know why.
        """,
      remedy: "Mend the name; the message lists the parameters or suggests one.",
      badExample: "scene { circle(raduis: 9) }",
      goodExample: "scene { circle(radius: 9) }"),
    DiagnosticInfo(
      "root-parameter-elsewhere", .error, "a parameter of the root stands on another element",
      why: """
        Only the root has a canvas, a background and a content mode. Other elements take the size that is
        proposed to them.
        """,
      remedy: """
        Set the room of an element with `.frame(width:height:)` behind it, and its name with `.title("…")`.
        """,
      badExample: "scene { face(size: 50) }",
      goodExample: "scene { face().frame(width: 50, height: 50) }"),
    DiagnosticInfo(
      "argument-given-twice", .error, "an argument is given twice",
      why: """
        Lines at the head of a block are arguments like those in parentheses, and each parameter has one
        value.
        """,
      remedy: "Remove one of the two.",
      badExample: "scene { circle(radius: 3) { radius: 4 } }",
      goodExample: "scene { circle(radius: 3) }"),
    DiagnosticInfo(
      "unnamed-after-named", .error, "an unnamed argument follows a named one",
      why: """
        Leading arguments go by their places. After the first name, places say nothing any more, since named
        ones may stand in any order.
        """,
      remedy: "Name it too.",
      badExample: "scene { line(from: (0, 0), (30, 40)) }",
      goodExample: "scene { line(from: (0, 0), to: (30, 40)) }"),
    DiagnosticInfo(
      "too-many-arguments", .error, "there are more arguments than parameters",
      why: "What the extra ones mean is nowhere said.",
      remedy: "Remove them.",
      badExample: "scene { path { move(1, 2, 3); line(4, 5) } }",
      goodExample: "scene { path { move(1, 2); line(4, 5) } }"),
    DiagnosticInfo(
      "missing-argument", .error, "a parameter without a default is not given",
      why: "There is no value that would be right for everyone.",
      remedy: "Give it; the note shows all parameters.",
      badExample: "scene { star(points: 5) }",
      goodExample: "scene { star(points: 5, innerRatio: 0.4) }"),
  ]
}
