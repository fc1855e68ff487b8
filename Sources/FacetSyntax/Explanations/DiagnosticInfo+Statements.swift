// SPDX-License-Identifier: Apache-2.0

import FacetSource

extension DiagnosticInfo {
  /// About statements and declarations in the wrong place.
  static let statementProblems: [DiagnosticInfo] = [
    DiagnosticInfo(
      "not-at-file-level", .error, "a statement stands outside every block",
      why: "A file holds declarations and one scene; arguments and control statements belong into a block.",
      remedy: "Move it into the scene, or start a declaration with `let` or `param`.",
      badExample: """
        repeat k in 0..<3 { circle(radius: k) }
        """,
      goodExample: """
        scene {
          repeat k in 0..<3 { circle(radius: k) }
        }
        """),
    DiagnosticInfo(
      "declaration-in-block", .error, "a declaration of the file stands in a block",
      why: "Knobs, functions, shapes and components belong to the whole file. In a block only `let` names a value.",
      remedy: "Move it to the top of the file, or write `let`.",
      badExample: """
        scene {
          param r: Number = 3
          circle(radius: r)
        }
        """,
      goodExample: """
        param r: Number = 3
        scene {
          circle(radius: r)
        }
        """),
    DiagnosticInfo(
      "theme-value", .error, "a theme holds something that is no value",
      why: "A theme is a named set of values for the params of its file, and draws nothing.",
      remedy: "Write `name: value` lines only.",
      badExample: """
        param ink = #000
        theme dark { circle() }
        scene { circle().fill(ink) }
        """,
      goodExample: """
        param ink = #000
        theme dark { ink: #fff }
        scene { circle().fill(ink) }
        """),
    DiagnosticInfo(
      "stray-else", .error, "an `else` belongs to no `if`",
      why: "`else` follows the closing brace of an `if`, with nothing but line breaks and comments between them.",
      remedy: "Move it behind its `if`.",
      badExample: """
        scene {
          else { circle() }
        }
        """,
      goodExample: """
        scene {
          if width > 50 { rect() } else { circle() }
        }
        """),
    DiagnosticInfo(
      "stray-case", .error, "a `case` stands outside a `switch`, or something else inside it",
      why: "In a `switch` every element belongs to a `case` or to `default`.",
      remedy: "Move it into a `switch`, or behind a `case`.",
      badExample: """
        param eyes: Eyes = .open
        scene {
          switch eyes {
            circle()
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
      "modifier-on-control", .error, "a modifier stands on `if`, `switch` or `repeat`",
      why: """
        Control statements are no elements: what is written inside acts on each copy. A modifier behind them could mean
        each copy or all of them together, which are different pictures.
        """,
      remedy: "Write it on each element inside, or put all into a `group { }` and write it on that.",
      badExample: """
        scene {
          repeat k in 0..<3 { circle(radius: k) }
            .opacity(0.5)
        }
        """,
      goodExample: """
        scene {
          group {
            repeat k in 0..<3 { circle(radius: k) }
          }.opacity(0.5)
        }
        """),
    DiagnosticInfo(
      "unknown-declaration", .error, "a word declares nothing",
      why: "Declarations start with `import`, `param`, `let`, `func`, `enum`, `shape`, `component` or `theme`.",
      remedy: "Write the word that the message suggests.",
      badExample: """
        var r = 3
        scene { circle(radius: r) }
        """,
      goodExample: """
        let r = 3
        scene { circle(radius: r) }
        """),
  ]
}
