// SPDX-License-Identifier: Apache-2.0

import Facet

/// Folders that are looked at again and again: for file systems that tell nothing, and where a limit is reached.
struct PolledFolders {
  private struct Folder {
    var path: String
    /// Of the folder itself: another one may have taken its name.
    var signature: FileSignature
    var entries: [String: FileSignature]
  }

  private let files: any WatchableFiles
  private var folders: [FolderID: Folder] = [:]
  private var next: Int32 = -2

  init(_ files: any WatchableFiles) { self.files = files }

  var isEmpty: Bool { folders.isEmpty }

  mutating func watch(_ path: String) -> WatchOutcome {
    guard let signature = files.signature(of: path) else { return .gone }
    guard let entries = entries(in: path) else { return files.kind(of: path) == .folder ? .hidden : .gone }
    // Below those of inotify.
    let id = FolderID(raw: next)
    next -= 1
    folders[id] = Folder(path: path, signature: signature, entries: entries)
    return .watched(id)
  }

  mutating func forget(_ folder: FolderID) { folders[folder] = nil }

  /// What changed since the last look. Nobody can say whether a writer is done.
  mutating func look() -> [FolderEvent] {
    var events: [FolderEvent] = []
    for id in folders.keys.sorted(by: { $0.raw > $1.raw }) {
      guard let old = folders[id] else { continue }
      guard old.signature.isSame(as: files.signature(of: old.path)), let now = entries(in: old.path) else {
        folders[id] = nil
        events.append(.gone(id))
        continue
      }
      let names = Set(old.entries.keys).union(now.keys).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      for name in names where old.entries[name] != now[name] { events.append(.touched(id, name: name)) }
      folders[id]?.entries = now
    }
    return events
  }

  /// nil where the folder cannot be read. A link to nothing has the signature of nothing.
  private func entries(in path: String) -> [String: FileSignature]? {
    // Why it cannot be read is found out by who watches it.
    guard let names = try? files.names(in: path) else { return nil }
    let nothing = FileSignature(device: 0, inode: 0, size: 0, modified: 0, changed: 0)
    return names.reduce(into: [:]) { entries, name in
      entries[name] = files.signature(of: joined(path, name)) ?? nothing
    }
  }
}
