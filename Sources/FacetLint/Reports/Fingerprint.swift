// SPDX-License-Identifier: Apache-2.0

internal import FacetSource

/// By what a finding is known again in a later run: it stays the same when lines are added above it, when its line is
/// indented anew, and when its message is worded differently.
public struct Fingerprint: Sendable, Hashable {
  /// 32 hexadecimal digits: of the path from the root, the rule, and the text of the lines that the finding stands on.
  public var digest: String
  /// Which one among those of the same digest, from 1.
  public var ordinal: Int

  /// Different for any two findings of a report.
  public var text: String { "\(digest):\(ordinal)" }

  /// The digest of a finding. `lines`: its own, as they stand in the file; runs of blanks and tabs count as one blank.
  static func digest(path: String, rule: String, lines: [ArraySlice<UInt8>]) -> String {
    var hash = ContentDigest()
    hash.add(path.utf8)
    hash.add([0])
    hash.add(rule.utf8)
    for line in lines {
      hash.add([0])
      for (index, word) in line.split(whereSeparator: { $0 == 0x20 || $0 == 0x09 }).enumerated() {
        if index > 0 { hash.add([0x20]) }
        hash.add(word)
      }
    }
    return hash.digits
  }
}
