// SPDX-License-Identifier: Apache-2.0

/// Why SVG path data could not be read: where, in bytes of UTF-8 from the start, and what should have stood there.
public struct PathDataProblem: Error, Sendable, Hashable {
  public var offset: Int
  /// As in "expected …": `a number`, `an arc flag, 0 or 1`.
  public var expected: String
  public init(offset: Int, expected: String) {
    self.offset = offset
    self.expected = expected
  }
}
