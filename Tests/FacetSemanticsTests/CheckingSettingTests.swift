// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetSemantics
import FacetSource
import FacetTypes
import Testing

@Suite struct CheckingSettingTests {
  static let scene = """
    param count: Number = 8
    param turn: Angle = 45deg
    param label: String = "a"
    param ink: Color = #000
    param wash: Paint = #000
    param bold: Bool = false
    param suit: Suit = .hearts
    param rank: Rank = .ten
    param place: Point = (0, 0)
    param room: Size = 1
    param dots: [Point] = []
    param size: Number = 3
    card { rank: rank }
    """
  static let result = checked(scene, path: "a.card")

  private func setting(_ name: String, _ text: String) -> (SettingOutcome, SourceMap) {
    var sources = Self.result.sources
    let outcome = checkSetting(
      name: name, valueText: text, in: Self.result.program, facts: Self.result.facts, sources: &sources)
    return (outcome, sources)
  }

  private func value(_ name: String, _ text: String) -> Value? {
    if case .accepted(_, let value) = setting(name, text).0 { return value }
    return nil
  }

  private func findings(_ name: String, _ text: String) -> String {
    let (outcome, sources) = setting(name, text)
    var shown = Self.result
    shown.sources = sources
    switch outcome {
    case .accepted: return ""
    case .unknown(let diagnostic): return shown.shown([diagnostic])
    case .refused(let diagnostics): return shown.shown(diagnostics)
    }
  }

  @Test(arguments: [
    ("count", "12", Value.number(12)), ("count", " -0.5 ", .number(-0.5)), ("count", "+3", .number(3)),
    ("count", "50%", .number(0.5)), ("count", "1in", .number(96)), ("turn", "0.25turn", .angle(90)),
    ("turn", "-30deg", .angle(-30)), ("label", "plain words", .string("plain words")), ("label", "", .string("")),
    ("label", "\"with \\\"quotes\\\"\"", .string("with \"quotes\"")), ("label", "#1", .string("#1")),
    ("ink", "#ff0000", .color(Color(red: 255, green: 0, blue: 0))),
    ("ink", ".lime", .color(Color(red: 0, green: 255, blue: 0))),
    ("ink", "lime", .color(Color(red: 0, green: 255, blue: 0))),
    ("wash", "white", .paint(.color(.white))), ("wash", "#fff", .paint(.color(.white))), ("bold", "true", .bool(true)),
    ("place", "(3, -4)", .point(Point(3, -4))), ("room", "(3, 4)", .size(Size(3, 4))), ("room", "5", .size(Size(5, 5))),
    ("dots", "[(1, 2), (3, 4)]", .list([.point(Point(1, 2)), .point(Point(3, 4))])), ("dots", "[]", .list([])),
  ]) func readsLiterals(name: String, text: String, expected: Value) {
    #expect(value(name, text) == expected)
  }

  @Test(arguments: ["spades", ".spades", "♠", "\"♠\"", "♠\u{FE0F}", "S", "Suit.spades", "\"spades\""])
  func readsCasesByNameAndAlias(text: String) {
    guard case .enumCase(let id, 0)? = value("suit", text) else {
      Issue.record("\(text) is not the first suit")
      return
    }
    #expect(Self.result.program.enums[id].name == "Suit")
  }

  @Test(arguments: [("10", 9), ("A", 0), ("13", 12), (".queen", 11), ("K", 12)])
  func readsRanks(text: String, place: Int) {
    guard case .enumCase(_, let found)? = value("rank", text) else {
      Issue.record("\(text) is no rank")
      return
    }
    #expect(found == place)
  }

  @Test func paramsComeBeforeTheRootsOwnAndThoseBeforeCommonOnes() {
    if case .accepted(.param, _) = setting("size", "3").0 {} else { Issue.record("size is the param") }
    if case .accepted(.component(2), .bool(false)) = setting("isFaceUp", "false").0 {
    } else {
      Issue.record("of the card")
    }
    if case .accepted(.root(.title), .string("x")) = setting("title", "x").0 {} else { Issue.record("of every root") }
    if case .accepted(.param, _) = setting("rank", "A").0 {} else { Issue.record("rank is the param") }
  }

  @Test func saysWhatIsUnknown() {
    #expect(
      findings("cuont", "3") == """
        error unknown-setting --set:1:1-1:6
          nothing here is called `cuont`
          label: did you mean `count`?
          note: it has `count`, `turn`, `label`, `ink`, `wash`, `bold`, `suit`, `rank`, `place`, `room`, `dots` and `size`
          fix (unsafe): write `count`
            --set:1:1-1:6 -> "count"

        """)
  }

  @Test func saysWhatIsWanted() {
    #expect(
      findings("turn", "45") == """
        error setting-mismatch --set:1:6-1:8
          `45` is no Angle for `turn`
          at 2:7-2:11: `turn` is declared here
          note: an angle is written `45deg`, `0.25turn` or `1.2rad`

        """)
    #expect(
      findings("suit", "stars") == """
        error setting-mismatch --set:1:6-1:11
          `stars` is no Suit for `suit`
          at 7:7-7:11: `suit` is declared here
          note: `Suit` has `.spades`, `.hearts`, `.diamonds`, `.clubs`

        """)
    #expect(findings("count", "1 + 2").hasPrefix("error setting-mismatch --set:1:7-1:12\n"))
    #expect(findings("label", "\"a\\(b)\"").hasPrefix("error setting-mismatch"))
    #expect(findings("count", "").hasPrefix("error "))
  }

  @Test func refusesWhatNoOutputCanCarry() {
    #expect(findings("label", "a\u{1}b").hasPrefix("error unwritable-character --set:1:7-1:10\n"))
    #expect(findings("label", "\"\\u{FFFF}\"").hasPrefix("error unwritable-character"))
  }

  @Test func brokenTextIsShownWhereItStands() {
    let text = findings("count", "(1")
    #expect(text.contains(" --set:1:"))
    #expect(!text.contains("setting-mismatch"))
  }

  @Test func findingsOfDataPointAtTheData() {
    var sources = Self.result.sources
    let cell = SourceSpan(
      sources.add(SourceFile(path: "deck.csv", bytes: Array("count\nmany\n".utf8))), ByteSpan(6..<10))
    let outcome = checkSetting(
      name: "count", valueText: "many", at: cell, in: Self.result.program, facts: Self.result.facts, sources: &sources)
    guard case .refused(let diagnostics) = outcome else {
      Issue.record("`many` is no number")
      return
    }
    #expect(diagnostics.allSatisfy { $0.primary == cell })
  }
}
