// SPDX-License-Identifier: Apache-2.0
//
// The exact picture. Every outline is a symbol that keeps its kind, every node is an instance of one or a group, every
// number is a double in user units. What can no longer occur: lone moves, empty groups, groups without meaning, strokes
// along the inside, zero-length lines under butt caps, a canvas that must still be cut to the ink.

public import FacetGeometry
public import FacetScene
public import FacetSource

public typealias IRNodeID = ArenaID<IRNode>
public typealias SymbolID = ArenaID<Outline>

/// A group or an instance of a symbol. In order: the content, then clip and mask (in own coordinates), then opacity and
/// blend of the whole as one, then the transform to the parent's coordinates.
public struct IRNode: Sendable, Hashable {
  public enum Content: Sendable, Hashable {
    /// Drawn in order, later ones on top.
    case group([IRNodeID])
    /// A symbol under its coats, in the order painted; strokes are all centred.
    case shape(SymbolID, [PaintLayer])
  }
  public var content: Content
  public var transform: Affine
  public var traits: NodeTraits
  /// Seen only inside the area that this node's outlines enclose; their paints do not matter.
  public var clip: IRNodeID?
  public var mask: MaskUse<IRNode>?

  public init(content: Content, traits: NodeTraits, transform: Affine = .identity) {
    self.content = content
    self.traits = traits
    self.transform = transform
  }

  /// The nodes right below, clip and mask included.
  public var parts: [IRNodeID] {
    var parts: [IRNodeID] = []
    if case .group(let children) = content { parts = children }
    if let clip { parts.append(clip) }
    if let mask { parts.append(mask.node) }
    return parts
  }
}

/// A whole picture, exact. The nodes form a tree: each is used once.
public struct PathIR: Sendable {
  public var nodes: Arena<IRNode>
  /// Each distinct outline once.
  public var symbols: Arena<Outline>
  public var root: IRNodeID
  /// What is seen, in user units.
  public var viewBox: Rect
  /// Width and height to be shown at, in user units.
  public var size: Size
  public var background: ScenePaint?
  public var picture: PictureTraits

  public init(picture: PictureTraits, viewBox: Rect, size: Size) {
    self.nodes = Arena()
    self.symbols = Arena()
    self.picture = picture
    self.viewBox = viewBox
    self.size = size
    self.root = nodes.add(IRNode(content: .group([]), traits: NodeTraits(origin: picture.origin)))
  }
}

extension PathIR: Equatable {
  public static func == (left: PathIR, right: PathIR) -> Bool {
    left.nodes.elements == right.nodes.elements && left.symbols.elements == right.symbols.elements
      && left.root == right.root && left.viewBox == right.viewBox && left.size == right.size
      && left.background == right.background && left.picture == right.picture
  }
}
