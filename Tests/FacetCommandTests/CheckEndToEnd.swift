// SPDX-License-Identifier: Apache-2.0
//
// What a CI gates on: outputs that are missing, stale or orphaned, and the lock.

import FacetTestSupport
import Testing

@Suite struct Checking {
  static let scene = "scene {\n  size: 100\n  title: \"A\"\n  circle(radius: 20).fill(.crimson)\n}\n"
  static let moved = "scene {\n  size: 100\n  title: \"A\"\n  circle(center: (53, 50), radius: 20).fill(.crimson)\n}\n"
  static let project = "project {\n  build { sources: [\"scenes\"]; output: \"out/\" }\n}\n"

  /// A project with two scenes, its outputs there.
  private func shop(_ project: String = project) -> Workshop {
    let shop = Workshop([
      ("project.facet", project), ("scenes/a.facet", Self.scene), ("scenes/deep/b.facet", Self.scene),
      ("scenes/parts.facet", "let r = 3\n"),
    ])
    #expect(shop.facet("compile", "scenes", "-o", "out/").exitCode == 0)
    return shop
  }

  @Test func whatIsCurrentIsFine() {
    let shop = shop()
    let before = shop.files
    let result = shop.facet("check")
    #expect(result.exitCode == 0 && result.text == "2 current\n" && result.errors == "")
    #expect(shop.files == before)
  }

  @Test func aStaleOutputIsToldByElement() {
    let shop = shop()
    shop.write("scenes/a.facet", Self.moved)
    let old = shop.text("out/a.svg")
    let result = shop.facet("check")
    #expect(result.exitCode == 1)
    #expect(
      result.text == "out/a.svg is stale\n  circle at scenes/a.facet:4:3 moved by (3, 0)\n1 stale, 1 current\n")
    #expect(shop.text("out/a.svg") == old)
  }

  @Test func anotherSpellingOfOnePictureIsSaidToBeOne() {
    let shop = shop()
    shop.write("out/a.svg", (shop.text("out/a.svg") ?? "") + "\n")
    let result = shop.facet("check")
    #expect(result.exitCode == 1)
    #expect(result.text == "out/a.svg is stale\n  the same picture, written otherwise\n1 stale, 1 current\n")
  }

  @Test func whatIsNoPictureCannotBeCompared() {
    let shop = shop()
    shop.write("out/a.svg", "<<<<<<< ours\n")
    let result = shop.facet("check")
    #expect(result.exitCode == 1 && result.text.hasPrefix("out/a.svg is stale\n  cannot be compared: "))
  }

  @Test func missingAndOrphanedAreListed() {
    let shop = shop()
    shop.shellLine(
      "rm out/a.svg; cp out/deep/b.svg out/deep/old.svg; echo '<svg/>' >scenes/drawn.svg; touch out/notes.txt")
    let result = shop.facet("check", ".")
    #expect(result.exitCode == 1)
    #expect(
      result.text == """
        out/a.svg is missing, which scenes/a.facet makes
        out/deep/old.svg is orphaned: nothing makes it
        1 missing, 1 orphaned, 1 current

        """)
  }

  @Test func theNearestProjectIsFoundFromBelow() {
    let shop = shop()
    shop.write("scenes/a.facet", Self.moved)
    let below = shop.shellLine("cd scenes/deep && \"$facet\" check")
    #expect(below.exitCode == 1)
    #expect(below.text.contains("../../out/a.svg is stale\n  circle at ../../scenes/a.facet:4:3 moved by (3, 0)\n"))
    let beside = shop.shellLine("mkdir elsewhere && cd elsewhere && \"$facet\" check ../project.facet")
    #expect(beside.exitCode == 1 && beside.text.contains("../out/a.svg is stale\n"))
  }

  @Test func withoutAProjectAFolderIsOneBuildBesideItsSources() {
    let shop = Workshop([("a.facet", Self.scene), ("in/b.facet", Self.scene)])
    shop.facet("compile", ".")
    #expect(shop.facet("check").text == "2 current\n")
    shop.shellLine("rm in/b.svg; cp a.svg hand-made.svg")
    let result = shop.facet("check", "in")
    #expect(result.exitCode == 1)
    #expect(result.text == "in/b.svg is missing, which in/b.facet makes\n1 missing\n")
    #expect(shop.facet("check").text == "in/b.svg is missing, which in/b.facet makes\n1 missing, 1 current\n")
  }

  @Test func eachBuildHasItsOptions() {
    let scene =
      "theme dark { ink: #ffffff }\n\nparam ink: Color = #000000\nscene {\n  title: \"A\"\n  circle().fill(ink)\n}\n"
    let shop = Workshop([
      (
        "project.facet",
        """
        project {
          build { sources: ["a.facet"]; output: "light/"; optimize: .none }
          build { sources: ["a.facet"]; output: "{name}-{theme}.svg"; theme: "dark"; responsive: true }
        }

        """
      ), ("a.facet", scene),
    ])
    shop.facet("compile", "a.facet", "-o", "light/", "--optimize", "none")
    shop.facet("compile", "a.facet", "-o", "{name}-{theme}.svg", "--theme", "dark", "--responsive")
    let result = shop.facet("check")
    #expect(result.exitCode == 0 && result.text == "2 current\n", "\(result)")
    shop.facet("compile", "a.facet", "-o", "a-dark.svg", "--responsive")
    #expect(
      shop.facet("check").text
        == "a-dark.svg is stale\n  circle at a.facet:6:3 recolored #000000 → #ffffff\n1 stale, 1 current\n")
  }

  @Test func aBrokenSceneIsReportedAsByCompile() {
    let shop = shop()
    shop.write("scenes/a.facet", "scene {\n  circel()\n}\n")
    let result = shop.facet("check")
    #expect(result.exitCode == 1)
    #expect(result.errors.contains("scenes/a.facet:2:3") && result.errors.contains("circel"))
    // Its old output is not orphaned: nobody knows what it should be.
    #expect(result.text == "1 current\n")
  }

  @Test func allOfItIsOneDocument() {
    let shop = shop()
    shop.write("scenes/a.facet", Self.moved)
    shop.write("scenes/bad.facet", "scene {\n  circel()\n}\n")
    let result = shop.facet("check", "--json")
    #expect(result.exitCode == 1 && result.errors == "")
    shop.write("out.json", result.text)
    let line = """
      import json; d = json.load(open("out.json")); o = d["outputs"]
      assert [x["path"] + " " + x["state"] for x in o] == ["out/a.svg stale", "out/deep/b.svg current"], o
      c = o[0]["changes"][0]
      assert (c["kind"], c["element"], c["path"], c["line"], c["column"]) == ("moved", "circle", "scenes/a.facet", 4, 3), c
      assert d["project"] == "project.facet" and d["lock"] is None and len(d["diagnostics"]) == 1 and d["problems"] == []
      """
    shop.write("read.py", line)
    #expect(shop.shellLine("/usr/bin/python3 read.py").exitCode == 0)
    #expect(shop.facet("check", "gone", "--json").text.contains("\"problems\":[\n{\"severity\":\"error\""))
  }
}

