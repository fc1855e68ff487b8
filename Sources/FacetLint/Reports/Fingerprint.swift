// SPDX-License-Identifier: Apache-2.0

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
    var hash = FowlerNollVoHash()
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

/// FNV-1a with 128 bits (Fowler, Noll, Vo; RFC 9923): not for secrets, but short and the same everywhere.
private struct FowlerNollVoHash {
  private static let prime = UInt128(1) << 88 + 0x13B
  private var value: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt128(byte)) &* Self.prime }
  }

  /// 32 digits.
  var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 32 - digits.utf8.count) + digits
  }
}
