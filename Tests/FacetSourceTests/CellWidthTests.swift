// SPDX-License-Identifier: Apache-2.0

import FacetSource
import FacetTestSupport
import Testing

@Suite("Terminal cells")
struct CellWidthTests {
  /// Made from Python's own tables, see the script beside it.
  @Test("thousands of scalars are as wide as another implementation's tables say")
  func sample() throws {
    let lines = Fixture(path: "Tests/Fixtures/cells/scalars.txt").text().split(separator: "\n").dropFirst()
    #expect(lines.count > 5000)
    for line in lines {
      let fields = line.split(separator: " ")
      let value = try #require(UInt32(fields[0], radix: 16))
      let scalar = try #require(Unicode.Scalar(value))
      #expect(CellWidth.of(scalar) == Int(fields[3]), "U+\(fields[0])")
    }
  }

  @Test(
    "grapheme clusters",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}\u{323}", 1), ("漢", 2), ("ｶ", 1), ("Ａ", 2), ("한", 2),
      ("\u{1112}\u{1161}\u{11AB}", 2),
      // Text by default, emoji by default, and chosen.
      ("\u{26A0}", 1), ("\u{26A0}\u{FE0F}", 2), ("\u{2764}", 1), ("\u{2764}\u{FE0F}", 2), ("⌚", 2), ("😀", 2),
      ("\u{2660}", 1), ("\u{2660}\u{FE0F}", 2), ("©", 1), ("©\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2),
      // Families, professions, skin tones.
      ("👨‍👩‍👧‍👦", 2), ("👩🏽‍🚀", 2), ("👍🏿", 2), ("\u{26F9}🏻", 2), ("🏳️‍🌈", 2), ("❤️‍🔥", 2),
      // Flags: two indicators, one alone, three, a flag of tags.
      ("🇩🇪", 2), ("🇩", 1), ("🇩🇪🇫", 3), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
      // A skin tone after a letter stands alone.
      ("a🏻", 3), ("नि", 2), ("กำ", 2), ("", 0),
    ])
  func clusters(text: String, cells: Int) {
    #expect(CellWidth.of(text) == cells)
  }

  @Test("a new emoji of Unicode 16 and 17 is wide")
  func newEmoji() {
    #expect(CellWidth.of("\u{1FAE9}") == 2)
    #expect(CellWidth.of("\u{1FAEA}") == 2)
  }
}
