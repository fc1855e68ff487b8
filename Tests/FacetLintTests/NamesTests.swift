// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetLint
import FacetSource
import Testing

/// A source, and what the rules about names say of it.
struct NamedCase: Sendable, CustomTestStringConvertible {
  var behaviour: String
  var source: String
  /// `rule: name`, in the order of the file.
  var expected: [String]
  var testDescription: String { behaviour }
}

@Suite("Rules about names")
struct NamesTests {
  static let cases = [
    NamedCase(
      behaviour: "what a file without a scene declares is for others",
      source: """
        let ink: Color = #1f2430
        func half(x: Number) -> Number = x / 2
        enum Mood { calm, wild }
        shape wedge { polygon([(0, height), (width, height), (width, 0)]) }
        component light(color: Color) { circle().fill(color) }
        """, expected: []),
    NamedCase(
      behaviour: "a library's parameters and locals can still be unused",
      source: "component light(color: Color) {\n  let r = width / 2\n  circle()\n}",
      expected: ["unusedParameter: color", "unusedLocal: r"]),
    NamedCase(
      behaviour: "a name that begins with an underscore is meant to be unread",
      source: "component light(_color: Color = .red) { circle() }\nscene { title: \"A\"\n  light()\n}", expected: []),
    NamedCase(
      behaviour: "a use in another unused declaration is a use",
      source: """
        let reach = 10
        func wide(x: Number) -> Number = x * reach
        scene { title: "A dot"
          circle(radius: 20)
        }
        """, expected: ["unusedFunction: wide"]),
    NamedCase(
      behaviour: "asking whether a parameter is given reads it",
      source: """
        component light(reach: Number = 0) { circle(radius: isGiven(reach) ? 20 : 10) }
        scene { title: "Lights"
          light(reach: 3)
        }
        """, expected: []),
    NamedCase(
      behaviour: "what only a theme sets is unused",
      source: """
        param ink: Color = .navy
        theme dark { ink: .white }
        scene { title: "A dot"
          circle(radius: 20)
        }
        """, expected: ["unusedParam: ink"]),
    NamedCase(
      behaviour: "a theme of the root's own values has an effect where they differ",
      source: """
        theme dark { background: .black }
        theme light { background: .white }
        scene { title: "A dot"
          background: .white
          circle(radius: 20).fill(.gold)
        }
        """, expected: ["themeWithoutEffect: light"]),
    NamedCase(
      behaviour: "a loop variable, a local and a size can be hidden",
      source: """
        let cell = 20
        scene { title: "Dots"
          repeat k in 0..<2 {
            let width = 10
            let cell = width
            repeat k in 0..<2 { circle(radius: cell + k) }
          }
        }
        """,
      expected: [
        "unusedLet: cell", "shadowedName: width", "shadowedName: cell", "shadowedName: k",
      ]),
    NamedCase(
      behaviour: "two blocks side by side may use one name, and parameters that of a value",
      source: """
        let cell = 20
        func half(cell: Number) -> Number = cell / 2
        scene { title: "Dots"
          repeat k in 1...2 { circle(radius: k * half(cell)) }
          repeat k in 1...2 { circle(radius: k).fill(.gold) }
        }
        """, expected: []),
    NamedCase(
      behaviour: "a name that would be a word of the language in its own style",
      source: "let If = 20\nscene { title: \"A dot\"\n  circle(radius: If)\n}", expected: ["namingConvention: If"]),
    NamedCase(
      behaviour: "names in other styles are found wherever they are declared",
      source: """
        enum mood { Calm, wild }
        param My_mood: mood = .Calm
        func HALF(x: Number) -> Number = x / 2
        scene { title: "A dot"
          circle(radius: HALF(My_mood == .wild ? 10 : 20))
        }
        """,
      expected: [
        "namingConvention: mood", "namingConvention: Calm", "namingConvention: My_mood", "namingConvention: HALF",
      ]),
  ]

  @Test("find what is wrong and nothing else", arguments: cases)
  func names(_ shown: NamedCase) {
    let example = RuleExample("shown.facet", shown.source)
    let found = linted(example).findings.filter { finding in
      ruleNamed(finding.id)?.family == .names
    }
    let text = Array(shown.source.utf8)
    let listed = found.map { "\($0.id): \(String(decoding: text[$0.primary.span.range], as: UTF8.self))" }
    #expect(listed == shown.expected)
  }

  @Test("get no fix that makes them words of the language")
  func reserved() {
    let example = RuleExample("shown.facet", "let If = 20\nscene { title: \"A dot\"\n  circle(radius: If)\n}")
    #expect(linted(example).findings.map(\.notes) == [["`if` is a word of the language"]])
    #expect(linted(example).findings.flatMap(\.fixes).isEmpty)
  }

  @Test(
    "are rewritten in camel case",
    arguments: [
      ("dot_radius", "dotRadius"), ("DOT_RADIUS", "dotRadius"), ("DotRadius", "dotRadius"), ("dotRadius", "dotRadius"),
      ("r2", "r2"), ("R", "r"), ("_Old_name", "_oldName"), ("größe", "größe"), ("Größe", "größe"), ("半径", "半径"),
    ])
  func camelCase(_ written: String, _ conventional: String) {
    #expect(conventionalName(written, isType: false) == conventional)
  }

  @Test("of types begin with a capital", arguments: [("mood", "Mood"), ("card_mood", "CardMood"), ("RGB", "RGB")])
  func typeNames(_ written: String, _ conventional: String) {
    #expect(conventionalName(written, isType: true) == conventional)
  }
}
