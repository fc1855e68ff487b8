// SPDX-License-Identifier: Apache-2.0
//
// In: the tree of an SVG. Out: its drawing steps. It reads what SVG 1.1 says, whoever wrote it, and refuses what it does
// not know.

internal import FacetGeometry
internal import FacetTypes
internal import FacetXML

struct SVGDecoder {
  let document: XMLDocument
  /// Ids of the scene; any other id names something for references alone.
  let authorIDs: Set<String>
  let elementsByID: [String: XMLNode.ID]
  /// From the written coordinates to the exact picture's.
  var rootMap = Affine.identity
  /// As written; percentages are of its sides.
  var viewBox = Rect.empty
  let values: DecodedValues

  /// What is drawn from an element.
  enum Ink {
    case asPainted
    /// Inside a mask, where names say nothing.
    case inMask
    /// Only what outlines enclose.
    case area
  }

  /// The way to an element.
  struct Context {
    var map: Affine
    var style = SVGStyle()
    var ink = Ink.asPainted
    var depth = 0
    var useDepth = 0
  }

  init(_ document: XMLDocument, authorIDs: Set<String>, elementLimit: Int) throws(DecodingProblem) {
    values = DecodedValues(limit: elementLimit)
    try SVGDecoder.refuseUnknown(in: document)
    self.document = document
    self.authorIDs = authorIDs
    var byID: [String: XMLNode.ID] = [:]
    var waiting = [XMLDocument.rootID]
    while let next = waiting.popLast() {
      waiting += document[next].children
      guard let id = document[next].value(of: "id") else { continue }
      if byID.updateValue(next, forKey: id) != nil { throw DecodingProblem("the id `\(id)` stands twice") }
    }
    elementsByID = byID
  }

  func target(_ id: String) throws(DecodingProblem) -> XMLNode.ID {
    guard let target = elementsByID[id] else { throw DecodingProblem("nothing has the id `\(id)`") }
    return target
  }

  /// The map of an element's `transform`, after that of what it stands in.
  func map(of node: XMLNode, under outer: Affine) throws(DecodingProblem) -> Affine {
    guard let transform = node.value(of: "transform") else { return outer }
    return try Magnitude.checked(outer.after(try TransformReader.map(transform)))
  }

  // MARK: Elements

  /// The steps of all children. Recursion is bounded by `DecodingLimits.depth`.
  mutating func steps(inside node: XMLNode, _ context: Context) throws(DecodingProblem) -> [DrawnStep] {
    var steps: [DrawnStep] = []
    for child in node.children { steps += try self.steps(of: child, context) }
    return steps
  }

  mutating func steps(of id: XMLNode.ID, _ outer: Context) throws(DecodingProblem) -> [DrawnStep] {
    try values.charge(1)
    let node = document[id]
    // Space between elements, and elements that draw nothing where they stand.
    guard case .element(let name, _, let attributes) = node.content, let own = SVGDecoder.drawnAttributes[name] else {
      return []
    }
    var context = outer
    var effects = SVGEffects()
    context.depth += 1
    if context.depth > DecodingLimits.depth {
      throw DecodingProblem("elements nest more than \(DecodingLimits.depth) deep")
    }
    try values.charge(attributes)
    try context.style.take(attributes, own: own, &effects)
    context.map = try map(of: node, under: outer.map)
    let place = DrawnPlace(element: (name, node.offset), isInstanced: context.useDepth > 0)
    let steps: [DrawnStep]
    switch name {
    case "g":
      steps = try self.steps(inside: node, context)
    case "use":
      steps = try instance(node, context)
    case _:
      steps = try coats(of: id, name, context, at: place)
    }
    return try group(steps, node, effects, context, at: place)
  }

  private mutating func instance(_ node: XMLNode, _ context: Context) throws(DecodingProblem) -> [DrawnStep] {
    var context = context
    context.useDepth += 1
    guard context.useDepth <= DecodingLimits.useDepth else {
      throw DecodingProblem("`use` is nested more than \(DecodingLimits.useDepth) deep")
    }
    let shift = Affine(1, 0, 0, 1, try length(node, "x", .x) ?? 0, try length(node, "y", .y) ?? 0)
    context.map = try Magnitude.checked(context.map.after(shift))
    let target = try target(try href(of: node))
    let name = document[target].name ?? ""
    guard SVGDecoder.drawnAttributes[name] != nil else { throw DecodingProblem("cannot read a `use` of `\(name)`") }
    if case .area = context.ink, name == "use" || name == "g" {
      throw DecodingProblem("a `use` inside a `clipPath` refers to a shape directly, not to `\(name)`")
    }
    return try steps(of: target, context)
  }

  /// The id that an element refers to.
  func href(of node: XMLNode) throws(DecodingProblem) -> String {
    guard case .element(let name, _, let attributes) = node.content else { throw DecodingProblem("no element") }
    let plain = attributes.first { $0.namespace == nil && $0.name == "href" }
    let linked = attributes.first { $0.namespace == SVGNames.xlink && $0.name == "href" }
    guard let text = (plain ?? linked)?.value, text.hasPrefix("#") else {
      throw DecodingProblem("a `\(name)` lacks a `href` to an id")
    }
    return String(text.dropFirst())
  }

  // MARK: The whole element

  private mutating func group(
    _ steps: [DrawnStep], _ node: XMLNode, _ effects: SVGEffects, _ context: Context, at place: DrawnPlace
  ) throws(DecodingProblem) -> [DrawnStep] {
    var group = DrawnGroup(steps: steps, place: place)
    if let clip = effects.clip { group.limits.append(try clipLimit(clip, context)) }
    if case .area = context.ink { return group.settled }
    if let mask = effects.mask { group.limits += try maskLimits(mask, context) }
    group.opacity = effects.opacity
    group.blend = effects.blend
    if case .asPainted = context.ink { group.name = try name(of: node, isInstanced: context.useDepth > 0) }
    return group.settled
  }

  private func name(of node: XMLNode, isInstanced: Bool) throws(DecodingProblem) -> DrawnName {
    var name = DrawnName()
    if let id = node.value(of: "id"), authorIDs.contains(id), !isInstanced { name.id = id }
    name.isDecorative = node.value(of: "aria-hidden") == "true"
    name.title = text("title", in: node)
    name.description = text("desc", in: node)
    try values.charge(((name.title?.utf8.count ?? 0) + (name.description?.utf8.count ?? 0)) / 64)
    return name
  }

  /// The text of the first child of that name.
  func text(_ name: String, in node: XMLNode) -> String? {
    node.children.first { document[$0].name == name }.map { document.text(in: document[$0]) }
  }
}
