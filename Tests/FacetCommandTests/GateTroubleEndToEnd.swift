// SPDX-License-Identifier: Apache-2.0
//
// The commands that gate a repository where nothing can be written: a message, exit code 2, and what was there stays.

import FacetTestSupport
import Testing

/// Has a finding with a safe fix, is not laid out, and has no picture.
private let scene = "scene {\n rect().frame(width: 60, height: 8).rotate(360deg / 8) }\n"

@Suite("Gates whose output goes nowhere") struct GateStreams {
  static let lines = [
    "lint a.facet", "lint a.facet --report json", "lint a.facet --report sarif", "lint a.facet --diff",
    "lint - --fix <a.facet", "lint a.facet --fix", "format --check a.facet", "format --diff a.facet",
    "format - <a.facet", "format a.facet", "check", "check --json", "check --lock lock --write-lock",
  ]

  private func shop() -> Workshop {
    let shop = Workshop([("a.facet", scene)])
    shop.facet("compile", "a.facet")
    return shop
  }

  /// Whether what the user wrote is there, as it was or as the command was to leave it.
  private func isKept(_ shop: Workshop) -> Bool {
    let mended = scene.split(separator: "360deg / 8").joined(separator: "45deg")
    let laidOut = scene.split(separator: "\n rect").joined(separator: "\n  rect").split(separator: " }").joined(
      separator: "\n}")
    return [scene, mended, laidOut].contains(shop.text("a.facet") ?? "")
  }

  @Test(arguments: lines)
  func aFullDiskIsTold(_ line: String) {
    let shop = shop()
    let result = shop.shellLine("\"$facet\" \(line) >/dev/full")
    #expect(result.exitCode == 2)
    #expect(
      result.errors.contains("facet: cannot write to standard output: no space left on device\n"), "\(result.errors)")
    #expect(isKept(shop) && !shop.files.contains { $0.contains("facet-") })
  }

  @Test(arguments: lines)
  func aReaderThatGoesAwayIsTold(_ line: String) {
    let shop = shop()
    let result = shop.shellLine("mkfifo p; (: <p) & { sleep 0.2; \"$facet\" \(line); echo $? >&2; } >p")
    let told = "facet: cannot write to standard output: it was closed by its reader\n"
    #expect(
      result.errors.hasSuffix("2\n")
        && result.errors.split(separator: told, omittingEmptySubsequences: false).count == 2, "\(result.errors)")
    #expect(isKept(shop))
  }
}

@Suite("Gates whose files cannot be written") struct GateFiles {
  static let lines = [
    "lint a.facet --report sarif=T", "lint a.facet --report text=T --report json", "lint a.facet --write-baseline T",
    "check --lock T --write-lock",
  ]

  /// What is written over has to be of its kind.
  private func old(_ line: String) -> String {
    if line.contains("lock") { return "# What facet made of the sources. `facet check --write-lock` writes it anew.\n" }
    return line.contains("baseline") ? "facet-baseline 1\n" : "old"
  }

  private func shop(_ old: String = "") -> Workshop {
    let shop = Workshop([("a.facet", scene), ("in/t", old)])
    shop.facet("compile", "a.facet")
    return shop
  }

  private func facet(_ shop: Workshop, _ line: String, to target: String, as user: String = "") -> ProgramResult {
    shop.shellLine(
      "\(user) \"$facet\" \(line.split(separator: "T", omittingEmptySubsequences: false).joined(separator: target))")
  }

  @Test(arguments: lines)
  func aDeviceWithoutRoomIsTold(_ line: String) {
    let result = facet(shop(), line, to: "/dev/full")
    #expect(result.exitCode == 2)
    #expect(result.errors == "facet: cannot write `/dev/full`: no space left on device\n")
  }

  @Test(arguments: lines)
  func aFullDiskKeepsWhatWasThere(_ line: String) {
    let shop = shop()
    shop.onFullDisk([("t", old(line))]) {
      let result = facet(shop, line, to: "disk/t")
      #expect(result.exitCode == 2)
      #expect(result.errors == "facet: cannot write `disk/t`: no space left on device\n")
      #expect(
        shop.text("disk/t") == old(line) && shop.files.filter { $0.hasPrefix("disk/") } == ["disk/filler", "disk/t"])
    }
  }

  @Test(arguments: lines)
  func aFolderThatMayNotBeWrittenKeepsWhatWasThere(_ line: String) throws {
    let user = try #require(Workshop.withoutPrivileges)
    let shop = shop(old(line))
    shop.shellLine("chmod 755 .; chmod 555 in")
    let result = facet(shop, line, to: "in/t", as: user)
    #expect(result.exitCode == 2 && result.errors == "facet: cannot write `in/t`: permission denied\n", "\(result)")
    #expect(shop.text("in/t") == old(line))
    shop.shellLine("chmod 755 in")
  }

  @Test(arguments: ["lint --fix", "lint --unsafe-fixes", "format"])
  func aFullDiskKeepsTheSource(_ command: String) {
    let shop = Workshop()
    shop.onFullDisk([("a.facet", scene)]) {
      let result = shop.shellLine("\"$facet\" \(command) disk")
      #expect(result.exitCode == 2)
      #expect((result.text + result.errors).contains("cannot write `disk/a.facet`: no space left on device"))
      #expect(shop.text("disk/a.facet") == scene && shop.files == ["disk/a.facet", "disk/filler"])
    }
  }

  @Test func aReportThatCannotBeWrittenKeepsNoOtherAway() {
    let shop = shop()
    let result = shop.facet(
      "lint", "a.facet", "--report", "sarif=/dev/full", "--report", "junit=out/lint.xml", "--report", "concise")
    #expect(result.exitCode == 2 && result.errors.contains("/dev/full"))
    #expect(result.text.contains("a.facet:1:1: warning[missingTitle]") && shop.text("out/lint.xml") != nil)
  }
}