@Suite struct CheckingTrouble {
  @Test func whatCannotBeCheckedIsTrouble() {
    let shop = Workshop([("a.facet", Checking.scene)])
    for arguments in [["gone"], ["a.facet"], [""], ["--write-lock"], [".", "."]] {
      let result = run(builtProgram("facet"), ["check"] + arguments, in: shop.folder)
      #expect(result.exitCode == 2 && result.errors.hasPrefix("facet: "), "\(arguments) \(result)")
      #expect(result.text == "")
    }
    #expect(shop.files == ["a.facet"])
  }

  @Test func aFolderWithoutScenesHasNothingToCheck() {
    let shop = Workshop([("empty/notes.txt", "")])
    let result = shop.facet("check", "empty")
    #expect(result.exitCode == 0 && result.text == "no outputs\n")
    #expect(result.errors == "facet: note: no scenes below `empty`\n")
    let json = shop.facet("check", "empty", "--json")
    #expect(json.errors == "" && json.text.contains("\"problems\":[\n{\"severity\":\"note\""))
  }

  @Test func theOutputOfTheLastSceneIsOrphaned() {
    let project = "project {\n  build { sources: [\"scenes\"]; output: \"out/\" }\n  check { lock: \"lock\" }\n}\n"
    let shop = Workshop([("project.facet", project), ("scenes/a.facet", Checking.scene), ("scenes/notes.txt", "")])
    shop.facet("compile", "scenes", "-o", "out/")
    #expect(shop.facet("check", "--write-lock").exitCode == 0)
    let lock = shop.text("lock")
    shop.shellLine("rm scenes/a.facet")
    let result = shop.facet("check")
    #expect(result.exitCode == 1 && result.text == "out/a.svg is orphaned: nothing makes it\n1 orphaned\n", "\(result)")
    #expect(result.errors.hasPrefix("facet: note: no scene"))
    #expect(shop.facet("check", "--write-lock").exitCode == 1 && shop.text("lock") == lock)
    // Once it is gone too, the lock alone has it.
    shop.shellLine("rm out/a.svg")
    #expect(shop.facet("check").text == "out/a.svg is in the lock, and nothing makes it\n1 orphaned\n")
    #expect(shop.facet("check", "--write-lock").exitCode == 0 && shop.facet("check").exitCode == 0)
  }

