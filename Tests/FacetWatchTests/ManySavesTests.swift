// SPDX-License-Identifier: Apache-2.0

import Facet
import Testing

@testable import FacetWatch

@Suite struct ManySavesTests {
  @Test func aHundredThousandSavesKeepNothing() throws {
    let world = World()
    world.makeDirectory("/w")
    world.write("/w/a.face", "one")
    var loop = try WatchLoop(
      Counting(world: world), watcher: WorldWatcher(world: world), files: world, clock: WorldClock(world: world))
    for step in 0..<100_000 { world.at(1000 + Double(step) * 10) { $0.write("/w/a.face", "\(step)") } }
    world.wind()
    while loop.work.count < 10_000 { try loop.step() }
    let remembered = loop.remembered
    while !world.isOver { try loop.step() }
    for _ in 0..<5 { try loop.step() }
    #expect(loop.work.count == 100_000)
    #expect(loop.remembered <= remembered)
    #expect(loop.work.last == "99999")
    #expect(world.watchedFolders == ["/", "/w"])
  }
}

/// A build that keeps nothing but its last reading.
private struct Counting: WatchedWork {
  let world: World
  var count = 0
  var last = ""
  var dependencies = Dependencies()

  init(world: World) {
    self.world = world
    // Nothing that it does throws.
    try? rebuild(after: [])
    count = 0
  }

  mutating func rebuild(after changed: Set<String>) throws(ToolError) {
    let files = ObservedFiles(world)
    last = String(decoding: try files.read("a.face", limit: 1000), as: UTF8.self)
    count += 1
    dependencies = Dependencies()
    dependencies.add(files.stamps)
  }

  mutating func tell(_ notice: String) {}
}
