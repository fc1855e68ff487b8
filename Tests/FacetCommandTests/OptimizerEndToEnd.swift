// SPDX-License-Identifier: Apache-2.0

import FacetTestSupport
import Testing

@Suite struct OptimizerEndToEnd {
  private let box = "scene {\n  size: 100\n  rect().frame(width: 40, height: 30)\n}\n"

  @Test func aChosenPassRunsAlone() {
    let shop = Workshop([("a.facet", box)])
    let grid = shop.facet("compile", "a.facet", "--emit", "grid").text
    #expect(grid.contains("\n  rect 30 35 40 30 0 0\n"))
    let chosen = shop.facet("opt", "--passes", "element-choice", "-", input: grid)
    #expect(chosen.exitCode == 0 && chosen.errors == "")
    #expect(chosen.text.contains("\n  path M 30 35 L 70 35 L 70 65 L 30 65 Z\n"))
    #expect(shop.facet("opt", "--passes", "zero-length", "-", input: grid).text == grid)
    #expect(shop.facet("opt", "--optimize", "none", "-", input: grid).text == grid)
  }

  @Test func theStageAfterAllPassesIsWhatTheyMakeOfTheGrid() {
    let shop = Workshop([("a.facet", box)])
    let grid = shop.facet("compile", "a.facet", "--emit", "grid").text
    let optimized = shop.facet("compile", "a.facet", "--emit", "optimized").text
    #expect(optimized != grid)
    #expect(shop.facet("opt", "-", input: grid).text == optimized)
    #expect(shop.facet("opt", "-", input: optimized).text == optimized)
    #expect(shop.facet("compile", "a.facet", "--emit", "optimized", "--optimize", "none").text == grid)
  }

  @Test func sizesAreExplained() {
    let shop = Workshop([("a.facet", box)])
    let result = shop.facet("compile", "a.facet", "--explain-size", "-o", "-")
    let lines = result.errors.split(separator: "\n").map(String.init)
    #expect(result.exitCode == 0 && lines.count >= 2)
    #expect(lines.first?.hasSuffix("\(result.text.utf8.count) with all of them") == false)
    #expect(lines.first?.contains(" \(result.text.utf8.count) with all of them") == true)
    #expect(lines.contains { $0.hasPrefix("  element-choice ") })
    let json = shop.facet("compile", "a.facet", "--explain-size", "-o", "-", "--diagnostics", "json")
    #expect(json.errors.contains("\"pass\":\"element-choice\"") || json.errors.contains("\"pass\": \"element-choice\""))
  }

  @Test func allPassesAreListed() {
    let list = Workshop().facet("opt", "--list")
    #expect(list.exitCode == 0 && list.text.contains("\nmerge-paths "))
  }

  @Test(arguments: [
    (["opt"], "nothing to read"), (["opt", "--passes", "merge-path", "x"], "did you mean `merge-paths`?"),
    (["opt", "missing.gridir"], "missing.gridir"), (["opt", "--passes", ",", "x"], "names no pass"),
  ]) func troubleIsExplained(_ arguments: [String], _ word: String) {
    let shop = Workshop()
    let result = run(builtProgram("facet"), arguments, in: shop.folder)
    #expect(result.exitCode == 2 && result.errors.contains(word), "\(result.errors)")
  }

  @Test func aTextThatIsNoPictureNamesItsLine() {
    let result = Workshop().facet("opt", "-", input: "facet-grid-ir 7\n")
    #expect(result.exitCode == 2 && result.errors.contains("line 1"))
  }

  @Test func portableRefusesAClip() {
    let shop = Workshop([("a.facet", "scene {\n  size: 100\n  rect().fill(.red).clip { circle() }\n}\n")])
    let result = shop.facet("compile", "a.facet", "--profile", "portable")
    #expect(result.exitCode == 1 && result.errors.contains("error[not-portable]"), "\(result.errors)")
    #expect(shop.files == ["a.facet"])
    #expect(shop.facet("compile", "a.facet").exitCode == 0)
  }
}
