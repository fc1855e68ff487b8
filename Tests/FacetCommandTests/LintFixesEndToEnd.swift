// SPDX-License-Identifier: Apache-2.0
//
// What `facet lint --fix` and `--diff` change, print and leave alone.

import FacetTestSupport
import Testing

private let tilted = "scene { title: \"A bar\"\n  rect().frame(width: 60, height: 8).rotate(360deg / 8)\n}\n"

@Suite("Fixes of facet lint") struct LintFixes {
  @Test func aSafeFixIsWritten() {
    let shop = Workshop([("a.facet", tilted)])
    let result = shop.facet("lint", "a.facet", "--fix", "--deny", "note")
    #expect(result.exitCode == 0, "\(result.text)")
    #expect(shop.text("a.facet") == tilted.split(separator: "360deg / 8").joined(separator: "45deg"))
    #expect(shop.files == ["a.facet"])
  }

  @Test func aDiffWritesNothing() {
    let shop = Workshop([("a.facet", tilted)])
    let result = shop.facet("lint", "a.facet", "--diff")
    #expect(result.exitCode == 1)
    #expect(result.text.contains("--- a.facet\n+++ a.facet\n@@ -1,3 +1,3 @@\n"), "\(result.text)")
    #expect(result.text.contains("-  rect()") && result.text.contains("+  rect()"))
    #expect(shop.text("a.facet") == tilted)
    // Nothing but the diff stands there, so that it can be applied.
    let applied = shop.shellLine(
      "\"$facet\" lint a.facet --diff 2>/dev/null | patch -p0 -s && \"$facet\" lint a.facet --deny note")
    #expect(applied.exitCode == 0, "\(applied.text)\(applied.errors)")
  }

  @Test func aDiffReportsTheFileAsItIs() {
    let twice = tilted.split(separator: "rect()").joined(separator: "let unused = 3\n  rect()")
    let shop = Workshop([("a.facet", twice), ("b.facet", untitledDot), ("c.facet", titledDot)])
    let result = shop.facet("lint", "a.facet", "--diff", "--report", "json=out.json", "--report", "concise")
    #expect(result.exitCode == 1)
    #expect(result.errors.contains("a.facet:2:7: warning[unusedLocal]"), "\(result.errors)")
    #expect(result.errors.contains("a.facet:3:45: note[angleFraction]"), "\(result.errors)")
    #expect(result.errors.hasSuffix("would apply 2 fixes in 1 file\n"), "\(result.errors)")
    #expect(shop.text("out.json")?.contains("unusedLocal") == true)
    // Without a fix that would change something, what is denied decides.
    #expect(shop.facet("lint", "b.facet", "--diff").exitCode == 0)
    #expect(shop.facet("lint", "b.facet", "--diff", "--deny", "warning").exitCode == 1)
    #expect(shop.facet("lint", "c.facet", "--diff", "--deny", "note").exitCode == 0)
  }

  @Test(arguments: [untitledDot, titledDot, "scene { zzzzzz() }", "let reach = 1\nscene { circle(radius: reach) }"])
  func standardInputIsNeverLost(_ text: String) {
    let shop = Workshop()
    for option in ["--fix", "--unsafe-fixes"] {
      #expect(shop.facet("lint", "-", option, input: text).text == text)
      for trouble in [["--config", "gone"], ["--baseline", "gone"], ["--report", "sarif=gone/"]] {
        let result = run(
          builtProgram("facet"), ["lint", "-", option] + trouble, in: shop.folder, input: Array(text.utf8))
        #expect(result.exitCode == 2 && result.text == text, "\(trouble) \(result.errors)")
      }
    }
  }

  @Test func standardInputIsMendedToStandardOutput() {
    let shop = Workshop()
    let result = shop.facet("lint", "-", "--stdin-filename", "a.facet", "--fix", input: tilted)
    #expect(result.text == tilted.split(separator: "360deg / 8").joined(separator: "45deg"), "\(result.errors)")
  }

  @Test func aFixThatWouldBreakTheFileIsLeftOutAndNamed() {
    // The name of the number means a colour where the number is written out.
    let source = """
      let unused = 3
      let reach = 12.5
      component light(reach: Color) {
        circle(radius: 12.5).fill(reach).padding(12.5)
      }
      scene { title: "A"; light(.gold).offset(x: reach) }

      """
    let shop = Workshop([("a.facet", source)])
    let shown = shop.facet("lint", "a.facet", "--unsafe-fixes", "--diff")
    let line = ": the fix for `repeatedValue` is left out, since it would break the file: "
    #expect(shown.errors.contains("a.facet:4:18" + line), "\(shown.errors)")
    let result = shop.facet("lint", "a.facet", "--unsafe-fixes")
    #expect(result.exitCode == 0 && result.errors.hasPrefix("a.facet:3:18" + line), "\(result.errors)")
    #expect(result.errors.hasSuffix("applied 1 fix in 1 file\n"))
    #expect(shop.text("a.facet") == source.split(separator: "let unused = 3\n").joined())
  }

  static let troubles = [
    "--baseline gone", "--baseline a.facet", "--report sarif=a.facet/lint.sarif", "--report sarif=folder",
    "--write-baseline folder", "--write-baseline a.facet/known",
  ]

  @Test(arguments: troubles)
  func whatCannotBeReadOrWrittenIsSaidBeforeAnyFileIsMended(_ options: String) {
    let shop = Workshop([("a.facet", tilted), ("folder/b.txt", "")])
    let words = ["lint", "a.facet", "--fix"] + options.split(separator: " ").map(String.init)
    let result = run(builtProgram("facet"), words, in: shop.folder)
    #expect(result.exitCode == 2 && result.errors.hasPrefix("facet: "), "\(result.text)\(result.errors)")
    #expect(shop.text("a.facet") == tilted && shop.files == ["a.facet", "folder/b.txt"])
  }

  @Test func aReportThatMayNotBeWrittenIsSaidBeforeAnyFileIsMended() throws {
    let user = try #require(Workshop.withoutPrivileges)
    let shop = Workshop([("in/a.facet", tilted), ("out/b.txt", "")])
    let result = shop.shellLine(
      "chmod 755 . out; chmod 777 in; \(user) \"$facet\" lint in --fix --report sarif=out/new/lint.sarif")
    #expect(result.exitCode == 2 && result.errors.contains("out/new/lint.sarif"), "\(result.errors)")
    #expect(shop.text("in/a.facet") == tilted)
  }

  @Test func aFolderThatMayNotBeWrittenKeepsTheFile() throws {
    let user = try #require(Workshop.withoutPrivileges)
    let shop = Workshop([("in/a.facet", tilted)])
    let result = shop.shellLine("chmod 755 .; chmod 555 in; \(user) \"$facet\" lint in --fix")
    #expect(result.exitCode == 2)
    #expect(shop.text("in/a.facet") == tilted)
    shop.shellLine("chmod 755 in")
  }

  @Test func moreFixesThanRoundsAreSaid() {
    let chain = (0..<30).map { "let a\($0) = \($0 == 0 ? "1" : "a\($0 - 1)")\n" }.joined()
    let shop = Workshop([("a.facet", chain + titledDot)])
    let first = shop.facet("lint", "a.facet", "--unsafe-fixes")
    #expect(first.errors.contains("a.facet: more is to mend after 20 rounds; run the same again\n"), "\(first.errors)")
    #expect(shop.facet("lint", "a.facet", "--unsafe-fixes").errors == "applied 10 fixes in 1 file\n")
    #expect(shop.text("a.facet") == titledDot)
  }
}
