// SPDX-License-Identifier: Apache-2.0
//
// Which settings hold for a file, what they leave out, and what `facet config` says of them.

import FacetTestSupport
import Testing

private let tidyDot = "scene {\n  title: \"A dot\"\n  circle().fill(.crimson)\n}\n"
private let tilted = "scene { title: \"A bar\"\n  rect().frame(width: 60, height: 8).rotate(360deg / 8)\n}\n"

@Suite("Settings of facet lint") struct LintSettingsEndToEnd {
  @Test func theNearestProjectDecides() {
    let shop = Workshop([
      ("project.facet", "project { lint { missingTitle: .error } }\n"), ("a.facet", untitledDot),
      ("loose/project.facet", "project { lint { missingTitle: .off } }\n"), ("loose/a.facet", untitledDot),
    ])
    #expect(shop.facet("lint", "a.facet").exitCode == 1)
    #expect(shop.facet("lint", "loose").exitCode == 0)
    #expect(shop.facet("lint", ".").exitCode == 1)
    #expect(shop.facet("lint", "a.facet", "--no-config").exitCode == 0)
    #expect(shop.facet("lint", "loose", "--config", "project.facet").exitCode == 1)
  }

  @Test func aMistakeInTheSettingsIsTroubleAndShown() {
    let shop = Workshop([
      ("project.facet", "project {\n  lint { missingTitel: .error }\n}\n"), ("a.facet", untitledDot),
    ])
    let result = shop.facet("lint", "a.facet")
    #expect(result.exitCode == 2)
    #expect(result.text.contains("project.facet:2:10") && result.text.contains("missingTitle"), "\(result.text)")
    for line in ["lint . --report json", "lint a.facet --report sarif", "check --json"] {
      let result = shop.shellLine("\"$facet\" \(line)")
      #expect(result.exitCode == 2 && result.errors == "")
      #expect(result.text.contains("\"unknown-project-setting\""), "\(result.text)")
      #expect(result.text.contains("write `missingTitle`") && result.text.contains("are not clear"), "\(result.text)")
    }
  }

  @Test(arguments: ["lint . --report concise", "lint . ./a.facet --report concise", "format . --diagnostics concise"])
  func aMistakeInTheSettingsIsToldUnderOneName(_ line: String) {
    let shop = Workshop([("project.facet", "project { lnt { } }\n"), ("a.facet", untitledDot)])
    let result = shop.shellLine("\"$facet\" \(line)")
    let said = result.text + result.errors
    #expect(said.split(separator: "unknown-project-setting").count == 2, "\(said)")
    #expect(said.split(separator: "are not clear").count == 2, "\(said)")
  }

  @Test func theSearchEndsAtTheTopOfTheRepository() {
    let shop = Workshop([
      ("project.facet", "project { lint { missingTitle: .error } }\n"), ("a.facet", untitledDot),
      ("inner/.git/HEAD", ""), ("inner/scenes/a.facet", untitledDot), ("tree/.git", "gitdir: elsewhere\n"),
      ("tree/a.facet", untitledDot),
    ])
    #expect(shop.facet("lint", "a.facet").exitCode == 1)
    #expect(shop.facet("lint", "inner/scenes").exitCode == 0)
    #expect(shop.facet("lint", "tree").exitCode == 0)
    shop.write("inner/project.facet", "project { lint { missingTitle: .error } }\n")
    #expect(shop.facet("lint", "inner/scenes").exitCode == 1)
  }

