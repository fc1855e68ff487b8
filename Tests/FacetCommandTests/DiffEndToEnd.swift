// SPDX-License-Identifier: Apache-2.0
//
// Differences between pictures, of files and of git's revisions.

import FacetTestSupport
import Testing

@Suite struct Differing {
  private func shop() -> Workshop {
    Workshop([("a.facet", Checking.scene), ("b.facet", Checking.moved)])
  }

  @Test func twoScenesDifferByElement() {
    let result = shop().facet("diff", "a.facet", "b.facet")
    #expect(result.exitCode == 1 && result.errors == "")
    #expect(result.text == "circle at b.facet:4:3 moved by (3, 0)\n")
  }

  @Test func aSceneAndItsPictureAreAlike() {
    let shop = shop()
    shop.facet("compile", "a.facet", "--optimize", "none")
    for arguments in [["a.facet", "a.svg"], ["a.svg", "a.facet"], ["a.svg", "a.svg"], ["a.facet", "a.facet"]] {
      let result = run(builtProgram("facet"), ["diff"] + arguments, in: shop.folder)
      #expect(result.exitCode == 0 && result.text == "" && result.errors == "", "\(result)")
    }
  }

  @Test func anSVGHasOnlyItsElements() {
    let shop = shop()
    shop.facet("compile", "a.facet", "b.facet")
    #expect(shop.facet("diff", "a.svg", "b.svg").text == "`circle` of the SVG moved by (3, 0)\n")
    #expect(shop.facet("diff", "b.svg", "a.facet").text == "circle at a.facet:4:3 moved by (-3, 0)\n")
  }

  @Test func settingsAreForTheScenesThatKnowThem() {
    let shop = Workshop([
      ("a.facet", "param r: Number = 10\nscene {\n  title: \"A\"\n  circle(radius: r).fill(.red)\n}\n"),
      ("b.facet", "scene {\n  title: \"A\"\n  circle(radius: 20).fill(.red)\n}\n"),
    ])
    #expect(shop.facet("diff", "a.facet", "b.facet", "--set", "r=20").exitCode == 0)
    #expect(shop.facet("diff", "a.facet", "b.facet").text == "circle at b.facet:3:3 resized to 200 %\n")
    #expect(shop.facet("diff", "a.facet", "b.facet", "--size", "200").exitCode == 1)
    let unknown = shop.facet("diff", "a.facet", "b.facet", "--set", "q=20")
    #expect(unknown.exitCode == 2 && unknown.errors.hasPrefix("facet: no input has a param `q`"))
  }