  @Test(arguments: [
    ("scnes", "`scnes` does not exist", "scenes"),
    ("scnes/*.facet", "no scene file matches `scnes/*.facet`", "scenes/*.facet"),
    ("scenes/deap/**/*.facet", "no scene file matches `scenes/deap/**/*.facet`", "scenes/deep/**/*.facet"),
    ("scenes/*.fact", "no scene file matches `scenes/*.fact`", ""), ("elsewhere", "`elsewhere` does not exist", ""),
  ])
  func aMisspeltSourceIsSaidAtItsPlaceAndOrphansNothing(_ source: String, _ message: String, _ meant: String) {
    let project = "project {\n  build { sources: [\"scenes/a.facet\", \"\(source)\"]; output: \"out/\" }\n}\n"
    let shop = Workshop([
      ("project.facet", project), ("scenes/a.facet", Checking.scene), ("scenes/deep/b.facet", Checking.scene),
    ])
    shop.facet("compile", "scenes", "-o", "out/")
    shop.facet("check", ".", "--lock", "lock", "--write-lock")
    let before = shop.files
    for line in ["check", "check --write-lock --lock lock"] {
      let result = shop.shellLine("\"$facet\" \(line)")
      #expect(result.exitCode == 2)
      #expect(result.errors.contains("error[unmatched-sources]: \(message)\n"), "\(result.errors)")
      #expect(result.errors.contains("project.facet:2:39") && result.text == "1 current\n", "\(result)")
      #expect(result.errors.contains("help: write `\(meant)`") == !meant.isEmpty, "\(result.errors)")
    }
    #expect(shop.files == before)
    shop.write("project.facet", "project { build { sources: [\"\(source)\"] } }\n")
    #expect(shop.facet("check").text == "")
    #expect(shop.facet("check", "--json").text.contains("\"id\":\"unmatched-sources\""))
  }

  @Test func noSourceIsProposedThatStandsThereAlready() {
    let shop = Workshop([("scenes/a.facet", Checking.scene)])
    for (sources, meant) in [
      ("\"sceness\"", true), ("\"sceness\", \"scenes\"", false), ("\"./scenes\", \"sceness\"", false),
    ] {
      shop.write("project.facet", "project { build { sources: [\(sources)]; output: \"out/\" } }\n")
      let result = shop.facet("check")
      #expect(result.errors.contains("`sceness` does not exist"), "\(result.errors)")
      #expect(result.errors.contains("help: write `scenes`") == meant, "\(result.errors)")
    }
    shop.write("project.facet", "project { build { sources: [] } }\n")
    #expect(shop.facet("check").errors.contains("expected at least one path or pattern"))
  }

  @Test func aFolderOfSourcesIsNobodysOutputsEvenWhenItIsEmpty() {
    let project = "project { build { sources: [\"art\"]; output: \"art/\" } }\n"
    let shop = Workshop([("project.facet", project), ("art/drawn.svg", "<svg/>")])
    let result = shop.facet("check")
    #expect(result.exitCode == 0 && result.text == "no outputs\n", "\(result)")
  }

  @Test func wrongSettingsAreShown() {
    let shop = Workshop([("a.facet", Checking.scene), ("project.facet", "project { biuld { } }\n")])
    let result = shop.facet("check")
    #expect(result.exitCode == 2 && result.errors.contains("project.facet:1:11"))
  }

  @Test func twoBuildsMayNotMakeOneFile() {
    let shop = Workshop([
      ("a.facet", Checking.scene), ("project.facet", "project {\n  build { }\n  build { optimize: .max }\n}\n"),
    ])
    let result = shop.facet("check")
    #expect(result.exitCode == 2 && result.errors.hasPrefix("facet: two builds make `a.svg`\n"))
  }

  @Test func anOutputThatCannotBeReadHidesNoOther() throws {
    let user = try #require(Workshop.withoutPrivileges)
    let shop = Workshop([("a.facet", Checking.scene), ("b.facet", Checking.scene)])
    shop.facet("compile", ".")
    shop.write("b.facet", Checking.moved)
    let result = shop.shellLine("chmod 777 .; chmod 000 a.svg; \(user) \"$facet\" check")
    #expect(result.exitCode == 2 && result.errors == "facet: cannot read `a.svg`: permission denied\n")
    #expect(result.text.hasPrefix("b.svg is stale\n"))
  }

  @Test func aReportThatCannotBeWrittenIsTrouble() {
    let shop = Workshop([("a.facet", Checking.scene)])
    #expect(shop.shellLine("\"$facet\" check >/dev/full").exitCode == 2)
    let gone = shop.shellLine("mkfifo p; (: <p) & { sleep 0.2; \"$facet\" check --json; echo $? >&2; } >p")
    #expect(gone.errors.hasPrefix("facet: cannot write to standard output: ") && gone.errors.hasSuffix("\n2\n"))
  }
}
