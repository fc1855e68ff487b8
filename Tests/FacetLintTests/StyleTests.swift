// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetLint
import FacetSource
import Testing

/// Statements of a scene, and what the rules about style find in them.
struct StyledCase: Sendable, CustomTestStringConvertible {
  var behaviour: String
  var content: String
  /// `rule: text`, in the order of the file.
  var expected: [String]
  var testDescription: String { behaviour }

  init(_ behaviour: String, _ content: String, _ expected: [String]) {
    self.behaviour = behaviour
    self.content = content
    self.expected = expected
  }
}

@Suite("Rules about style")
struct StyleTests {
  static let cases = [
    StyledCase(
      "turns about different points do not undo one another", "rect().rotate(30deg, anchor: .top).rotate(-30deg)", []),
    StyledCase(
      "turns about one point do, whether it is named or not", "rect().rotate(30deg, anchor: .center).rotate(-30deg)",
      ["cancellingModifiers: .rotate(-30deg)"]),
    StyledCase(
      "shifts, scales and mirrors undo one another too",
      """
      rect().offset(x: 3).offset(-3, 0)
        .scale(2).scale((0.5, 0.5))
        .mirror(.vertical).mirror(.vertical)
      """,
      [
        "cancellingModifiers: .offset(-3, 0)", "cancellingModifiers: .scale((0.5, 0.5))",
        "cancellingModifiers: .mirror(.vertical)",
      ]),
    StyledCase(
      "a chain there and back again is found once", "rect().rotate(9deg).rotate(-9deg).rotate(9deg)",
      ["cancellingModifiers: .rotate(-9deg)"]),
    StyledCase("a shift by a knob may be nothing", "let x = 0\nrect().offset(x, 0).padding(x)", []),
    StyledCase(
      "a padding of nothing is idle, one of one side is not", "rect().padding(0).padding(0, top: 3)",
      ["idleModifier: .padding(0)"]),
    StyledCase(
      "a frame after a place is given to the whole room", "rect().position(3, 3).frame(width: 20, height: 20)",
      ["orderDependentChain: .frame(width: 20, height: 20)"]),
    StyledCase("an aspect ratio after a frame of one side acts", "rect().frame(width: 20).aspectRatio(2)", []),
    StyledCase(
      "parentheses that hold an operator next to another one stay",
      "rect(cornerRadius: 2 * (width - 98)).padding(((width) + 3) / 4)", ["redundantParentheses: (width)"]),
    StyledCase(
      "parentheses around a whole argument or condition go",
      "if (width > 3) { rect(cornerRadius: (width / 50)) }",
      ["redundantParentheses: (width > 3)", "redundantParentheses: (width / 50)"]),
    StyledCase(
      "branches with the same words are the same, however they are laid out",
      "if width > 3 { circle(radius: 9) } else {\n  circle( radius: 9 ) // still\n}", ["equalBranches: if"]),
    StyledCase(
      "branches of a choice without a default case may be alike", "if width > 3 { circle(radius: 9) }", []),
    StyledCase("an empty branch with a comment is meant", "if width > 3 { /* later */ }", []),
    StyledCase("an empty branch says nothing", "if width > 3 { rect() } else { }", ["emptyBranch: { }"]),
    StyledCase("a group around several does something", "group { circle(radius: 3); rect().padding(9) }", []),
    StyledCase("a group around a loop does something", "group { repeat k in 1...3 { circle(radius: k) } }", []),
    StyledCase("a group with a modifier does something", "group { circle(radius: 3) }.opacity(0.5)", []),
    StyledCase("a step decides how often a loop turns", "repeat k in 0..<1 step 0.5 { circle(radius: 9 + k) }", []),
    StyledCase("a loop over one item is none", "repeat k in [9] { circle(radius: k) }", ["singleTurnLoop: repeat"]),
    StyledCase(
      "products with one and sums with nothing are found on either side", "circle(radius: 1 * width / 1 - 0)",
      ["idleArithmetic: 1 * width", "idleArithmetic: 1 * width / 1", "idleArithmetic: 1 * width / 1 - 0"]),
    StyledCase("one over a number is no idle product", "circle(radius: 1 / 2 * width)", []),
    StyledCase("a text with more than a value is no detour", "text(\"\\(1)\", size: 9)", []),
    StyledCase("an alpha that is not full counts", "circle().fill(#c1121ffe)", []),
    StyledCase(
      "a loop that uses its place is none over items",
      "let reaches = [10, 20]\nrepeat k in 0..<reaches.count { circle(radius: reaches[k] + k) }", []),
  ]

  @Test("find what is wrong and nothing else", arguments: cases)
  func style(_ shown: StyledCase) {
    let source = "scene { title: \"Shown\"\n\(shown.content)\n}"
    let found = linted(RuleExample("shown.facet", source)).findings.filter { finding in
      finding.severity == .error || ruleNamed(finding.id)?.family == .style
    }
    let text = Array(source.utf8)
    let listed = found.map { "\($0.id): \(String(decoding: text[$0.primary.span.range], as: UTF8.self))" }
    #expect(listed == shown.expected)
  }

  @Test("keep comments between modifiers that go")
  func comments() throws {
    let source = "scene { title: \"Shown\"\n  rect()\n    // A trial.\n    .opacity(1)\n    .padding(9)\n}"
    let found = linted(RuleExample("shown.facet", source)).findings.filter { $0.id == "idleModifier" }
    let fixed = applyFixes(found.flatMap(\.fixes), to: Array(source.utf8), in: try #require(found.first).primary.source)
    #expect(
      String(decoding: fixed.bytes, as: UTF8.self)
        == "scene { title: \"Shown\"\n  rect()\n    // A trial.\n    .padding(9)\n}")
  }

  @Test("mend a value that is repeated in every place")
  func repeatedValue() throws {
    let source = """
      let reach = 123.5
      let other = 123.5
      scene { title: "Shown"
        circle(radius: 123.5).padding(123.5)
      }
      """
    let found = linted(RuleExample("shown.facet", source)).findings.filter { $0.id == "repeatedValue" }
    #expect(found.map(\.message) == ["`123.5` is the value of `reach`, here and in 1 more place"])
    #expect(try #require(found.first?.fixes.first).edits.count == 2)
  }
}