  @Test func whatOtherFilesDrawIsNamedWhereTheSceneUsesIt() {
    func scene(_ suit: String, _ radius: Int) -> String {
      "import \"parts.facet\"\nscene {\n  size: 200\n  title: \"A\"\n  hstack {\n    suitSign(.\(suit))\n    eye(radius: \(radius))\n  }\n}\n"
    }
    let shop = Workshop([
      ("parts.facet", "component eye(radius: Number) {\n  circle(radius: radius).fill(.navy)\n}\n"),
      ("a.facet", scene("hearts", 20)), ("b.facet", scene("clubs", 25)),
      ("a.face", "face {\n  size: 100\n  mouth: .smile\n}\n"), ("b.face", "face {\n  size: 100\n  mouth: .frown\n}\n"),
    ])
    let result = shop.facet("diff", "a.facet", "b.facet")
    let lines = result.text.split(separator: "\n")
    #expect(result.exitCode == 1 && !lines.isEmpty)
    #expect(lines.contains("part of eye at b.facet:7:5 resized to 125 %"), "\(result.text)")
    #expect(lines.contains { $0.hasPrefix("part of suitSign at ") }, "\(result.text)")
    #expect(
      lines.allSatisfy { $0.contains(" at a.facet:6:5 ") || $0.contains(" at b.facet:6:5 ") || $0.contains(":7:5 ") })
    let face = shop.facet("diff", "a.face", "b.face")
    let faceLines = face.text.split(separator: "\n")
    #expect(
      !faceLines.isEmpty && faceLines.allSatisfy { $0.hasPrefix("part of face at ") && $0.contains(".face:1:1 ") })
  }

  @Test func whatCannotBeComparedIsTrouble() {
    let shop = shop()
    shop.write("bad.facet", "scene {\n  circel()\n}\n")
    shop.write("parts.facet", "let r = 3\n")
    shop.write("bad.svg", "<svg")
    for path in ["gone.facet", "gone.svg", "bad.facet", "bad.svg", "parts.facet", "."] {
      let result = shop.facet("diff", "a.facet", path)
      #expect(result.exitCode == 2 && !result.errors.isEmpty && result.text == "", "\(path) \(result)")
    }
    #expect(shop.facet("diff", "a.facet").errors.hasPrefix("facet: `facet diff` compares two paths"))
    #expect(shop.facet("diff", "bad.svg", "bad.svg", "--set", "r=1").exitCode == 2)
  }

  @Test func aPageShowsBothAndNeedsNothingElse() {
    let shop = shop()
    shop.shellLine("mv b.facet '<b>&.facet'")
    let result = shop.facet("diff", "a.facet", "<b>&.facet", "--page", "new/page.html")
    #expect(result.exitCode == 1)
    let page = shop.text("new/page.html") ?? ""
    #expect(page.split(separator: "data:image/svg+xml;base64,").count == 5)
    #expect(page.contains("<h2>a.facet → &lt;b&gt;&amp;.facet</h2>"))
    #expect(page.contains("<li>circle at &lt;b&gt;&amp;.facet:4:3 moved by (3, 0)</li>"))
    #expect(!page.contains("<script") && !page.contains("http://") && !page.contains("https://"))
    let reader = """
      import base64, re, sys
      from html.parser import HTMLParser
      page = open("new/page.html").read(); HTMLParser().feed(page)
      pictures = [base64.b64decode(x, validate=True) for x in re.findall('base64,([^"]*)"', page)]
      sys.exit(not all(p.startswith(b"<svg") and p.rstrip().endswith(b"</svg>") for p in pictures))
      """
    shop.write("read.py", reader)
    #expect(shop.shellLine("/usr/bin/python3 read.py").exitCode == 0)
  }

  @Test func aPageThatCannotBeWrittenKeepsTheOldOne() throws {
    let shop = shop()
    shop.write("pages/p.html", "old")
    let user = try #require(Workshop.withoutPrivileges)
    let closed = shop.shellLine(
      "chmod 755 .; chmod 555 pages; \(user) \"$facet\" diff a.facet b.facet --page pages/p.html; r=$?; chmod 755 pages; exit $r"
    )
    #expect(closed.exitCode == 2 && closed.errors == "facet: cannot write `pages/p.html`: permission denied\n")
    #expect(shop.text("pages/p.html") == "old")
    #expect(shop.facet("diff", "a.facet", "b.facet", "--page", "/dev/full").exitCode == 2)
    #expect(shop.shellLine("\"$facet\" diff a.facet b.facet >/dev/full").exitCode == 2)
  }
}

@Suite struct DifferingRevisions {
  private static let git = "git -c user.name=a -c user.email=a@a.example -c commit.gpgsign=false"

  /// A repository of two commits; the work tree is as the second one has it.
  private func shop() -> Workshop {
    let shop = Workshop([("in/a.facet", "import \"../r.facet\"\n" + Checking.scene), ("r.facet", "let r = 3\n")])
    shop.write("in/c.facet", Checking.scene)
    shop.shellLine("git init -q -b main . && git add -A && \(Self.git) commit -q -m one")
    shop.write("in/a.facet", "import \"../r.facet\"\n" + Checking.moved)
    shop.write("in/b.facet", Checking.scene)
    shop.shellLine("rm in/c.facet; git add -A && \(Self.git) commit -q -m two")
    return shop
  }

