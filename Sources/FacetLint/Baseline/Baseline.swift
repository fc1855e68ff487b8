// SPDX-License-Identifier: Apache-2.0
//
// In: the findings that a project has for the time being accepted. Out: what is new beside them, and what of them is
// gone. What can no longer occur: line numbers, so that nothing changes where only lines moved.

internal import FacetSource

/// Findings that are known and not to be told again, as a file that lives in the repository.
public struct Baseline: Sendable, Hashable {
  /// So many findings of one rule on lines of the same text in one file.
  public struct Entry: Sendable, Hashable, Comparable {
    /// At least 1.
    public var count: Int
    public var rule: String
    /// As in `Fingerprint`: 32 hexadecimal digits.
    public var digest: String
    /// From the root of the report.
    public var path: String

    public static func < (left: Entry, right: Entry) -> Bool { left.key < right.key }

    fileprivate var key: (String, String, String) { (path, rule, digest) }
  }

  /// Sorted by path, rule and digest; no two are of the same finding.
  public private(set) var entries: [Entry]

  /// Of two entries for the same finding, as a merge leaves them, the one with more counts.
  init(_ entries: [Entry]) {
    self.entries = []
    for entry in entries.sorted() {
      if let last = self.entries.last, last.key == entry.key {
        self.entries[self.entries.count - 1].count = max(last.count, entry.count)
      } else {
        self.entries.append(entry)
      }
    }
  }

  /// All findings of a report but the compiler's errors, which nobody can accept.
  public init(of report: Report) {
    var counts: [String: Int] = [:]
    var found: [Entry] = []
    for finding in report.placed().joined() where !finding.diagnostic.isCompilerError {
      let digest = finding.fingerprint.digest
      if let index = counts[digest] {
        found[index].count += 1
      } else {
        counts[digest] = found.count
        found.append(Entry(count: 1, rule: finding.diagnostic.id, digest: digest, path: finding.place.file.relative))
      }
    }
    self.init(found)
  }
}
