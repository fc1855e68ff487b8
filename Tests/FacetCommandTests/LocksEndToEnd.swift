// SPDX-License-Identifier: Apache-2.0
//
// Locks: what an upgrade would change.

import FacetTestSupport
import Testing

@Suite struct Locks {
  static let project = "project {\n  build { output: \"out/\" }\n  check { lock: \"out/facet.lock\" }\n}\n"

  private func shop() -> Workshop {
    let shop = Workshop([("project.facet", Self.project), ("b.facet", Checking.scene), ("a.facet", Checking.moved)])
    shop.facet("compile", ".", "-o", "out/")
    #expect(shop.facet("check", "--write-lock").exitCode == 0)
    return shop
  }

  @Test func aLockIsSortedAndStable() {
    let shop = shop()
    let text = shop.text("out/facet.lock") ?? ""
    let lines = text.split(separator: "\n")
    #expect(lines.count == 5 && lines[0].hasPrefix("# ") && lines[1] == "facet 0.1.0" && lines[2] == "edition 1")
    #expect(lines[3].hasSuffix(" a.svg") && lines[4].hasSuffix(" b.svg"))
    #expect(shop.facet("check").text == "2 current\n")
    #expect(shop.facet("check", "--write-lock").exitCode == 0 && shop.text("out/facet.lock") == text)
  }

