// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetLint
import FacetSource
import Testing

/// A file before and after its fixes.
struct FixCase: Sendable, CustomTestStringConvertible {
  var behaviour: String
  var before: String
  var after: String
  var mode: FixMode
  var testDescription: String { behaviour }

  init(_ behaviour: String, _ before: String, _ after: String, _ mode: FixMode = .all) {
    self.behaviour = behaviour
    self.before = before
    self.after = after
    self.mode = mode
  }
}

private func fixed(_ source: String, _ mode: FixMode, _ settings: LintSettings = LintSettings()) -> FixedFile {
  let example = RuleExample("shown.facet", source)
  let compiler = Compiler(files: ExampleFiles(example), options: CompileOptions())
  return compiler.fix(input(example), with: Linter(settings), mode)
}

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

private let dot = "scene { title: \"A dot\"\n  circle()\n}\n"

@Suite("What a fix takes out")
struct FixExtentTests {
  static let statements = [
    FixCase(
      "a declaration goes with its documentation and the comment behind it",
      "/// How far.\nlet reach = 20 // unused\n" + dot, dot),
    FixCase("line endings of Windows go too", "/// How far.\r\nlet reach = 20\r\n" + dot, dot),
    FixCase(
      "one of two blank lines goes, and a comment that stood above it alone",
      "let a = 4\n\n// The old ring.\nlet reach = 20\n\nscene { title: \"A\"\n  circle(radius: a)\n}\n",
      "let a = 4\n\nscene { title: \"A\"\n  circle(radius: a)\n}\n"),
    FixCase(
      "a comment that may be about what follows stays",
      "let a = 4\n\n// Sizes.\nlet reach = 20\nlet b = 4\nscene { title: \"A\"\n  circle(radius: a + b)\n}\n",
      "let a = 4\n\n// Sizes.\nlet b = 4\nscene { title: \"A\"\n  circle(radius: a + b)\n}\n"),
    FixCase("the comment at the head of a file stays", "// Dots.\nlet reach = 20\n\n" + dot, "// Dots.\n\n" + dot),
    FixCase(
      "what shares its line goes alone",
      "scene { title: \"A\"\n  let a = 3; circle()\n  circle(); let b = 3; rect() // two\n  rect(); let c = 3 // one\n}\n",
      "scene { title: \"A\"\n  circle()\n  circle(); rect() // two\n  rect() // one\n}\n"),
    FixCase(
      "a statement between braces leaves no blank line",
      "scene { title: \"A\"\n  group {\n    let a = 3\n\n    circle()\n    rect()\n\n    let b = 3\n  }\n}\n",
      "scene { title: \"A\"\n  group {\n    circle()\n    rect()\n  }\n}\n"),
    FixCase(
      "what keeps a finding of it silent goes with it",
      "// facet:disable:next namingConvention -- a trial\nlet OLD = 20\n" + dot, dot),
    FixCase(
      "a region that keeps nothing silent goes with its end",
      "// facet:disable namingConvention -- a trial\nlet OLD = 20\n// facet:enable namingConvention\n" + dot, dot),
    FixCase(
      "a modifier goes with its line and the comment behind it, and leaves those above",
      "scene { title: \"A\"\n  rect()\n    // A trial.\n    .opacity(1) // all of it\n    .padding(9)\n}\n",
      "scene { title: \"A\"\n  rect()\n    // A trial.\n    .padding(9)\n}\n"),
    FixCase(
      "a modifier among others on a line goes alone",
      "scene { title: \"A\"\n  rect()\n    .opacity(1).padding(9)\n  rect().opacity(1) // dark\n}\n",
      "scene { title: \"A\"\n  rect()\n    .padding(9)\n  rect() // dark\n}\n"),
  ]

