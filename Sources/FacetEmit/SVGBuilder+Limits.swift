// SPDX-License-Identifier: Apache-2.0
//
// Clips and masks. A clip's children are plain shapes, never groups or references to references, as the format demands; a
// clip that is itself clipped becomes a mask, since librsvg ignores clips inside clips. A mask keeps ink by drawing it
// white, or removes it by drawing it black on a white canvas.

internal import FacetIR
internal import FacetSource
internal import FacetTypes

extension SVGBuilder {
  /// Limits an element to the area of a clip.
  mutating func setClip(_ clip: GridNodeID, on element: inout SVGElement) {
    if grid.isClippedInTurn(clip) {
      var mask = emptyMask()
      mask.children = paintedAreas(of: clip)
      element.set("mask", reference(to: definitions.id(of: mask)))
    } else {
      var path = SVGElement("clipPath")
      path.children = areas(of: clip)
      element.set("clip-path", reference(to: definitions.id(of: path)))
    }
  }

  /// The shapes of a plain clip. Recursion is bounded by `IRLimits.gridDepth`.
  private func areas(of id: GridNodeID) -> [SVGElement] {
    switch grid.nodes[id].content {
    case .group(let children):
      return children.flatMap { areas(of: $0) }
    case .shape(let shape, let coats):
      var element = shape.element(options.pathStyle)
      if case .fill(_, .evenOdd)? = coats.first { element.set("clip-rule", "evenodd") }
      return [element]
    case .instance:
      // No clip holds any, see `GridIR.problems()`.
      return []
    }
  }

  /// The area of a clip as white paint, under the clips inside it. Recursion is bounded by `IRLimits.gridDepth`.
  private mutating func paintedAreas(of id: GridNodeID) -> [SVGElement] {
    let node = grid.nodes[id]
    var elements: [SVGElement] = []
    switch node.content {
    case .group(let children):
      for child in children { elements += paintedAreas(of: child) }
    case .shape(let shape, let coats):
      elements = shapeElements(shape, coats.prefix(1).map { $0.seen(through: .flat(.white)) }, in: contexts.top)
    case .instance: break
    }
    guard let clip = node.clip else { return elements }
    var group = SVGElement("g")
    group.children = elements
    setClip(clip, on: &group)
    return [group]
  }

  private func emptyMask() -> SVGElement {
    var mask = SVGElement("mask")
    mask.set("maskUnits", "userSpaceOnUse")
    mask.set("x", grid.viewBox.x.bytes)
    mask.set("y", grid.viewBox.y.bytes)
    mask.set("width", grid.viewBox.width.bytes)
    mask.set("height", grid.viewBox.height.bytes)
    return mask
  }

  mutating func maskID(_ use: MaskUse<GridNode>) -> String {
    var mask = emptyMask()
    if use.kind == .removesInk {
      var canvas = canvasRect()
      set(grid.canvasNeeds(under: .color(.white)), in: contexts.top, on: &canvas)
      mask.children = [canvas]
    }
    mask.children += elements(of: use.node, use.kind.ink)
    return definitions.id(of: mask)
  }
}