  @Test func anUpgradeSaysWhatItWouldChange() {
    let shop = shop()
    let lock = (shop.text("out/facet.lock") ?? "").replacing("facet 0.1.0", "facet 0.0.9").replacing(
      "edition 1", "edition 0")
    shop.write("out/facet.lock", lock)
    let same = shop.facet("check")
    #expect(same.exitCode == 1)
    #expect(
      same.text == """
        out/facet.lock was written by facet 0.0.9, and this is facet 0.1.0
        out/facet.lock is of edition 0 of the language, and this is edition 1
        2 current

        """)
    shop.write("a.facet", Checking.scene)
    shop.write("c.facet", Checking.scene)
    shop.facet("compile", "c.facet", "-o", "out/")
    shop.shellLine("rm b.facet out/b.svg")
    let result = shop.facet("check")
    #expect(
      result.text.contains(
        "out/a.svg is stale\n  circle at a.facet:4:3 moved by (-3, 0)\n  not what out/facet.lock has\n"))
    #expect(result.text.contains("out/c.svg is not in out/facet.lock\n"))
    #expect(result.text.contains("out/b.svg is in the lock, and nothing makes it\n"))
    shop.facet("compile", ".", "-o", "out/")
    let made = shop.facet("check")
    #expect(made.exitCode == 1 && made.text.contains("out/a.svg is not what out/facet.lock has\n"))
    #expect(shop.facet("check", "--write-lock").exitCode == 0 && shop.facet("check").exitCode == 0)
  }

  @Test(arguments: ["cp b.facet a.facet", "rm out/a.svg", "cp out/a.svg out/old.svg"])
  func aLockIsNotWrittenWhileOutputsAreStaleMissingOrOrphaned(_ change: String) {
    let shop = shop()
    shop.write("out/facet.lock", (shop.text("out/facet.lock") ?? "").replacing("facet 0.1.0", "facet 0.0.9"))
    let lock = shop.text("out/facet.lock")
    shop.shellLine(change)
    let result = shop.facet("check", "--write-lock")
    #expect(result.exitCode == 1)
    #expect(
      result.errors == "facet: `out/facet.lock` is left as it is, because not every output is current\n"
        && result.text.contains(" current\n"), "\(result)")
    #expect(shop.text("out/facet.lock") == lock)
    shop.shellLine("rm -f out/old.svg; \"$facet\" compile . -o out/")
    #expect(shop.facet("check", "--write-lock").exitCode == 0 && shop.text("out/facet.lock") != lock)
  }

  @Test func aBrokenSourceLeavesTheLock() {
    let shop = shop()
    let lock = shop.text("out/facet.lock")
    shop.write("b.facet", "scene {\n  circel()\n}\n")
    let result = shop.facet("check", "--write-lock")
    #expect(result.exitCode == 2 && result.errors.contains("`out/facet.lock` is left as it is"))
    #expect(shop.text("out/facet.lock") == lock)
    // Without writing, its entry is not orphaned.
    #expect(shop.facet("check").text == "1 current\n")
  }

  @Test(arguments: [
    "", "facet 0.1.0\n", "<<<<<<< ours\nfacet 0.1.0\nedition 1\n", "facet 0.1.0\nedition 1\nabc a.svg\n",
  ])
  func whatIsNoLockIsTrouble(_ text: String) {
    let shop = shop()
    shop.write("out/facet.lock", text)
    let result = shop.facet("check")
    #expect(result.exitCode == 2 && result.errors.hasPrefix("facet: `out/facet.lock` is no lock: line "))
  }

  @Test func theHintAboutABrokenLockCanBeFollowed() {
    let shop = shop()
    let lock = shop.text("out/facet.lock") ?? ""
    for text in ["", lock.replacing("edition 1", "<<<<<<< ours")] {
      shop.write("out/facet.lock", text)
      #expect(shop.facet("check").errors.contains("\n  `facet check --write-lock` writes it anew\n"))
      #expect(shop.facet("check", "--write-lock").exitCode == 0 && shop.text("out/facet.lock") == lock)
    }
    shop.write("out/facet.lock", "{\"lockfileVersion\": 3}\n")
    for line in ["check", "check --write-lock"] {
      let result = shop.shellLine("\"$facet\" \(line)")
      #expect(result.exitCode == 2 && result.errors.contains("\n  name another file, or remove it"), "\(result)")
    }
  }

  @Test func whatIsWrongWithTheLockHidesNoOutput() {
    let shop = shop()
    let lock = shop.text("out/facet.lock") ?? ""
    shop.shellLine("rm out/facet.lock")
    let missing = shop.facet("check")
    #expect(missing.exitCode == 2 && missing.text == "2 current\n")
    #expect(
      missing.errors == "facet: the lock `out/facet.lock` does not exist\n  `facet check --write-lock` writes it\n")
    shop.shellLine("rm out/a.svg")
    let stale = shop.facet("check")
    #expect(stale.exitCode == 2)
    #expect(stale.text == "out/a.svg is missing, which a.facet makes\n1 missing, 1 current\n")
    #expect(stale.errors.contains("\n  have every output current, as `facet compile` does; then "), "\(stale.errors)")
    let json = shop.facet("check", "--json")
    #expect(json.exitCode == 2 && json.text.contains("\"state\":\"missing\"") && json.text.contains("does not exist"))
    shop.facet("compile", ".", "-o", "out/")
    #expect(shop.facet("check", "--write-lock").exitCode == 0 && shop.text("out/facet.lock") == lock)
    shop.write("out/facet.lock", "other\n")
    #expect(shop.facet("check").text == "2 current\n")
  }

  static let links = [
    // The folder of the outputs, one output, the folder of the lock, and the project's folder are links.
    ("mv out away; ln -s away out", "out/facet.lock"),
    ("mv out/a.svg a.kept; ln -s ../a.kept out/a.svg", "out/facet.lock"),
    ("mkdir locks; ln -s locks link", "link/facet.lock"),
    ("mkdir locks; ln -s locks link; mv out away; ln -s away out", "link/x"),
  ]

  @Test(arguments: links)
  func linksDoNotMakeALockSayOtherThanTheCheck(_ linking: String, _ lock: String) {
    let shop = shop()
    let old = shop.text("out/facet.lock")
    shop.shellLine(linking)
    func check(_ words: String = "") -> ProgramResult { shop.shellLine("\"$facet\" check --lock \(lock) \(words)") }
    #expect(check("--write-lock").text == "2 current\n" && check().text == "2 current\n")
    // The names are those of the project, and so the same elsewhere.
    if lock.hasPrefix("out") { #expect(shop.text(lock) == old) }
    let other = shop.shellLine(
      "mkdir in && cd in && ln -s .. up && \"$facet\" check up/project.facet --lock ../\(lock)")
    #expect(other.text == "2 current\n", "\(other)")
    // A link that is a folder in another checkout.
    shop.shellLine("if [ -L out ]; then rm out; mv away out; fi")
    #expect(check().text == "2 current\n", "\(check())")
    shop.shellLine("rm out/a.svg")
    #expect(check().text == "out/a.svg is missing, which a.facet makes\n1 missing, 1 current\n", "\(check().text)")
    shop.shellLine("rm a.facet")
    #expect(check().text.hasSuffix("a.svg is in the lock, and nothing makes it\n1 orphaned, 1 current\n"), "\(check())")
  }

  @Test func aLockThatCannotBeWrittenKeepsTheOldOne() throws {
    let shop = shop()
    shop.write("out/facet.lock", (shop.text("out/facet.lock") ?? "").replacing("facet 0.1.0", "facet 0.0.9"))
    let lock = shop.text("out/facet.lock")
    let user = try #require(Workshop.withoutPrivileges)
    let closed = shop.shellLine(
      "chmod 755 . ; chmod 555 out; \(user) \"$facet\" check --write-lock; r=$?; chmod 755 out; exit $r")
    #expect(closed.exitCode == 2 && closed.errors == "facet: cannot write `out/facet.lock`: permission denied\n")
    #expect(shop.text("out/facet.lock") == lock)
  }
}

extension String {
  fileprivate func replacing(_ old: String, _ new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
}
