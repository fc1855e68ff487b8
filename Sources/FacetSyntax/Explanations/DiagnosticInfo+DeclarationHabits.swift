// SPDX-License-Identifier: Apache-2.0

import FacetSource

extension DiagnosticInfo {
  /// About declarations that other languages write otherwise.
  static let declarationHabits: [DiagnosticInfo] = [
    DiagnosticInfo(
      "foreign-declaration", .error, "a declaration of another language",
      why: "There are no classes, structures or views. What draws is a `component`, what is only an outline a `shape`.",
      remedy: "Declare a `component` with parameters and elements in its block.",
      badExample: """
        struct Dot {
          circle(radius: 3)
        }
        scene { circle() }
        """,
      goodExample: """
        component dot() {
          circle(radius: 3)
        }
        scene { dot() }
        """),
    DiagnosticInfo(
      "function-body", .error, "the body of a function is a block",
      why: "A function is one expression, so it has no statements, no `return` and nothing that happens in between.",
      remedy: "Write `=` and the value. Choices are `if`, `switch` or `? :` as expressions.",
      badExample: """
        func half(x: Number) -> Number { return x / 2 }
        scene { circle(radius: half(9)) }
        """,
      goodExample: """
        func half(x: Number) -> Number = x / 2
        scene { circle(radius: half(9)) }
        """),
    DiagnosticInfo(
      "comparison-for-equal", .error, "a declaration has `==` instead of `=`",
      why: "`==` compares two values; a declaration gives its name one.",
      remedy: "Write `=`.",
      badExample: """
        let r == 3
        scene { circle(radius: r) }
        """,
      goodExample: """
        let r = 3
        scene { circle(radius: r) }
        """),
    DiagnosticInfo(
      "second-parameter-name", .error, "a parameter has two names",
      why: "Callers and the body use the same name, and leading arguments need none anyway.",
      remedy: "Remove the first name.",
      badExample: """
        func half(_ x: Number) -> Number = x / 2
        scene { circle(radius: half(9)) }
        """,
      goodExample: """
        func half(x: Number) -> Number = x / 2
        scene { circle(radius: half(9)) }
        """),
    DiagnosticInfo(
      "parameter-without-type", .error, "a parameter has neither a type nor a default",
      why: "Types are checked before anything is drawn, so each parameter says what it takes.",
      remedy: "Write `: Type` or `= value` behind its name.",
      badExample: """
        component dot(r) { circle(radius: r) }
        scene { dot(3) }
        """,
      goodExample: """
        component dot(r: Number) { circle(radius: r) }
        scene { dot(3) }
        """),
    DiagnosticInfo(
      "optional-type", .error, "a type is optional",
      why: """
        Every value is there. A parameter that may be left out has a default, and a component asks `isGiven(name)`.
        """,
      remedy: "Remove the sign and write a default.",
      badExample: """
        param r: Number? = 3
        scene { circle(radius: r) }
        """,
      goodExample: """
        param r: Number = 3
        scene { circle(radius: r) }
        """),
    DiagnosticInfo(
      "generic-type", .error, "a type has parameters in angle brackets",
      why: "The only type with a parameter is the list, and it is written in square brackets.",
      remedy: "Write `[Number]` and its like.",
      badExample: """
        let radii: Array<Number> = [3, 6]
        scene { circle(radius: radii[0]) }
        """,
      goodExample: """
        let radii: [Number] = [3, 6]
        scene { circle(radius: radii[0]) }
        """),
    DiagnosticInfo(
      "case-in-enum", .error, "the cases of an enum start with `case`",
      why: "An enum holds nothing but cases, so the word is not needed there.",
      remedy: "Write the names alone, separated by commas.",
      badExample: """
        enum Mood { case good, bad }
        scene { circle() }
        """,
      goodExample: """
        enum Mood { good, bad }
        scene { circle() }
        """),
    DiagnosticInfo(
      "enum-raw-type", .error, "an enum has a type behind a colon",
      why: "Cases are ordered and have a name and an index; they hold nothing else.",
      remedy: "Remove the type. Other names of a case stand in quotes behind it.",
      badExample: """
        enum Suit: String { hearts, spades }
        scene { circle() }
        """,
      goodExample: """
        enum Suit { hearts "H", spades "S" }
        scene { circle() }
        """),
    DiagnosticInfo(
      "import-without-quotes", .error, "an import names no file in quotes",
      why: "Files are imported, not modules: a path in quotes, relative to the importing file.",
      remedy: "Write the path of a `.facet` file in quotes. The built-in library is always there and never imported.",
      badExample: "import shapes\nscene { circle() }"),
    DiagnosticInfo(
      "destructuring", .error, "a `let` names several values at once",
      why: "A `let` names one value.",
      remedy: "Name the pair, and take its parts by `.x` and `.y`.",
      badExample: """
        let (a, b) = (3, 4)
        scene { circle() }
        """,
      goodExample: """
        let p = (3, 4)
        scene { circle(radius: p.x) }
        """),
  ]
}
