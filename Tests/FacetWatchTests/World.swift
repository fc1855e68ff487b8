// SPDX-License-Identifier: Apache-2.0
//
// A machine of its own for tests: files, folders and links in memory, events of watched folders, and a clock that only
// moves when somebody waits.

import Facet
import FacetWatch
import Synchronization

final class World: Sendable {
  enum Node {
    case file([UInt8], version: Int64)
    case folder(inode: UInt64)
    case link(String)
  }

  struct State {
    var nodes: [String: Node] = ["/": .folder(inode: 1)]
    var now: Int64 = 0
    var counter: Int64 = 1
    var watched: [FolderID: (path: String, inode: UInt64)] = [:]
    var events: [FolderEvent] = []
    /// What relative paths are meant from; nil where it is deleted.
    var working: String? = "/w"
    var script: [(at: Int64, action: @Sendable (World) -> Void)] = []
    /// What the user was told.
    var told: [String] = []
    /// Folders that may not be looked into.
    var hidden: Set<String> = []
    /// How often somebody wished to watch a folder.
    var wishes: [String: Int] = [:]
    /// Events above this many are lost, as in a queue of the system.
    var capacity = Int.max
  }

  let state = Mutex(State())

  // MARK: Time

  /// In milliseconds.
  var now: Double { state.withLock { Double($0.now) / 1e6 } }
  var moment: Moment { state.withLock { Moment(nanoseconds: $0.now) } }

  func at(_ milliseconds: Double, _ action: @escaping @Sendable (World) -> Void) {
    state.withLock { $0.script.append((Int64(milliseconds * 1e6), action)) }
  }

  /// Puts the script into the order of time, last first.
  func wind() { state.withLock { $0.script.sort { $0.at > $1.at } } }

  var isOver: Bool { state.withLock { $0.script.isEmpty } }
  func limitEvents(to count: Int) { state.withLock { $0.capacity = count } }

  func wait(until deadline: Moment?) -> [FolderEvent] {
    let due = state.withLock { state -> (@Sendable (World) -> Void)? in
      if !state.events.isEmpty { return nil }
      guard let next = state.script.last, deadline.map({ next.at <= $0.nanoseconds }) ?? true else {
        if let deadline { state.now = max(state.now, deadline.nanoseconds) }
        return nil
      }
      state.now = max(state.now, next.at)
      return state.script.removeLast().action
    }
    due?(self)
    return state.withLock { state in
      defer { state.events = [] }
      return state.events.count > state.capacity ? [.lost] : state.events
    }
  }

  fileprivate func watch(_ folder: String) -> WatchOutcome {
    state.withLock { state in
      guard case .folder(let inode)? = state.nodes[folder] else { return .gone }
      state.wishes[folder, default: 0] += 1
      if state.hidden.contains(folder) { return .hidden }
      let id = FolderID(raw: Int32(inode))
      state.watched[id] = (folder, inode)
      return .watched(id)
    }
  }

  func wishes(for folder: String) -> Int { state.withLock { $0.wishes[folder] ?? 0 } }
  func hide(_ folder: String) { state.withLock { _ = $0.hidden.insert(folder) } }
  func show(_ folder: String) { state.withLock { _ = $0.hidden.remove(folder) } }

  func tell(_ notice: String) { state.withLock { $0.told.append(notice) } }
  var told: [String] { state.withLock { $0.told } }

  fileprivate func forget(_ id: FolderID) { state.withLock { $0.watched[id] = nil } }
  var watchedFolders: [String] { state.withLock { $0.watched.values.map(\.path).sorted() } }

  // MARK: Changing files; paths are absolute and lead through no links

