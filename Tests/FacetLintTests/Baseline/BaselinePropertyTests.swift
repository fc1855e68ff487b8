// SPDX-License-Identifier: Apache-2.0

import FacetLint
import Testing

/// The same numbers in every run (SplitMix64, Steele and others 2014).
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

@Suite("Whatever a project looks like, a baseline")
struct BaselinePropertyTests {
  private static let lines = ["odd", "an odd line", "an odd odd line", "plain", "", "x odd", "  an odd line"]

  private func project(_ dice: inout Dice) -> SampleProject {
    let count = Int.random(in: 0...4, using: &dice)
    return SampleProject(
      files: (0..<count).map { number in
        let size = Int.random(in: 0...9, using: &dice)
        return ("\(number).facet", (0..<size).map { _ in Self.lines.randomElement(using: &dice) ?? "" })
      })
  }

  @Test("keeps its file, hides the same findings in any order of lines, and nothing more", arguments: 0..<200)
  func shuffled(_ seed: UInt64) throws {
    var dice = Dice(state: seed)
    let before = project(&dice)
    let baseline = Baseline(of: before.report)
    #expect(try Baseline(reading: baseline.written()) == baseline)
    var after = before
    for index in after.files.indices {
      after.files[index].lines.shuffle(using: &dice)
      after.files[index].lines.insert("no finding here", at: 0)
    }
    let count = before.report.findings.count
    #expect(after.after(before).counts == [0, count, 0])
    #expect(Baseline(of: after.report).written() == baseline.written())
  }

  @Test(
    "tells added findings, calls missing ones stale, and after pruning is that of what both have", arguments: 0..<200)
  func changed(_ seed: UInt64) throws {
    var dice = Dice(state: seed)
    let (before, after) = (project(&dice), project(&dice))
    let result = after.after(before)
    #expect(result.remaining.findings.count + result.hidden == after.report.findings.count)
    let total = before.report.findings.count
    #expect(result.hidden + result.stale.map(\.count).reduce(0, +) == total)
    // What is pruned hides just as much, and nothing of it is stale.
    let again = result.pruned.apply(to: after.report)
    #expect(again.counts == [result.remaining.findings.count, result.hidden, 0])
    #expect(again.pruned == result.pruned)
    // The one of today hides everything.
    #expect(after.after(after).counts == [0, after.report.findings.count, 0])
  }

  @Test("takes a renamed file for a new one", arguments: 0..<50)
  func renamed(_ seed: UInt64) throws {
    var dice = Dice(state: seed)
    let before = project(&dice)
    guard let index = before.files.indices.randomElement(using: &dice) else { return }
    var after = before
    after.files[index].path = "renamed.facet"
    let moved = SampleProject(files: [before.files[index]]).report.findings.count
    let all = before.report.findings.count
    #expect(after.after(before).counts == [moved, all - moved, moved])
  }
}
