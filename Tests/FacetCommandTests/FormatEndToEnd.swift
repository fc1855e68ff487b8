// SPDX-License-Identifier: Apache-2.0

import FacetTestSupport
import Testing

@Suite struct FormatEndToEnd {
  private static let untidy = "face {\n size:100 }\n"
  private static let tidy = "face {\n  size: 100\n}\n"

  @Test func filesAreLaidOutInPlaceAndNamed() {
    let shop = Workshop([("b/x.face", Self.untidy), ("b/y.face", Self.tidy), ("c.face", Self.untidy)])
    let result = shop.facet("format", "b", "c.face")
    #expect(result.exitCode == 0 && result.text == "b/x.face\nc.face\n" && result.errors == "")
    #expect(shop.text("b/x.face") == Self.tidy && shop.text("b/y.face") == Self.tidy)
    #expect(shop.facet("format", ".").text == "")
    #expect(shop.files == ["b/x.face", "b/y.face", "c.face"])
  }

  @Test func checkNamesWhatWouldChangeAndWritesNothing() {
    let shop = Workshop([("x.face", Self.untidy), ("y.face", Self.tidy)])
    let result = shop.facet("format", "--check", ".")
    #expect(result.exitCode == 1 && result.text == "./x.face\n")
    #expect(shop.text("x.face") == Self.untidy)
    let clean = shop.facet("format", "--check", "y.face")
    #expect(clean.exitCode == 0 && clean.text == "")
  }

  @Test func diffShowsWhatWouldChangeAndWritesNothing() {
    let shop = Workshop([("x.face", Self.untidy), ("y.face", Self.tidy)])
    let result = shop.facet("format", "--diff", "x.face", "y.face")
    let expected = "--- x.face\n+++ x.face\n@@ -1,2 +1,3 @@\n face {\n- size:100 }\n+  size: 100\n+}\n"
    #expect(result.exitCode == 1 && result.text == expected)
    #expect(shop.facet("format", "--check", "--diff", "x.face").text == expected)
    #expect(shop.text("x.face") == Self.untidy)
  }

  @Test func standardInputGoesToStandardOutput() {
    let shop = Workshop()
    let result = shop.facet("format", "-", "--stdin-filename", "a.face", input: Self.untidy)
    #expect(result.exitCode == 0 && result.text == Self.tidy && result.errors == "")
    #expect(shop.facet("format", "-", input: Self.tidy).text == Self.tidy)
    let check = shop.facet("format", "-", "--check", "--stdin-filename", "a.face", input: Self.untidy)
    #expect(check.exitCode == 1 && check.text == "a.face\n")
    #expect(shop.facet("format", "-", "a.face").exitCode == 2)
    #expect(shop.facet("format", "--stdin-filename", "a.face", "b.face").exitCode == 2)
  }

  @Test(arguments: ["face { ( }\n", "face {\r\n size:100 \r\n", "\u{1}", "scene { circle(\"é) }"])
  func standardInputThatDoesNotParseIsPrintedAsItCame(_ text: String) {
    let shop = Workshop()
    for lines in [[], ["--lines", "1:1"]] {
      let words = ["format", "-", "--stdin-filename", "a.face"] + lines
      let broken = run(builtProgram("facet"), words, in: shop.folder, input: Array(text.utf8))
      #expect(broken.exitCode == 1 && broken.text == text && broken.errors.contains("a.face:"), "\(broken)")
    }
    for option in ["--check", "--diff"] {
      let broken = shop.facet("format", "-", option, input: text)
      #expect(broken.exitCode == 1 && broken.text == "" && broken.errors.contains("stdin.facet:"), "\(broken)")
    }
  }

  @Test func bytesThatAreNoTextAreGivenBackToo() {
    let shop = Workshop()
    shop.write("in", bytes: [0x66, 0xFF, 0x0A])
    #expect(shop.shellLine("\"$facet\" format - <in >out 2>/dev/null; echo $?; cmp in out").text == "1\n")
  }

  @Test func aFileThatDoesNotParseIsLeftAloneAndTheOthersAreDone() {
    let broken = "face {\n size:100 \n"
    let shop = Workshop([("a.face", broken), ("b.face", Self.untidy)])
    let result = shop.facet("format", ".")
    #expect(result.exitCode == 1 && result.text == "./b.face\n" && result.errors.contains("a.face:"))
    #expect(shop.text("a.face") == broken && shop.text("b.face") == Self.tidy)
  }

