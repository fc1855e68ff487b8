// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Facet

@Suite struct Inputs {
  let files = MemoryFileSystem([
    "a.face": "", "b.badge": "", "notes.txt": "", "lib/shapes.facet": "", "lib/deep/c.card": "", "lib/.hidden.face": "",
    "project.facet": "",
  ])

  @Test func aFolderYieldsAllScenesBelowItInByteOrder() throws {
    let paths = try expandInputs(["."], in: files).map(\.path)
    #expect(paths == ["./a.face", "./b.badge", "./lib/deep/c.card", "./lib/shapes.facet"])
  }

  @Test func aFileThatTwoArgumentsReachComesOnce() throws {
    #expect(try expandInputs(["a.face", "*.face", "./a.face"], in: files).map(\.path) == ["a.face"])
  }

  @Test func patternsMatchWithinAndAcrossFolders() throws {
    #expect(try expandInputs(["**/*.card"], in: files).map(\.path) == ["lib/deep/c.card"])
    #expect(try expandInputs(["[ab].*"], in: files).map(\.path) == ["a.face", "b.badge"])
    #expect(try expandInputs(["lib/*/?.card"], in: files).map(\.path) == ["lib/deep/c.card"])
  }

  @Test func aPatternKeepsTheTreeBelowItsPlainFolders() throws {
    let deep = MemoryFileSystem(["in/a/x.face": "", "in/b/x.face": ""])
    #expect(try expandInputs(["in/*/x.face"], in: deep).map(\.relativePath) == ["a/x.face", "b/x.face"])
    #expect(try expandInputs(["./in/**/*.face"], in: deep).map(\.relativePath) == ["a/x.face", "b/x.face"])
    #expect(try expandInputs(["in/a/*.face"], in: deep).map(\.relativePath) == ["x.face"])
  }

  @Test func theNamedFolderIsWhatStandsBeforeTheRelativePath() {
    #expect(InputFile(path: "in/b/c.face", isFound: true, relativePath: "b/c.face").namedFolder == "in")
    #expect(InputFile(path: "c.face", isFound: false, relativePath: "c.face").namedFolder == "")
    #expect(InputFile(path: "/c.face", isFound: false, relativePath: "c.face").namedFolder == "/")
  }

  @Test(arguments: [
    ("*", "a.face", true), ("*", ".a", false), (".*", ".a", true), ("?", "é", true), ("??", "é", false),
    ("[!a]", "b", true),
    ("[!a]", "a", false), ("[a-c]x", "bx", true), ("[a-c]x", "dx", false), ("[", "[", true), ("a*b*c", "a-b-c", true),
    ("a*b*c", "a-c-b", false), ("**", "x", true), ("", "", true), ("[]]", "]", true), ("[a-]", "-", true),
    ("[[]x]", "[x]", true), ("[[]x]", "x", false),
  ]) func oneNameAgainstOneStep(_ pattern: String, _ name: String, _ matches: Bool) {
    #expect(Glob.name(name, matches: pattern[...]) == matches)
  }

  @Test func aPatternOfManyStarsEndsSoon() {
    let pattern = String(repeating: "*a", count: 200)
    #expect(!Glob.name(String(repeating: "a", count: 150), matches: pattern[...]))
  }

  @Test func whatIsNotThereIsTrouble() {
    #expect(throws: ToolError("`x.face` does not exist")) { try expandInputs(["x.face"], in: files) }
    #expect(throws: ToolError.self) { try expandInputs(["*.sketch"], in: files) }
    #expect(throws: ToolError.self) { try expandInputs([""], in: files) }
  }

  @Test func aFileNamedOutrightIsToldFromOneFound() throws {
    #expect(try expandInputs(["lib/shapes.facet", "lib"], in: files).map(\.isFound) == [false, true])
  }
}

@Suite struct OutputNames {
  let input = InputFile(path: "scenes/cards/ten.card", isFound: true, relativePath: "cards/ten.card")
  let values = [(name: "rank", text: "ten"), (name: "label", text: "AC/DC: a*b")]

  private func path(_ place: OutputPlace, _ input: InputFile? = nil) throws -> String? {
    try place.path(for: input ?? self.input, ending: ".svg", values: values, theme: "dark")
  }

  @Test func besideTheSource() throws {
    #expect(try path(.besideSource) == "scenes/cards/ten.svg")
  }

  @Test func aFolderKeepsTheTree() throws {
    #expect(try path(.folder("out/")) == "out/cards/ten.svg")
  }

  @Test func templatesKnowNameFolderThemeAndParams() throws {
    #expect(try path(.template("{dir}/{name}-{rank}.{theme}.svg")) == "scenes/cards/ten-ten.dark.svg")
    #expect(try path(.template("out/{{x}}-{name}")) == "out/{x}-ten.svg")
    let flat = InputFile(path: "ten.card", isFound: false, relativePath: "ten.card")
    #expect(try path(.template("{dir}/{name}.svg"), flat) == "ten.svg")
  }

  @Test func noValueLeavesTheFolder() throws {
    #expect(try path(.template("out/{label}.svg")) == "out/AC-DC- a-b.svg")
    #expect(fileNameSafe("..") == "-")
    #expect(fileNameSafe("Dr.") == "Dr")
    #expect(fileNameSafe("../../etc") == "..-..-etc")
  }

  @Test func theTemplateDecidesAboutTheEndingNotAValue() throws {
    let dotted = [(name: "label", text: "Dr. X")]
    func filledIn(_ template: String) throws -> String? {
      try OutputPlace.template(template).path(for: input, ending: ".svg", values: dotted, theme: "")
    }
    #expect(try filledIn("{label}") == "Dr. X.svg")
    #expect(try filledIn("{dir}.x/{name}") == "scenes/cards.x/ten.svg")
    #expect(try filledIn("{label}.xml") == "Dr. X.xml")
    #expect(try filledIn("{{{label}}}") == "{Dr. X}.svg")
  }

  @Test func anUnknownWordIsTroubleThatNamesTheKnownOnes() {
    #expect(
      throws: ToolError(
        "`{rnk}` in `{rnk}.svg` is not known", hint: "known are {name}, {dir}, {theme}, {rank}, {label}")
    ) {
      try path(.template("{rnk}.svg"))
    }
    #expect(throws: ToolError.self) { try path(.template("{name.svg")) }
  }
}

@Suite struct PathWords {
  @Test(arguments: [
    ("a/./b//c", "a/b/c"), ("a/../b", "b"), ("../a", "../a"), ("/../a", "/a"), ("", "."), ("a/..", "."), ("./x", "x"),
  ]) func normalizing(_ path: String, _ expected: String) {
    #expect(normalized(path) == expected)
  }

  @Test func partsOfAPath() {
    #expect(folderOf("a/b.face") == "a" && folderOf("b") == "" && folderOf("/b") == "/")
    #expect(stemOf("a/b.c.face") == "b.c" && stemOf(".face") == ".face")
    #expect(endingOf("a.b/c") == "" && endingOf("c.svg") == ".svg")
    #expect(isInside("/a/b", "/a") && !isInside("/ab", "/a") && isInside("/x", "/"))
  }
}

@Suite struct Dependencies {
  @Test func rulesAreWrittenForMake() {
    let rule = DependencyRule(output: "out/a b.svg", inputs: ["a.face", "$x#1.facet"])
    #expect(dependencyFile([rule]) == "out/a\\ b.svg: a.face $$x\\#1.facet\n\na.face:\n\n$$x\\#1.facet:\n")
  }
}
