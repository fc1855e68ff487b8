// SPDX-License-Identifier: Apache-2.0
//
// What `facet lint` says and mends where files import one another.

import FacetTestSupport
import Testing

private let palette = """
  let ink = #223344
  let spare = 3
  component Dot_big() { circle(radius: 9).fill(ink) }
  scene { title: "A dot"; Dot_big() }

  """
private let user = "import \"palette.facet\"\nscene { title: \"Two\"; circle(radius: spare); Dot_big().offset(9, 9) }\n"

@Suite("facet lint across files") struct LintAcrossFiles {
  @Test(arguments: [["palette.facet"], ["palette.facet", "user.facet"], ["user.facet", "palette.facet"], ["."]])
  func whatAnotherFileOfTheRunImportsIsUsed(_ paths: [String]) {
    let shop = Workshop([("palette.facet", palette), ("user.facet", user)])
    let result = run(builtProgram("facet"), ["lint", "--deny", "warning"] + paths, in: shop.folder)
    #expect((result.exitCode == 1) == (paths.count == 1 && paths != ["."]), "\(paths) \(result.text)")
    #expect(result.text.contains("`spare` is never read") == (paths == ["palette.facet"]))
  }

  @Test func onlyUnsafeFixesTakeOutWhatOtherFilesMayImport() {
    let shop = Workshop([("palette.facet", palette), ("user.facet", user)])
    shop.facet("lint", "palette.facet", "--fix")
    #expect(shop.text("palette.facet") == palette)
    // Without the user in the run nobody can know better.
    shop.facet("lint", "palette.facet", "--unsafe-fixes")
    #expect(shop.text("palette.facet")?.contains("spare") == false)
  }

  @Test func whatAnotherFileUsesIsNotRenamed() {
    let shop = Workshop([("palette.facet", palette), ("user.facet", user)])
    let result = shop.facet("lint", ".", "--unsafe-fixes")
    #expect(result.exitCode == 0, "\(result.text)")
    #expect(shop.text("palette.facet") == palette && shop.text("user.facet") == user)
    #expect(result.text.contains("namingConvention"))
  }

  @Test func aBrokenFileMayMeanAnyNameThatStandsInIt() {
    let shop = Workshop([("palette.facet", palette), ("user.facet", user.split(separator: "}").joined())])
    #expect(!shop.facet("lint", ".").text.contains("`spare` is never read"))
  }

  @Test func whatImportsAMendedFileIsLookedAtAgain() {
    // A number that is given by position is the name's only use, which no text of the other file shows.
    let library =
      "scene { title: \"A\"; rest() }\ncomponent rest(_a: Number = 1, size: Number = 2) { circle(radius: _a) }\n"
    let shop = Workshop([
      ("a.facet", library), ("b.facet", "import \"a.facet\"\nscene { title: \"B\"; rest(size: 3) }\n"),
    ])
    let result = shop.facet("lint", ".", "--unsafe-fixes")
    let after = shop.facet("lint", ".")
    #expect(result.exitCode == after.exitCode, "\(result.text)\(after.text)")
  }

  @Test func anErrorOfASharedFileIsSaidOnce() {
    let shop = Workshop(
      [("lib.facet", "let reach = 3 +\n")]
        + ["a", "b", "c"].map { name in
          ("\(name).facet", "import \"lib.facet\"\nscene { title: \"A\"; circle(radius: reach) }\n")
        })
    for paths in [["."], ["./lib.facet", "./a.facet", "b.facet"], ["a.facet", "b.facet"]] {
      let result = run(
        builtProgram("facet"), ["lint", "--report", "concise", "--report", "json=out.json"] + paths, in: shop.folder)
      #expect(result.exitCode == 1)
      let lines = result.text.split(separator: "\n").filter { $0.hasPrefix("lib.facet:1:") }
      #expect(lines.count == 1 && !result.text.contains("./lib"), "\(paths)\n\(result.text)")
    }
  }

  @Test func whoImportsABrokenFileIsNotSaidToBeFine() {
    let scene = "import \"lib.facet\"\nscene { title: \"A\"; circle(radius: reach) }\n"
    let shop = Workshop([
      ("lib.facet", "let reach = 3 +\n"), ("a.facet", scene), ("b.facet", scene),
      ("c.facet", "scene {\n  title: \"A dot\"\n  circle().fill(.crimson)\n}\n"),
    ])
    let junit = shop.facet("lint", ".", "--report", "junit").text
    for (name, isBroken) in [("a", true), ("b", true), ("c", false)] {
      let suite = junit.split(separator: "<testsuite name=\"\(name).facet\"").last?.split(separator: "</testsuite>")
        .first
      #expect(suite?.contains(" failures=\"1\"") == isBroken, "\(junit)")
    }
    #expect(junit.split(separator: "see lib.facet").count == 3, "\(junit)")
    let listed = shop.facet("lint", ".", "--write-baseline", "known").text
    for name in ["a", "b", "lib"] { #expect(listed.contains("rules cannot look at `\(name).facet`"), "\(listed)") }
    #expect(!listed.contains("`c.facet`"))
  }

  @Test func aDeniedRuleIsLookedForThoughItIsOff() {
    let shop = Workshop([
      ("a.facet", "scene { circle() }\n"), ("project.facet", "project { lint { missingTitle: .off } }\n"),
    ])
    #expect(shop.facet("lint", "a.facet", "--deny", "warning").exitCode == 0)
    for name in ["missingTitle", "missing-title"] {
      let result = shop.facet("lint", "a.facet", "--deny", name)
      #expect(result.exitCode == 1 && result.text.contains("[missingTitle]"), "\(result.text)")
    }
  }

  @Test func aListOfFindingsSaysWhatItLacks() {
    let shop = Workshop([("a.facet", "scene { circle() }\n"), ("b.facet", "scene { zzzzz() }\n")])
    let result = shop.facet("lint", ".", "--write-baseline", "known")
    #expect(result.exitCode == 1)
    #expect(result.text.contains("`known` is not complete: rules cannot look at `b.facet`"), "\(result.text)")
  }

  @Test func onlyFilesThatWereWrittenAreCounted() throws {
    let tilted = "scene { title: \"A\"\n  rect().frame(width: 60, height: 8).rotate(360deg / 8)\n}\n"
    let user = try #require(Workshop.withoutPrivileges)
    let shop = Workshop([("in/a.facet", tilted), ("out/b.facet", tilted)])
    let result = shop.shellLine("chmod 777 . in; chmod 555 out; \(user) \"$facet\" lint in out --fix")
    #expect(result.exitCode == 2 && result.errors.contains("applied 1 fix in 1 file\n"), "\(result.errors)")
    shop.shellLine("chmod 755 out")
  }
}
