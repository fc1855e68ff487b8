// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetWatch
import Testing

@Suite struct WatchLoopTests {
  @Test func aFinishedWriteIsBuiltWithinFiveMilliseconds() throws {
    let (builds, _) = try watching { $0.at(1000) { $0.write("/w/a.face", "two") } }
    #expect(builds.map(\.text) == ["two"])
    #expect(builds.allSatisfy { (1000...1005).contains($0.time) })
  }

  @Test func filesOfOneSaveAreOneBuild() throws {
    let (builds, _) = try watching(
      prepare: { world in
        world.write("/w/a.face", "b.facet")
        world.write("/w/b.facet", "one")
      },
      then: { world in
        world.at(1000) { $0.write("/w/b.facet", "two") }
        world.at(1001) { $0.write("/w/a.face", "b.facet b.facet") }
      })
    #expect(builds.map(\.text) == ["b.facet b.facet|two|two"])
  }

  @Test func otherEventsWaitForQuiet() throws {
    let (builds, _) = try watching { world in
      for time in [1000, 1030, 1060] { world.at(Double(time)) { $0.write("/w/a.face", "at \(time)", isWhole: false) } }
    }
    #expect(builds.map(\.text) == ["at 1060"])
    #expect(builds.allSatisfy { (1110...1115).contains($0.time) })
  }

  @Test func aStormIsBuiltAfterHalfASecond() throws {
    let (builds, _) = try watching { world in
      for step in 0..<100 {
        world.at(1000 + Double(step) * 20) { $0.write("/w/a.face", "\(step)", isWhole: false) }
      }
    }
    #expect(builds.count == 4)
    #expect(builds.first.map { (1500...1505).contains($0.time) } == true)
    #expect(builds.last?.text == "99")
  }

  @Test func anEmptyFileIsWaitedFor() throws {
    let (builds, _) = try watching { world in
      world.at(1000) { $0.write("/w/a.face", "") }
      world.at(1120) { $0.write("/w/a.face", "two") }
    }
    #expect(builds.map(\.text) == ["two"])
  }

  @Test func aFileThatStaysEmptyIsBuilt() throws {
    let (builds, _) = try watching { $0.at(1000) { $0.write("/w/a.face", "") } }
    #expect(builds.map(\.text) == [""])
    #expect(builds.allSatisfy { (1500...1505).contains($0.time) })
  }

  @Test func aFileThatIsBeingWrittenIsWaitedFor() throws {
    let (builds, _) = try watching { world in
      world.at(1000) { $0.remove("/w/a.face") }
      world.at(1001) { $0.begin("/w/a.face", "ha") }
      world.at(1200) { $0.write("/w/a.face", "whole") }
    }
    #expect(builds.map(\.text) == ["whole"])
    #expect(builds.allSatisfy { (1200...1205).contains($0.time) })
  }

  @Test func aFileThatIsNeverClosedIsBuiltAfterHalfASecond() throws {
    let (builds, _) = try watching { $0.at(1000) { $0.begin("/w/a.face", "two") } }
    #expect(builds.map(\.text) == ["two"])
    #expect(builds.allSatisfy { (1500...1505).contains($0.time) })
  }

  @Test func anOpenFileThatNobodyReadsHoldsNothingUp() throws {
    let (builds, _) = try watching(listed: "/w") { world in
      world.at(1000) { $0.begin("/w/log.txt", "a line") }
      world.at(1010) { $0.write("/w/a.face", "two") }
    }
    #expect(builds.map(\.text) == ["two"])
    #expect(builds.allSatisfy { (1010...1015).contains($0.time) })
  }

  @Test func aSceneThatIsBeingWrittenInAListedFolderIsWaitedFor() throws {
    let (builds, _) = try watching(listed: "/w") { world in
      world.at(1000) { $0.begin("/w/new.face", "ha") }
      world.at(1010) { $0.write("/w/a.face", "two") }
      world.at(1200) { $0.write("/w/new.face", "whole") }
    }
    #expect(builds.map(\.text) == ["two"])
    #expect(builds.allSatisfy { (1200...1205).contains($0.time) })
  }

  @Test func aLinkThatIsMadeIsNotWaitedForLong() throws {
    let (builds, _) = try watching(
      prepare: { world in
        world.write("/w/a.face", "one")
        world.write("/w/b.face", "two")
      },
      then: { world in
        world.at(1000) { world in
          world.begin("/w/a.face", "")
          world.link("/w/a.face", to: "b.face")
        }
      })
    #expect(builds.map(\.text) == ["two"])
    #expect(builds.allSatisfy { (1050...1055).contains($0.time) })
  }

