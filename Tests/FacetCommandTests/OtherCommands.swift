// SPDX-License-Identifier: Apache-2.0

import FacetTestSupport
import Testing

@Suite struct OtherCommands {
  @Test func helpVersionAndTheLibraryGoToStandardOutput() {
    let shop = Workshop()
    for arguments in [["help"], ["--help"], [], ["help", "compile"], ["compile", "-h"], ["--version"], ["library"]] {
      let result = run(builtProgram("facet"), arguments, in: shop.folder)
      #expect(result.exitCode == 0 && !result.text.isEmpty && result.errors.isEmpty, "\(arguments)")
    }
    #expect(shop.facet("library", "face").text.contains("component face("))
    #expect(shop.facet("library", "fcae").errors.contains("did you mean `face`?"))
    #expect(shop.facet("complie").errors.contains("did you mean `facet compile`?"))
  }

  @Test(arguments: ["face", "badge", "card", "sketch", "scene"]) func startersCompile(_ kind: String) {
    let shop = Workshop()
    let starter = shop.facet("new", kind)
    #expect(starter.exitCode == 0)
    let name = "x." + (kind == "scene" ? "facet" : kind)
    shop.write(name, starter.text)
    let result = shop.facet("compile", name)
    #expect(result.exitCode == 0 && result.errors == "", "\(result.errors)")
  }

  @Test func aLibraryStarterCanBeImported() {
    let shop = Workshop()
    shop.write("lib.facet", shop.facet("new", "library").text)
    shop.write("a.facet", "import \"lib.facet\"\nscene {\n  cross().fill(.red)\n}\n")
    #expect(shop.facet("compile", "a.facet").exitCode == 0)
  }

  @Test func explainingTakesAnIDAsAMessageShowsIt() {
    let shop = Workshop()
    let bare = shop.facet("explain", "unknown-name")
    #expect(bare.exitCode == 0 && bare.text.hasPrefix("error[unknown-name]: "))
    #expect(shop.facet("explain", "error[unknown-name]:").text == bare.text)
    #expect(shop.facet("explain", "unknwon-name").errors.contains("did you mean `unknown-name`?"))
    let rule = shop.facet("explain", "missingTitle")
    #expect(rule.exitCode == 0 && shop.facet("explain", "warning[missing-title]").text == rule.text)
    let list = shop.facet("explain").text.split(separator: "\n")
    #expect(list.contains { $0.hasPrefix("unknown-name  ") } && list == list.sorted())
  }

  @Test(arguments: [
    (["--color", "always", "compile"], "options follow the command: `facet compile --color`"),
    (["-o"], "options follow the command: `facet compile -o`"), (["a.face"], "write `facet compile a.face`"),
    (["--wat"], "`facet help` lists the commands"), (["help", "complie"], "did you mean `facet compile`?"),
    (["compile", "a.face", "--diagnostics", "jsn"], "did you mean `json`?"),
    (["compile", "a.face", "--stat"], "did you mean `--stats`?"), (["completion", "bsh"], "did you mean `bash`?"),
    (["compile", "-", "--stdin-name", "a.face"], "did you mean `--stdin-filename`?"),
    (["new", "bage"], "did you mean `badge`?"),
    (["new"], "usage: facet new KIND"), (["library", "a", "b"], "usage: facet library [NAME]"),
  ]) func aMistypedCommandLineIsToldWhatWasMeant(_ arguments: [String], _ hint: String) {
    let result = run(builtProgram("facet"), arguments)
    #expect(result.exitCode == 2 && result.text.isEmpty)
    #expect(result.errors.hasSuffix(hint + "\n") || result.errors.contains(hint), "\(result.errors)")
  }

  @Test(arguments: [
    "compile", "verify", "opt", "format", "library", "new", "explain", "check", "diff", "lint", "config", "rules",
    "completion", "morph",
  ])
  func everyCommandHasItsPage(_ command: String) {
    let page = run(builtProgram("facet"), ["help", command])
    #expect(page.exitCode == 0)
    #expect(page.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let difference = differenceFromExpectation(page.text, at: "Tests/Fixtures/help/\(command).txt")
    #expect(difference == nil, "\(difference ?? "")")
    #expect(run(builtProgram("facet"), [command, "x", "--help"]).text == page.text)
  }

  @Test func theOverviewHasItsPage() {
    let page = run(builtProgram("facet"), ["help"])
    let difference = differenceFromExpectation(page.text, at: "Tests/Fixtures/help/facet.txt")
    #expect(difference == nil, "\(difference ?? "")")
    for other in [[], ["-h"], ["--help"], ["help", "help"], ["help", "--help"]] {
      #expect(run(builtProgram("facet"), other).text == page.text)
    }
  }
}