  /// What `make lint` asks, so that a scene without a layout does not wait for it; what is left out has its reason beside it.
  @Test func theScenesOfTheRepositoryAreLaidOut() throws {
    let makefile = String(decoding: readFile(repositoryRoot + "/Makefile") ?? [], as: UTF8.self)
    let line = try #require(makefile.split(separator: "\n").first { $0.hasPrefix("SCENES = ") })
    let folders = line.split(separator: " ").dropFirst(2).map(String.init)
    #expect(folders.contains("Tests/Fixtures") && folders.contains("examples"))
    let result = run(builtProgram("facet"), ["format", "--check"] + folders, in: repositoryRoot)
    #expect(result.exitCode == 0 && result.text == "", "\(result.text)\(result.errors)")
    let project = String(decoding: readFile(repositoryRoot + "/project.facet") ?? [], as: UTF8.self)
    for line in project.split(separator: "\n") where line.contains("\"Tests/Fixtures/") {
      let parts = line.split(separator: ",  // ")
      let path = parts[0].split(separator: "\"")[1]
      #expect(parts.count == 2 && shell("test -e '\(repositoryRoot)/\(path)'") == 0, "\(line)")
    }
  }

  @Test(arguments: [["format", "nowhere"], ["format", "*.face"], ["format"]])
  func whatNamesNoSceneIsTrouble(_ arguments: [String]) {
    let shop = Workshop([("empty/a.txt", "")])
    let result = run(builtProgram("facet"), arguments, in: shop.folder)
    #expect(result.exitCode == 2 && result.text == "" && !result.errors.isEmpty)
  }

  @Test(arguments: [["empty"], ["--check", "empty"], ["--diff", "empty", "."]])
  func aFolderWithoutScenesIsNoted(_ arguments: [String]) {
    let shop = Workshop([("empty/a.txt", ""), ("full/a.face", Self.tidy)])
    let result = run(builtProgram("facet"), ["format"] + arguments, in: shop.folder)
    #expect(result.exitCode == 0 && result.text == "" && result.errors == "facet: note: no scenes below `empty`\n")
  }

  @Test func linesAreThoseOfOneFile() {
    let shop = Workshop([("a.face", "face {\n size:100\n   color:.red\n}\n"), ("b.face", Self.tidy)])
    #expect(shop.facet("format", "--lines", "3:3", "a.face").exitCode == 0)
    #expect(shop.text("a.face") == "face {\n size:100\n  color: .red\n}\n")
    #expect(shop.facet("format", "--lines", "2", "a.face").exitCode == 0)
    #expect(shop.text("a.face") == "face {\n  size: 100\n  color: .red\n}\n")
    #expect(shop.facet("format", "--lines", "1:2", "a.face", "b.face").exitCode == 2)
    for lines in ["", "0:1", "3:2", "a:b", "1:2:3", "1:"] {
      #expect(shop.facet("format", "--lines", lines, "a.face").exitCode == 2, "\(lines)")
    }
  }

  @Test func modesAndLinksAreKept() {
    let shop = Workshop([("real/a.face", Self.untidy)])
    shop.shellLine("chmod 640 real/a.face && ln -s real/a.face link.face")
    #expect(shop.facet("format", "link.face").exitCode == 0)
    let listing = shop.shellLine("stat -c '%a %F' real/a.face && stat -c %F link.face")
    #expect(listing.text == "640 regular file\nsymbolic link\n")
    #expect(shop.text("real/a.face") == Self.tidy)
  }

  @Test func aTidyFileIsNotWritten() {
    let shop = Workshop([("a.face", Self.tidy)])
    let before = shop.shellLine("stat -c '%i %y' a.face").text
    #expect(shop.facet("format", "a.face").text == "")
    #expect(shop.shellLine("stat -c '%i %y' a.face").text == before)
  }

  @Test func aFolderThatCannotBeWrittenIsTroubleAndLosesNothing() {
    guard let drop = Workshop.withoutPrivileges else { return }
    let shop = Workshop([("a/x.face", Self.untidy), ("b/y.face", Self.untidy)])
    shop.shellLine("chmod -R a+rwX . && chmod 777 b && chmod 555 a")
    let result = shop.shellLine("\(drop) $facet format a b")
    #expect(result.exitCode == 2 && result.errors.contains("cannot write `a/x.face`"), "\(result.errors)")
    #expect(shop.text("a/x.face") == Self.untidy && shop.text("b/y.face") == Self.tidy)
    shop.shellLine("chmod 755 a")
  }

  @Test func aFullDiskLosesNothing() {
    let shop = Workshop([("a.face", "face { size: 100 } " + String(repeating: "// x\n", count: 900))])
    let before = shop.text("a.face")
    let result = shop.shellLine("ulimit -f 2; $facet format a.face")
    #expect(result.exitCode == 2 && result.errors.contains("cannot write"), "\(result.errors)")
    #expect(shop.text("a.face") == before && shop.files == ["a.face"])
  }
}
