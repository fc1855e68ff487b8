// SPDX-License-Identifier: Apache-2.0

/// Paths at which something happened, and when it is time to look at them.
struct PendingChanges {
  /// From the end of one write to the look at it: the files of one save arrive together.
  static let settleMilliseconds: Int64 = 2
  /// Without another event, where nobody says that a write has ended.
  static let quietMilliseconds: Int64 = 50
  /// From the first event, however many follow.
  static let capMilliseconds: Int64 = 500

  /// Between two looks at folders that do not tell by themselves; nil where all do.
  var lookMilliseconds: Int64?
  private(set) var paths: Set<String> = []
  private var first: Moment?
  private var last: Moment?
  /// The first end of a write since the last look.
  private var written: Moment?
  /// Files that were made or are being written, and are not closed yet.
  private var open: Set<OpenFile> = []

  private struct OpenFile: Hashable {
    var folder: FolderID
    var name: String
  }

  var isEmpty: Bool { paths.isEmpty }

  /// Something may have happened at a path.
  mutating func add(_ path: String, at now: Moment) {
    paths.insert(path)
    first = first ?? now
    last = now
  }

  /// An event happened at some paths.
  mutating func add(_ changed: Set<String>, by event: FolderEvent, at now: Moment) {
    if changed.isEmpty { return }
    for path in changed { add(path, at: now) }
    switch event {
    case .written(let folder, let name):
      open.remove(OpenFile(folder: folder, name: name))
      written = written ?? now
    case .begun(let folder, let name), .modified(let folder, let name):
      open.insert(OpenFile(folder: folder, name: name))
    case .touched, .gone, .lost: break
    }
  }

  /// Where folders are looked at, two looks in a row have to see the same: nobody says whether a write has ended.
  private var quietMilliseconds: Int64 { max(Self.quietMilliseconds, (lookMilliseconds ?? 0) + 1) }
  private var capMilliseconds: Int64 { max(Self.capMilliseconds, 2 * quietMilliseconds) }

  /// When to look; nil when nothing waits.
  var due: Moment? {
    guard let first, let last else { return nil }
    let cap = first.adding(milliseconds: capMilliseconds)
    if !open.isEmpty { return cap }
    let quiet = min(last.adding(milliseconds: quietMilliseconds), cap)
    return written.map { min($0.adding(milliseconds: Self.settleMilliseconds), quiet) } ?? quiet
  }

  /// Whether the patience with files that are empty or gone is at its end.
  func isAtCap(_ now: Moment) -> Bool { first.map { now >= $0.adding(milliseconds: capMilliseconds) } ?? true }

  /// Waits for another quiet while: a writer seems to be at work.
  mutating func wait(from now: Moment) {
    written = nil
    last = now
  }
}
