// SPDX-License-Identifier: Apache-2.0
//
// What cannot be read or written: exit code 2, a message that names it, and nothing half done.

import FacetTestSupport
import Testing

@Suite struct UnreadableInputs {
  @Test func anInputThatMayNotBeReadBlocksNoOther() throws {
    let user = try #require(Workshop.withoutPrivileges)
    let shop = Workshop([("a.face", plainFace), ("b.face", plainFace)])
    let result = shop.shellLine("chmod 777 .; chmod 000 a.face; \(user) \"$facet\" compile a.face b.face")
    #expect(result.exitCode == 2)
    #expect(result.errors == "facet: cannot read `a.face`: permission denied\n")
    #expect(shop.text("b.svg")?.hasPrefix("<svg") == true)
  }

  @Test func aLinkToNothingInAFolderIsNotPassedOver() {
    let shop = Workshop([("in/a.face", plainFace)])
    shop.shellLine("ln -s gone.face in/b.face")
    let result = shop.facet("compile", "in")
    #expect(result.exitCode == 2 && result.errors == "facet: cannot read `in/b.face`: no such file or directory\n")
    #expect(shop.files.contains("in/a.svg"))
  }

  static let readers = [
    "compile p.facet -o -", "lint p.facet", "lint p.facet --fix", "format p.facet", "format --check p.facet",
    "lint a.facet --baseline p.facet", "diff p.facet a.face",
    "compile /dev/zero -o -", "lint /dev/null",
  ]

  @Test(arguments: readers)
  func aPipeOrADeviceIsRefusedAtOnce(_ line: String) {
    let shop = Workshop([("a.facet", "scene { circle() }\n"), ("a.face", plainFace)])
    // Nobody ever writes to it.
    let result = shop.shellLine("mkfifo p.facet; timeout 60 \"$facet\" \(line)")
    #expect(result.exitCode == 2)
    let said = result.text + result.errors
    #expect(said.contains("it is no file but a pipe or a device"), "\(said)")
    // What is no input is never read from standard input.
    #expect(said.contains("`-` is standard input") != line.contains("--baseline"), "\(said)")
  }

  @Test func aPipeIsPassedOverInAFolderAndByAPattern() {
    let shop = Workshop([("in/a.face", plainFace)])
    let result = shop.shellLine(
      "mkfifo in/p.face; \"$facet\" compile in && rm in/a.svg && \"$facet\" compile 'in/*.face'")
    #expect(result.exitCode == 0 && shop.files == ["in/a.face", "in/a.svg"], "\(result.errors)")
  }

  @Test func anEmptyFolderIsTrouble() {
    let shop = Workshop([("in/notes.txt", "")])
    #expect(shop.facet("compile", "in").errors.hasPrefix("facet: no scene files in `in`\n"))
  }

  @Test(arguments: [
    ("invalid-utf8", [0x66, 0xFF] as [UInt8]), ("nul-byte", Array("face {\0}".utf8)),
    ("utf16-source", [0xFF, 0xFE, 0x66, 0]), ("no-scene", []),
  ]) func bytesThatAreNoSceneAreFindings(_ id: String, _ bytes: [UInt8]) {
    let shop = Workshop()
    shop.write("a.face", bytes: bytes)
    let result = shop.facet("compile", "a.face", "--diagnostics", "concise")
    #expect(result.exitCode == 1)
    #expect(result.errors.contains("error[\(id)]"), "\(result.errors)")
    #expect(shop.files == ["a.face"])
  }

  @Test func aHugeFileIsRefused() {
    let shop = Workshop()
    let result = shop.shellLine("truncate -s 3G a.face; \"$facet\" compile a.face")
    #expect(result.exitCode == 2 && result.errors.contains("`a.face` is larger than the limit of"))
  }
}

@Suite struct UnwritableOutputs {
  @Test func aFolderThatMayNotBeWrittenKeepsTheOldOutput() throws {
    let user = try #require(Workshop.withoutPrivileges)
    let shop = Workshop([("a.face", plainFace), ("out/a.svg", "the old picture")])
    let result = shop.shellLine("chmod 755 .; chmod 555 out; \(user) \"$facet\" compile a.face -o out/")
    #expect(result.exitCode == 2)
    #expect(result.errors == "facet: cannot write `out/a.svg`: permission denied\n")
    #expect(shop.text("out/a.svg") == "the old picture")
    shop.shellLine("chmod 755 out")
  }

