// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetSource
import Testing

/// Each part of the library works where a scene uses nothing else of it.
@Suite struct LibraryAlone {
  @Test(arguments: [
    "cardBack()", "rosette(color: .navy)", "courtArt(rank: .king, suit: .spades)", "courtSash(ink: .navy)",
    "kingHead(ink: .black, trim: .red)", "queenHead(ink: .black, trim: .red)", "jackHead(ink: .black, trim: .red)",
    "courtRobe(ink: .black, trim: .red)", "suitSign(.clubs)", "pips(rank: .ten, suit: .hearts)",
    "cornerLabel(rank: .ace, suit: .spades, size: 20)", "hexagon()", "badge { circle() }", "face()", "card()",
    "card(isFaceUp: false)", "text(rankTitle(.queen))", "circle().fill(suitColor(.hearts))", "heart()", "diamond()",
    "circle().fill(trimColor(.clubs))", "circle().fill(courtGold)",
  ])
  func partOfTheLibrary(_ element: String) throws {
    let text = "scene {\n  \(element)\n}\n"
    let compiler = Compiler(files: MemoryFileSystem(["a.facet": text]), options: CompileOptions())
    let file = InputFile(path: "a.facet", isFound: false, relativePath: "a.facet")
    let compilation = compiler.compile(BatchInput(file: file, bytes: nil))
    try #require(compilation.trouble == nil)
    #expect(compilation.diagnostics.map(\.message) == [])
    #expect(compilation.output != nil)
  }
}
