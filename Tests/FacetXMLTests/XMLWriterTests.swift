// SPDX-License-Identifier: Apache-2.0
import FacetXML
import Testing

/// A document by `content`, as text.
func written(
  _ layout: XMLWriter.Layout = .compact, _ content: (inout XMLWriter) throws(XMLError) -> Void
) throws(XMLError) -> String {
  var writer = try XMLWriter(layout: layout)
  try content(&writer)
  return String(decoding: try writer.finish(), as: UTF8.self)
}

@Suite struct XMLWriterTests {
  @Test func elementsWithoutContentCloseThemselves() throws {
    let text = try written { writer throws(XMLError) in
      try writer.element("svg", [.init("viewBox", "0 0 8 8")]) { writer throws(XMLError) in
        try writer.element("path", [.init("d", Array("M1-2z".utf8)), .init("fill", "red")])
        try writer.element("g") { _ in }
      }
    }
    #expect(text == #"<svg viewBox="0 0 8 8"><path d="M1-2z" fill="red"/><g/></svg>"#)
  }

  @Test func attributesKeepTheirOrder() throws {
    let text = try written { writer throws(XMLError) in
      try writer.element("a", [.init("z", "1"), .init("b", "2"), .init("xmlns", "u"), .init("a", "")])
    }
    #expect(text == #"<a z="1" b="2" xmlns="u" a=""/>"#)
  }

  @Test func attributesEscapeWhatAReaderWouldChange() throws {
    let text = try written { writer throws(XMLError) in
      try writer.element("a", [.init("b", "é😀&<>\"'\t\n\r]]>")])
    }
    #expect(text == #"<a b="é😀&amp;&lt;>&quot;'&#9;&#10;&#13;]]>"/>"#)
  }

  @Test func textEscapesNoMoreThanItMust() throws {
    let text = try written { writer throws(XMLError) in
      try writer.element("a") { writer throws(XMLError) in try writer.text("é😀&<a>\"'\t\n\r]]>") }
    }
    #expect(text == "<a>é😀&amp;&lt;a>\"'\t\n&#13;]]&gt;</a>")
  }

  @Test func theEndOfACDATASectionMayComeInPieces() throws {
    let text = try written { writer throws(XMLError) in
      try writer.element("a") { writer throws(XMLError) in
        try writer.text("]]")
        try writer.text(Array(">".utf8))
      }
    }
    #expect(text == "<a>]]&gt;</a>")
  }

  @Test func linesLayoutPutsEachChildOfTheRootOnALine() throws {
    let text = try written(.lines) { writer throws(XMLError) in
      try writer.element("svg") { writer throws(XMLError) in
        try writer.element("a")
        try writer.element("g") { writer throws(XMLError) in try writer.element("b") }
      }
    }
    #expect(text == "<svg>\n<a/>\n<g><b/></g>\n</svg>\n")
    #expect(try written(.lines) { writer throws(XMLError) in try writer.element("svg") } == "<svg/>\n")
  }

  @Test(
    arguments: [
      ("ab\u{0}", "\u{0}", 2), ("\u{1B}[0m", "\u{1B}", 0), ("é\u{FFFE}", "\u{FFFE}", 2), ("😀é\u{FFFF}x", "\u{FFFF}", 6),
      ("\u{B}", "\u{B}", 0),
    ] as [(String, Unicode.Scalar, Int)])
  func forbiddenCharactersAreRefusedWithTheirPlace(text: String, scalar: Unicode.Scalar, offset: Int) throws {
    let expected = XMLError.forbiddenCharacter(scalar, offset: offset)
    #expect(throws: expected) {
      try written { writer throws(XMLError) in try writer.element("a", [.init("b", text)]) }
    }
    #expect(throws: expected) {
      try written { writer throws(XMLError) in
        try writer.element("a") { writer throws(XMLError) in try writer.text(text) }
      }
    }
    let found = try #require(firstForbiddenCharacter(in: text))
    #expect(found.offset == offset)
    #expect(found.scalar == scalar)
  }

  @Test func everyOtherCharacterIsCarried() throws {
    #expect(firstForbiddenCharacter(in: "\t\n\r ~\u{7F}\u{85}\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{10FFFF}") == nil)
  }

  @Test(
    arguments: [
      ([0x61, 0xFF], 1), ([0xC0, 0x80], 0), ([0xE0, 0x80, 0xAF], 0), ([0x61, 0x62, 0xED, 0xA0, 0x80], 2),
      ([0xF0, 0x9F, 0x98], 0),
      ([0xF4, 0x90, 0x80, 0x80], 0), ([0x80], 0), ([0xC3, 0x41], 0),
    ] as [([UInt8], Int)])
  func bytesThatAreNotUTF8AreRefused(bytes: [UInt8], offset: Int) throws {
    #expect(throws: XMLError.invalidUTF8(offset: offset)) {
      try written { writer throws(XMLError) in try writer.element("a", [.init("b", bytes)]) }
    }
  }

  @Test func theFirstErrorStays() throws {
    var writer = try XMLWriter()
    try? writer.element("a", [.init("b", "\u{1}")])
    try? writer.element("c", [.init("b", "\u{2}x")])
    var seen: XMLError?
    do {
      _ = try writer.finish()
    } catch {
      seen = error
    }
    #expect(seen == .forbiddenCharacter("\u{1}", offset: 0))
  }

  @Test func longDocumentsArriveWhole() throws {
    let text = try written { writer throws(XMLError) in
      try writer.element("svg") { writer throws(XMLError) in
        for _ in 0..<5000 { try writer.element("rect", [.init("x", "1"), .init("y", "2")]) }
      }
    }
    #expect(text.utf8.count == 5000 * #"<rect x="1" y="2"/>"#.utf8.count + "<svg></svg>".utf8.count)
    #expect(text.hasSuffix(#"<rect x="1" y="2"/></svg>"#))
  }
}
