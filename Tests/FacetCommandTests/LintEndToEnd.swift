// SPDX-License-Identifier: Apache-2.0
//
// `facet lint` as a CI meets it: what it prints, what it ends with, and what it leaves on the disk.

import FacetTestSupport
import Testing

let titledDot = "scene { title: \"A dot\"\n  circle().fill(.crimson)\n}\n"
let untitledDot = "scene {\n  circle().fill(.crimson)\n}\n"

@Suite("Exit codes of facet lint") struct LintExitCodes {
  @Test func nothingFoundIsZeroAndSilent() {
    let shop = Workshop([("a.facet", titledDot)])
    let result = shop.facet("lint", "a.facet")
    #expect(result.exitCode == 0 && result.errors == "", "\(result.text)\(result.errors)")
  }

  static let lines: [(line: String, code: Int32)] = [
    ("a.facet", 0), ("a.facet --deny warning", 1), ("a.facet --deny note", 1), ("a.facet --deny missingTitle", 1),
    ("a.facet --deny unusedParam", 0), ("a.facet --max-warnings 0", 1), ("a.facet --max-warnings 1", 0),
    ("gone.facet", 2), ("a.facet gone.facet", 2), ("*.badge", 2), ("", 2), ("a.facet --deny unusedParm", 2),
    ("a.facet --max-warnings -1", 2), ("a.facet --report sarfi", 2), ("a.facet --config gone.facet", 2),
    ("a.facet --fix --diff", 2),
  ]

  @Test(arguments: lines)
  func warningsCountOnlyWhereTheyAreDenied(_ line: String, _ code: Int32) {
    let shop = Workshop([("a.facet", untitledDot)])
    let words = ["lint"] + line.split(separator: " ").map(String.init)
    let result = run(builtProgram("facet"), words, in: shop.folder)
    #expect(result.exitCode == code, "\(line): \(result.text)\(result.errors)")
    #expect(shop.files == ["a.facet"])
  }

  @Test func aFolderWithoutScenesIsNoted() {
    let shop = Workshop([("in/notes.txt", ""), ("full/a.facet", titledDot)])
    let result = shop.facet("lint", "in", "full", "--deny", "note")
    #expect(result.exitCode == 0 && result.errors == "facet: note: no scenes below `in`\n", "\(result)")
    let machine = shop.facet("lint", "in", "--report", "json")
    #expect(machine.exitCode == 0 && machine.text.contains("\"exitCode\":0,\"files\":0"))
    #expect(shop.facet("lint", "in", "gone").exitCode == 2)
  }

  @Test func errorsOfTheCompilerCount() {
    let shop = Workshop([("a.face", brokenFace)])
    let result = shop.facet("lint", "a.face", "--report", "concise")
    #expect(result.exitCode == 1)
    #expect(result.text.hasPrefix("a.face:3:3: error["), "\(result.text)")
  }

  @Test func oneBrokenFileOfManyLeavesTheOthersLinted() {
    var files = (0..<199).map { (path: "scenes/\($0).facet", text: untitledDot) }
    files.append((path: "scenes/broken.face", text: brokenFace))
    let shop = Workshop(files)
    let result = shop.facet("lint", "scenes", "--report", "concise")
    #expect(result.exitCode == 1)
    #expect(result.text.split(separator: "\n").count { $0.contains("[missingTitle]") } == 199)
    #expect(result.text.split(separator: "\n").count { $0.contains("error[") } == 1)
  }

  @Test func aFileThatMayNotBeReadIsTroubleAndTheOthersAreLinted() throws {
    let user = try #require(Workshop.withoutPrivileges)
    let shop = Workshop([("a.facet", titledDot), ("b.facet", untitledDot)])
    let result = shop.shellLine(
      "chmod 755 .; chmod 000 a.facet; \(user) \"$facet\" lint a.facet b.facet --report concise")
    #expect(result.exitCode == 2)
    #expect(result.text.contains("b.facet:1:1: warning[missingTitle]"), "\(result.text)\(result.errors)")
  }
}