  static let parameters = [
    FixCase(
      "a param goes with the lines of themes that set it",
      """
      /// How far.
      param reach: Number = 20 in 1...40
      /// For all.
      param ink: Color = .navy
      theme dark {
        reach: 30
        ink: .white
      }
      theme small { reach: 10; ink: .gold }
      scene { title: "A"
        circle().fill(ink)
      }

      """,
      """
      /// For all.
      param ink: Color = .navy
      theme dark {
        ink: .white
      }
      theme small { ink: .gold }
      scene { title: "A"
        circle().fill(ink)
      }

      """, .all),
    FixCase(
      "a function's parameter goes with what calls give for it, one inside the other",
      """
      func half(x: Number, y: Number, z: Number = 0) -> Number = x / 2 + z
      scene { title: "A"
        circle(radius: half(40, half(1, y: 2), z: half(x: half(2, 3), y: 4)))
      }

      """,
      """
      func half(x: Number, z: Number = 0) -> Number = x / 2 + z
      scene { title: "A"
        circle(radius: half(40, z: half(x: half(2))))
      }

      """, .all),
    FixCase(
      "a component's only parameter leaves empty parentheses, and no line of a block",
      """
      component light(
        reach: Number
      ) { circle(radius: 20) }
      scene { title: "A"
        light(3)
        light {
          reach: 4
        }
      }

      """,
      """
      component light() { circle(radius: 20) }
      scene { title: "A"
        light()
        light {
        }
      }

      """, .all),
    FixCase(
      "a parameter with a comment beside it stays",
      """
      component light(reach: Number /* in all */, ink: Color) { circle().fill(ink) }
      scene { title: "A"
        light(3, ink: .gold)
      }

      """,
      """
      component light(reach: Number /* in all */, ink: Color) { circle().fill(ink) }
      scene { title: "A"
        light(3, ink: .gold)
      }

      """, .all),
    FixCase(
      "what a library's declaration takes is for others to give",
      "component light(reach: Number) { circle() }\n", "component light(reach: Number) { circle() }\n", .all),
  ]

  @Test("leaves no trace of it", arguments: statements + parameters)
  func extent(_ shown: FixCase) {
    let result = fixed(shown.before, shown.mode)
    #expect(text(result.after) == shown.after)
    #expect(result.leftOut.map(\.reason) == [] && !result.isCutShort)
  }
}

@Suite("Fixing a file")
struct FixRoundTests {
  /// A named number, and a component in which its name means a colour: writing the name there for the number breaks it.
  private static func breaking(_ place: Int) -> String {
    """
    let reach\(place) = 12.\(place)5
    component light\(place)(reach\(place): Color) {
      circle(radius: 12.\(place)5).fill(reach\(place)).padding(12.\(place)5)
    }

    """
  }

  @Test("leaves out the fix that would break it, and applies all others")
  func culprit() {
    func source(_ declarations: String, _ angle: String, _ name: String) -> String {
      declarations + Self.breaking(1) + "let \(name) = 10\nscene { title: \"A\"\n  light1(.gold)\n"
        + "  circle(radius: reach1 + \(name)).rotate(\(angle))\n}\n"
    }
    let result = fixed(source("let unused = 3\n", "360deg / 8", "dot_radius"), .all)
    #expect(text(result.after) == source("", "45deg", "dotRadius"))
    #expect(result.leftOut.map(\.finding.id) == ["repeatedValue"])
    #expect(result.leftOut.allSatisfy { $0.reason.contains("Color") }, "\(result.leftOut)")
    #expect(result.fixCount == 3)
  }

  @Test("finds several of them among many")
  func manyCulprits() {
    var source = ""
    for place in 0..<40 { source += place % 10 == 3 ? Self.breaking(place / 10) : "let a_\(place) = 1\n" }
    let sum = (0..<40).map { $0 % 10 == 3 ? "reach\($0 / 10)" : "a_\($0)" }.joined(separator: " + ")
    let uses = (0..<4).map { "  light\($0)(.gold)\n" }.joined()
    let result = fixed(source + "scene { title: \"A\"\n\(uses)  circle(radius: \(sum))\n}\n", .all)
    #expect(result.leftOut.map(\.finding.id) == Array(repeating: "repeatedValue", count: 4))
    #expect(result.linted.findings.count { $0.id == "namingConvention" } == 0)
    #expect(text(result.after).contains("let a39 = 1\n") && !text(result.after).contains("_"))
  }

  @Test("keeps what it was before, and what was found then")
  func before() {
    let source = "scene { title: \"A\"\n  rect().rotate(360deg / 8)\n}\n"
    let result = fixed(source, .safe)
    #expect(text(result.before) == source && result.isChanged)
    #expect(result.found.findings.contains { $0.id == "angleFraction" })
    #expect(!result.linted.findings.contains { $0.id == "angleFraction" })
  }

  @Test("ends after its rounds, and says that more is to mend")
  func rounds() {
    let count = Compiler.fixRounds + 5
    // Each is read by the next one alone, so that a round takes out the last.
    let lines = (0..<count).map { "let a\($0) = \($0 == 0 ? "1" : "a\($0 - 1)")\n" }.joined()
    let result = fixed(lines + dot, .all)
    #expect(result.isCutShort && result.fixCount == Compiler.fixRounds)
    #expect(text(result.after).hasSuffix("let a4 = a3\n" + dot))
    #expect(!fixed(text(result.after), .all).isCutShort)
  }
}