  @Test(arguments: [
    ("ln -s nowhere project.facet", "it is a link to nothing"), ("mkfifo project.facet", "it is a pipe or a device"),
    ("mkdir project.facet", "it is a folder"),
    ("mkfifo pipe; echo 'project { extends: \"pipe\" }' >project.facet", "cannot extend `pipe`: it is a pipe"),
    ("mkdir base; echo 'project { extends: \"base\" }' >project.facet", "cannot extend `base`: it is a folder"),
    (": >project.facet", "`project.facet` says nothing"),
  ])
  func settingsThatCannotBeReadAreTrouble(_ making: String, _ reason: String) {
    let shop = Workshop([("a.facet", tidyDot), ("in/b.facet", tidyDot)])
    shop.shellLine(making)
    for command in ["lint a.facet", "lint in", "format --check in", "config in/new.face", "check", "check in"] {
      let result = shop.shellLine("timeout 20 \"$facet\" \(command)")
      #expect(result.exitCode == 2, "\(command)")
      let said = result.text + result.errors
      #expect(said.contains("project.facet") && said.contains(reason), "\(command): \(said)")
    }
    // What is said to hold instead does.
    #expect(shop.facet("lint", "a.facet", "--no-config").exitCode == 0)
    let named = shop.shellLine("timeout 20 \"$facet\" lint a.facet --config project.facet")
    #expect(named.exitCode == 2 && (named.text + named.errors).contains(reason), "\(named)")
  }

  @Test(arguments: ["link/a.facet", "link/new.facet", "\"$PWD/link/a.facet\""])
  func aFolderThatIsReachedByALinkHasTheSettingsOfItsOwnPlace(_ spelling: String) {
    let shop = Workshop([
      ("q/project.facet", "project { lint { missingTitle: .error } }\n"),
      ("project.facet", "project { lint { missingTitle: .note } }\n"),
      ("p/project.facet", "project { lint { missingTitle: .off; exclude: [\"real/deep/old\"] } }\n"),
      ("p/real/deep/a.facet", untitledDot), ("p/real/deep/old/b.facet", untitledDot),
    ])
    shop.shellLine("ln -s ../p/real/deep q/link")
    let found = shop.shellLine("cd q && \"$facet\" config \(spelling)")
    let name = spelling.hasPrefix("\"") ? shop.folder + "/p/project.facet" : "../p/project.facet"
    #expect(found.text.hasPrefix("// \(name)\n"), "\(found.text.prefix(200))\(found.errors)")
    #expect(found.text.contains("missingTitle: .off"))
    let linted = shop.shellLine("cd q && \"$facet\" lint link --report concise --deny note")
    #expect(linted.exitCode == 0, "\(linted.text)\(linted.errors)")
  }

  static let spellings = [
    "drafts", "./drafts", "scenes/../drafts", "\"$PWD/drafts\"", "link", "'link/*.facet'", "'*/b.facet'", ".",
    "\"$PWD\"",
    "drafts/deep/..", "outside",
  ]

  @Test(arguments: spellings)
  func whatIsExcludedIsSoUnderEveryName(_ spelling: String) {
    let shop = Workshop([
      ("project.facet", "project { lint { exclude: [\"drafts/**\", \"other\"]; missingTitle: .error } }\n"),
      ("drafts/b.facet", untitledDot), ("drafts/deep/b.facet", untitledDot), ("scenes/a.facet", tidyDot),
      ("elsewhere/b.facet", untitledDot),
    ])
    // A pattern may name a link too.
    shop.shellLine("ln -s drafts link; ln -s elsewhere other; ln -s elsewhere outside")
    let result = shop.shellLine("\"$facet\" lint \(spelling) --report concise")
    #expect(result.exitCode == 0, "\(result.text)\(result.errors)")
    let below = shop.shellLine("cd scenes && \"$facet\" lint ../drafts . --report concise")
    #expect(below.exitCode == 0, "\(below.text)")
  }

  @Test func aFolderWhoseNameLooksLikeAPatternIsMeantLiterally() {
    let shop = Workshop([
      ("a[1]*/project.facet", "project { lint { exclude: [\"old\"]; missingTitle: .error } }\n"),
      ("a[1]*/old/b.facet", untitledDot), ("a[1]*/c.facet", tidyDot), ("a1/old/b.facet", untitledDot),
      ("project.facet", "project { lint { missingTitle: .error } }\n"),
    ])
    #expect(shop.facet("lint", "a[1]*").exitCode == 0)
    #expect(shop.facet("lint", "a1").exitCode == 1)
  }

