// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetTypes

extension ShapeContext {
  /// What the coats of a shape say. Nothing of its contours, nor of its surroundings.
  public init(coats: [GridCoat]) {
    self = []
    for coat in coats {
      switch coat {
      case .fill(let paint, let rule):
        insert(.filled)
        insert(rule == .evenOdd ? .evenOdd : .nonzero)
        if !paint.isOpaque { insert(.translucentFill) }
        if paint.isGradient { insert(.gradient) }
      case .stroke(let paint, let stroke):
        insert(.stroked)
        if !paint.isOpaque { insert(.translucentStroke) }
        if paint.isGradient { insert(.gradient) }
        insert(stroke)
      }
    }
  }

  private mutating func insert(_ stroke: GridStroke) {
    switch stroke.cap {
    case .butt: insert(.buttCaps)
    case .round: insert(.roundCaps)
    case .square: insert(.squareCaps)
    }
    switch stroke.join {
    case .miter: insert(.mitred)
    case .round: break
    case .bevel: insert(.bevelled)
    }
    if !stroke.dash.isEmpty { insert(.dashed) }
  }

  /// What is true of one contour of the shape: whether a stroke shows its ends.
  public func of(_ contour: GridSubpath) -> ShapeContext {
    contains(.stroked) && !contour.isClosed ? union(.openEnds) : self
  }

  /// What a node's traits, clip and mask say.
  public init(traits: NodeTraits, isLimited: Bool) {
    self = []
    if traits.opacity != 1 || traits.blend != .normal || isLimited { insert(.composited) }
    if traits.hasText { insert(.hasText) }
  }
}

extension GridPaint {
  /// Whether nothing of what is below shows through.
  public var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .linear(let stops, _, _), .radial(let stops, _, _, _): stops.allSatisfy { $0.color.alpha >= 1 }
    }
  }
  public var isGradient: Bool {
    switch self {
    case .color: false
    case .linear, .radial: true
    }
  }
}
