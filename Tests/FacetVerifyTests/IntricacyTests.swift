// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetTypes
import FacetVerify
import Testing

/// Small files that ask for more work than anyone would wait for.
@Suite struct IntricacyTests {
  private static func verified(
    _ content: String, elementLimit: Int = Verification.elementLimit, cellLimit: Int = Verification.cellLimit
  ) -> [String] {
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">"#
    let bytes = Array((text + content + "</svg>").utf8)
    return verify(
      svg: bytes, against: TrickTests.disc, tolerance: 0.05, elementLimit: elementLimit, cellLimit: cellLimit
    ).messages
  }

  @Test func aLineThatGoesRoundAndRound() {
    let rounds = String(repeating: "A20 20 0 0 1 70 50A20 20 0 0 1 30 50", count: 50)
    let content = ##"<path d="M30 50\##(rounds)z" fill="#102030"/>"##
    #expect(Self.verified(content, cellLimit: 20_000) == ["the SVG is too intricate to compare"])
  }

  @Test func anOrdinaryPictureNeedsLittle() {
    #expect(Self.verified(TrickTests.written, cellLimit: 20_000) == [])
  }

  /// Each group draws the one before ten times.
  private static func copies(of first: String) -> String {
    var content = "<defs>" + first
    for level in 1...8 {
      let uses = String(repeating: ##"<use href="#a\##(level - 1)"/>"##, count: 10)
      content += #"<g id="a\#(level)">\#(uses)</g>"#
    }
    return content + ##"</defs><use href="#a8"/>"##
  }

  @Test(arguments: [
    ##"<g id="a0"/>"##, ##"<path id="a0" d="M0 0\##(String(repeating: "h1v1", count: 20_000))"/>"##,
    ##"<g id="a0" style="\##(String(repeating: "opacity:1;", count: 1000))"/>"##,
    ##"<g id="a0"><title>\##(String(repeating: "words ", count: 10_000))</title></g>"##,
  ])
  func copiesOfCopies(_ first: String) {
    let messages = Self.verified(Self.copies(of: first), elementLimit: 50_000)
    #expect(messages == ["cannot read more than 50000 elements and pieces of paths"])
  }
}
