// SPDX-License-Identifier: Apache-2.0
//
// In: events of folders. Out: builds, each of exactly what no longer agrees with the files. A build is never told of a
// change that is none: what it read is compared with what is there, byte for byte, so neither a touched time nor a file
// written twice nor its own outputs set it going, and a save during a build is seen after it.

public import Facet

/// What is built anew when files change.
public protocol WatchedWork {
  /// Every path that matters, with what the builds saw there.
  var dependencies: Dependencies { get }
  /// Builds what depends on the changed paths.
  mutating func rebuild(after changed: Set<String>) throws(ToolError)
  /// Takes note of something that the user should know.
  mutating func tell(_ notice: String)
}

/// Waits for changes and has them built, for ever.
public struct WatchLoop<Watcher: FolderWatching, Clock: WatchClock, Work: WatchedWork> {
  /// Between two looks at all files that nobody told of, for systems that forget an event.
  public static var safetyMilliseconds: Int64 { 10_000 }

  public private(set) var work: Work
  /// How often anything was built.
  public private(set) var builds = 0
  private var folders: WatchedFolders<Watcher>
  private let files: any WatchableFiles
  private let clock: Clock
  private var pending = PendingChanges()
  private var breaker = LoopBreaker()
  private var end: Moment?
  private var nextSafetyLook: Moment
  private var signatures: [String: FileSignature?] = [:]
  /// Paths that may have changed without an event.
  private var untold: Set<String> = []

  public init(_ work: Work, watcher: Watcher, files: any WatchableFiles, clock: Clock) throws(ToolError) {
    self.work = work
    self.files = files
    self.clock = clock
    folders = try WatchedFolders(watcher, files)
    nextSafetyLook = clock.now.adding(milliseconds: Self.safetyMilliseconds)
    try follow()
  }

  /// Runs until the process is ended, or something makes it impossible to go on.
  public mutating func run() throws(ToolError) -> Never {
    while true { try step() }
  }

  /// One wait, and what follows from it.
  public mutating func step() throws(ToolError) {
    let events = try folders.watcher.wait(until: [pending.due, nextSafetyLook].compactMap { $0 }.min())
    pending.lookMilliseconds = folders.watcher.lookMilliseconds
    note(events)
    if clock.now >= nextSafetyLook { try lookEverywhere() }
    if let due = pending.due, clock.now >= due { try look() }
    for notice in folders.watcher.takeNotices() { work.tell(notice) }
  }

  private mutating func note(_ events: [FolderEvent]) {
    let now = clock.now
    for event in events { pending.add(folders.paths(changedBy: event), by: folders.corrected(event), at: now) }
  }

  /// How much is kept of what happened so far, in entries of tables.
  var remembered: Int {
    pending.paths.count + breaker.seen.count + signatures.count + untold.count + folders.remembered
  }

  /// Compares what builds saw with what is there, and builds where that differs.
  private mutating func look() throws(ToolError) {
    let now = clock.now
    try settle()
    // Gathered from all builds, so once for all paths.
    let dependencies = work.dependencies
    var changes: Set<LoopBreaker.Change> = []
    for path in pending.paths {
      if let stamp = dependencies.change(at: path, in: files) {
        changes.insert(LoopBreaker.Change(path: path, stamp: stamp))
        if untold.contains(path) { folders.doubt(path) }
      }
    }
    untold = []
    if changes.contains(where: { dependencies.isUnsettled($0.path, now: $0.stamp) }), !pending.isAtCap(now) {
      pending.wait(from: now)
      return try follow()
    }
    pending = PendingChanges()
    if !changes.isEmpty {
      try breaker.note(changes, at: now, after: end, lookMilliseconds: folders.watcher.lookMilliseconds)
      try work.rebuild(after: Set(changes.map(\.path)))
      builds += 1
      end = clock.now
    }
    try follow()
  }

  /// Has relative paths lead to where they should.
  private mutating func settle() throws(ToolError) {
    let before = folders.base
    if !folders.settle() { return }
    if folders.base != before {
      work.tell("the working folder is `\(folders.base)` now: paths are meant from there")
    }
    try follow()
  }

  /// Watches for what the builds now depend on. What was not watched before may have changed unseen.
  private mutating func follow() throws(ToolError) {
    let now = clock.now
    for path in try folders.follow(work.dependencies) { pending.add(path, at: now) }
  }

  /// Finds changes that no event told of, by signatures. Files without one yet are read.
  private mutating func lookEverywhere() throws(ToolError) {
    let now = clock.now
    try settle()
    nextSafetyLook = now.adding(milliseconds: Self.safetyMilliseconds)
    var seen: [String: FileSignature?] = [:]
    for path in folders.retryHidden() { pending.add(path, at: now) }
    for path in work.dependencies.paths {
      let signature = files.signature(of: path)
      if signatures[path] != .some(signature) {
        pending.add(path, at: now)
        untold.insert(path)
      }
      seen[path] = signature
    }
    signatures = seen
  }
}
