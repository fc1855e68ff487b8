// SPDX-License-Identifier: Apache-2.0

import FacetSource
import Testing

@Suite("Lines and columns")
struct LineTableTests {
  private func table(_ text: String) -> LineTable { LineTable(Array(text.utf8)) }

  private func place(_ table: LineTable, _ offset: Int) -> [Int] {
    let position = table.position(of: offset)
    return [position.line, position.column, position.utf16Column]
  }

  @Test("LF, CRLF and CR give the same lines and columns", arguments: ["\n", "\r\n", "\r"])
  func lineEndings(ending: String) {
    let lines = ["face {", "", "  eyes: é", "}"]
    let table = table(lines.joined(separator: ending))
    #expect(table.lineCount == 4)
    for (index, line) in lines.enumerated() {
      let range = table.contentRange(ofLine: index + 1)
      #expect(Array(table.bytes[range]) == Array(line.utf8))
      #expect(place(table, range.lowerBound) == [index + 1, 1, 1])
      #expect(place(table, range.upperBound) == [index + 1, line.count + 1, line.count + 1])
    }
  }

  @Test("mixed endings: LF CR is two, CR LF is one")
  func mixedEndings() {
    #expect(table("a\n\rb").lineCount == 3)
    #expect(table("a\r\nb").lineCount == 2)
    #expect(table("a\r\r\nb").lineCount == 3)
    #expect(table("a\r").lineCount == 2)
  }

  @Test("an offset inside CRLF is the end of its line")
  func insideLineEnding() {
    let table = table("ab\r\ncd")
    #expect(place(table, 2) == [1, 3, 3])
    #expect(place(table, 3) == [1, 3, 3])
    #expect(place(table, 4) == [2, 1, 1])
  }

  @Test("a byte order mark is no column, and no part of its line")
  func byteOrderMark() {
    let table = table("\u{FEFF}face {\n}")
    #expect(table.contentRange(ofLine: 1) == 3..<9)
    for offset in 0...3 { #expect(place(table, offset) == [1, 1, 1]) }
    #expect(place(table, 4) == [1, 2, 2])
    #expect(place(table, 10) == [2, 1, 1])
  }

  @Test("an empty file and a file that is a byte order mark have one line")
  func emptyFiles() {
    #expect(place(table(""), 0) == [1, 1, 1])
    #expect(place(table("\u{FEFF}"), 3) == [1, 1, 1])
    #expect(table("").contentRange(ofLine: 1) == 0..<0)
  }

  @Test("offsets and lines past the end are clamped")
  func pastTheEnd() {
    let table = table("ab\ncd")
    #expect(table.position(of: 99) == table.position(of: 5))
    #expect(table.position(of: -1) == table.position(of: 0))
    #expect(table.contentRange(ofLine: 3) == 5..<5)
    #expect(table.contentRange(ofLine: 0).isEmpty)
    #expect(table.position(of: 5).offset == 5)
  }

  @Test("code points and UTF-16 units differ where they should")
  func units() {
    // 1 unit; 1 unit; a combining mark; 2 units.
    let table = table("é漢e\u{301}😀x")
    #expect(place(table, 0) == [1, 1, 1])
    #expect(place(table, 2) == [1, 2, 2])
    #expect(place(table, 5) == [1, 3, 3])
    #expect(place(table, 8) == [1, 5, 5])
    #expect(place(table, 12) == [1, 6, 7])
    #expect(place(table, 13) == [1, 7, 8])
  }

  @Test("an offset inside a code point is that code point")
  func insideCodePoint() {
    let table = table("a😀b")
    for offset in 1..<5 { #expect(place(table, offset) == [1, 2, 2]) }
    #expect(place(table, 5) == [1, 3, 4])
  }

  @Test("invalid bytes count as the replacement characters that they would become")
  func invalidBytes() {
    let bytes: [UInt8] = [0x61, 0xE9, 0x62, 0xE2, 0x82, 0x63, 0xED, 0xA0, 0x80, 0x64]
    let repaired = String(decoding: bytes, as: UTF8.self).unicodeScalars.count
    let position = LineTable(bytes).position(of: bytes.count)
    #expect(position.column == repaired + 1)
  }
}
