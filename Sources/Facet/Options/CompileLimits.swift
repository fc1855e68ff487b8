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

  /// The counter of all work that the language does.
  public var cost: Int {
    get { evaluation.cost }
    set { evaluation.cost = newValue }
  }

  /// Elements, calls and expressions inside one another while a scene is evaluated.
  public var depth: Int {
    get { evaluation.depth }
    set { evaluation.depth = newValue }
  }

  /// Elements of a scene.
  public var elements: Int {
    get { evaluation.elements }
    set { evaluation.elements = newValue }
  }

  /// Segments of all outlines, as often as they are drawn.
  public var segments: Int {
    get { evaluation.segments }
    set { evaluation.segments = newValue }
  }

  /// Files of one program.
  public var files: Int {
    get { modules.files }
    set { modules.files = newValue }
  }
}
