// SPDX-License-Identifier: Apache-2.0

public import FacetSource
public import FacetTypes

/// What hangs on a node beside its content, the same in both forms of the IR.
public struct NodeTraits: Sendable, Hashable {
  /// Of the node composited as one, 0…1.
  public var opacity: Double
  public var blend: Blend
  /// The author's id, as written.
  public var id: String?
  public var title: String?
  public var description: String?
  public var isDecorative: Bool
  /// The element that made it.
  public var origin: SourceSpan

  public init(origin: SourceSpan) {
    self.opacity = 1
    self.blend = .normal
    self.isDecorative = false
    self.origin = origin
  }

  /// Whether a group with these traits alone draws what its children draw without it.
  public var isPlain: Bool { opacity == 1 && blend == .normal && !hasText }
  /// Whether a reader of the file can tell the node from others.
  public var hasText: Bool { id != nil || title != nil || description != nil || isDecorative }
}

/// How a mask limits what is seen.
public enum MaskKind: String, Sendable, Hashable, CaseIterable {
  /// Seen as far as the mask's ink is opaque.
  case keepsInk
  /// Seen as far as the mask's ink is not there.
  case removesInk
}

/// A mask and the node that draws it, in the coordinates of the node that it limits.
public struct MaskUse<Node>: Sendable, Hashable {
  public var kind: MaskKind
  public var node: ArenaID<Node>
  public init(kind: MaskKind, node: ArenaID<Node>) {
    self.kind = kind
    self.node = node
  }
}

/// What is said of the whole picture, the same in both forms of the IR.
public struct PictureTraits: Sendable, Hashable {
  /// The root element's name.
  public var kind: String
  public var contentMode: ContentMode
  public var title: String?
  public var description: String?
  public var isDecorative: Bool
  public var origin: SourceSpan

  public init(kind: String, origin: SourceSpan) {
    self.kind = kind
    self.contentMode = .redraw
    self.isDecorative = false
    self.origin = origin
  }
}
