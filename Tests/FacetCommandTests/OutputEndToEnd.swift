// SPDX-License-Identifier: Apache-2.0
//
// What is written, where, and what stays as it was.

import FacetTestSupport
import Testing

@Suite struct WritingOutputs {
  @Test func aFolderThatDoesNotExistIsMade() {
    let shop = Workshop([("a.face", plainFace)])
    #expect(shop.facet("compile", "a.face", "-o", "new/deep/a.svg", "--deps", "made/a.d").exitCode == 0)
    #expect(shop.files == ["a.face", "made/a.d", "new/deep/a.svg"])
  }

  @Test func aFolderThatIsThereTakesTheOutputWithoutASlash() {
    let shop = Workshop([("a.face", plainFace), ("out/keep.txt", "")])
    #expect(shop.facet("compile", "a.face", "-o", "out").exitCode == 0)
    #expect(shop.files == ["a.face", "out/a.svg", "out/keep.txt"])
  }

  @Test func aPatternKeepsTheTreeInAFolder() {
    let shop = Workshop([("in/a/x.face", plainFace), ("in/b/x.face", plainFace)])
    #expect(shop.facet("compile", "in/*/x.face", "-o", "out/").exitCode == 0)
    #expect(shop.files == ["in/a/x.face", "in/b/x.face", "out/a/x.svg", "out/b/x.svg"])
  }

  @Test func modeAndLinkAreKept() {
    let shop = Workshop([("a.face", plainFace), ("real.svg", "old")])
    shop.shellLine("chmod 640 real.svg; ln -s real.svg a.svg")
    #expect(shop.facet("compile", "a.face").exitCode == 0)
    #expect(shop.shellLine("stat -c '%a %F' real.svg; readlink a.svg").text == "640 regular file\nreal.svg\n")
    #expect(shop.text("real.svg")?.hasPrefix("<svg") == true)
  }

  @Test func aNewOutputHasTheModeThatTheUserWants() {
    let shop = Workshop([("a.face", plainFace)])
    #expect(shop.shellLine("umask 027; \"$facet\" compile a.face && stat -c %a a.svg").text == "640\n")
  }