  @Test func namedFilesAreLeftOutWhereThatIsForced() {
    let shop = Workshop([
      ("project.facet", "project { lint { exclude: [\"old/**\"]; missingTitle: .error } }\n"),
      ("old/b.facet", untitledDot), ("a.facet", tidyDot),
    ])
    #expect(shop.facet("lint", "old/b.facet", "a.facet").exitCode == 1)
    #expect(shop.facet("lint", "old/b.facet", "a.facet", "--force-exclude").exitCode == 0)
    let piped = shop.facet("lint", "-", "--stdin-filename", "old/b.facet", input: untitledDot)
    #expect(piped.exitCode == 1)
    let left = shop.facet(
      "lint", "-", "--stdin-filename", "old/b.facet", "--force-exclude", "--unsafe-fixes", input: tilted)
    #expect(left.exitCode == 0 && left.text == tilted, "\(left.text)")
  }

  @Test func whatIsNoneOfTheProjectsIsNeitherLintedNorLaidOutNorChecked() {
    let untidy = "scene {\n circle().fill(.crimson) }\n"
    let shop = Workshop([
      ("project.facet", "project { exclude: [\"vendor\"]; lint { missingTitle: .error } }\n"),
      ("vendor/b.facet", untidy), ("a.facet", tidyDot),
    ])
    #expect(shop.facet("lint", ".").exitCode == 0)
    #expect(shop.facet("format", "--check", ".").exitCode == 0)
    #expect(shop.facet("compile", "a.facet").exitCode == 0)
    #expect(shop.facet("check").exitCode == 0)
    #expect(shop.facet("format", "--check", ".", "--no-config").exitCode == 1)
    #expect(shop.facet("format", "--check", "vendor/b.facet").exitCode == 1)
    #expect(shop.facet("format", "--check", "vendor/b.facet", "--force-exclude").exitCode == 0)
    // An editor is given back what it sent.
    let line = ["format", "-", "--stdin-filename", "vendor/b.facet"]
    #expect(
      run(builtProgram("facet"), line + ["--force-exclude"], in: shop.folder, input: Array(untidy.utf8)).text == untidy)
    #expect(run(builtProgram("facet"), line, in: shop.folder, input: Array(untidy.utf8)).text != untidy)
  }

  @Test func aMistakeInTheSettingsDoesNotKeepANamedFileFromBeingLaidOut() {
    let shop = Workshop([("project.facet", "project { lnt { } }\n"), ("a.facet", tidyDot)])
    #expect(shop.facet("format", "--check", "a.facet").exitCode == 0)
    let found = shop.facet("format", "--check", ".")
    #expect(found.exitCode == 2 && found.errors.contains("lnt"), "\(found.errors)")
  }

  @Test func excludedFilesAreLintedOnlyWhenNamed() {
    let shop = Workshop([
      ("project.facet", "project { lint { exclude: [\"old/**\"]; missingTitle: .error } }\n"), ("a.facet", tidyDot),
      ("old/b.facet", untitledDot),
    ])
    #expect(shop.facet("lint", ".").exitCode == 0)
    #expect(shop.facet("lint", "old/b.facet").exitCode == 1)
  }

  @Test func configSaysWhatHolds() {
    let shop = Workshop([
      ("project.facet", "project { lint { missingTitle: .error; outputBytes { limit: 900 } } }\n"),
      ("a.facet", tidyDot),
    ])
    let text = shop.facet("config", "a.facet").text
    #expect(text.hasPrefix("// project.facet\nproject {\n"))
    #expect(text.contains("    missingTitle: .error  // project.facet\n"), "\(text)")
    #expect(
      text.contains("    outputBytes {\n      level: .error  // preset\n      limit: 900  // project.facet\n    }\n"))
    let preset = shop.facet("config", "a.facet", "--no-config").text
    #expect(preset.hasPrefix("// No project.facet: everything is preset.\n"))
    #expect(preset.contains("    missingTitle: .warning  // preset\n") && !preset.contains("// project.facet"))
  }

  @Test func whatConfigPrintsCanTakeThePlaceOfTheFile() {
    let shop = Workshop([
      ("house/project.facet", "project { lint { exclude: [\"old/**\"]; baseline: \"known\"; unusedLet: .off } }\n"),
      (
        "own/project.facet",
        "project { extends: \"../house/project.facet\"; build { sources: [\"in\"]; output: \"out/\" } }\n"
      ), ("own/in/a.facet", tidyDot),
    ])
    let text = shop.facet("config", "own/in/a.facet").text
    #expect(text.contains("    exclude: [\"../house/old/**\"]  // ../house/project.facet\n"), "\(text)")
    #expect(text.contains("    output: \"out/\"\n") && text.contains("  build {  // project.facet\n"), "\(text)")
    // Whoever asks, from wherever, is told the same.
    for line in [
      "cd own && \"$facet\" config in/a.facet", "cd own/in && \"$facet\" config a.facet",
      "cd house && \"$facet\" config ../own/in/a.facet", "cd / && \"$facet\" config '\(shop.folder)/own/in/new.face'",
    ] {
      let other = shop.shellLine(line)
      #expect(other.text.split(separator: "\n").dropFirst() == text.split(separator: "\n").dropFirst(), "\(line)")
    }
    shop.write("own/project.facet", text)
    #expect(shop.facet("format", "--check", "own/project.facet").exitCode == 0)
    let again = shop.facet("config", "own/in/a.facet")
    func values(_ text: String) -> [Substring] {
      text.split(separator: "\n").dropFirst().map { $0.split(separator: "  //")[0] }
    }
    #expect(again.exitCode == 0 && values(again.text) == values(text), "\(again.errors)")
  }

  @Test func configOfAFolderSaysWhatHoldsInIt() {
    let shop = Workshop([
      ("project.facet", "project { lint { missingTitle: .error } }\n"),
      ("in/project.facet", "project { lint { missingTitle: .off } }\n"), ("in/deep/a.facet", tidyDot),
    ])
    #expect(shop.facet("config", ".").text == shop.facet("config", "a.facet").text)
    for name in ["in", "in/", "./in", "in/deep", "in/deep/.."] {
      let text = shop.facet("config", name).text
      #expect(text == shop.facet("config", "in/a.facet").text && text.contains("missingTitle: .off"), "\(name)")
    }
    #expect(shop.facet("config", "").exitCode == 2)
  }

  @Test(arguments: ["lint .", "lint design", "format --check .", "check", "lint . --fix"])
  func settingsOfAFolderWithoutScenesAreReadToo(_ line: String) {
    let shop = Workshop([
      ("a.facet", tidyDot), ("a.svg", ""), ("design/project.facet", "project { lnt { } }\n"),
      ("vendor/project.facet", "project { lnt { } }\n"), ("project.facet", "project { exclude: [\"vendor\"] }\n"),
    ])
    shop.facet("compile", "a.facet")
    let result = shop.shellLine("\"$facet\" \(line)")
    let said = result.errors + result.text
    #expect(result.exitCode == 2 && said.contains("design/project.facet:1:11"), "\(said)")
    #expect(said.split(separator: "unknown-project-setting").count == 2 && !said.contains("vendor"), "\(said)")
    // What is named outright is meant, from wherever.
    for line in ["\"$facet\" lint vendor/", "cd vendor && \"$facet\" lint ."] {
      #expect(shop.shellLine(line).text.contains("project.facet:1:11"), "\(line)")
    }
    shop.write("design/project.facet", "project { lint { } }\n")
    #expect(shop.shellLine("\"$facet\" \(line)").exitCode == 0)
  }

  @Test func aBudgetLooksAtTheWrittenFile() {
    let shop = Workshop([
      ("project.facet", "project { lint { outputBytes { limit: 100 } } }\n"), ("a.facet", tidyDot),
    ])
    let result = shop.facet("lint", "a.facet", "--report", "concise")
    #expect(result.exitCode == 1 && result.text.contains("error[outputBytes]"), "\(result.text)")
  }
}
