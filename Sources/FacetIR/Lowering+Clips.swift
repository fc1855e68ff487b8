// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetScene
internal import FacetSource

extension Lowering {
  /// Whether all ink of a content lies well inside a clip, in whose coordinates it is. Only areas are looked at that hold a
  /// box as soon as they hold its corners.
  mutating func cutsNothing(_ clip: IRNodeID, of content: IRNode.Content) -> Bool {
    let area = ir.nodes[clip]
    guard case .shape(let symbol, _) = area.content, area.clip == nil, area.mask == nil,
      let inverse = area.transform.inverse
    else { return false }
    let outline = ir.symbols[symbol]
    guard outline.isRoundOrUpright else { return false }
    let bare = add(IRNode(content: content, traits: NodeTraits(origin: scene.origin)))
    let ink = ir.ink(of: bare, under: .identity)
    if ink.isEmpty { return false }
    // Room for the anti-aliased edge, and for what rounding does.
    let room = ink.grown(by: max(ir.viewBox.width, ir.viewBox.height) / 256)
    return room.corners.allSatisfy { outline.encloses(inverse($0)) }
  }
}

extension Outline {
  /// Whether it is one of the convex outlines that `encloses` knows.
  fileprivate var isRoundOrUpright: Bool {
    switch self {
    case .circle, .ellipse, .rect: true
    case .line, .polyline, .path: false
    }
  }

  fileprivate func encloses(_ point: Point) -> Bool {
    switch self {
    case .circle(let center, let radius): return point.distance(to: center) < radius
    case .ellipse(let center, let radii):
      let x = (point.x - center.x) / radii.width
      let y = (point.y - center.y) / radii.height
      return x * x + y * y < 1
    case .rect(let rect, let radius):
      // How far the place reaches into a corner's square.
      let x = max(rect.minX + radius - point.x, point.x - rect.maxX + radius, 0)
      let y = max(rect.minY + radius - point.y, point.y - rect.maxY + radius, 0)
      if radius == 0 { return x == 0 && y == 0 }
      return x < radius && y < radius && x * x + y * y < radius * radius
    case .line, .polyline, .path: return false
    }
  }
}
