// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetWatch
import Testing

/// A build that reads a file, and each file that a line of it names.
struct Reading: WatchedWork {
  let world: World
  let path: String
  var dependencies = Dependencies()
  /// When each build began, in milliseconds, and what it read.
  var builds: [(time: Double, text: String)] = []
  /// A folder whose names are asked for too.
  let listed: String?
  /// What happens while a build is at work, by its number.
  var during: [Int: @Sendable (World) -> Void] = [:]

  init(_ path: String, listed: String? = nil, in world: World) {
    self.world = world
    self.listed = listed
    self.path = path
    read()
  }

  mutating func rebuild(after changed: Set<String>) throws(ToolError) {
    read()
    during[builds.count - 1]?(world)
  }

  mutating func tell(_ notice: String) { world.tell(notice) }

  private mutating func read() {
    let time = world.now
    let files = ObservedFiles(world)
    func content(_ path: String) -> String? {
      (try? files.read(path, limit: 1000)).map { String(decoding: $0, as: UTF8.self) }
    }
    var text = content(path) ?? "nothing"
    for name in text.split(separator: " ") where name.contains(".") {
      text += "|" + (content(String(name)) ?? "nothing")
    }
    if let listed { _ = try? files.names(in: listed) }
    // Other names in the folder are no news.
    if listed == nil || builds.last?.text != text { builds.append((time, text)) }
    dependencies = Dependencies()
    dependencies.add(files.stamps)
  }
}

/// A folder `/w` with a scene that reads `a.face`, and what happens to it.
func watching(
  _ path: String = "a.face", listed: String? = nil, prepare: (World) -> Void = { $0.write("/w/a.face", "one") },
  during: [Int: @Sendable (World) -> Void] = [:], then script: (World) -> Void
) throws -> (builds: [(time: Double, text: String)], world: World) {
  let world = World()
  world.makeDirectory("/w")
  prepare(world)
  return (try watching(path, listed: listed, in: world, during: during, then: script), world)
}

/// The same in a world that was made before.
func watching(
  _ path: String, listed: String? = nil, in world: World, during: [Int: @Sendable (World) -> Void] = [:],
  then script: (World) -> Void
) throws -> [(time: Double, text: String)] {
  var work = Reading(path, listed: listed, in: world)
  work.during = during
  var loop = try WatchLoop(
    work, watcher: WorldWatcher(world: world), files: world, clock: WorldClock(world: world))
  script(world)
  world.wind()
  while !world.isOver { try loop.step() }
  // What is still pending comes to its end.
  let end = world.now + 1500
  while world.now < end { try loop.step() }
  return Array(loop.work.builds.dropFirst())
}
