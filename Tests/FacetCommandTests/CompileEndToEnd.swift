// SPDX-License-Identifier: Apache-2.0

import FacetTestSupport
import Testing

@Suite struct Compiling {
  @Test func theOutputLiesBesideTheSource() {
    let shop = Workshop([("a.face", plainFace)])
    let result = shop.facet("compile", "a.face")
    #expect(result.exitCode == 0 && result.text == "" && result.errors == "")
    #expect(shop.files == ["a.face", "a.svg"])
    #expect(shop.text("a.svg")?.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" ") == true)
  }

  @Test func aPipeGoesOnAsAPipe() {
    let shop = Workshop([("a.face", plainFace)])
    shop.facet("compile", "a.face")
    let piped = shop.facet("compile", "-", "--stdin-filename", "a.face", input: plainFace)
    #expect(piped.exitCode == 0)
    #expect(piped.text == shop.text("a.svg"))
  }

  @Test func aFolderIsCompiledWithAllBelowIt() {
    let shop = Workshop([("in/a.face", plainFace), ("in/b/c.face", plainFace), ("in/lib.facet", "let r = 3\n")])
    #expect(shop.facet("compile", "in", "-o", "out/").exitCode == 0)
    #expect(shop.files == ["in/a.face", "in/b/c.face", "in/lib.facet", "out/a.svg", "out/b/c.svg"])
  }

  @Test func aLibraryNamedOutrightIsTrouble() {
    let shop = Workshop([("lib.facet", "let r = 3\n")])
    let result = shop.facet("compile", "lib.facet")
    #expect(result.exitCode == 2)
    #expect(result.errors.contains("`lib.facet` holds no scene"))
  }

  @Test func aBadFileKeepsItsOldOutputAndBlocksNoOther() {
    let shop = Workshop([("good.face", plainFace), ("bad.face", brokenFace), ("bad.svg", "the old picture")])
    let result = shop.facet("compile", "good.face", "bad.face")
    #expect(result.exitCode == 1)
    #expect(shop.text("bad.svg") == "the old picture")
    #expect(shop.text("good.svg") != nil)
    #expect(result.errors.contains("bad.face:3:3"))
    #expect(result.errors.contains("`eyes`"))
  }

  @Test(arguments: [
    ["compile"], ["compile", "missing.face"], ["compile", "*.card"], ["compile", "a.face", "--wat"], ["wat"],
    ["compile", "a.face", "--tolerance", "0"], ["compile", "a.face", "--size", "axb"],
    ["compile", "a.face", "--set", "x"],
    ["compile", "a.face", "--set", "colour=red"], ["compile", "a.face", "--theme", "dark"],
    ["compile", "a.face", "--root", "nowhere"], ["compile", "a.face", "-o", "{nam}.svg"], ["compile", "a.face", "-"],
    ["compile", "a.face", "--id-prefix", "1"], ["compile", "a.face", "-o", "/dev/full"],
  ]) func troubleIsExitCodeTwoAndWritesNothing(_ arguments: [String]) {
    let shop = Workshop([("a.face", plainFace)])
    let result = run(builtProgram("facet"), arguments, in: shop.folder)
    #expect(result.exitCode == 2)
    #expect(result.errors.hasPrefix("facet: "))
    #expect(shop.files == ["a.face"])
  }

  @Test func twoInputsWithOneOutputAreTroubleBeforeAnythingIsWritten() {
    let shop = Workshop([("a.face", plainFace), ("b/a.face", plainFace)])
    #expect(shop.facet("compile", "a.face", "b/a.face", "-o", "{name}.svg").exitCode == 2)
    #expect(shop.facet("compile", "a.face", "b/a.face", "-o", "x.svg").exitCode == 2)
    #expect(shop.files == ["a.face", "b/a.face"])
  }

  @Test func anOutputIsNeverASource() {
    let shop = Workshop([("a.face", plainFace)])
    #expect(shop.facet("compile", "a.face", "-o", "a.face").exitCode == 2)
    #expect(shop.text("a.face") == plainFace)
  }

