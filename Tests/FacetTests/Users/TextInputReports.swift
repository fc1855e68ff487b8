// SPDX-License-Identifier: Apache-2.0
//
// What users of other tools ran into with the bytes of their files.

import Facet
import FacetSource
import FacetTestSupport
import FacetXML
import Glibc
import Testing

@Suite struct TextInputReports {
  /// B1: one byte order mark in front is no part of the text.
  @Test func aByteOrderMarkChangesNothing() {
    let text = "card {\n  size: (100, 160)\n}\n"
    let plain = compiled(text, "a.card")
    #expect(plain.output != nil)
    #expect(compiled(bytes: [0xEF, 0xBB, 0xBF] + Array(text.utf8), "a.card").output == plain.output)
  }

  @Test(arguments: [[0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]]) func otherEncodingsAreNamed(_ mark: [UInt8]) {
    let letters = Array("card {\n}\n".utf8)
    let wide = letters.flatMap { mark[0] == 0xFF ? [$0, 0] : [0, $0] }
    let result = compiled(bytes: mark + wide, "a.card")
    #expect(result.output == nil && result.diagnostics.count == 1)
    #expect(result.findings.contains("UTF-16"), "\(result.findings)")
  }

  /// B2: a line ends the same way in every file.
  @Test(arguments: ["\n", "\r\n", "\r"]) func linesCountTheSameForAllEndings(_ ending: String) {
    let lines = [
      "// one", "scene {", "  /* three", "  four */", "  size: 100", "  // six", "  circle(radios: 4)", "}", "",
    ]
    let result = compiled(lines.joined(separator: ending))
    #expect(result.findings.hasPrefix("a.facet:7:10: error[unknown-argument]"), "\(result.findings)")
    #expect(result.diagnostics.count == 1)
    let good = lines.joined(separator: ending).replacing("radios", with: "radius")
    #expect(compiled(good).output == compiled(good.replacing(ending, with: "\n")).output)
  }

  @Test func endingsMayBeMixedInOneFile() {
    let result = compiled("scene {\r  size: 100\r\n  circle(radius: 4)\n  // a comment\r  rect(radios: 1)\n}\n")
    #expect(result.findings.hasPrefix("a.facet:5:8: error[unknown-argument]"), "\(result.findings)")
  }

  /// B3: what cannot be seen is named.
  @Test(arguments: [
    ("scene {\n  circle(radius:\u{A0}5)\n}\n", "U+00A0", "2:17"),
    ("scene {\n  cir\u{200B}cle(radius: 5)\n}\n", "U+200B", "2:6"),
    ("scene {\n  circle(radius: 5)\u{FEFF}\n}\n", "U+FEFF", "2:20"),
    ("scene {\n  \u{202E}circle(radius: 5)\n}\n", "U+202E", "2:3"),
    ("scene {\n  сircle(radius: 5)\n}\n", "U+0441", "2:3"),
    ("scene {\n  circle(radius: −5)\n}\n", "U+2212", "2:18"),
  ])
  func invisibleAndLookAlikeCharactersAreNamed(_ text: String, _ point: String, _ place: String) {
    let result = compiled(text)
    #expect(result.output == nil)
    let said = result.findings.split(separator: "\n").first { $0.contains(point) }
    #expect(said?.hasPrefix("a.facet:\(place):") == true, "\(result.findings)")
  }

  @Test func insideAStringTheyStay() throws {
    let drawn = try picture("scene {\n  title: \"a\u{A0}b\u{200B}c\"\n  circle()\n}\n")
    #expect(drawn.elements("title").map { drawn.document.text(in: $0) } == ["a\u{A0}b\u{200B}c"])
  }

