// SPDX-License-Identifier: Apache-2.0
//
// What those who listen to a picture get to hear.

import Facet
import FacetXML
import Testing

@Suite struct ScreenReaderReports {
  private func titles(_ text: String, _ path: String = "a.facet") throws -> [String] {
    let drawn = try picture(text, path)
    return drawn.elements("title").map { drawn.document.text(in: $0) }
  }

  /// F9: a title comes first, is referred to, and makes the picture an image.
  @Test func aTitledPictureIsAnImageOfThatName() throws {
    let drawn = try picture("scene {\n  title: \"A disc\"\n  circle()\n}\n")
    let root = try #require(drawn.elements("svg").first)
    let first = try #require(drawn.children(of: root).first)
    #expect(root.value(of: "role") == "img" && root.value(of: "aria-hidden") == nil)
    #expect(drawn.document.text(in: first) == "A disc")
    #expect(first.value(of: "id") != nil && first.value(of: "id") == root.value(of: "aria-labelledby"))
  }

  @Test(arguments: ["title: \"A disc\"", "description: \"It is red\"", ""])
  func aDecorativePictureIsHiddenAndSaysNothing(_ line: String) throws {
    let result = compiled("scene {\n  decorative: true\n  \(line)\n  circle()\n}\n")
    let drawn = try DrawnPicture(result.output ?? [])
    #expect(drawn.elements("svg").first?.value(of: "aria-hidden") == "true")
    #expect(drawn.elements("title").isEmpty && drawn.elements("desc").isEmpty)
    #expect(result.ids == (line.isEmpty ? [] : ["decorative-with-title"]))
  }

  /// A title that the library suggests is nobody's mistake.
  @Test func aDecorativeCardIsNoFinding() {
    #expect(compiled("card {\n  decorative: true\n}\n", "a.card").ids.isEmpty)
  }

  /// Every name is also a tooltip, so what a component suggests counts at the root alone.
  @Test func aComponentNamesThePictureOnlyAtItsRoot() throws {
    #expect(try titles("card {\n  rank: .queen\n}\n", "a.card") == ["Queen of hearts"])
    #expect(try titles("scene {\n  size: (200, 100)\n  hstack { card(); card(suit: .clubs) }\n}\n").isEmpty)
    #expect(try titles("scene {\n  hstack { card().title(\"Mine\"); card() }\n}\n") == ["Mine"])
  }
}