@Suite("Reports and lists of facet lint") struct LintReports {
  @Test func severalReportsGoToFilesAtOnce() {
    let shop = Workshop([("a.facet", untitledDot)])
    let result = shop.facet(
      "lint", "a.facet", "--report", "github", "--report", "sarif=out/lint.sarif", "--report", "junit=out/lint.xml")
    #expect(result.exitCode == 0)
    #expect(result.text.hasPrefix("::warning file=a.facet,line=1,"), "\(result.text)")
    #expect(shop.text("out/lint.sarif")?.contains("\"ruleId\":\"missingTitle\"") == true)
    #expect(shop.text("out/lint.xml")?.contains("<testsuites") == true)
  }

  @Test func aListLetsKnownFindingsPassAndTellsOfStaleOnes() {
    let shop = Workshop([("a.facet", untitledDot)])
    #expect(shop.facet("lint", "a.facet", "--deny", "warning", "--write-baseline", "known").exitCode == 0)
    #expect(shop.facet("lint", "a.facet", "--deny", "warning", "--baseline", "known").exitCode == 0)
    // A line more above changes nothing; a new finding counts; a mended one is stale.
    shop.write("a.facet", "// A dot.\n" + untitledDot)
    #expect(shop.facet("lint", "a.facet", "--deny", "warning", "--baseline", "known").exitCode == 0)
    shop.write("b.facet", untitledDot)
    #expect(shop.facet("lint", ".", "--deny", "warning", "--baseline", "known").exitCode == 1)
    shop.write("b.facet", titledDot)
    shop.write("a.facet", titledDot)
    let stale = shop.facet("lint", ".", "--baseline", "known")
    #expect(
      stale.exitCode == 1 && (stale.text + stale.errors).contains("no longer occurs"), "\(stale.text)\(stale.errors)")
    // What is listed of a file that is gone is stale too.
    shop.write("a.facet", untitledDot)
    shop.shellLine("mv a.facet c.facet; mv b.facet a.facet")
    #expect(shop.facet("lint", "c.facet", "--baseline", "known").exitCode == 0)
    shop.shellLine("rm a.facet")
    #expect(shop.facet("lint", "c.facet", "--baseline", "known").exitCode == 1)
    let missing = shop.facet("lint", ".", "--baseline", "gone")
    #expect(missing.exitCode == 2 && missing.errors.contains("\n  `facet lint --write-baseline gone` writes it\n"))
  }

  @Test func aCommentKeepsAFindingSilent() {
    let shop = Workshop([("a.facet", "// facet:disable:next missingTitle -- shown beside its name\n" + untitledDot)])
    #expect(shop.facet("lint", "a.facet", "--deny", "note").exitCode == 0)
  }

  @Test func rulesAreListedAndExplained() {
    let shop = Workshop()
    #expect(shop.facet("rules").text.contains("  missingTitle"))
    #expect(shop.facet("rules", "accessibility").text.contains("missingTitle"))
    #expect(shop.facet("rules", "acessibility").exitCode == 2)
    #expect(shop.facet("explain", "missingTitle").text.hasPrefix("missingTitle (accessibility): "))
    #expect(shop.facet("explain", "warning[missingTitle]").exitCode == 0)
  }

  @Test func findingsOfTheCompilerHaveTwoNames() {
    let shop = Workshop([("a.facet", titledDot)])
    let text = shop.facet("explain", "nothing-to-undo").text
    #expect(!text.isEmpty && shop.facet("explain", "nothingToUndo").text == text)
    #expect(shop.facet("explain", "nothingToUnd").errors.contains("did you mean `nothing-to-undo`?"))
    #expect(shop.facet("lint", "a.facet", "--deny", "nothingToUndo").exitCode == 0)
    #expect(shop.facet("lint", "a.facet", "--deny", "nothingToUnd").errors.contains("did you mean `nothing-to-undo`?"))
    let sketch = "sketch { title: \"A\"\n  undo()\n  pen(width: 9, points: [(50, 50)])\n}\n"
    shop.write("a.sketch", sketch)
    #expect(shop.facet("lint", "a.sketch").exitCode == 0)
    #expect(shop.facet("lint", "a.sketch", "--deny", "nothingToUndo").exitCode == 1)
  }
}
