// SPDX-License-Identifier: Apache-2.0

/// How large a file may be before it is refused; each limit has its own diagnostic.
public struct SyntaxLimits: Sendable, Hashable {
  /// Bytes of one source file.
  public var bytes = 4 * 1024 * 1024
  /// Blocks, brackets, interpolations and operators inside one another.
  public var depth = 128
  /// Findings of one file; what comes after them is not listed.
  public var diagnostics = 100
  public init() {}
}
