// SPDX-License-Identifier: Apache-2.0
//
// No file that is written takes the place of a scene, of settings, or of another one.

import FacetTestSupport
import Testing

private let dot = "scene {\n  circle().fill(.crimson)\n}\n"

@Suite("What is never written over") struct KeptFiles {
  private func shop() -> Workshop {
    let shop = Workshop([
      ("project.facet", "project { lint { exclude: [\"old\"] }; build { sources: [\"a.facet\"] } }\n"),
      ("a.facet", "import \"parts.txt\"\n" + dot), ("parts.txt", "let r = 9\n"), ("b.face", plainFace),
      ("house", "project { }\n"), ("notes.md", "# Notes\n"),
    ])
    shop.shellLine("ln -s b.face link.svg; ln -s later.card ahead.svg; mkdir in; ln -s .. in/up")
    shop.facet("compile", "a.facet")
    shop.shellLine(
      "\"$facet\" lint a.facet --write-baseline known; \"$facet\" check --lock old.lock --write-lock")
    return shop
  }

  static let lines = [
    ("lint a.facet --report sarif=a.facet", "the `sarif` report `a.facet` is one of the sources"),
    ("lint a.facet --report sarif=in/up/a.facet", "the `sarif` report `in/up/a.facet` is one of the sources"),
    ("lint a.facet --report sarif=b.face", "the `sarif` report `b.face` has the ending of a scene"),
    ("lint a.facet --report sarif=project.facet", "the `sarif` report `project.facet` is one of the sources"),
    ("lint a.facet --report json=link.svg", "`link.svg` leads to `b.face`, which has the ending of a scene"),
    ("lint a.facet --report json=ahead.svg", "`ahead.svg` leads to `later.card`, which has the ending of a scene"),
    ("lint a.facet --report json=parts.txt", "`parts.txt` is one of the sources"),
    ("lint a.facet --config house --report json=house", "`house` is one of the sources"),
    ("lint a.facet --fix --write-baseline a.facet", "the list of known findings `a.facet` is"),
    ("lint a.facet --write-baseline new.facet", "the list of known findings `new.facet` has the ending of a scene"),
    ("lint a.facet --write-baseline notes.md", "`notes.md` is there and is no list of known findings"),
    (
      "lint a.facet --write-baseline x --report json=./x",
      "the list of known findings and the `json` report would both be `./x`"
    ),
    ("lint a.facet --report text=x --report json=in/up/x", "the `text` report and the `json` report would both be"),
    ("lint a.facet --report json=known", "the `json` report `known` would take the place of a list of known findings"),
    ("lint a.facet --report text=old.lock", "the `text` report `old.lock` would take the place of a lock"),
    ("check --lock a.facet --write-lock", "the lock `a.facet` is one of the sources"),
    ("check --lock project.facet --write-lock", "the lock `project.facet` is one of the sources"),
    ("check --lock b.face --write-lock", "the lock `b.face` has the ending of a scene"),
    ("check --lock notes.md --write-lock", "`notes.md` is there and is no lock"),
    ("check --lock a.svg --write-lock", "the output and the lock would both be `a.svg`"),
    ("diff a.facet b.face --page b.face", "the page `b.face` is one of the sources"),
    ("diff a.facet b.face --page new.card", "the page `new.card` has the ending of a scene"),
    ("diff a.facet a.svg --page a.svg", "the page `a.svg` is one of the sources"),
    ("compile a.facet -o b.face", "the output `b.face` has the ending of a scene"),
    ("compile a.facet -o '{name}.badge'", "the output `a.badge` has the ending of a scene"),
    ("compile a.facet -o link.svg", "`link.svg` leads to `b.face`"),
    ("compile a.facet -o x.svg --deps project.facet", "the dependency file `project.facet` has the ending of a scene"),
    ("morph b.face --to eyes=closed -o project.facet", "the output `project.facet` has the ending of a scene"),
  ]

  @Test(arguments: lines)
  func scenesSettingsAndFilesOfOthersStay(_ line: String, _ message: String) {
    let shop = shop()
    let before = shop.shellLine("cat project.facet a.facet parts.txt b.face house notes.md a.svg known old.lock").text
    let files = shop.files
    let result = shop.shellLine("\"$facet\" \(line)")
    #expect(result.exitCode == 2)
    #expect(result.errors.contains(message) && result.errors.contains("\n  "), "\(result.errors)")
    #expect(shop.files == files)
    #expect(
      shop.shellLine("cat project.facet a.facet parts.txt b.face house notes.md a.svg known old.lock").text == before)
  }

  @Test func listsThatTheToolKeepsAreWrittenAnew() {
    let shop = shop()
    shop.write("empty", "")
    for name in ["known", "empty", "known"] {
      #expect(shop.facet("lint", "a.facet", "--write-baseline", name).exitCode == 0)
      #expect(shop.text(name)?.hasPrefix("facet-baseline 1\n") == true)
    }
    shop.write("empty.lock", "")
    for name in ["facet.lock", "empty.lock", "facet.lock"] {
      #expect(shop.facet("check", "--lock", name, "--write-lock").exitCode == 0)
      #expect(shop.text(name)?.contains(" a.svg\n") == true)
    }
  }

  @Test func aWatchOfTwoBuildsThatMakeOneFileEnds() {
    let shop = Workshop([
      (
        "project.facet",
        "project { build { sources: [\"a.facet\"]; output: \"x.svg\" }; build { output: \"x.svg\" } }\n"
      ),
      ("a.facet", dot),
    ])
    let result = shop.shellLine("timeout 60 \"$facet\" watch")
    #expect(result.exitCode == 2 && result.errors.contains("two builds make `x.svg`"), "\(result.errors)")
    #expect(!shop.files.contains("x.svg"))
  }
}
