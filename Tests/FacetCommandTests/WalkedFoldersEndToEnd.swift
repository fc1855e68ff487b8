// SPDX-License-Identifier: Apache-2.0
//
// What a folder means as an input: all below it, and nothing beside it.

import FacetTestSupport
import Testing

private let dot = "scene {\n  circle().fill(.crimson)\n}\n"

@Suite("Folders that are walked") struct WalkedFolders {
  private func shop() -> Workshop {
    let shop = Workshop([
      ("tree/a.facet", dot), ("tree/in/b.facet", dot), ("outside/c.facet", dot), ("outside/deep/d.facet", dot),
    ])
    shop.shellLine("cd tree && ln -s ../outside out; ln -s .. in/up; ln -s . self; ln -s in twin; ln -s loop loop")
    return shop
  }

  static let spellings = [
    ("tree", ["tree/a.facet", "tree/in/b.facet"]),
    ("'tree/**/*.facet'", ["tree/a.facet", "tree/in/b.facet"]),
    // What is named is meant, link or not.
    ("tree/out", ["tree/out/c.facet", "tree/out/deep/d.facet"]),
    ("tree/out/", ["tree/out/c.facet", "tree/out/deep/d.facet"]),
    ("'tree/out/*.facet'", ["tree/out/c.facet"]),
    ("'tree/o*/*.facet'", ["tree/out/c.facet"]),
  ]

  @Test(arguments: spellings)
  func aLinkLeadsNobodyOutOfTheFolder(_ spelling: String, _ expected: [String]) {
    let result = shop().shellLine("timeout 60 \"$facet\" lint \(spelling) --report concise")
    let named = Set(result.text.split(separator: "\n").compactMap { $0.split(separator: ":").first.map(String.init) })
    #expect(named.sorted() == expected, "\(result.text)\(result.errors)")
  }

  @Test func nothingOutsideIsWrittenNorCalledOrphaned() {
    let shop = shop()
    shop.write("outside/c.facet", "scene { circle()\n}\n")
    shop.write("outside/old.svg", "<svg/>")
    shop.write("project.facet", "project { build { sources: [\"tree\"]; output: \"made/\" } }\n")
    shop.shellLine("\"$facet\" compile tree -o made/ && ln -s ../outside made/more")
    let checked = shop.facet("check")
    #expect(checked.exitCode == 0 && checked.text == "2 current\n", "\(checked.text)\(checked.errors)")
    #expect(shop.facet("format", "tree").exitCode == 0)
    #expect(shop.text("outside/c.facet") == "scene { circle()\n}\n")
  }
}