  @Test func aFullDiskKeepsTheOldOutput() {
    let shop = Workshop([("a.face", plainFace)])
    shop.onFullDisk([("a.svg", "old\n")]) {
      let result = shop.facet("compile", "a.face", "-o", "disk/a.svg")
      #expect(result.exitCode == 2 && result.errors == "facet: cannot write `disk/a.svg`: no space left on device\n")
      #expect(shop.text("disk/a.svg") == "old\n")
      #expect(shop.files == ["a.face", "disk/a.svg", "disk/filler"])
    }
  }

  @Test func aFileSizeLimitIsLikeAFullDisk() {
    let shop = Workshop([("a.face", plainFace), ("a.svg", "old")])
    // The thread sanitizer's own start-up writes a file.
    let start = shop.shellLine("(ulimit -f 0; \"$facet\" --version >/dev/null; echo $?) 2>&1 | cat")
    guard start.text == "0\n" else { return }
    let result = shop.shellLine("(ulimit -f 0; \"$facet\" compile a.face; echo $?) 2>&1 | cat")
    #expect(result.text == "facet: cannot write `a.svg`: file too large\n2\n")
    #expect(shop.text("a.svg") == "old" && shop.files == ["a.face", "a.svg"])
  }

  @Test func aFolderInThePlaceOfAnOutputIsTrouble() {
    let shop = Workshop([("a.face", plainFace), ("a.svg/keep", "")])
    #expect(shop.facet("compile", "a.face").errors == "facet: cannot write `a.svg`: is a directory\n")
    #expect(shop.facet("compile", "a.face", "-o", "a.face/x.svg").errors.contains("cannot make the folder `a.face`"))
    #expect(shop.files == ["a.face", "a.svg/keep"])
  }
}

@Suite struct StandardStreamsOfARun {
  @Test(arguments: [
    "compile a.face -o -", "diff a.face b.face", "explain unknown-name", "rules", "config a.face", "help",
  ])
  func aReaderThatGoesAwayIsTold(_ line: String) {
    let shop = Workshop([("a.face", plainFace), ("b.face", "face {\n  size: 120\n}\n")])
    // The reader is gone for certain before anything is written.
    let result = shop.shellLine("mkfifo p; (: <p) & { sleep 0.2; \"$facet\" \(line); echo $? >&2; } >p")
    #expect(result.errors == "facet: cannot write to standard output: it was closed by its reader\n2\n")
  }

  @Test(arguments: ["compile a.face -o -", "help", "library", "new face", "explain", "--version"])
  func anOutputThatCannotBeWrittenIsTrouble(_ arguments: String) {
    let shop = Workshop([("a.face", plainFace)])
    let closed = shop.shellLine("\"$facet\" \(arguments) >&-")
    #expect(closed.exitCode == 2)
    #expect(closed.errors == "facet: cannot write to standard output: bad file descriptor\n")
    #expect(shop.shellLine("\"$facet\" \(arguments) >/dev/full").exitCode == 2)
  }

  @Test func closedStreamsDoNotMixMessagesIntoOutputs() {
    let shop = Workshop([("a.face", plainFace), ("bad.face", brokenFace)])
    let result = shop.shellLine("\"$facet\" compile a.face bad.face --stats <&- >&- 2>&-")
    #expect(result.exitCode == 1)
    #expect(shop.text("a.svg") == shop.facet("compile", "a.face", "-o", "-").text)
    #expect(shop.shellLine("\"$facet\" compile - <&-").exitCode == 2)
  }

  @Test func aPipeThatIsNotReadyIsWaitedFor() {
    let body = String(repeating: "  circle()\n", count: 4000)
    let shop = Workshop([("a.facet", "scene {\n\(body)}\n")])
    shop.facet("compile", "a.facet")
    let slow = """
      import os, subprocess, sys, time
      r, w = os.pipe()
      os.set_blocking(w, False)
      p = subprocess.Popen([sys.argv[1], "compile", "a.facet", "-o", "-"], stdout=w)
      os.close(w)
      time.sleep(0.3)
      data = b""
      while piece := os.read(r, 65536): data += piece
      sys.exit(p.wait() or data != open("a.svg", "rb").read())
      """
    shop.write("slow.py", slow)
    #expect(shop.shellLine("/usr/bin/python3 slow.py \"$facet\"").exitCode == 0)
  }

  @Test func controlCharactersOfAPathDoNotReachTheTerminal() {
    let shop = Workshop([("\u{1B}[31m.face", plainFace)])
    for arguments in [["compile", "\u{1B}[31m.face", "--stats"], ["compile", "\u{1B}gone.face"], ["\u{1B}[2J"]] {
      #expect(!run(builtProgram("facet"), arguments, in: shop.folder).errors.contains("\u{1B}"))
    }
  }
}
