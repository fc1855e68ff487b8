// SPDX-License-Identifier: Apache-2.0

import FacetSource
import FacetTestSupport
import Testing

@Suite("Diagnostics for people and programs")
struct RendererTests {
  @Test("terminal form", arguments: RendererCase.all)
  func terminal(example: RendererCase) {
    let text = TerminalRenderer(example.sources, example.options).render(example.diagnostics)
    let difference = differenceFromExpectation(text, at: "Tests/Fixtures/diagnostics/\(example.name).txt")
    #expect(difference == nil)
  }

  @Test(
    "JSON form",
    arguments: RendererCase.all.filter {
      ["other-file", "cells", "fix-many-places", "hostile-text", "crlf", "past-the-end"].contains($0.name)
    })
  func json(example: RendererCase) {
    let text = JSONRenderer(example.sources).render(example.diagnostics)
    let difference = differenceFromExpectation(text, at: "Tests/Fixtures/diagnostics/\(example.name).json")
    #expect(difference == nil)
  }

  @Test("without a heading the rest is the same", arguments: RendererCase.all)
  func withoutHeading(example: RendererCase) throws {
    var options = example.options
    options.usesColor = false
    options.form = .full
    for diagnostic in example.diagnostics {
      options.hasHeading = true
      let whole = TerminalRenderer(example.sources, options).render(diagnostic)
      options.hasHeading = false
      let bare = TerminalRenderer(example.sources, options).render(diagnostic)
      #expect(whole.split(separator: "\n").dropFirst(2).elementsEqual(bare.split(separator: "\n")))
    }
  }

  @Test("no row ends in a space, no control character but the line feed comes out", arguments: RendererCase.all)
  func cleanRows(example: RendererCase) {
    var options = example.options
    options.usesColor = false
    let text = TerminalRenderer(example.sources, options).render(example.diagnostics)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    for row in text.split(separator: "\n") { #expect(row.last != " ") }
  }

  @Test(
    "colours add nothing but control sequences",
    arguments: RendererCase.all.filter { $0.options.limit != 0 })
  func colours(example: RendererCase) {
    var options = example.options
    options.usesColor = false
    let plain = TerminalRenderer(example.sources, options).render(example.diagnostics)
    options.usesColor = true
    let coloured = TerminalRenderer(example.sources, options).render(example.diagnostics)
    #expect(coloured != plain)
    #expect(withoutControlSequences(coloured) == plain)
  }

  @Test(
    "the marks stand under the marked text, cell by cell",
    arguments: ["漢", "👨‍👩‍👧‍👦", "🇩🇪", "e\u{301}", "\u{26A0}\u{FE0F}", "x", "\u{200B}"])
  func marksUnderText(word: String) {
    let sample = Sample("\t字 \(word) z\n")
    let finding = Diagnostic("odd-word", .error, "odd", at: sample.span(word))
    let rows = TerminalRenderer(SourceMap(sample)).render(finding).split(separator: "\n").map(String.init)
    let shown = visibleText(word)
    #expect(rows[3] == "1 |     字 \(shown) z")
    let before = CellWidth.of("1 |     字 ")
    let gap = String(repeating: " ", count: before - 3)
    #expect(rows[4] == "  |" + gap + String(repeating: "^", count: CellWidth.of(shown)))
  }

  @Test("no source row is wider than the width asked for", arguments: [40, 60, 120])
  func width(columns: Int) {
    for example in RendererCase.longLines {
      let options = TerminalRenderer.Options(width: columns)
      for row in TerminalRenderer(example.sources, options).render(example.diagnostics).split(separator: "\n")
      where row.hasPrefix("1 |") {
        #expect(CellWidth.of(String(row)) <= columns)
      }
    }
  }

  @Test(
    "the summary counts",
    arguments: [
      ([.error, .error, .warning], "2 errors, 1 warning"), ([.warning, .note], "1 warning"),
      ([.note, .note], "2 notes"),
      ([.error], "1 error"), ([], "no findings"),
    ] as [([Severity], String)])
  func summary(severities: [Severity], expected: String) {
    let at = SourceSpan(SourceID(0), .at(0))
    #expect(TerminalRenderer.summary(of: severities.map { Diagnostic("x", $0, "m", at: at) }) == expected)
  }

  @Test("nothing to say is nothing said")
  func empty() {
    #expect(TerminalRenderer(SourceMap()).render([]) == "")
  }

  @Test("every fixture belongs to a case")
  func noStrayFixtures() {
    let names = RendererCase.all.map(\.name)
    for fixture in Fixture.all(in: "diagnostics", endings: [".txt"]) { #expect(names.contains(fixture.stem)) }
  }
}

/// Text without SGR sequences.
private func withoutControlSequences(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  var isInside = false
  for scalar in text.unicodeScalars {
    if scalar == "\u{1B}" {
      isInside = true
    } else if !isInside {
      result.append(scalar)
    } else if scalar == "m" {
      isInside = false
    }
  }
  return String(result)
}