  @Test func twoRevisionsAreCompared() {
    let shop = shop()
    let result = shop.facet("diff", "--git", "main~1..main", "in")
    #expect(result.exitCode == 1, "\(result)")
    #expect(
      result.text == """
        in/a.facet
          circle at in/a.facet:5:3 moved by (3, 0)
        in/b.facet
          was not there
        in/c.facet
          is gone

        """)
    #expect(shop.facet("diff", "--git", "HEAD..HEAD", "in").exitCode == 0)
    #expect(shop.facet("diff", "--git", "main~1..", "in/a.facet").text == "circle at in/a.facet:5:3 moved by (3, 0)\n")
  }

  @Test func theWorkTreeIsTheOtherSideAndIsLeftAlone() {
    let shop = shop()
    shop.write("in/a.facet", "import \"../r.facet\"\n" + Checking.scene)
    shop.shellLine("git add in/a.facet; echo 'let r = 4' >r.facet; touch -d '+1 hour' in/b.facet; git status")
    let before = shop.shellLine("sha256sum .git/index; git status --porcelain=v2; ls -l --time-style=full-iso in").text
    let result = shop.shellLine("cd in && \"$facet\" diff --git HEAD . --root .. --page ../page.html")
    #expect(result.exitCode == 1, "\(result)")
    #expect(result.text == "a.facet\n  circle at a.facet:5:3 moved by (-3, 0)\n")
    #expect(shop.text("page.html")?.contains("moved by (-3, 0)") == true)
    shop.shellLine("rm page.html")
    #expect(
      shop.shellLine("sha256sum .git/index; git status --porcelain=v2; ls -l --time-style=full-iso in").text == before)
    #expect(shop.facet("diff", "--git", "HEAD~1", "in/a.facet").exitCode == 0)
  }

  @Test func filesBesideOneAnotherAreThoseOfTheRevision() {
    let shop = Workshop([
      ("a.facet", "import \"r.facet\"\nscene {\n  title: \"A\"\n  circle(radius: r).fill(.red)\n}\n"),
      ("r.facet", "let r = 20\n"),
    ])
    shop.shellLine("git init -q -b main . && git add -A && \(Self.git) commit -q -m one")
    shop.write("r.facet", "let r = 30\n")
    #expect(shop.facet("diff", "--git", "main", "a.facet").text == "circle at a.facet:4:3 resized to 150 %\n")
  }

  @Test func hooksOfTheRepositoryAreNotRun() {
    let shop = shop()
    shop.write(".git/hooks/post-index-change", "#!/bin/sh\ntouch ran\n")
    shop.shellLine("chmod +x .git/hooks/post-index-change")
    #expect(shop.facet("diff", "--git", "main~1", "in/a.facet").exitCode == 1)
    #expect(!shop.files.contains("ran"))
  }

  @Test func whatGitDoesNotKnowIsTrouble() {
    let shop = shop()
    for (range, message) in [
      ("nowhere", "git knows no revision `nowhere`"), ("main..nowhere", "git knows no revision `nowhere`"),
      ("--output=x", "git knows no revision `--output=x`"), ("main...main", "`--git main...main` is no range"),
      ("", "`--git ` is no range"),
    ] {
      let result = run(builtProgram("facet"), ["diff", "--git=\(range)", "in"], in: shop.folder)
      #expect(result.exitCode == 2 && result.errors.hasPrefix("facet: \(message)"), "\(result)")
    }
    #expect(shop.facet("diff", "--git", "main", "gone").errors == "facet: `gone` does not exist\n")
    #expect(
      shop.facet("diff", "--git", "main", "in", environment: ["PATH=/nonexistent"]).errors.hasPrefix(
        "facet: cannot start `git`: "))
    let outside = Workshop([("a.facet", Checking.scene)])
    #expect(outside.facet("diff", "--git", "main", "a.facet").errors.hasPrefix("facet: git: not a git repository"))
  }

  @Test func aSceneThatWasBrokenCannotBeCompared() {
    let shop = shop()
    shop.write("in/a.facet", "scene {\n  circel()\n}\n")
    shop.shellLine("git add -A && \(Self.git) commit -q -m three")
    shop.write("in/a.facet", Checking.scene)
    let result = shop.facet("diff", "--git", "main", "in")
    #expect(
      result.exitCode == 2 && result.errors.contains("facet: `in/a.facet` cannot be compared: it was broken before"))
  }

  @Test func nothingIsLeftBehind() {
    let shop = shop()
    shop.shellLine("mkdir tmp")
    let result = shop.shellLine("TMPDIR=\"$PWD/tmp\" \"$facet\" diff --git main~1..main in; ls -A tmp")
    #expect(result.text.hasSuffix("is gone\n"), "\(result)")
  }
}