  @Test func deletingAndMakingAnewIsOneChange() throws {
    let (builds, _) = try watching { world in
      world.at(1000) { $0.remove("/w/a.face") }
      world.at(1030) { $0.write("/w/a.face", "", isWhole: false) }
      world.at(1040) { $0.write("/w/a.face", "two") }
    }
    #expect(builds.map(\.text) == ["two"])
  }

  @Test func aFileThatStaysAwayIsReportedAndFoundAgain() throws {
    let (builds, _) = try watching { world in
      world.at(1000) { $0.remove("/w/a.face") }
      world.at(3000) { $0.write("/w/a.face", "one") }
    }
    #expect(builds.map(\.text) == ["nothing", "one"])
  }

  @Test func theSameBytesAreNoChange() throws {
    let (builds, _) = try watching { world in
      world.at(1000) { $0.write("/w/a.face", "one") }
      world.at(2000) { world in
        world.remove("/w/a.face")
        world.write("/w/a.face", "one")
      }
    }
    #expect(builds.isEmpty)
  }

  @Test func savesDuringABuildMakeOneMore() throws {
    let (builds, _) = try watching(during: [
      1: { world in for step in 0..<20 { world.write("/w/a.face", "later \(step)") } }
    ]) { $0.at(1000) { $0.write("/w/a.face", "two") } }
    #expect(builds.map(\.text) == ["two", "later 19"])
  }

  @Test func otherFilesInTheFolderDoNotMatter() throws {
    let (builds, _) = try watching(during: [1: { $0.write("/w/a.svg", "an output") }]) { world in
      for name in [".a.face.swp", "4913", "a.face~", "b.face", "log"] { world.at(1000) { $0.write("/w/" + name, "x") } }
      world.at(2000) { $0.write("/w/a.face", "two") }
    }
    #expect(builds.map(\.text) == ["two"])
  }

  @Test func lostEventsAreMadeUpFor() throws {
    let (builds, _) = try watching(
      prepare: { world in
        world.write("/w/a.face", "b.facet")
        world.write("/w/b.facet", "one")
        world.limitEvents(to: 10)
      },
      then: { world in
        world.at(1000) { world in
          for step in 0..<50 { world.write("/w/log", "\(step)") }
          world.write("/w/b.facet", "two")
        }
        world.at(2000) { $0.write("/w/b.facet", "three") }
      })
    #expect(builds.map(\.text) == ["b.facet|two", "b.facet|three"])
  }

  @Test func aChangeThatNoEventToldOfIsFound() throws {
    let (builds, _) = try watching { world in
      world.at(11_000) { $0.writeSilently("/w/a.face", "two") }
      world.at(25_000) { _ in }
    }
    #expect(builds.map(\.text) == ["two"])
    #expect(builds.allSatisfy { $0.time <= 21_100 })
  }

  @Test func aChangeThatNoEventToldOfIsFoundByTheFirstLook() throws {
    let (builds, _) = try watching { world in
      world.at(100) { $0.writeSilently("/w/a.face", "two") }
      world.at(15_000) { _ in }
    }
    #expect(builds.map(\.text) == ["two"])
    #expect(builds.allSatisfy { $0.time <= 11_000 })
  }

  @Test func buildsThatCauseOneAnotherEnd() throws {
    let swap: @Sendable (World) -> Void = { world in
      world.write("/w/a.face", world.text("/w/a.face") == "black" ? "white" : "black")
    }
    let error = #expect(throws: ToolError.self) {
      try watching(during: Dictionary(uniqueKeysWithValues: (1...1000).map { ($0, swap) })) { world in
        world.at(1000) { $0.write("/w/a.face", "two") }
        world.at(9000) { _ in }
      }
    }
    #expect(error?.message.contains("`a.face`") == true)
  }

  /// Two contents by turns, but at the pace of a hand, is nobody's loop.
  @Test func aHandThatChangesItsMindIsNoLoop() throws {
    let (builds, _) = try watching { world in
      for step in 0..<50 { world.at(1000 + Double(step) * 300) { $0.write("/w/a.face", step % 2 == 0 ? "a" : "b") } }
    }
    #expect(builds.count == 50)
  }

  @Test func aFileThatIsWrittenAndKeptOpenIsBuiltAfterHalfASecond() throws {
    let (builds, _) = try watching { world in
      world.at(1000) { $0.modify("/w/a.face", "two") }
      world.at(3000) { $0.modify("/w/a.face", "half of thr") }
      world.at(3200) { $0.modify("/w/a.face", "three") }
      world.at(3201) { $0.write("/w/a.face", "three") }
      // One that no build reads.
      world.at(4000) { $0.modify("/w/log", "line") }
      world.at(4001) { $0.write("/w/a.face", "four") }
    }
    #expect(builds.map(\.text) == ["two", "three", "four"])
    #expect(builds.map(\.time) == [1500, 3203, 4003])
  }
}
