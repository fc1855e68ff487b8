// SPDX-License-Identifier: Apache-2.0

import FacetSource
import Testing

@Suite("Diagnostics as values")
struct DiagnosticTests {
  private func at(_ source: UInt32, _ start: Int, _ id: String = "a") -> Diagnostic {
    Diagnostic(id, .error, "message", at: SourceSpan(SourceID(source), ByteSpan(start..<start + 1)))
  }

  @Test("shown by file, place and id, exact repeats once")
  func shownOrder() {
    let given = [at(1, 0), at(0, 9), at(0, 2, "b"), at(0, 2, "a"), at(0, 9)]
    #expect(given.inShownOrder() == [at(0, 2, "a"), at(0, 2, "b"), at(0, 9), at(1, 0)])
  }

  @Test("a repeat is dropped although another finding of its place and id stands between")
  func repeats() {
    var other = at(0, 1)
    other.message = "another message"
    #expect([at(0, 1), other, at(0, 1)].inShownOrder() == [at(0, 1), other])
  }

  @Test("only errors keep an output from being written")
  func errors() {
    #expect(![Diagnostic("w", .warning, "m", at: SourceSpan(SourceID(0), .at(0)))].hasErrors)
    #expect([at(0, 0)].hasErrors)
  }

  @Test(
    "the nearest name",
    arguments: [
      ("hexagn", "hexagon"), ("Circle", "circle"), ("cricle", "circle"), ("zzz", nil), ("rects", "rect"), ("", nil),
    ] as [(String, String?)])
  func nearest(word: String, expected: String?) {
    #expect(nearestName(to: word, among: ["hexagon", "circle", "rect"]) == expected)
  }
}
