// SPDX-License-Identifier: Apache-2.0
//
// Clips and masks as pictures of what is seen.

internal import FacetGeometry
internal import FacetTypes
internal import FacetXML

extension SVGDecoder {
  /// The areas of a `clipPath`, in the coordinates of the element that it limits.
  mutating func clipLimit(_ id: String, _ outer: Context) throws(DecodingProblem) -> DrawnLimit {
    let (node, place, effects, context) = try limit(id, "clipPath", outer, .area)
    if let units = node.value(of: "clipPathUnits"), units != "userSpaceOnUse" {
      throw SVGNames.problem("clipPathUnits", units)
    }
    var group = DrawnGroup(steps: try steps(inside: node, context), place: place)
    // A clip of the clip cuts its area.
    if let clip = effects.clip { group.limits.append(try clipLimit(clip, context)) }
    return DrawnLimit(steps: group.settled, isHole: false, place: place)
  }

  /// The ink of a `mask`, and its region where that cuts what is seen.
  mutating func maskLimits(_ id: String, _ outer: Context) throws(DecodingProblem) -> [DrawnLimit] {
    let (node, place, effects, context) = try limit(id, "mask", outer, .inMask)
    guard node.value(of: "maskUnits") == "userSpaceOnUse" else {
      throw DecodingProblem("cannot read the mask `\(id)`, whose units are not of user space")
    }
    if let units = node.value(of: "maskContentUnits"), units != "userSpaceOnUse" {
      throw SVGNames.problem("maskContentUnits", units)
    }
    var group = DrawnGroup(steps: try steps(inside: node, context), place: place)
    if let clip = effects.clip { group.limits.append(try clipLimit(clip, context)) }
    if let mask = effects.mask { group.limits += try maskLimits(mask, context) }
    let limit = DrawnLimit(steps: group.settled, isHole: false, place: place)
    let region = Rect(
      origin: Point(
        try length(node, "x", .x) ?? -0.1 * viewBox.width, try length(node, "y", .y) ?? -0.1 * viewBox.height),
      size: Size(
        try length(node, "width", .x) ?? 1.2 * viewBox.width, try length(node, "height", .y) ?? 1.2 * viewBox.height))
    if isCovering(region, under: outer.map) { return [limit] }
    let contour = DrawnContour.box(region, radii: .zero).mapped(by: outer.map)
    let area = DrawnCoat(.fill(.nonzero), [contour], .color(.white), at: place)
    return [limit, DrawnLimit(steps: [.coat(area)], isHole: false, place: place)]
  }

  /// What all elements around one set.
  private func inheritedStyle(of node: XMLNode) throws(DecodingProblem) -> SVGStyle {
    var around: [XMLNode] = []
    var next = node.parent
    while let id = next {
      around.append(document[id])
      next = document[id].parent
    }
    var style = SVGStyle()
    for element in around.reversed() {
      guard case .element(let name, _, let attributes) = element.content else { continue }
      try values.charge(attributes)
      var effects = SVGEffects()
      try style.take(attributes, own: SVGDecoder.attributes(of: name) ?? [], &effects)
    }
    return style
  }

  /// Whether a region of an element's coordinates holds all that is seen.
  private func isCovering(_ region: Rect, under map: Affine) -> Bool {
    guard let inverse = map.inverse else { return false }
    let slack = 1e-9 * max(region.width, region.height)
    var seen = Rect.empty
    for corner in viewBox.corners { seen.add(inverse(rootMap(corner))) }
    return region.grown(by: slack).contains(seen)
  }

  private func limit(
    _ id: String, _ name: String, _ outer: Context, _ ink: Ink
  ) throws(DecodingProblem) -> (XMLNode, DrawnPlace, SVGEffects, Context) {
    let node = document[try target(id)]
    guard case .element(name, SVGNames.svg, let attributes) = node.content else {
      throw DecodingProblem("`\(id)` is no `\(name)`")
    }
    var context = Context(map: outer.map, ink: ink, depth: outer.depth + 1, useDepth: 0)
    // A limit takes nothing from the element that refers to it, but from those that it stands in.
    context.style = try inheritedStyle(of: node)
    if context.depth > DecodingLimits.depth {
      throw DecodingProblem("clips and masks refer to one another without end")
    }
    var effects = SVGEffects()
    try context.style.take(attributes, own: SVGDecoder.attributes(of: name) ?? [], &effects)
    context.map = try map(of: node, under: outer.map)
    return (node, DrawnPlace(element: (name, node.offset)), effects, context)
  }
}
