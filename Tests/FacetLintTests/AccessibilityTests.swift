// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetLint
import FacetSource
import Testing

/// A scene's body, and what a rule says of it.
struct BodyCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var head: String
  var body: String
  /// Parts of the messages, in the order in which they are shown; empty for none.
  var says: [String]

  init(_ name: String, head: String = "size: 100; background: .white", _ body: String, says: [String]) {
    testDescription = name
    self.head = head
    self.body = body
    self.says = says
  }

  func check(_ rule: String, file: String = "case.facet", kind: String = "scene", options: [String: RuleValue] = [:]) {
    var settings = LintSettings()
    settings.options[rule] = options
    let source = "\(kind) { title: \"A case\"; \(head)\n\(body)\n}\n"
    let found = linted(RuleExample(file, source), settings).findings
    #expect(!found.hasErrors, "\(found.map(\.message))")
    let messages = found.filter { $0.id == rule }.map { $0.message + "; " + $0.label }
    #expect(messages.count == says.count, "\(messages)")
    for (message, part) in zip(messages, says) { #expect(message.contains(part)) }
  }
}

@Suite("Accessibility rules")
struct AccessibilityTests {
  static let contrasts: [BodyCase] = [
    BodyCase("the lightest grey that passes", "text(\"grey\", size: 16).fill(#767676)", says: []),
    BodyCase("one step lighter", "text(\"grey\", size: 16).fill(#777777)", says: ["4.47 : 1"]),
    BodyCase("large text needs less", "text(\"grey\", size: 24).fill(#777777)", says: []),
    BodyCase("bold text is large sooner", "text(\"grey\", size: 19, weight: .bold).fill(#777777)", says: []),
    BodyCase("large on the screen alone", "text(\"gr\", size: 48).fill(#777777).scale(0.4)", says: ["4.47 : 1"]),
    BodyCase("alpha is mixed with what is behind", "text(\"a\", size: 16).fill(fade(.black, 0.4))", says: ["#999999"]),
    BodyCase("so is opacity", "text(\"ab\", size: 16).opacity(0.4)", says: ["#999999"]),
    BodyCase(
      "the shape right behind counts",
      "rect().fill(.black).frame(width: 90, height: 40)\ntext(\"on\", size: 16).fill(#333333)",
      says: ["on #000000"]),
    BodyCase(
      "a translucent shape lets through",
      "rect().fill(fade(.black, 0.5)).frame(width: 90, height: 40)\ntext(\"on\", size: 16).fill(.white)",
      says: ["on #808080"]),
    BodyCase(
      "nothing is said at an edge",
      "rect().fill(#888888).frame(width: 50, height: 40).offset(25, 0)\ntext(\"W\", size: 16).fill(#999999)", says: []),
    BodyCase(
      "nor under a clip",
      "group { rect().fill(#888888); text(\"W\", size: 16).fill(#999999) }.clip { circle(radius: 40) }", says: []),
    BodyCase(
      "a gradient counts where the text stands",
      "rect().fill(linearGradient([.black, .white]))\ntext(\"low\", size: 16).fill(.black).position(50, 85)", says: []),
    BodyCase(
      "and by its worst place there",
      "rect().fill(linearGradient([.black, .white]))\ntext(\"mid\", size: 20).fill(.black)", says: ["behind it"]),
    BodyCase(
      "an edge around letters can carry them",
      "text(\"W\", size: 16).stroke(.black, width: 3).fill(#eeeeee)", says: []),
    BodyCase("decoration is passed over", "text(\"W\", size: 16).fill(#eeeeee).decorative()", says: []),
  ]

  @Test("contrast of text", arguments: contrasts)
  func contrast(_ one: BodyCase) { one.check("lowContrast") }

  @Test("a page of unknown colour is no ground")
  func unknownPage() {
    BodyCase("no background", head: "size: 100", "text(\"a\", size: 16).fill(#eeeeee)", says: []).check("lowContrast")
  }

  @Test("a theme that loses contrast is named")
  func theme() {
    let source = """
      param ink: Color = #222222
      theme night { background: #111111 }
      scene { title: "A word"; size: 100; background: .white
        text("word", size: 16).fill(ink)
      }
      """
    let found = linted(RuleExample("word.facet", source)).findings.filter { $0.id == "lowContrast" }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("under the theme `night`") == true)
  }

  static let series: [BodyCase] = [
    BodyCase(
      "red and green of one lightness",
      "hstack { repeat color in [#cc3333, #338833] { circle(radius: 12).fill(color) } }", says: ["#338833"]),
    BodyCase(
      "light and dark", "hstack { repeat color in [#cc3333, #c5e08a] { circle(radius: 12).fill(color) } }", says: []),
    BodyCase(
      "a word beside each",
      """
      hstack { repeat color in [#cc3333, #338833] { vstack { circle(radius: 12).fill(color); text("x", size: 12) } } }
      """, says: []),
    BodyCase(
      "another size each",
      "hstack { repeat k in 0..<2 { circle(radius: 8 + k).fill(k == 0 ? #cc3333 : #338833) } }", says: []),
    BodyCase(
      "shades that all eyes find alike",
      "hstack { repeat color in [#cc3333, #cd3434] { circle(radius: 12).fill(color) } }", says: []),
  ]

  @Test("marks told apart by hue", arguments: series)
  func hue(_ one: BodyCase) { one.check("hueOnly") }

  static let sizes: [BodyCase] = [
    BodyCase("at the floor", "text(\"a\", size: 9)", says: []),
    BodyCase("below it", "text(\"a\", size: 8.9)", says: ["8.9 CSS pixels"]),
    BodyCase("scaled down", "text(\"a\", size: 16).scale(0.5)", says: ["8 CSS pixels"]),
    BodyCase("once in a loop", "repeat k in 0..<3 { text(\"a\", size: 5).position(20 + 20 * k, 50) }", says: ["5 CSS"]),
    BodyCase("a label that the library draws", "card(rank: .ten).frame(width: 40, height: 64)", says: []),
    BodyCase("in a slot of the library", "card { art { text(\"a\", size: 5) } }", says: ["5 CSS"]),
  ]

  @Test("small text", arguments: sizes)
  func size(_ one: BodyCase) { one.check("smallText") }

  static let collisions: [BodyCase] = [
    BodyCase(
      "side by side", "text(\"one\", size: 16).position(20, 50)\ntext(\"two\", size: 16).position(56, 50)",
      says: ["runs into another"]),
    BodyCase(
      "already over one another", "text(\"one\", size: 16).fill(#767676).offset(1, 1)\ntext(\"one\", size: 16)",
      says: []),
    BodyCase("a stack makes room", "vstack { text(\"one\", size: 16); text(\"two\", size: 16) }", says: []),
  ]

  @Test("colliding text", arguments: collisions)
  func collision(_ one: BodyCase) { one.check("collidingText") }
}
