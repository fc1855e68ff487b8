// SPDX-License-Identifier: Apache-2.0

/// Why the text form of an IR could not be read.
public struct IRTextProblem: Error, Sendable, Hashable {
  /// From 1.
  public var line: Int
  /// As in "expected …".
  public var expected: String
  public init(line: Int, expected: String) {
    self.line = line
    self.expected = expected
  }
}
