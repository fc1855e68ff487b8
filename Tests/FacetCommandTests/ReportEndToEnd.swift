// SPDX-License-Identifier: Apache-2.0
//
// What a run says of many inputs, in each form.

import FacetTestSupport
import Testing

@testable import FacetCommand

@Suite struct Reports {
  @Test func manyInputsMakeOneDocument() {
    let shop = Workshop([("a.face", plainFace), ("b.face", brokenFace), ("c.face", brokenFace)])
    let result = shop.facet("compile", "c.face", "a.face", "b.face", "--diagnostics", "json", "--stats")
    #expect(result.exitCode == 1 && result.text.isEmpty)
    shop.write("report.json", result.errors)
    let script = """
      import json
      d = json.load(open("report.json"))
      print(d["version"], [(x["path"], x["id"]) for x in d["diagnostics"]], d["problems"],
            [s["path"] for s in d["statistics"]])
      """
    shop.write("read.py", script)
    #expect(
      shop.shellLine("/usr/bin/python3 read.py").text
        == "1 [('c.face', 'unknown-argument'), ('b.face', 'unknown-argument')] [] ['a.face']\n")
  }

  @Test(arguments: [["missing.face"], ["lib.facet"], ["a.face", "-o", "/dev/full"], ["a.face", "--tolerance", "x"]])
  func troubleStandsInTheDocumentToo(_ arguments: [String]) {
    let shop = Workshop([("a.face", plainFace), ("lib.facet", "let r = 3\n")])
    let result = run(builtProgram("facet"), ["compile", "--diagnostics", "json"] + arguments, in: shop.folder)
    #expect(result.exitCode == 2)
    #expect(
      result.errors.hasPrefix("{\"version\":1,\"diagnostics\":[],\"problems\":[\n{\"severity\":\"error\",\"message\":"))
    #expect(result.errors.hasSuffix("}],\"statistics\":[]}\n"))
  }

  @Test func aCleanRunIsADocumentToo() {
    let shop = Workshop([("a.face", plainFace)])
    let result = shop.facet("compile", "a.face", "--diagnostics", "json")
    #expect(result.errors == "{\"version\":1,\"diagnostics\":[],\"problems\":[],\"statistics\":[]}\n")
  }

  @Test func theConciseFormIsALineForEachFinding() {
    let shop = Workshop([("a.face", brokenFace), ("b.face", brokenFace)])
    let result = shop.facet("compile", "a.face", "b.face", "--diagnostics", "concise")
    let message = "error[unknown-argument] `face` has no parameter `eyse`"
    #expect(result.errors == "a.face:3:3: \(message)\nb.face:3:3: \(message)\n")
  }

  @Test func findingsAreCountedOnceAtTheEnd() {
    let shop = Workshop([("a.face", brokenFace), ("b.face", brokenFace)])
    let errors = shop.facet("compile", "a.face", "b.face").errors
    #expect(errors.hasSuffix("\n\n2 errors\n"))
    #expect(errors.split(separator: "\n").count { $0.hasSuffix(" errors") || $0.hasSuffix(" error") } == 1)
  }

  @Test func findingsStandInTheOrderOfTheInputsWhateverTheThreads() {
    let names = (0..<24).map { "f\($0).face" }
    let shop = Workshop(names.map { ($0, brokenFace) })
    let one = run(builtProgram("facet"), ["compile", "-j", "1"] + names, in: shop.folder).errors
    #expect(run(builtProgram("facet"), ["compile", "-j", "8"] + names, in: shop.folder).errors == one)
    #expect(one.split(separator: "\n").filter { $0.hasPrefix(" --> ") } == names.map { " --> \($0):3:3" })
  }

  @Test func manyFindingsOfOneInputAreCutShort() {
    let shop = Workshop([("a.facet", "scene {\n" + String(repeating: "  wat()\n", count: 30) + "}\n")])
    #expect(shop.facet("compile", "a.facet").errors.contains("\nand 10 more\n30 errors\n"))
    let concise = shop.facet("compile", "a.facet", "--diagnostics", "concise").errors
    #expect(concise.split(separator: "\n").count == 30)
  }

  @Test func figuresAreShort() {
    let shop = Workshop([("a.face", "face {\n  size: 240\n}\n")])
    #expect(shop.facet("compile", "a.face", "--stats").errors.contains(" of 0.0586 allowed, "))
  }

  @Test(arguments: [
    (0.0586, "0.0586"), (0.029296875, "0.0293"), (1234.5, "1235"), (0.05, "0.05"), (1, "1"), (0, "0"),
    (0.000123456, "0.000123"),
    (1e-20, "0"), (.infinity, "0"),
  ]) func lengthsHaveThreeDigits(_ value: Double, _ text: String) {
    #expect(threeDigits(value) == text)
  }

  @Test func colourIsLeftToTheUser() {
    let shop = Workshop([("b.face", brokenFace)])
    func colours(_ arguments: String..., environment: [String] = []) -> Bool {
      run(builtProgram("facet"), ["compile", "b.face"] + arguments, in: shop.folder, environment: environment).errors
        .contains("\u{1B}[")
    }
    #expect(!colours())
    #expect(colours("--color", "always"))
    #expect(colours(environment: ["NO_COLOR=", "CLICOLOR_FORCE=1"]))
    #expect(!colours("--no-color", environment: ["NO_COLOR=", "CLICOLOR_FORCE=1"]))
    #expect(!colours(environment: ["CLICOLOR_FORCE=1", "NO_COLOR=1"]))
  }
}

