// SPDX-License-Identifier: Apache-2.0

/// How much work one evaluation may be; each limit has its own diagnostic.
public struct EvaluationLimits: Sendable, Hashable {
  /// The cost counter: one for each expression node, statement, element and segment evaluated, plus the length of every
  /// list and string made or compared (`cost-limit`).
  public var cost = 4_000_000
  /// Elements, calls and expressions inside one another (`depth-limit`).
  public var depth = 128
  /// Elements of the scene (`element-limit`).
  public var elements = 250_000
  /// Segments of all outlines, each counted as often as it is drawn (`segment-limit`).
  public var segments = 2_000_000
  public init() {}

  /// Bytes of stack that an evaluation may need at this depth, in an unoptimized build too. The deepest nesting
  /// measured takes 9 KB a level there; a caller on a thread with less must start one of its own.
  public var stackBytes: Int { 256 * 1024 + max(0, depth) * 14 * 1024 }
}
