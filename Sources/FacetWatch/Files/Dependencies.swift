// SPDX-License-Identifier: Apache-2.0

/// What builds depend on: paths, with what each build saw there. Two builds may have seen different things, when a file
/// changed between them.
public struct Dependencies: Sendable {
  private(set) var seen: [String: Set<Stamp>] = [:]

  public init() {}

  public mutating func add(_ stamps: [String: Stamp]) {
    for (path, stamp) in stamps { seen[path, default: []].insert(stamp) }
  }

  /// Every path, in an order that does not vary.
  public var paths: [String] { seen.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  /// Whether a folder's names were asked for at a path.
  func listsNames(_ path: String) -> Bool {
    seen[path]?.contains { stamp in if case .names = stamp { true } else { false } } ?? false
  }

  public func contains(_ path: String) -> Bool { seen[path] != nil }

  /// What is at a path now, where that is not what every build saw.
  func change(at path: String, in files: some WatchableFiles) -> Stamp? {
    guard let stamps = seen[path] else { return nil }
    for stamp in stamps {
      let now = stamp.now(at: path, in: files)
      if now != stamp { return now }
    }
    return nil
  }

  /// Whether a path that held something is empty or gone, which a writer may be about to mend.
  func isUnsettled(_ path: String, now: Stamp) -> Bool {
    guard now == .missing || now == .empty else { return false }
    return seen[path]?.contains { $0 != .missing && $0 != .empty } ?? false
  }
}