@Suite struct SettingsOfARun {
  private let knob = "param smile: Number = 0.5 in -1...1\nface {\n  size: 100\n  mouthCurvature: smile\n}\n"

  @Test func aSettingMayBeKnownToSomeInputsOnly() {
    let shop = Workshop([("a.face", knob), ("b.face", plainFace)])
    let result = shop.facet("compile", "a.face", "b.face", "--set", "smile=1")
    #expect(result.exitCode == 0 && result.errors.isEmpty)
  }

  @Test func aSettingThatNoInputKnowsWritesNothing() {
    let shop = Workshop([("a.face", knob), ("b.face", plainFace)])
    let result = shop.facet("compile", "a.face", "b.face", "--set", "smlie=1")
    #expect(result.exitCode == 2 && result.errors.contains("did you mean `smile`?"))
    #expect(shop.files == ["a.face", "b.face"])
  }

  @Test func aBrokenInputMayKnowWhatTheOthersDoNot() {
    let shop = Workshop([("a.face", plainFace), ("b.face", "param smile: Number = 1\n" + brokenFace)])
    let result = shop.facet("compile", "a.face", "b.face", "--set", "smile=1")
    #expect(result.exitCode == 1 && result.errors.contains("b.face:4:3"))
  }

  @Test(arguments: ["smile=.open", "smile=2", "smile=", "smile=1 +", "smile=\"x\""])
  func aValueOfTheWrongKindIsAFinding(_ setting: String) {
    let shop = Workshop([("a.face", knob)])
    let result = shop.facet("compile", "a.face", "--set", setting)
    #expect(result.exitCode == 1 && result.errors.contains("error["), "\(result.errors)")
    #expect(shop.files == ["a.face"])
  }

  @Test func aThemeMayBeKnownToSomeInputsOnly() {
    let themed = "param ink: Color = .red\ntheme dark { ink: .white }\nface {\n  size: 100\n  color: ink\n}\n"
    let shop = Workshop([("a.face", themed), ("b.face", plainFace)])
    #expect(shop.facet("compile", "a.face", "b.face", "--theme", "dark", "-o", "{name}.{theme}").exitCode == 0)
    #expect(shop.files == ["a.dark.svg", "a.face", "b.dark.svg", "b.face"])
    #expect(shop.facet("compile", "a.face", "--theme", "drak").errors.contains("did you mean `dark`?"))
  }

  @Test func standardInputHasAName() {
    let shop = Workshop([("in/shapes.facet", "let r = 9\n")])
    let scene = "import \"shapes.facet\"\nscene {\n  circle(radius: r)\n}\n"
    #expect(shop.facet("compile", "-", "--stdin-filename", "in/x.facet", input: scene).exitCode == 0)
    #expect(shop.facet("compile", "-", input: scene).errors.contains("--> stdin.facet:1:8"))
    #expect(
      shop.facet("compile", "-", "--stdin-filename", "/elsewhere/x.facet", "-o", "out/", input: "scene {}\n").exitCode
        == 0)
    #expect(shop.files == ["in/shapes.facet", "out/x.svg"])
    #expect(shop.facet("compile", "in", "--stdin-filename", "x.face").exitCode == 2)
    #expect(shop.facet("compile", "-", "--stdin-filename", "", input: scene).exitCode == 2)
  }
}

@Suite struct Roots {
  private let importing = "import \"../shapes.facet\"\nscene {\n  circle(radius: r)\n}\n"

  @Test func aNamedFolderIsTheRootOfWhatLiesBelowIt() {
    let shop = Workshop([("in/shapes.facet", "let r = 9\n"), ("in/deep/a.facet", importing), ("work/x", "")])
    #expect(shop.shellLine("cd work && \"$facet\" compile ../in").exitCode == 0)
    #expect(shop.shellLine("cd work && \"$facet\" compile ../in/deep").exitCode == 1)
    #expect(shop.shellLine("cd work && \"$facet\" compile ../in/deep --root ../in").exitCode == 0)
  }

  @Test func anInputOutsideTheRootIsNotRead() {
    let shop = Workshop([("a.face", plainFace), ("in/b.face", plainFace)])
    let result = shop.facet("compile", "a.face", "in/b.face", "--root", "in")
    #expect(result.exitCode == 2 && result.errors == "facet: `a.face` lies outside the root `in`\n")
    #expect(shop.files == ["a.face", "in/b.face", "in/b.svg"])
  }
}
