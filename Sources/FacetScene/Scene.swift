// SPDX-License-Identifier: Apache-2.0
//
// The evaluated scene: what layout hands to the path IR. Every size is known, every paint resolved, every outline in the
// coordinates of its own node; no names, no expressions, no proposals are left. Values only.

public import FacetGeometry
public import FacetSource
public import FacetTypes

public typealias SceneNodeID = ArenaID<SceneNode>
public typealias OutlineID = ArenaID<Outline>

/// A gradient stop whose place is known.
public struct SceneStop: Sendable, Hashable {
  public var color: Color
  /// 0…1, never falling along the list.
  public var offset: Double
  public init(color: Color, offset: Double) {
    self.color = color
    self.offset = offset
  }
}

/// What fills or strokes, in the coordinates of the node that it paints.
public indirect enum ScenePaint: Sendable, Hashable {
  case color(Color)
  case linear(stops: [SceneStop], from: Point, to: Point)
  case radial(stops: [SceneStop], center: Point, radius: Double)
}

/// How a line is drawn, in the coordinates of its node.
public struct StrokeStyle: Sendable, Hashable {
  public var width: Double
  public var cap: Cap
  public var join: Join
  public var miterLimit: Double
  /// Lengths of dash and gap in turn; empty draws through.
  public var dash: [Double]
  /// `.inside` draws only the half of twice the width that lies inside a closed outline.
  public var alignment: StrokeAlignment
  public init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [],
    alignment: StrokeAlignment = .center
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.alignment = alignment
  }
}

/// One coat; later ones cover earlier ones.
public enum PaintLayer: Sendable, Hashable {
  case fill(ScenePaint, rule: FillRule)
  case stroke(ScenePaint, StrokeStyle)
}

/// Limits what is seen of a node by the ink of another one, given in the first one's own coordinates.
public struct SceneMask: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// Seen as far as the mask's ink is opaque.
    case keepsInk
    /// Seen as far as the mask's ink is not there.
    case removesInk
  }
  public var kind: Kind
  public var node: SceneNodeID
  public init(kind: Kind, node: SceneNodeID) {
    self.kind = kind
    self.node = node
  }
}

/// A leaf or a group. In order: the content, then clip and mask (in own coordinates), then opacity and blend of the
/// whole as one, then the transform to the parent's coordinates.
public struct SceneNode: Sendable, Hashable {
  public enum Content: Sendable, Hashable {
    /// Drawn in order, later ones on top.
    case group([SceneNodeID])
    /// An outline, shared with every other node that has the same id, and its coats.
    case outline(OutlineID, [PaintLayer])
  }
  public var content: Content
  public var transform: Affine
  public var opacity: Double
  public var blend: Blend
  /// Seen only inside the filled area of this node.
  public var clip: SceneNodeID?
  public var mask: SceneMask?
  /// The author's `.id`.
  public var id: String?
  public var title: String?
  public var description: String?
  public var isDecorative: Bool
  /// The element that made it.
  public var origin: SourceSpan

  public init(content: Content, origin: SourceSpan, transform: Affine = .identity) {
    self.content = content
    self.transform = transform
    self.opacity = 1
    self.blend = .normal
    self.isDecorative = false
    self.origin = origin
  }
}

/// A whole picture.
public struct Scene: Sendable {
  public var nodes: Arena<SceneNode>
  /// Each distinct outline once: the symbols whose instances are the nodes.
  public var outlines: Arena<Outline>
  public var root: SceneNodeID
  /// The canvas that was laid out, from the origin.
  public var size: Size
  /// Cut the canvas to the ink, with this margin.
  public var fit: Double?
  public var background: ScenePaint?
  public var contentMode: ContentMode
  /// The size asked for, where `contentMode` scales a finished picture to it.
  public var outputSize: Size?
  /// The root element's name: `face`, `badge`, `card`, `sketch` or `scene`.
  public var kind: String
  public var title: String?
  public var description: String?
  public var isDecorative: Bool
  public var origin: SourceSpan

  public init(
    nodes: Arena<SceneNode>, outlines: Arena<Outline>, root: SceneNodeID, size: Size, kind: String, origin: SourceSpan
  ) {
    self.nodes = nodes
    self.outlines = outlines
    self.root = root
    self.size = size
    self.kind = kind
    self.origin = origin
    self.contentMode = .redraw
    self.isDecorative = false
  }
}
