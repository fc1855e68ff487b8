// SPDX-License-Identifier: Apache-2.0
//
// In: a picture on its grid. Out: the tree of elements, definitions first. Presentation attributes only, each where the
// element needs it and does not inherit it; everything in user space. The one exception is blending, which browsers take
// from CSS alone.

internal import FacetGeometry
internal import FacetIR
internal import FacetSource
internal import FacetTypes

struct SVGBuilder {
  let grid: GridIR
  let options: EmitOptions
  var definitions: SVGDefinitions
  var gradientTemplates: [[GridStop]: SVGGradientTemplate] = [:]
  var diagnostics: [Diagnostic] = []
  let contexts: GridContexts
  private let isInstanced: [Bool]
  /// The ids of the elements that instances refer to, by node.
  private var targetIDs: [String?]

  init(_ grid: GridIR, _ options: EmitOptions) {
    self.grid = grid
    self.options = options
    contexts = GridContexts(grid)
    isInstanced = grid.isInstanced
    targetIDs = Array(repeating: nil, count: grid.nodes.count)
    var reserved: Set<String> = []
    for node in grid.nodes.elements {
      if let id = node.traits.id { reserved.insert(id) }
    }
    let name = slug(options.name)
    let kind = slug(grid.picture.kind)
    let prefix = options.idPrefix.map(idStart) ?? (name.isEmpty ? kind : name)
    let size = String(decoding: spacedText(grid.viewBox.numbers), as: UTF8.self)
    let seed = [options.name, grid.picture.kind, grid.picture.title ?? "", size].joined(separator: "\u{0}")
    let ids =
      switch grid.ids {
      case .scene: SVGIDs(.hashed(prefix: prefix.isEmpty ? "facet" : prefix, seed: Array(seed.utf8)), reserved)
      case .short: SVGIDs(.letters(prefix: options.idPrefix.map(idStart) ?? ""), reserved)
      }
    definitions = SVGDefinitions(ids)
  }

  /// The whole document.
  mutating func document() -> SVGElement {
    var root = SVGElement("svg")
    root.set("xmlns", "http://www.w3.org/2000/svg")
    root.set("viewBox", spacedText(grid.viewBox.numbers))
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
    set(grid.shared, in: .initial, on: &root)
    root.children = addText(to: &root)
    var content: [SVGElement] = []
    if let background = grid.background {
      var rect = canvasRect()
      set(grid.canvasNeeds(under: background), in: contexts.top, on: &rect)
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

  /// All that is seen, as a path, which is shorter than a `rect`.
  func canvasRect() -> SVGElement {
    if let (outline, decimals) = grid.viewBox.outline {
      var path = SVGElement("path")
      path.set("d", pathText([outline], decimals: decimals, style: options.pathStyle))
      return path
    }
    var rect = SVGElement("rect")
    if grid.viewBox.x.value != 0 { rect.set("x", grid.viewBox.x.bytes) }
    if grid.viewBox.y.value != 0 { rect.set("y", grid.viewBox.y.bytes) }
    rect.set("width", grid.viewBox.width.bytes)
    rect.set("height", grid.viewBox.height.bytes)
    return rect
  }

  // MARK: Nodes

  /// The elements that draw one node, in order. Recursion is bounded by `IRLimits.gridDepth`.
  mutating func elements(of id: GridNodeID, _ ink: GridInk) -> [SVGElement] {
    let node = grid.nodes[id]
    let isPlain = node.traits.isPlain && !node.isLimited
    var elements = contentElements(of: node, id, ink, mayDissolve: isPlain && !isInstanced[id.index])
    if !isPlain { elements = finished(elements, node, ink) }
    guard isInstanced[id.index] else { return elements }
    if elements.count != 1 { elements = [group(elements)] }
    targetIDs[id.index] = node.traits.id ?? addID(to: &elements[0])
    return elements
  }

  /// `mayDissolve`: whether a group that sets nothing needs no element.
  private mutating func contentElements(
    of node: GridNode, _ id: GridNodeID, _ ink: GridInk, mayDissolve: Bool
  ) -> [SVGElement] {
    let context = contexts[id]
    switch node.content {
    case .group(let children):
      var group = SVGElement("g")
      set(node.shared.seen(through: ink), in: context, on: &group)
      for child in children { group.children += elements(of: child, ink) }
      return group.attributes.isEmpty && mayDissolve ? group.children : [group]
    case .shape(let shape, let coats):
      return shapeElements(shape, coats.map { $0.seen(through: ink) }, in: context)
    case .instance(let target, let move):
      var use = SVGElement("use")
      use.set("href", "#" + (targetIDs[target.index] ?? ""))
      use.setMove(move)
      return [use]
    }
  }

  /// The elements of a node as one, with what hangs on the node as a whole.
  private mutating func finished(_ elements: [SVGElement], _ node: GridNode, _ ink: GridInk) -> [SVGElement] {
    // A clip or a mask is in the root's coordinates, so it may not stand inside a transform.
    var element: SVGElement
    if elements.count == 1, !(node.isLimited && node.isMoved), node.isGroup || !hasTwoMasks(node) {
      element = elements[0]
    } else {
      element = group(elements)
    }
    guard hasTwoMasks(node), let mask = node.mask else {
      finish(&element, node, ink)
      return [element]
    }
    // That clip is a mask, and an element takes one.
    element.set("mask", reference(to: maskID(mask)))
    var outer = group([element])
    var rest = node
    rest.mask = nil
    finish(&outer, rest, ink)
    return [outer]
  }

  private func group(_ elements: [SVGElement]) -> SVGElement {
    var group = SVGElement("g")
    group.children = elements
    return group
  }

  private mutating func addID(to element: inout SVGElement) -> String {
    var text: [UInt8] = []
    element.appendCanonicalText(to: &text)
    let id = definitions.newID(for: text)
    element.attributes.insert(SVGElement.Attribute(name: "id", value: Array(id.utf8)), at: 0)
    return id
  }

  private func hasTwoMasks(_ node: GridNode) -> Bool {
    node.mask != nil && node.clip.map(grid.isClippedInTurn) ?? false
  }

  /// What hangs on the node as a whole.
  private mutating func finish(_ element: inout SVGElement, _ node: GridNode, _ ink: GridInk) {
    let traits = node.traits
    if traits.opacity != 1 { element.set("opacity", writtenOpacity(traits.opacity).bytes) }
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

extension GridNode {
  /// Whether the element of the node's content has a transform of its own.
  fileprivate var isMoved: Bool {
    switch content {
    case .group: false
    case .shape(let shape, _): shape.transform != nil
    case .instance: true
    }
  }
}

extension GridBox {
  /// The box as a contour; nil where its numbers are extreme.
  fileprivate var outline: (GridSubpath, decimals: Int)? {
    guard let (origin, width, height, decimals) = inSteps, decimals < 6,
      numbers.allSatisfy({ $0.reduced.value.magnitude < 1_000_000_000 })
    else { return nil }
    return (GridSubpath(boxAt: origin, width: width, height: height), decimals)
  }
}
