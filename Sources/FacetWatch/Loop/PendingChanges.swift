// SPDX-License-Identifier: Apache-2.0

/// Paths at which something happened, and when it is time to look at them.
struct PendingChanges {
  /// From the end of one write to the look at it: the files of one save arrive together.
  static let settleMilliseconds: Int64 = 2
  /// Without another event, where nobody says that a write has ended.
  static let quietMilliseconds: Int64 = 50
  /// From the first event, however many follow.
  static let capMilliseconds: Int64 = 500

  private(set) var paths: Set<String> = []
  private var first: Moment?
  private var last: Moment?
  /// The first end of a write since the last look.
  private var written: Moment?

  var isEmpty: Bool { paths.isEmpty }

  /// Something happened at a path; `isWhole` where a write has ended there.
  mutating func add(_ path: String, isWhole: Bool, at now: Moment) {
    paths.insert(path)
    first = first ?? now
    last = now
    if isWhole { written = written ?? now }
  }

  /// When to look; nil when nothing waits.
  var due: Moment? {
    guard let first, let last else { return nil }
    let quiet = min(last.adding(milliseconds: Self.quietMilliseconds), first.adding(milliseconds: Self.capMilliseconds))
    return written.map { min($0.adding(milliseconds: Self.settleMilliseconds), quiet) } ?? quiet
  }

  /// Whether the patience with files that are empty or gone is at its end.
  func isAtCap(_ now: Moment) -> Bool { first.map { now >= $0.adding(milliseconds: Self.capMilliseconds) } ?? true }

  /// Waits for another quiet while: a writer seems to be at work.
  mutating func wait(from now: Moment) {
    written = nil
    last = now
  }
}
