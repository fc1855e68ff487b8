// SPDX-License-Identifier: Apache-2.0

import FacetAlphabet
import FacetGeometry
import FacetShapes
import Testing

private let basicLatin = String(String.UnicodeScalarView((0x20...0x7E).compactMap { Unicode.Scalar($0) }))
private let latin1 = String(String.UnicodeScalarView((0xA0...0xFF).compactMap { Unicode.Scalar($0) }))
private let punctuation = "\u{a0}–—…‘’“”‚„•·×−°€£¢¥±½©®™«»‹›¡¿§ŁłŒœŠšŽžČčĆćŃńŐőŰűŘřĞğİıŞşĄąĘęȘșȚț"
private let everything = basicLatin + latin1 + punctuation
private let weights = [400, 700]

private func line(_ string: String, size: Double = 1000, weight: Int = 400) throws -> ShapedLine {
  try PlainAlphabet().shape(TextRequest(string: string, size: size, weight: weight))
}

@Suite struct Coverage {
  @Test(arguments: weights) func everyCharacterIsThere(weight: Int) throws {
    _ = try line(everything, weight: weight)
    for character in everything {
      let outline = try #require(PlainAlphabet.glyphOutline(for: String(character), weight: weight), "\(character)")
      #expect(outline.isEmpty == (character == " " || character == "\u{a0}"), "\(character)")
    }
  }

  @Test func missingClustersAreReportedWholeAndOnce() {
    let flag = "🇫🇷"
    let family = "👩‍👩‍👧"
    #expect {
      try line("a\(flag)b\(family) \(flag) x\u{302}漢")
    } throws: { problem in
      guard case TextProblem.missingGlyphs(let clusters, let hint) = problem else { return false }
      return clusters == [flag, family, "x\u{302}", "漢"] && hint.contains("`family`")
    }
  }

  @Test func aFamilyIsRefused() {
    #expect {
      try PlainAlphabet().shape(TextRequest(string: "a", size: 10, family: "Noto"))
    } throws: { problem in
      if case TextProblem.missingFamily("Noto", _) = problem { true } else { false }
    }
  }

  @Test(arguments: [("É", "E\u{301}"), ("ç", "c\u{327}"), ("å", "a\u{30a}"), ("ñ", "n\u{303}"), ("Å", "\u{212b}")])
  func decomposedLettersEqualComposedOnes(composed: String, other: String) throws {
    #expect(Array(composed.unicodeScalars) != Array(other.unicodeScalars))
    #expect(try line(composed) == line(other))
    #expect(PlainAlphabet.glyphOutline(for: other, weight: 400) != nil)
  }

  @Test func oneClusterAtATime() {
    #expect(PlainAlphabet.glyphOutline(for: "ab", weight: 400) == nil)
    #expect(PlainAlphabet.glyphOutline(for: "", weight: 400) == nil)
    #expect(PlainAlphabet.glyphOutline(for: "漢", weight: 400) == nil)
  }
}

@Suite struct Measures {
  @Test(arguments: weights) func figuresShareOneWidth(weight: Int) throws {
    let widths = try "0123456789".map { try line(String($0), weight: weight).advance }
    #expect(Set(widths).count == 1)
    #expect(try line("11111", weight: weight).advance == line("80469", weight: weight).advance)
  }

  @Test(arguments: weights) func capitalsAreCentred(weight: Int) throws {
    let shaped = try line("HIEXZ", size: 10, weight: weight)
    for glyph in shaped.glyphs {
      let box = bounds(glyph.outline)
      #expect(box.maxY == 0)
      #expect(abs(box.minY + PlainAlphabet.capHeight * 10) < 1e-12)
      #expect(abs((box.minY + shaped.ascent) - (shaped.descent - box.maxY)) < 1e-12)
    }
    #expect(shaped.ascent + shaped.descent == 12)
  }

  @Test(arguments: weights) func everythingStaysInTheFrame(weight: Int) throws {
    let shaped = try line(everything, size: 1, weight: weight)
    for glyph in shaped.glyphs {
      let box = bounds(glyph.outline)
      #expect(box.minY >= -shaped.ascent && box.maxY <= shaped.descent, "\(box)")
    }
  }

  @Test(arguments: weights) func inkIsNarrowerThanTheAdvance(weight: Int) throws {
    for character in everything where character != "_" {
      let shaped = try line(String(character), weight: weight)
      guard let glyph = shaped.glyphs.first else { continue }
      #expect(bounds(glyph.outline).width < shaped.advance, "\(character)")
    }
  }

  @Test func spacesAdvanceWithoutInk() throws {
    let shaped = try line("a b")
    #expect(shaped.glyphs.count == 2)
    #expect(try shaped.advance > line("ab").advance + 200)
    #expect(try line("").advance == 0)
  }

  @Test func linesScaleWithTheirSize() throws {
    let small = try line("Tempo", size: 8)
    let large = try line("Tempo", size: 16)
    #expect(large.advance == 2 * small.advance)
    #expect(large.glyphs.map(\.origin.x) == small.glyphs.map { 2 * $0.origin.x })
  }

  @Test func weightsFromSixHundredAreBold() throws {
    #expect(try line("Ab", weight: 100) == line("Ab", weight: 599))
    #expect(try line("Ab", weight: 600) == line("Ab", weight: 900))
    #expect(try line("Ab", weight: 400) != line("Ab", weight: 700))
  }
}

@Suite struct Kerning {
  @Test(arguments: ["AV", "VA", "To", "Ty", "LT", "LY", "P.", "r.", "y,", "Yo", "ÀV", "Té", "A”"], weights)
  func openPairsMoveTogether(pair: String, weight: Int) throws {
    let apart = try pair.map { try line(String($0), weight: weight).advance }.reduce(0, +)
    #expect(try line(pair, weight: weight).advance < apart)
  }

  @Test(arguments: ["HH", "nn", "10", "oo", "HO", "il"]) func plainPairsStay(pair: String) throws {
    let apart = try pair.map { try line(String($0)).advance }.reduce(0, +)
    #expect(try line(pair).advance == apart)
  }

  @Test func aPairStartsWhereItsFirstLetterStarts() throws {
    let shaped = try line("AV")
    #expect(shaped.glyphs[0].origin == .zero)
    #expect(try shaped.glyphs[1].origin.x < line("A").advance)
    #expect(try shaped.glyphs.map(\.outline) == (line("A").glyphs + line("V").glyphs).map(\.outline))
  }

  @Test func theSameRequestGivesTheSameLine() throws {
    #expect(try line(everything, size: 13, weight: 700) == line(everything, size: 13, weight: 700))
  }
}
