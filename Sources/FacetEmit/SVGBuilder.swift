// SPDX-License-Identifier: Apache-2.0
//
// In: a picture on its grid. Out: the tree of elements, definitions first. Presentation attributes only, explicit paints,
// everything in user space. The one exception is blending, which browsers take from CSS alone.

internal import FacetGeometry
internal import FacetIR
internal import FacetSource
internal import FacetTypes

/// Which paints are written: a mask shows ink, not colours.
enum SVGInk {
  case asPainted
  /// White or black with the same alpha.
  case mask(Color)
}

struct SVGBuilder {
  let grid: GridIR
  let options: EmitOptions
  var definitions: SVGDefinitions
  var diagnostics: [Diagnostic] = []

  init(_ grid: GridIR, _ options: EmitOptions) {
    self.grid = grid
    self.options = options
    var reserved: Set<String> = []
    for node in grid.nodes.elements {
      if let id = node.traits.id { reserved.insert(id) }
    }
    let name = slug(options.name)
    let kind = slug(grid.picture.kind)
    let prefix = options.idPrefix.map(idStart) ?? (name.isEmpty ? kind : name)
    let size = String(decoding: spaced(grid.viewBox.numbers), as: UTF8.self)
    let seed = [options.name, grid.picture.kind, grid.picture.title ?? "", size].joined(separator: "\u{0}")
    definitions = SVGDefinitions(
      prefix: prefix.isEmpty ? "facet" : prefix, seed: Array(seed.utf8), reserved: reserved)
  }

  /// The whole document.
  mutating func document() -> SVGElement {
    var root = SVGElement("svg")
    root.set("xmlns", "http://www.w3.org/2000/svg")
    root.set("viewBox", spaced(grid.viewBox.numbers))
    if !options.responsive {
      root.set("width", grid.width.bytes)
      root.set("height", grid.height.bytes)
    }
    switch grid.picture.contentMode {
    case .redraw: break
    case .scaleToFill: root.set("preserveAspectRatio", "none")
    case .fit: root.set("preserveAspectRatio", "xMidYMid meet")
    case .fill: root.set("preserveAspectRatio", "xMidYMid slice")
    }
    root.children = addText(to: &root)
    var content: [SVGElement] = []
    if let background = grid.background {
      var rect = canvasRect()
      setPaint(background, "fill", "fill-opacity", .asPainted, on: &rect)
      content.append(rect)
    }
    content += elements(of: grid.root, .asPainted)
    if !definitions.elements.isEmpty {
      var defs = SVGElement("defs")
      defs.children = definitions.elements
      root.children.append(defs)
    }
    root.children += content
    return root
  }

  /// Title and description of the whole picture for those who do not see it.
  private mutating func addText(to root: inout SVGElement) -> [SVGElement] {
    let picture = grid.picture
    if picture.isDecorative {
      root.set("aria-hidden", "true")
      return []
    }
    var children: [SVGElement] = []
    let texts: [(StaticString, StaticString, String?)] = [
      ("title", "aria-labelledby", picture.title), ("desc", "aria-describedby", picture.description),
    ]
    if picture.title != nil || picture.description != nil { root.set("role", "img") }
    for case (let name, let attribute, let text?) in texts {
      var element = SVGElement(name, text: text)
      let id = definitions.newID(for: Array((name.description + ":" + text).utf8))
      element.set("id", id)
      root.set(attribute, id)
      children.append(element)
    }
    return children
  }

  func canvasRect() -> SVGElement {
    var rect = SVGElement("rect")
    if grid.viewBox.x.value != 0 { rect.set("x", grid.viewBox.x.bytes) }
    if grid.viewBox.y.value != 0 { rect.set("y", grid.viewBox.y.bytes) }
    rect.set("width", grid.viewBox.width.bytes)
    rect.set("height", grid.viewBox.height.bytes)
    return rect
  }

  // MARK: Nodes

  /// The elements that draw one node, in order. Recursion is bounded by `IRLimits.depth`.
  mutating func elements(of id: GridNodeID, _ ink: SVGInk) -> [SVGElement] {
    let node = grid.nodes[id]
    var elements: [SVGElement] = []
    var isTransformed = false
    switch node.content {
    case .group(let children):
      for child in children { elements += self.elements(of: child, ink) }
    case .shape(let shape, let coats):
      elements = shapeElements(shape, coats, ink)
      isTransformed = shape.transform != nil
    }
    let hasLimits = node.clip != nil || node.mask != nil
    if node.traits.isPlain, !hasLimits { return elements }
    // A clip or a mask is in the root's coordinates, so it may not stand inside a transform.
    if elements.count == 1, !isGroup(node), !(hasLimits && isTransformed), !hasTwoMasks(node) {
      finish(&elements[0], node, ink)
      return elements
    }
    var group = SVGElement("g")
    group.children = elements
    guard hasTwoMasks(node), let mask = node.mask else {
      finish(&group, node, ink)
      return [group]
    }
    // That clip is a mask, and an element takes one.
    group.set("mask", reference(to: maskID(mask)))
    var outer = SVGElement("g")
    outer.children = [group]
    var rest = node
    rest.mask = nil
    finish(&outer, rest, ink)
    return [outer]
  }

  private func hasTwoMasks(_ node: GridNode) -> Bool { node.mask != nil && node.clip.map(isCompound) ?? false }

  private func isGroup(_ node: GridNode) -> Bool {
    if case .group = node.content { return true }
    return false
  }

  /// What hangs on the node as a whole.
  private mutating func finish(_ element: inout SVGElement, _ node: GridNode, _ ink: SVGInk) {
    let traits = node.traits
    if traits.opacity != 1 { element.set("opacity", opacityBytes(traits.opacity)) }
    if let clip = node.clip { setClip(clip, on: &element) }
    if let mask = node.mask { element.set("mask", reference(to: maskID(mask))) }
    if traits.blend != .normal {
      element.set("style", "mix-blend-mode:" + traits.blend.cssName)
      diagnostics.append(blendWarning(traits))
    }
    guard case .asPainted = ink else { return }
    if traits.isDecorative { element.set("aria-hidden", "true") }
    if let id = traits.id {
      element.attributes.insert(SVGElement.Attribute(name: "id", value: Array(id.utf8)), at: 0)
    }
    var texts: [SVGElement] = []
    if !traits.isDecorative, let title = traits.title { texts.append(SVGElement("title", text: title)) }
    if !traits.isDecorative, let text = traits.description { texts.append(SVGElement("desc", text: text)) }
    element.children.insert(contentsOf: texts, at: 0)
  }

  private func blendWarning(_ traits: NodeTraits) -> Diagnostic {
    Diagnostic(
      "blend-needs-style", .warning, "`blend` is written as a style, which strict content policies ignore",
      at: traits.origin, label: "drawn as `.normal` where inline styles are forbidden",
      notes: ["no presentation attribute for blending exists; where it matters, pick the blended colours by hand"])
  }
}
