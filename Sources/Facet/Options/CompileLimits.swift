// SPDX-License-Identifier: Apache-2.0

import FacetSemantics
import FacetSyntax

/// How large a compile may be before it is refused; each limit has its own diagnostic or message.
public struct CompileLimits: Sendable, Hashable {
  /// Bytes of one source file, imports included.
  public static let sourceBytes = SyntaxLimits().bytes

  var modules = ModuleLimits()
  var evaluation = EvaluationLimits()

  public init() {}

  /// The default limits with another bound on the cost counter.
  public init(cost: Int) { evaluation.cost = cost }
}
