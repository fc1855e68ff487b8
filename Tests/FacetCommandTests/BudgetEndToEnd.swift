// SPDX-License-Identifier: Apache-2.0
//
// A budget is held against the file that a compile with the project's settings writes.

import FacetTestSupport
import Testing

@Suite("Budgets of facet lint") struct BudgetEndToEnd {
  /// Bytes that a budget says a picture is written in; nil where it says nothing.
  private func told(_ shop: Workshop, _ path: String) -> Int? {
    let text = shop.facet("lint", path, "--report", "concise").text
    let words = text.split(separator: "this picture is written in ")
    return words.count == 2 ? Int(words[1].prefix { $0.isNumber }) : nil
  }

  private func written(_ shop: Workshop, _ path: String, _ options: String...) -> Int? {
    let result = run(builtProgram("facet"), ["compile", path, "-o", "-"] + options, in: shop.folder)
    return result.text.isEmpty ? nil : result.text.utf8.count
  }

  private static func project(_ builds: String) -> String {
    "project {\n\(builds)\n  lint { outputBytes { limit: 10 } }\n}\n"
  }

  private static let clock = String(
    decoding: readFile(repositoryRoot + "/examples/scenes/clock.facet") ?? [], as: UTF8.self)

  @Test(
    arguments: [
      ("", []), ("build { optimize: .none }", ["--optimize", "none"]),
      ("build { optimize: .max; ids: .short }", ["--optimize", "max", "--ids", "short"]),
      (
        "build { optimize: .max; profile: .compact; tolerance: 0.5 }",
        ["--optimize", "max", "--profile", "compact", "--tolerance", "0.5"]
      ),
      ("build { responsive: true }", ["--responsive"]),
    ] as [(String, [String])])
  func theNumberIsTheSizeOfTheFile(_ build: String, _ options: [String]) {
    let shop = Workshop([("project.facet", Self.project(build)), ("clock.facet", Self.clock)])
    let result = run(builtProgram("facet"), ["compile", "clock.facet", "-o", "-"] + options, in: shop.folder)
    #expect(!result.text.isEmpty && told(shop, "clock.facet") == result.text.utf8.count)
  }

  @Test func eachFileIsMeasuredAsItsOwnBuildMakesIt() {
    let shop = Workshop([
      (
        "project.facet",
        Self.project("  build { sources: [\"a\"] }\n  build { sources: [\"b/*.facet\"]; optimize: .max }")
      ),
      ("a/clock.facet", Self.clock), ("b/clock.facet", Self.clock),
    ])
    let (plain, short) = (written(shop, "a/clock.facet"), written(shop, "a/clock.facet", "--optimize", "max"))
    #expect(plain != nil && short != nil && plain != short)
    #expect(told(shop, "a/clock.facet") == plain && told(shop, "./b") == short)
  }

  @Test func theThemeOfTheBuildIsTheOneThatIsMeasured() {
    let scene =
      "theme dark { ink: #ffeedd }\n\n/// Of the dot.\nparam ink: Color = #000\n"
      + "scene { title: \"A dot\"\n  circle().fill(ink)\n}\n"
    let shop = Workshop([("project.facet", Self.project("build { theme: \"dark\" }")), ("dot.facet", scene)])
    let dark = written(shop, "dot.facet", "--theme", "dark")
    #expect(dark != nil && dark != written(shop, "dot.facet") && told(shop, "dot.facet") == dark)
  }
}