  @Test func settingsReachParamsAndTheRootsOwnParameters() {
    let shop = Workshop([("a.face", "param ink: Color = .red\nface {\n  size: 100\n  color: ink\n}\n")])
    let plain = shop.facet("compile", "a.face", "-o", "-").text
    let blue = shop.facet("compile", "a.face", "-o", "-", "--set", "ink=#00f").text
    #expect(plain.contains("#f00") || plain.contains("red"))
    #expect(blue != plain)
    let dotted = shop.facet("compile", "a.face", "-o", "-", "--set", "mouth=.frown").text
    let bare = shop.facet("compile", "a.face", "-o", "-", "--set", "mouth=frown").text
    #expect(dotted == bare && dotted != plain)
  }

  @Test func aTemplateUsesParamValues() {
    let shop = Workshop([("c.card", "param rank: Rank = .two\ncard {\n  size: (100, 160)\n  rank: rank\n}\n")])
    #expect(shop.facet("compile", "c.card", "--set", "rank=Q", "-o", "out/{name}-{rank}.svg").exitCode == 0)
    #expect(shop.files == ["c.card", "out/c-queen.svg"])
  }

  @Test func dependenciesNameEveryPathAskedFor() {
    let shop = Workshop([
      ("a.facet", "import \"b.facet\"\nscene {\n  circle(radius: r)\n}\n"), ("b.facet", "let r = 9\n"),
    ])
    #expect(shop.facet("compile", "a.facet", "--deps", "a.d").exitCode == 0)
    #expect(shop.text("a.d") == "a.svg: a.facet b.facet\n\na.facet:\n\nb.facet:\n")
  }

  @Test func anEqualOutputIsNotTouched() {
    let shop = Workshop([("a.face", plainFace)])
    shop.facet("compile", "a.face")
    shell("touch -d '2001-01-01' '\(shop.folder)/a.svg'")
    shop.facet("compile", "a.face")
    let listing = run("/bin/sh", ["-c", "stat -c %y a.svg"], in: shop.folder).text
    #expect(listing.hasPrefix("2001-01-01"))
  }

  @Test func importsMayNotLeaveTheRoot() {
    let shop = Workshop([
      ("secret.facet", "let r = 9\n"), ("in/a.facet", "import \"../secret.facet\"\nscene {\n  circle(radius: r)\n}\n"),
    ])
    #expect(run(builtProgram("facet"), ["compile", "a.facet"], in: shop.folder + "/in").exitCode == 1)
    #expect(shop.facet("compile", "in/a.facet").exitCode == 0)
    #expect(shop.facet("compile", "in/a.facet", "--root", "in").exitCode == 1)
    shell("ln -s ../secret.facet '\(shop.folder)/in/link.facet'")
    shop.write("in/b.facet", "import \"link.facet\"\nscene {\n  circle(radius: r)\n}\n")
    #expect(shop.facet("compile", "in/b.facet", "--root", "in").exitCode == 1)
  }

  @Test func bytesDependOnNothingElse() {
    let scenes = Fixture.files(
      below: "Tests/Fixtures/scenes", endings: [".face", ".badge", ".card", ".sketch", ".facet"])
    let one = Workshop(scenes.map { ($0.name, $0.text()) })
    let two = Workshop(scenes.map { ("deep/er/" + $0.name, $0.text()) })
    let names = scenes.map(\.name)
    let first = names.compactMap { name -> String? in
      one.facet("compile", name, "-o", "-").text
    }
    #expect(first.allSatisfy { $0.hasPrefix("<svg") })
    for threads in ["1", "8"] {
      for order in [names, Array(names.reversed())] {
        let arguments = ["compile"] + order + ["-j", threads, "-o", "out/"]
        #expect(run(builtProgram("facet"), arguments, in: two.folder + "/deep/er").exitCode == 0)
        let outputs = names.map { two.text("deep/er/out/" + $0.split(separator: ".")[0] + ".svg") ?? "" }
        #expect(outputs == first)
      }
    }
    for _ in 0..<20 {
      #expect(
        one.facet("compile", "landmark.badge", "-o", "-").text == first[names.firstIndex(of: "landmark.badge") ?? 0])
    }
  }
}
