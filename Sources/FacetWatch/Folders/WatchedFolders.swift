// SPDX-License-Identifier: Apache-2.0

import Facet

/// Which folders are watched for which paths.
struct WatchedFolders<Watcher: FolderWatching> {
  var watcher: Watcher
  private var workingFolder: WorkingFolder
  private var trails: [String: Trail] = [:]
  /// Paths that may lead elsewhere by now.
  private var stale: Set<String> = []
  /// What depends on a step.
  private var paths: [TrailStep: Set<String>] = [:]
  /// How many steps of trails lie in a folder.
  private var uses: [String: Int] = [:]
  private var identities: [String: FolderID] = [:]
  private var folders: [FolderID: Set<String>] = [:]
  /// Folders on trails that cannot be watched.
  private var hidden: Set<String> = []

  init(_ watcher: Watcher, _ files: any WatchableFiles) throws(ToolError) {
    self.watcher = watcher
    workingFolder = try WorkingFolder(files)
  }

  private var finder: TrailFinder { TrailFinder(files: workingFolder.files, base: workingFolder.path) }

  /// The working folder, canonical.
  var base: String { workingFolder.path }

  /// Has relative paths lead to where they should, whatever became of the working folder. Answers whether they led
  /// elsewhere: what is watched may be of the old place then, and has to be followed anew.
  mutating func settle() -> Bool {
    if !workingFolder.settle() { return false }
    _ = paths(changedBy: .lost)
    return true
  }

  /// Entries of all tables.
  var remembered: Int {
    trails.count + stale.count + paths.count + uses.count + identities.count + folders.count + hidden.count
  }

  /// A path changed without an event: some folder on its way may be another one. Has it followed anew, and with it every
  /// path that leads through one of them.
  mutating func doubt(_ path: String) {
    let doubted = Set((trails[path]?.steps ?? []).map(\.folder))
    stale.formUnion(paths(throughFolders: doubted))
    for folder in doubted { stopWatching(folder) }
  }

  /// Watches for exactly these paths. Answers those that are watched in a new way: what happened to them before the
  /// watch began is not known.
  mutating func follow(_ dependencies: Dependencies) throws(ToolError) -> Set<String> {
    for path in trails.keys.sorted() where stale.contains(path) || !dependencies.contains(path) { drop(path) }
    stale = []
    var anew: Set<String> = []
    var begun: Set<String> = []
    for path in dependencies.paths where trails[path] == nil {
      let trail = try add(path, listsNames: dependencies.listsNames(path), &begun)
      if trail.steps.contains(where: { begun.contains($0.folder) }) { anew.insert(path) }
    }
    for folder in identities.keys.filter({ uses[$0] == nil }) { stopWatching(folder) }
    hidden = hidden.filter { uses[$0] != nil }
    return anew
  }

  /// Has folders that could not be watched tried again. Answers the paths that lead through them.
  mutating func retryHidden() -> Set<String> {
    let found = paths(throughFolders: hidden)
    hidden = []
    stale.formUnion(found)
    return found
  }

  /// Paths that an event may have changed. Their trails are found anew when they are followed the next time.
  mutating func paths(changedBy event: FolderEvent) -> Set<String> {
    let changed: Set<String>
    switch event {
    case .written(let id, let name): changed = paths(through: steps(of: id, name: name))
    case .begun(let id, let name): changed = paths(through: steps(of: id, name: name))
    case .touched(let id, let name): changed = paths(through: steps(of: id, name: name))
    // The names in the folder are the same.
    case .modified(let id, let name):
      changed = paths(through: (folders[id] ?? []).map { TrailStep(folder: $0, name: name) })
    case .gone(let id):
      // With a folder all those in it have other names, or are gone; none of them tells of that itself.
      let tops = folders[id] ?? []
      let gone = Set(identities.keys.filter { folder in tops.contains { isInside(folder, $0) } })
      changed = paths(throughFolders: gone)
      for folder in gone { stopWatching(folder) }
    case .lost:
      changed = Set(trails.keys)
      // Among what was lost may be that a folder went.
      for folder in Array(identities.keys) { stopWatching(folder) }
    }
    stale.formUnion(changed)
    return changed
  }

  /// Nobody is writing what was made and is no plain file, or is gone again already. And nobody waits for the end of a
  /// file that no build would read.
  func corrected(_ event: FolderEvent) -> FolderEvent {
    guard case .begun(let id, let name) = event, let folder = folders[id]?.min() else { return event }
    if !mayBeRead(name, in: id) { return .touched(id, name: name) }
    let place = joined(folder, name)
    let isFile = finder.files.linkTarget(of: place) == nil && finder.files.kind(of: place) == .file
    return isFile ? event : .touched(id, name: name)
  }

  /// Whether builds look for a file, or look for scenes where it is one.
  private func mayBeRead(_ name: String, in id: FolderID) -> Bool {
    let isScene = !isPassing(name) && sceneEndings.contains { name.hasSuffix($0) }
    return (folders[id] ?? []).contains { folder in
      paths[TrailStep(folder: folder, name: name)] != nil
        || isScene && paths[TrailStep(folder: folder, name: nil)] != nil
    }
  }

  private func steps(of id: FolderID, name: String) -> [TrailStep] {
    (folders[id] ?? []).flatMap { folder -> [TrailStep] in
      let step = TrailStep(folder: folder, name: name)
      return isPassing(name) ? [step] : [step, TrailStep(folder: folder, name: nil)]
    }
  }

  private func paths(through steps: [TrailStep]) -> Set<String> {
    steps.reduce(into: []) { $0.formUnion(paths[$1] ?? []) }
  }

  private func paths(throughFolders folders: Set<String>) -> Set<String> {
    if folders.isEmpty { return [] }
    return paths(through: paths.keys.filter { folders.contains($0.folder) })
  }

  /// Adds the folders to `begun` that were not watched before.
  private mutating func add(
    _ path: String, listsNames: Bool, _ begun: inout Set<String>
  ) throws(ToolError) -> Trail {
    let trail = finder.trail(of: path, listsNames: listsNames)
    trails[path] = trail
    for step in trail.steps {
      paths[step, default: []].insert(path)
      uses[step.folder, default: 0] += 1
    }
    for step in trail.steps where identities[step.folder] == nil && !hidden.contains(step.folder) {
      switch try watcher.watch(step.folder, isFar: trail.far.contains(step.folder)) {
      case .watched(let id):
        begun.insert(step.folder)
        identities[step.folder] = id
        folders[id, default: []].insert(step.folder)
      case .hidden: hidden.insert(step.folder)
      case .passedOver: break
      case .gone:
        // It went just now: the next look finds another trail.
        begun.insert(step.folder)
        drop(path)
        return trail
      }
    }
    return trail
  }

  private mutating func drop(_ path: String) {
    for step in trails.removeValue(forKey: path)?.steps ?? [] {
      paths[step]?.remove(path)
      if paths[step]?.isEmpty == true { paths[step] = nil }
      let left = (uses[step.folder] ?? 1) - 1
      uses[step.folder] = left == 0 ? nil : left
    }
  }

  private mutating func stopWatching(_ folder: String) {
    guard let id = identities.removeValue(forKey: folder) else { return }
    folders[id]?.remove(folder)
    guard folders[id]?.isEmpty == true else { return }
    folders[id] = nil
    watcher.forget(id)
  }
}
