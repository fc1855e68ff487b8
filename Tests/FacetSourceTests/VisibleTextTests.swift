// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FacetSource

@Suite("Text that a terminal can be given")
struct VisibleTextTests {
  @Test(
    "what cannot be seen is made visible",
    arguments: [
      ("a\u{0}b", "a␀b"), ("\u{1B}[31m", "␛[31m"), ("\u{7F}", "␡"), ("a\nb\r", "a␊b␍"), ("a\tb", "a   b"),
      ("a\u{200B}b", "a<U+200B>b"), ("\u{202E}x", "<U+202E>x"), ("x\u{2066}y\u{2069}", "x<U+2066>y<U+2069>"),
      ("a\u{200D}b", "a<U+200D>b"), ("a\u{FEFF}", "a<U+FEFF>"), ("a\u{AD}b", "a<U+00AD>b"), ("\u{85}", "<U+0085>"),
      ("a\u{2028}b", "a<U+2028>b"), ("a\u{FE0F}", "a<U+FE0F>"), ("1\u{FE0F}", "1<U+FE0F>"),
      ("a\u{3164}b", "a<U+3164>b"),
      ("\u{61C}", "<U+061C>"), ("x\u{E0041}", "x<U+E0041>"), ("\u{FFFE}", "<U+FFFE>"), ("a\u{34F}b", "a<U+034F>b"),
      ("\u{200B}\u{301}", "<U+200B>\u{301}"),
    ])
  func hidden(text: String, shown: String) {
    #expect(Array(visibleText(text).unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test(
    "what joins, chooses or tags visibly stays as it is",
    arguments: [
      "👨‍👩‍👧‍👦", "❤️‍🔥", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1\u{FE0F}\u{20E3}", "\u{26A0}\u{FE0F}", "\u{26A0}\u{FE0E}", "می\u{200C}خواهم", "क्\u{200D}ष",
      "葛\u{E0100}", "e\u{301}", "🇩🇪🇫🇷", "한국어", "שלום",
    ])
  func kept(text: String) {
    #expect(Array(visibleText(text).unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test("bytes that are not UTF-8 are shown as bytes")
  func invalid() {
    let bytes: [UInt8] = [0x61, 0xE9, 0x62, 0xF0, 0x9F, 0x98, 0xFF]
    let line = VisibleLine(bytes, 0..<bytes.count)
    #expect(line.pieces.map(\.text) == ["a", "<E9>", "b", "<F0><9F><98>", "<FF>"])
    #expect(line.width == 22)
  }

  @Test("every byte of a line has cells, in order, without gaps")
  func coverage() {
    let text = "\ta👨‍👩‍👧‍👦\u{200B}e\u{301}漢\u{1}z1\u{FE0F}\u{20E3}🇩🇪"
    let bytes = Array(text.utf8) + [0xC3, 0x28, 0xFF]
    let line = VisibleLine(bytes, 0..<bytes.count)
    var at = 0
    var cell = 0
    for piece in line.pieces {
      #expect(piece.bytes.lowerBound == at)
      #expect(piece.cells.lowerBound == cell)
      #expect(CellWidth.of(piece.text) == piece.cells.count)
      (at, cell) = (piece.bytes.upperBound, piece.cells.upperBound)
    }
    #expect(at == bytes.count)
  }

  @Test("a cut wide character leaves spaces")
  func cutWideCharacters() {
    let bytes = Array("漢字漢".utf8)
    let line = VisibleLine(bytes, 0..<bytes.count)
    #expect(line.text(in: 1..<5) == " 字 ")
    #expect(line.text(in: 2..<4) == "字")
  }

  @Test("UTF-8 is cut exactly as the standard library repairs it")
  func maximalSubparts() {
    var state: UInt64 = 88_172_645_463_325_252
    let interesting: [UInt8] = [
      0x41, 0x80, 0xBF, 0xC0, 0xC3, 0xE0, 0xA0, 0xED, 0x9F, 0xF0, 0x90, 0xF4, 0x8F, 0xF5, 0xE2,
    ]
    for _ in 0..<5000 {
      var bytes: [UInt8] = []
      for _ in 0..<8 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        bytes.append(interesting[Int(state % UInt64(interesting.count))])
      }
      var scalars: [Unicode.Scalar] = []
      var at = 0
      while at < bytes.count {
        let unit = UTF8Unit.read(bytes, at: at, before: bytes.count)
        scalars.append(unit.scalar ?? "\u{FFFD}")
        at += unit.length
      }
      #expect(scalars == Array(String(decoding: bytes, as: UTF8.self).unicodeScalars), "\(bytes)")
    }
  }
}