  private func change(_ path: String, _ node: Node?, isWhole: Bool, isBegun: Bool = false) {
    state.withLock { state in
      let old = state.nodes[path]
      state.nodes[path] = node
      if case .folder(let inode)? = old {
        if let working = state.working, working == path || working.hasPrefix(path + "/") { state.working = nil }
        for child in state.nodes.keys where child.hasPrefix(path + "/") { state.nodes[child] = nil }
        if state.watched.removeValue(forKey: FolderID(raw: Int32(inode))) != nil {
          state.events.append(.gone(FolderID(raw: Int32(inode))))
        }
      }
      for (id, folder) in state.watched where folder.path == folderOf(path) {
        let name = nameOf(path)
        state.events.append(
          isWhole ? .written(id, name: name) : isBegun ? .begun(id, name: name) : .touched(id, name: name))
      }
    }
  }

  private func next() -> Int64 {
    state.withLock { state in
      state.counter += 1
      return state.counter
    }
  }

  /// A finished write, by whatever way; without `isWhole` a writer still holds the file open.
  func write(_ path: String, _ text: String, isWhole: Bool = true) {
    change(path, .file(Array(text.utf8), version: next()), isWhole: isWhole)
  }

  /// A new file, whose writer is not done.
  func begin(_ path: String, _ text: String) {
    change(path, .file(Array(text.utf8), version: next()), isWhole: false, isBegun: true)
  }

  /// More bytes in a file that somebody holds open.
  func modify(_ path: String, _ text: String) {
    writeSilently(path, text)
    state.withLock { state in
      for (id, folder) in state.watched where folder.path == folderOf(path) {
        state.events.append(.modified(id, name: nameOf(path)))
      }
    }
  }

  /// A change that no event tells of.
  func writeSilently(_ path: String, _ text: String) {
    let version = next()
    state.withLock { $0.nodes[path] = .file(Array(text.utf8), version: version) }
  }

  func makeDirectory(_ path: String) { change(path, .folder(inode: UInt64(next())), isWhole: false) }
  func link(_ path: String, to target: String) { change(path, .link(target), isWhole: false) }
  func remove(_ path: String) { change(path, nil, isWhole: false) }

  /// A folder takes another name with all that is in it.
  func rename(_ folder: String, to name: String) {
    state.withLock { state in
      for path in state.nodes.keys.sorted() where path == folder || path.hasPrefix(folder + "/") {
        state.nodes[name + path.dropFirst(folder.count)] = state.nodes.removeValue(forKey: path)
      }
      if let working = state.working, working == folder || working.hasPrefix(folder + "/") {
        state.working = name + working.dropFirst(folder.count)
      }
      for (id, watched) in state.watched {
        if watched.path == folder { state.events.append(.gone(id)) }
        if watched.path == folder || watched.path.hasPrefix(folder + "/") {
          state.watched[id]?.path = name + watched.path.dropFirst(folder.count)
        }
        for place in [folder, name] where watched.path == folderOf(place) {
          state.events.append(.touched(id, name: nameOf(place)))
        }
      }
    }
  }

  /// Another folder takes the place of this one, with this file in it, in one step.
  func replaceFolder(_ path: String, file name: String, _ text: String) {
    remove(path)
    let (inode, version) = (UInt64(next()), next())
    state.withLock { state in
      state.nodes[path] = .folder(inode: inode)
      state.nodes[path + "/" + name] = .file(Array(text.utf8), version: version)
      for (id, folder) in state.watched where folder.path == folderOf(path) {
        state.events.append(.touched(id, name: nameOf(path)))
      }
    }
  }

  func text(_ path: String) -> String? { (try? read(path, limit: .max)).map { String(decoding: $0, as: UTF8.self) } }
}

struct WorldWatcher: FolderWatching {
  let world: World
  func watch(_ folder: String, isFar: Bool) throws(ToolError) -> WatchOutcome {
    let outcome = world.watch(folder)
    return isFar && outcome == .hidden ? .passedOver : outcome
  }
  func forget(_ folder: FolderID) { world.forget(folder) }
  func wait(until deadline: Moment?) throws(ToolError) -> [FolderEvent] { world.wait(until: deadline) }
  var lookMilliseconds: Int64? { nil }
  func takeNotices() -> [String] { [] }
}

struct WorldClock: WatchClock {
  let world: World
  var now: Moment { world.moment }
}
