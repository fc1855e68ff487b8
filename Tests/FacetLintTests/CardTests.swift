// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetLint
import FacetSource
import Testing

@Suite("Card rules")
struct CardTests {
  static let rules = ["pipOverLabel", "textOutsideSafeArea", "brokenHalfTurn", "emptyCardFace", "smallCardText"]

  @Test("no card of the deck has a finding", arguments: ["ace", "two", "seven", "ten", "jack", "king"])
  func deck(_ rank: String) {
    for suit in ["spades", "hearts"] {
      let source = "card { size: (250, 400); rank: .\(rank); suit: .\(suit) }"
      #expect(linted(RuleExample("one.card", source)).findings.map(\.id) == [])
    }
  }

  @Test("a turned card in another picture is looked at in its own coordinates")
  func turned() {
    let card = "card(rank: .ten, suit: .hearts, faceArtScale: 1).frame(width: 150, height: 240)"
    func found(_ scale: String) -> [String] {
      let source = """
        scene { title: "A card"; size: 300; textScale: \(scale)
          \(card).rotate(30deg)
        }
        """
      return linted(RuleExample("one.facet", source)).findings.map(\.id).filter { Self.rules.contains($0) }
    }
    #expect(found("1") == [])
    #expect(found("2") == ["pipOverLabel"])
  }

  static let halves: [BodyCase] = [
    BodyCase(
      "about the middle", "repeat t in [0deg, 180deg] { text(\"A\", size: 20).position(40, 40).rotate(t) }", says: []),
    BodyCase(
      "about a point beside it",
      "repeat t in [0deg, 180deg] { text(\"A\", size: 20).position(40, 40).rotate(t).offset(2, 0) }",
      says: ["it ends 4 away"]),
    BodyCase("not turned at all", "repeat x in [60, 190] { text(\"A\", size: 20).position(x, 60) }", says: []),
    BodyCase(
      "a small ornament beside the middle",
      "repeat t in [0deg, 180deg] { star(points: 5, innerRatio: 0.4).frame(width: 20, height: 20).rotate(t).offset(30, 0) }",
      says: []),
  ]

  @Test("half a turn", arguments: halves)
  func half(_ one: BodyCase) {
    let inner = BodyCase(
      one.testDescription, head: "size: (250, 400); faceArtScale: 1",
      "art { group {\n\(one.body)\n}.frame(width: 250, height: 400) }", says: one.says)
    inner.check("brokenHalfTurn", file: "case.card", kind: "card")
  }
}
