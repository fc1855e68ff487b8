// SPDX-License-Identifier: Apache-2.0

/// Why a file is no baseline.
public struct BaselineError: Error, Sendable, Hashable {
  public enum Reason: Sendable, Hashable {
    /// The first line is not `facet-baseline 1`.
    case noHeader
    /// Written by a later version of the tool.
    case unknownVersion(String)
    /// Left by a merge.
    case conflictMarker
    /// Fewer than four words.
    case tooShort
    case badCount(String)
    case badDigest(String)
    /// Absolute, empty, or with an escape that there is not.
    case badPath(String)
    case notUTF8
  }

  /// From 1.
  public var line: Int
  public var reason: Reason

  /// Lower case, no full stop; names the line.
  public var message: String {
    switch reason {
    case .noHeader: "line \(line): this is no baseline, which begins with `\(Baseline.header)`"
    case .unknownVersion(let version): "line \(line): version \(version) of the baseline is not known, expected 1"
    case .conflictMarker: "line \(line): a merge left its markers here; keep the lines of both sides"
    case .tooShort: "line \(line): expected a count, a rule, a fingerprint and a path"
    case .badCount(let word): "line \(line): `\(word)` is no count, expected a number from 1"
    case .badDigest(let word): "line \(line): `\(word)` is no fingerprint, expected 32 hexadecimal digits"
    case .badPath(let word): "line \(line): `\(word)` is no path from the project's folder"
    case .notUTF8: "line \(line): this is not UTF-8"
    }
  }
}