  @Test func aStandardStreamThatIsAPipeIsWrittenUnderItsName() {
    let shop = Workshop([("a.face", plainFace)])
    let picture = shop.facet("compile", "a.face", "-o", "-").text
    for name in ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"] {
      let piped = shop.shellLine("\"$facet\" compile a.face -o \(name) | cat")
      #expect(piped.text == picture && piped.errors == "", "\(name) \(piped.errors)")
    }
    let report = shop.shellLine("\"$facet\" lint a.face --report json=/dev/stderr 2>&1 >/dev/null | cat")
    #expect(report.text.hasPrefix("{\"version\":"), "\(report.text)")
    #expect(shop.files == ["a.face"])
  }

  @Test func outputsThatDifferInCaseAloneAreWarnedOf() {
    let shop = Workshop([("in/a.face", plainFace), ("in/A.face", plainFace)])
    let result = shop.facet("compile", "in", "-o", "out/")
    #expect(result.exitCode == 0)
    #expect(
      result.errors == "facet: warning: `out/A.svg` and `out/a.svg` are one file on systems that ignore case in names\n"
    )
    #expect(shop.files.suffix(2) == ["out/A.svg", "out/a.svg"])
  }

  @Test func namesThatOnlyLookAlikeAreTwoFiles() {
    let shop = Workshop([("in/\u{E9}.face", plainFace), ("in/e\u{301}.face", plainFace)])
    #expect(shop.facet("compile", "in", "-o", "out/").exitCode == 0)
    #expect(shop.files.count == 4)
  }

  @Test func noOutputTakesThePlaceOfAnImport() {
    let shop = Workshop([
      ("a.facet", "import \"b.facet\"\nscene {\n  circle(radius: r)\n}\n"), ("b.facet", "let r = 9\n"),
    ])
    let result = shop.facet("compile", "a.facet", "-o", "b.facet")
    #expect(result.exitCode == 2 && result.errors.hasPrefix("facet: the output `b.facet` is one of the sources\n"))
    #expect(shop.facet("compile", "a.facet", "--deps", "b.facet").exitCode == 2)
    #expect(shop.facet("compile", "a.facet", "--deps", "a.svg").exitCode == 2)
    #expect(shop.text("b.facet") == "let r = 9\n")
    #expect(shop.files == ["a.facet", "b.facet"])
  }

  @Test func aBrokenInputStillOwnsItsPlace() {
    let shop = Workshop([("a.face", plainFace), ("bad.face", brokenFace)])
    #expect(shop.facet("compile", "a.face", "bad.face", "-o", "x.svg").exitCode == 2)
    #expect(shop.files == ["a.face", "bad.face"])
  }

  @Test func aValueNeverLeavesTheFolder() {
    let shop = Workshop([("in/a.facet", "param label: String = \"../../up\"\nscene {\n  circle()\n}\n")])
    #expect(shop.facet("compile", "in/a.facet", "-o", "out/{label}").exitCode == 0)
    #expect(shop.facet("compile", "in/a.facet", "-o", "out/{label}.svg", "--set", "label=\"..\"").exitCode == 0)
    #expect(shop.files == ["in/a.facet", "out/-.svg", "out/..-..-up.svg"])
  }

  @Test func aStageGoesToStandardOutputOrAFileForEach() {
    let shop = Workshop([("a.face", plainFace), ("b.face", plainFace)])
    let one = shop.facet("compile", "a.face", "--emit", "ir")
    #expect(one.exitCode == 0 && !one.text.isEmpty)
    let two = shop.facet("compile", "a.face", "b.face", "--emit", "ir")
    #expect(two.exitCode == 2 && two.errors.contains("`-o stages/`"))
    #expect(shop.files == ["a.face", "b.face"])
    for stage in ["tokens", "tree", "scene", "ir", "grid", "svg"] {
      #expect(shop.facet("compile", "a.face", "b.face", "--emit", stage, "-o", "stages/").exitCode == 0)
    }
    #expect(shop.files.count == 14 && shop.text("stages/b.ir") == one.text)
  }
}

@Suite struct DependencyFiles {
  let sources = [
    ("a.facet", "import \"b.facet\"\nscene {\n  circle(radius: r)\n}\n"), ("b.facet", "let r = 9\n"),
  ]

  @Test func standardOutputIsADash() {
    let shop = Workshop(sources)
    #expect(shop.facet("compile", "a.facet", "--deps", "-").text == "a.svg: a.facet b.facet\n\na.facet:\n\nb.facet:\n")
    let clash = shop.facet("compile", "a.facet", "--deps", "-", "-o", "-")
    #expect(clash.exitCode == 2 && clash.text.isEmpty)
    shop.facet("compile", "a.facet", "--deps", "a.d", "-o", "-")
    #expect(shop.text("a.d")?.hasPrefix("-: a.facet b.facet\n") == true)
  }

  @Test func whatIsMissingIsAmongThem() {
    let shop = Workshop([("a.facet", "import \"gone.facet\"\nscene {\n  circle()\n}\n")])
    #expect(shop.facet("compile", "a.facet", "--deps", "a.d").exitCode == 1)
    #expect(shop.text("a.d")?.hasPrefix("a.svg: a.facet gone.facet\n") == true)
  }

  @Test func standardInputIsNoFile() {
    let shop = Workshop([("b.facet", "let r = 9\n")])
    shop.facet("compile", "-", "-o", "x.svg", "--deps", "x.d", input: sources[0].1)
    #expect(shop.text("x.d") == "x.svg: b.facet\n\nb.facet:\n")
  }

  @Test func makeReadsThem() {
    let shop = Workshop(sources)
    shop.write("Makefile", "a.svg: a.facet\n\t'\(builtProgram("facet"))' compile a.facet --deps a.d\n-include a.d\n")
    #expect(shop.shellLine("make -s a.svg").exitCode == 0)
    #expect(shop.shellLine("make -q a.svg").exitCode == 0)
    #expect(shop.shellLine("touch -d '+1 minute' b.facet; make -q a.svg").exitCode == 1)
  }
}
