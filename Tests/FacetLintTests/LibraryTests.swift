// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetLint
import FacetSource
import Testing

/// Whoever uses the library cannot mend it: it must give no cause for findings, and where its use does, the use is named.
@Suite("What the library draws")
struct LibraryTests {
  static let uses: [String] = [
    "face()", "face(emotion: .angry)", "face(showsEyeBrows: false)", "card()", "card(rank: .ten, suit: .hearts)",
    "card(rank: .king, suit: .clubs)", "card(isFaceUp: false)", "cardBack()", "pips(rank: .nine, suit: .clubs)",
    "cornerLabel(rank: .ten, suit: .hearts, size: 20)", "suitSign(.spades)", "hexagon()", "heart()", "diamond()",
    "spade()", "club()", "badge { hexagon().fill(.navy) }",
  ]

  private func found(_ source: String, as file: String = "one.facet") -> [Diagnostic] {
    linted(RuleExample(file, source)).findings
  }

  @Test("is without findings", arguments: uses, ["", "size: 400", "size: (300, 200)", "background: .white"])
  func used(_ component: String, _ canvas: String) {
    let findings = found("scene {\n  title: \"One of them\"\n  \(canvas)\n  \(component)\n}\n")
    #expect(findings.map(\.message) == [])
  }

  @Test("is without findings as the root of a file", arguments: ["", "size: (60, 96)", "size: (500, 800)"])
  func roots(_ size: String) {
    #expect(found("card {\n  \(size)\n}\n", as: "one.card").map(\.message) == [])
    #expect(found("card {\n  isFaceUp: false\n  \(size)\n}\n", as: "one.card").map(\.message) == [])
    #expect(found("face {\n  title: \"A face\"\n  \(size)\n}\n", as: "one.face").map(\.message) == [])
  }

  @Test(
    "is named where it is used",
    arguments: [
      ("courtArt(rank: .king, suit: .hearts)", "inkOutsideCanvas"), ("rosette(color: .navy)", "inkOutsideCanvas"),
      ("card().opacity(0.5).blend(.multiply)", "unsupportedFeature"),
    ])
  func places(_ component: String, _ rule: String) {
    var settings = LintSettings()
    settings.options["unsupportedFeature"] = ["targets": .strings(["android"])]
    settings.levels["unsupportedFeature"] = .warning
    let source = "scene {\n  title: \"One of them\"\n  \(component)\n}\n"
    let findings = linted(RuleExample("one.facet", source), settings).findings.filter { $0.id == rule }
    #expect(!findings.isEmpty)
    let start = source.utf8.count - component.utf8.count - 3
    #expect(findings.allSatisfy { Int($0.primary.span.start) == start }, "\(findings.map(\.primary))")
  }
}
