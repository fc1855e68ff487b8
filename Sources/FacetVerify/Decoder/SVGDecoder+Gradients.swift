// SPDX-License-Identifier: Apache-2.0
//
// Gradients in user space, which take what they do not say from the gradient that they refer to.

internal import FacetGeometry
internal import FacetXML

extension SVGDecoder {
  /// What a gradient paints on an element whose coordinates `map` leads to the root's.
  func gradient(_ id: String, _ map: Affine) throws(DecodingProblem) -> DrawnPaint {
    let target = try self.target(id)
    let chain = try templates(of: target)
    for node in chain {
      if case .element(_, _, let attributes) = node.content { try values.charge(attributes) }
    }
    func value(_ name: String) -> String? { chain.lazy.compactMap { $0.value(of: name) }.first }
    func length(_ name: String, _ axis: Axis, missing: String) throws(DecodingProblem) -> Double {
      if let node = chain.first(where: { $0.value(of: name) != nil }) {
        return try self.length(node, name, axis) ?? 0
      }
      return try share(missing, of: axis)
    }
    guard value("gradientUnits") == "userSpaceOnUse" else {
      throw DecodingProblem("cannot read the gradient `\(id)`, whose units are not of user space")
    }
    if let spread = value("spreadMethod"), spread != "pad" { throw SVGNames.problem("spreadMethod", spread) }
    let own = try value("gradientTransform").map { text throws(DecodingProblem) in try TransformReader.map(text) }
    let inner = try Magnitude.checked(map.after(own ?? .identity))
    let stops = try values.stops(of: target) { () throws(DecodingProblem) -> [DrawnStop] in
      try self.stops(of: chain)
    }
    if chain[0].name == "linearGradient" {
      let from = Point(try length("x1", .x, missing: "0%"), try length("y1", .y, missing: "0%"))
      let to = Point(try length("x2", .x, missing: "100%"), try length("y2", .y, missing: "0%"))
      return .linear(stops, from: from, to: to, map: inner)
    }
    let center = Point(try length("cx", .x, missing: "50%"), try length("cy", .y, missing: "50%"))
    if let fx = value("fx"), try SVGNames.length(fx) != center.x { throw SVGNames.problem("fx", fx) }
    if let fy = value("fy"), try SVGNames.length(fy) != center.y { throw SVGNames.problem("fy", fy) }
    return .radial(stops, center: center, radius: try length("r", .both, missing: "50%"), map: inner)
  }

  /// The gradient, and those that it refers to in turn.
  private func templates(of id: XMLNode.ID) throws(DecodingProblem) -> [XMLNode] {
    var chain: [XMLNode] = []
    var next: XMLNode.ID? = id
    while let id = next {
      let node = document[id]
      guard case .element(let name, SVGNames.svg, let attributes) = node.content,
        name == "linearGradient" || name == "radialGradient"
      else { throw DecodingProblem("cannot read a paint that is no gradient") }
      chain.append(node)
      if chain.count > DecodingLimits.templates { throw DecodingProblem("gradients refer to one another without end") }
      next = attributes.contains { $0.name == "href" } ? try target(try href(of: node)) : nil
    }
    return chain
  }

  /// Those of the first gradient that has any.
  private func stops(of chain: [XMLNode]) throws(DecodingProblem) -> [DrawnStop] {
    for node in chain {
      var stops: [DrawnStop] = []
      for child in node.children {
        guard case .element(let name, _, let attributes) = document[child].content else { continue }
        guard name == "stop" else { continue }
        var style = SVGStyle()
        var effects = SVGEffects()
        try style.take(attributes, own: ["offset", "id"], &effects)
        let offset = try SVGStyle.opacity(document[child].value(of: "offset") ?? "0")
        stops.append(DrawnStop(color: effects.stopColor.faded(by: effects.stopOpacity), offset: offset))
      }
      if !stops.isEmpty { return stops }
    }
    return []
  }
}
