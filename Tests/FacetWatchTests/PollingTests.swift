// SPDX-License-Identifier: Apache-2.0

import Facet
import Testing

@testable import FacetWatch

/// Folders of a world that tells nothing and is looked at.
private struct PolledWorld: FolderWatching {
  let world: World
  let interval: Int64
  private var folders: PolledFolders
  private var nextLook = Moment(nanoseconds: 0)

  init(_ world: World, every interval: Int64) {
    self.world = world
    self.interval = interval
    folders = PolledFolders(world)
  }

  mutating func watch(_ folder: String, isFar: Bool) throws(ToolError) -> WatchOutcome {
    isFar ? .passedOver : folders.watch(folder)
  }
  mutating func forget(_ folder: FolderID) { folders.forget(folder) }
  var lookMilliseconds: Int64? { interval }
  func takeNotices() -> [String] { [] }

  mutating func wait(until deadline: Moment?) throws(ToolError) -> [FolderEvent] {
    _ = world.wait(until: [deadline, nextLook].compactMap { $0 }.min())
    if world.moment < nextLook { return [] }
    nextLook = world.moment.adding(milliseconds: interval)
    return folders.look()
  }
}

@Suite struct PollingTests {
  private func builds(every interval: Int64, _ script: (World) -> Void) throws -> [(time: Double, text: String)] {
    let world = World()
    world.makeDirectory("/w")
    world.write("/w/a.face", "one")
    var loop = try WatchLoop(
      Reading("a.face", in: world), watcher: PolledWorld(world, every: interval), files: world,
      clock: WorldClock(world: world))
    script(world)
    world.wind()
    while !world.isOver { try loop.step() }
    let end = world.now + 5 * Double(interval) + 1500
    while world.now < end { try loop.step() }
    return Array(loop.work.builds.dropFirst())
  }

  /// Written in pieces, at every time between two looks.
  @Test(arguments: [SystemFolders.pollMilliseconds, 10, 1000], stride(from: 0, to: 200, by: 10).map { Double($0) })
  func aFileThatIsBeingWrittenIsNotBuilt(_ interval: Int64, _ phase: Double) throws {
    let step = max(49, Double(interval) * 0.95)
    let builds = try builds(every: interval) { world in
      for (place, text) in ["h", "ha", "half", "whole"].enumerated() {
        world.at(1000 + phase + Double(place) * step / 3) { $0.write("/w/a.face", text, isWhole: false) }
      }
    }
    #expect(builds.map(\.text) == ["whole"])
  }

  @Test func aSaveIsBuiltAfterTheSecondLookThatSeesIt() throws {
    let builds = try builds(every: 200) { $0.at(1010) { $0.write("/w/a.face", "two") } }
    #expect(builds.map(\.text) == ["two"])
    #expect(builds.allSatisfy { (1400...1450).contains($0.time) })
  }

  @Test func aFileThatNeverRestsIsBuiltSometimes() throws {
    let builds = try builds(every: 200) { world in
      for step in 0..<40 { world.at(1000 + Double(step) * 100) { $0.write("/w/a.face", "\(step)", isWhole: false) } }
    }
    #expect(builds.count > 2 && builds.last?.text == "39")
  }
}
