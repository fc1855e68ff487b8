// SPDX-License-Identifier: Apache-2.0
//
// Elements between evaluation and layout: arguments and modifiers are values; blocks that name their own size still
// wait for it.

import FacetGeometry
import FacetScene
import FacetShapes
import FacetSource
import FacetTypes

typealias LayoutNodeID = ArenaID<LayoutNode>

/// How a container places its children.
enum Arrangement: Sendable {
  case layers(alignment: Anchor)
  case row(Axis, spacing: Double, alignment: Anchor, distribution: Distribution)
  case grid(columns: Int, spacing: Double, rowSpacing: Double, alignment: Anchor)

  var alignment: Anchor {
    switch self {
    case .layers(let alignment), .row(_, _, let alignment, _), .grid(_, _, _, let alignment): alignment
    }
  }
}

/// What a container holds.
enum Body: Sendable {
  case children([LayoutNodeID])
  /// Not evaluated yet. A block that names its own width or height waits until they are proposed.
  case waiting(Content)
}

/// Lines of text whose outlines and size are known.
struct TextBlock: Sendable {
  /// All lines in one.
  var request: TextRequest
  var lines: [ShapedLine]
  var alignment: Anchor
  var size: Size
}

/// A fill or stroke; gradients are still in the unit square.
enum Coat: Sendable {
  case fill(Paint, FillRule)
  case stroke(Paint, StrokeStyle)
}

/// An element with its modifiers.
struct LayoutNode: Sendable {
  enum Kind: Sendable {
    /// By place in `Primitives.all`.
    case primitive(Int, [Value?])
    case shape(ShapeID, [Value])
    case path(Content)
    case sketch(Content)
    case text(TextBlock)
    /// Flexible along the stack it stands in; outside stacks in both directions.
    case spacer(Axis?)
    case container(Arrangement, Body)
  }
  var kind: Kind
  /// Whom to blame for what a built-in word says about its values.
  var arguments: [CheckedExpressionID?]
  var coats: [Coat] = []
  var steps: [LayoutStep] = []
  /// With all modifiers.
  var range: SizeRange = .flexible
  /// How many elements lie around it.
  var level: Int
  var origin: SourceSpan

  /// What is proposed to the element without any modifier, with the first one, and so on, when `offered` is proposed to
  /// it with all of them.
  func proposals(for offered: Size) -> [Size] {
    var proposals = [Size](repeating: offered, count: steps.count + 1)
    for index in steps.indices.reversed() { proposals[index] = steps[index].proposal(for: proposals[index + 1]) }
    return proposals
  }
}
