// SPDX-License-Identifier: Apache-2.0

/// Marsaglia's xorshift on 64 bits: numbers that look random and are the same everywhere.
public struct XorShift: Sendable {
  private var state: UInt64

  /// `seed` must not be 0.
  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  /// A number from 0 up to, but not including, `bound`, which is at least 1.
  public mutating func below(_ bound: Int) -> Int { Int(next() >> 11) % max(bound, 1) }
}
