// SPDX-License-Identifier: Apache-2.0

public import FacetSource

/// What a baseline makes of a report.
public struct BaselineResult: Sendable {
  /// The report without the findings that are known.
  public var remaining: Report
  /// How many findings are known.
  public var hidden: Int
  /// What the baseline holds and nobody found, sorted; `count` says how many of it are missing.
  public var stale: [Baseline.Entry]
  /// The baseline without them.
  public var pruned: Baseline
}

extension Baseline {
  /// Takes known findings out of a report; where a line has more of a kind than are known, the last ones stay.
  ///
  /// `covers` says for a path from the root whether this run would have found something there: of files that were not
  /// asked for nothing is stale, and neither of files that do not compile or could not be read, since no rule saw them.
  public func apply(to report: Report, covers: (_ path: String) -> Bool = { _ in true }) -> BaselineResult {
    var left: [String: Int] = [:]
    for entry in entries { left[entry.digest] = entry.count }
    var hidden = 0
    let remaining = report.placed().map { findings in
      findings.filter { finding in
        guard !finding.diagnostic.isCompilerError, let count = left[finding.fingerprint.digest], count > 0 else {
          return true
        }
        left[finding.fingerprint.digest] = count - 1
        hidden += 1
        return false
      }.map(\.diagnostic)
    }
    var result = BaselineResult(remaining: report, hidden: hidden, stale: [], pruned: Baseline([]))
    result.remaining.replaceFindings(remaining)
    let unseen = report.pathsWithoutRules
    var kept: [Entry] = []
    for entry in entries {
      let missing = unseen.contains(entry.path) || !covers(entry.path) ? 0 : left[entry.digest, default: 0]
      if missing > 0 { result.stale.append(entry.counting(missing)) }
      if missing < entry.count { kept.append(entry.counting(entry.count - missing)) }
    }
    result.pruned = Baseline(kept)
    return result
  }
}

extension Baseline.Entry {
  fileprivate func counting(_ count: Int) -> Baseline.Entry {
    var entry = self
    entry.count = count
    return entry
  }
}

extension Report {
  /// Files that no rule has seen, or not all of them.
  fileprivate var pathsWithoutRules: Set<String> {
    let broken = files.filter(\.isBroken).map(\.location.relative)
    let troubled = problems.filter { $0.severity == .error }.compactMap(\.location?.relative)
    return Set(broken + troubled)
  }
}

extension Diagnostic {
  /// An error of the compiler's own, not of a rule that the project takes for one: neither a comment nor a baseline keeps
  /// it silent.
  public var isCompilerError: Bool { severity == .error && ruleNamed(id) == nil }
}
