// SPDX-License-Identifier: Apache-2.0

public import FacetGeometry
public import FacetScene
public import FacetSource
internal import FacetTypes

extension PathIR {
  /// The upright box around all ink in user units: fills, strokes with joins and caps, under all transforms, cut to the
  /// boxes of clips and masks. Clear paints are no ink; the background is not counted.
  public func ink() -> Rect { ink(of: root, under: .identity) }

  /// The ink of one node in the coordinates that `map` leads to from the node's parent. Recursion is bounded by
  /// `IRLimits.depth`.
  public func ink(of id: IRNodeID, under map: Affine) -> Rect {
    let node = nodes[id]
    guard node.traits.opacity > 0 else { return .empty }
    let inner = map.after(node.transform)
    var box = Rect.empty
    switch node.content {
    case .group(let children):
      for child in children { box = box.union(ink(of: child, under: inner)) }
    case .shape(let symbol, let layers):
      for layer in layers { box = box.union(layer.ink(of: symbols[symbol], under: inner)) }
    }
    if let clip = node.clip { box = box.intersection(area(of: clip, under: inner)) }
    if let mask = node.mask, mask.kind == .keepsInk { box = box.intersection(ink(of: mask.node, under: inner)) }
    return box
  }

  /// The box around the outlines of a clip.
  private func area(of id: IRNodeID, under map: Affine) -> Rect {
    let node = nodes[id]
    let inner = map.after(node.transform)
    var box = Rect.empty
    switch node.content {
    case .group(let children):
      for child in children { box = box.union(area(of: child, under: inner)) }
    case .shape(let symbol, _):
      box = symbols[symbol].bounds(under: inner)
    }
    return node.clip.map { box.intersection(area(of: $0, under: inner)) } ?? box
  }
}

extension PaintLayer {
  /// The upright box around what this coat draws of an outline, under a map; empty for a clear paint.
  public func ink(of outline: Outline, under map: Affine) -> Rect {
    switch self {
    case .fill(let paint, _):
      return paint.isClear ? .empty : outline.bounds(under: map)
    case .stroke(let paint, let style):
      if paint.isClear { return .empty }
      return style.ink.bounds(of: outline.path, under: map)
    }
  }
}

extension Outline {
  /// The upright box around the outline under a map.
  func bounds(under map: Affine) -> Rect {
    if map.keepsAxes {
      let box = bounds
      if box.isEmpty { return box }
      var mapped = Rect.empty
      mapped.add(map(box.origin))
      mapped.add(map(Point(box.maxX, box.maxY)))
      return mapped
    }
    return path.transformed(by: map).bounds
  }
}

extension ScenePaint {
  /// Whether it leaves no ink at all.
  public var isClear: Bool {
    switch self {
    case .color(let color): color.alpha == 0
    case .linear(let stops, _, _), .radial(let stops, _, _): stops.allSatisfy { $0.color.alpha == 0 }
    }
  }
}

extension StrokeStyle {
  /// The pen that draws it.
  var ink: StrokeInk {
    let end: StrokeInk.End =
      switch cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let corner: StrokeInk.Corner =
      switch join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    return StrokeInk(width: width, end: end, corner: corner, miterLimit: miterLimit, isDashed: !dash.isEmpty)
  }
}
