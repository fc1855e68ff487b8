// SPDX-License-Identifier: Apache-2.0

/// A short name of some bytes, the same everywhere: FNV-1a with 128 bits (Fowler, Noll, Vo; RFC 9923). It tells contents
/// apart that differ by accident, and is nothing for secrets.
public struct ContentDigest: Sendable, Hashable {
  private static let prime = UInt128(1) << 88 + 0x13B
  private var value: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

  /// Of nothing yet.
  public init() {}

  public init(of bytes: some Sequence<UInt8>) { add(bytes) }

  public mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt128(byte)) &* Self.prime }
  }

  /// 32 hexadecimal digits.
  public var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 32 - digits.utf8.count) + digits
  }
}
