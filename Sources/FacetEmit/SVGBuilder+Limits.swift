// SPDX-License-Identifier: Apache-2.0
//
// Clips and masks. A clip's children are plain shapes, never groups or references to references, as the format demands; a
// mask keeps ink by drawing it white, or removes it by drawing it black on a white canvas.

internal import FacetIR
internal import FacetSource
internal import FacetTypes

extension SVGBuilder {
  /// The id of a clip; `outer` is the id of one that limits it further.
  mutating func clipID(_ id: GridNodeID, inside outer: String?) -> String {
    var clip = SVGElement("clipPath")
    if let outer { clip.set("clip-path", reference(to: outer)) }
    clip.children = areas(of: id, inside: nil)
    return definitions.id(of: clip)
  }

  /// The shapes of a clip, each with the clips that lie between it and the clip's top. Recursion is bounded by
  /// `IRLimits.depth`.
  private mutating func areas(of id: GridNodeID, inside outer: String?) -> [SVGElement] {
    let node = grid.nodes[id]
    var outer = outer
    if let clip = node.clip { outer = clipID(clip, inside: outer) }
    switch node.content {
    case .group(let children):
      var elements: [SVGElement] = []
      for child in children { elements += areas(of: child, inside: outer) }
      return elements
    case .shape(let shape, let coats):
      var element = shape.element
      if case .fill(_, .evenOdd)? = coats.first { element.set("clip-rule", "evenodd") }
      if let outer { element.set("clip-path", reference(to: outer)) }
      return [element]
    }
  }

  mutating func maskID(_ use: MaskUse<GridNode>) -> String {
    var mask = SVGElement("mask")
    mask.set("maskUnits", "userSpaceOnUse")
    mask.set("x", grid.viewBox.x.bytes)
    mask.set("y", grid.viewBox.y.bytes)
    mask.set("width", grid.viewBox.width.bytes)
    mask.set("height", grid.viewBox.height.bytes)
    switch use.kind {
    case .keepsInk:
      mask.children = elements(of: use.node, .mask(.white))
    case .removesInk:
      var canvas = canvasRect()
      canvas.set("fill", colorBytes(.white))
      mask.children = [canvas] + elements(of: use.node, .mask(.black))
    }
    return definitions.id(of: mask)
  }
}