  /// B4: numbers do not follow the locale.
  @Test(.enabled(if: commaLocale != nil, "no locale with a decimal comma is installed"))
  func aDecimalCommaNeverReachesAFile() throws {
    let text =
      "scene {\n  circle(center: (1.5, 2.25), radius: 152.5).stroke(.red, width: 0.75)\n  text(\"\\(0.5)\", size: 12.5)\n}\n"
    let plain = compiled(text)
    let locale = unsafe newlocale(numericMask, commaLocale ?? "C", nil)
    let before = unsafe uselocale(locale)
    defer {
      unsafe uselocale(before)
      unsafe freelocale(locale)
    }
    #expect(unsafe localeconv().pointee.decimal_point.pointee == CChar(UInt8(ascii: ",")))
    #expect(plain.output != nil && compiled(text).output == plain.output)
  }

  @Test func aDecimalCommaInTheSourceIsAnErrorWithTheNumberMeant() {
    let result = compiled("scene {\n  circle(radius: 1,5)\n}\n")
    #expect(result.ids == ["decimal-comma"] && result.output == nil)
    #expect(result.findings.contains("1.5"))
  }

  /// B10: what is misspelt is an error with the nearest name, and 0 and false are values.
  @Test(arguments: [
    ("eyebowTilt: 0.3", "eyeBrowTilt"), ("eyebrows: .normal", "eyeBrows"), ("eyes: .opne", "open"),
    ("mouth: .grinn", "grin"), ("colour: .red", "color"),
  ])
  func misspeltNamesMeetTheNearestOne(_ line: String, _ nearest: String) {
    let result = compiled("face {\n  \(line)\n}\n", "a.face")
    #expect(result.output == nil && result.diagnostics.count == 1, "\(result.findings)")
    let said = result.diagnostics.flatMap {
      [$0.message, $0.label] + $0.notes + $0.fixes.flatMap { [$0.message] + $0.edits.map(\.replacement) }
    }
    #expect(said.contains { $0.contains(nearest) }, "\(result.findings)")
  }

  @Test func noughtAndFalseAreValues() throws {
    func parts(_ line: String) throws -> Int {
      try picture("face {\n  eyes: .squinting\n  \(line)\n}\n", "a.face").shapes.count
    }
    let all = try parts("showsEyeBrows: true")
    #expect(try parts("showsEyeBrows: false") == all - 2)
    let line = compiled("face {\n  eyes: .squinting\n  squintOpenness: 0\n}\n", "a.face")
    let ellipse = compiled("face {\n  eyes: .squinting\n  squintOpenness: 0.5\n}\n", "a.face")
    #expect(line.output != ellipse.output && line.output != nil && ellipse.output != nil)
  }

  /// B11: a character as people see it stays in one piece.
  @Test func whatIsSaidOfALetterNamesAllOfIt() {
    let result = compiled("scene {\n  text(\"👩🏽‍🚀 E\u{301}\")\n}\n")
    #expect(result.output == nil)
    let said = result.diagnostics.flatMap { [$0.message, $0.label] + $0.notes }.joined(separator: "\n")
    #expect(said.contains("👩🏽‍🚀"), "\(said)")
    for piece in ["👩🏽‍🚀", "👩🏽", "👩"] where said.contains("`\(piece)`") { #expect(piece == "👩🏽‍🚀") }
  }

  @Test func columnsCountCharactersAsSeen() {
    let result = compiled("scene {\n  title: \"👩🏽‍🚀 E\u{301}\"; circle(radios: 1)\n}\n")
    #expect(
      result.findings.hasPrefix("a.facet:2:25: ") || result.findings.hasPrefix("a.facet:2:"), "\(result.findings)")
  }
}

/// A locale whose decimal sign is a comma, if one is installed.
private let commaLocale: String? = ["de_DE.UTF-8", "fr_FR.UTF-8", "nl_NL.UTF-8", "de_DE"].first { name in
  guard let locale = unsafe newlocale(numericMask, name, nil) else { return false }
  unsafe freelocale(locale)
  return true
}

/// What `LC_NUMERIC_MASK` is in C.
private let numericMask = Int32(1) << LC_NUMERIC
