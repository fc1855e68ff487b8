// SPDX-License-Identifier: Apache-2.0
//
// From a block to layout nodes with their ranges: the first half of layout, bottom up. A block that names its own size
// becomes a node that waits.

import FacetGeometry
import FacetShapes
import FacetSource
import FacetTypes

extension Evaluator {
  /// The children of a container's block with their ranges. Blocks inside blocks are taken from a list of what is still
  /// to do, so nesting costs no stack; a node is made after the one around it, so ranges are worked out from the last
  /// node to the first.
  func children(of content: Content, in arrangement: Arrangement, level: Int) throws(Stop) -> [LayoutNodeID] {
    let first = layoutNodes.count
    let children = try nodes(of: content, in: arrangement, level: level)
    var waiting = children
    while let id = waiting.popLast() {
      guard case .container(let arrangement, .waiting(let content)) = layoutNodes[id].kind,
        !program.blocks[content.block].readsSize
      else { continue }
      let before = try descend(to: layoutNodes[id].level, at: layoutNodes[id].origin)
      let inner = try nodes(of: content, in: arrangement, level: layoutNodes[id].level + 1)
      ascend(to: before)
      layoutNodes[id].kind = .container(arrangement, .children(inner))
      waiting += inner.reversed()
    }
    for index in stride(from: layoutNodes.count - 1, through: first, by: -1) {
      let id = LayoutNodeID(raw: UInt32(index))
      var node = layoutNodes[id]
      settleRange(of: &node)
      layoutNodes[id] = node
    }
    return children
  }

  /// The elements of one block, in order, without what is inside them.
  private func nodes(
    of content: Content, in arrangement: Arrangement, level: Int
  ) throws(Stop) -> [LayoutNodeID] {
    var nodes: [LayoutNodeID] = []
    var environment = content.environment
    try run(content.block, in: &environment) { (occurrence, scope) throws(Stop) in
      guard var node = try self.node(for: occurrence, in: scope, level: level) else { return }
      if case .row(let axis, _, _, _) = arrangement, case .spacer = node.kind { node.kind = .spacer(axis) }
      nodes.append(self.layoutNodes.add(node))
    }
    return nodes
  }

  private func node(
    for occurrence: Occurrence, in scope: Environment, level: Int
  ) throws(Stop) -> LayoutNode? {
    switch occurrence {
    case .element(let element): try node(for: element, in: scope, level: level)
    case .slot(let place, let fallback, let origin):
      try slot(place, fallback: fallback, at: origin, in: scope, level: level)
    }
  }

  /// An element with its arguments and modifiers; its range is not known yet.
  func node(for element: CheckedElement, in scope: Environment, level: Int) throws(Stop) -> LayoutNode {
    try chargeElement(at: element.origin)
    var node = LayoutNode(
      kind: try kind(of: element, in: scope), arguments: element.arguments, level: level, origin: element.origin)
    for modifier in element.modifiers { try add(modifier, to: &node, in: scope) }
    if case .container = node.kind, !node.coats.isEmpty { throw unpaintable(element) }
    return node
  }

  /// Works out a node's range, from those of its children on.
  func settleRange(of node: inout LayoutNode) {
    var range = range(of: node.kind)
    for index in node.steps.indices {
      if case .fixedSize = node.steps[index] { node.steps[index] = .fixedSize(range) }
      range = node.steps[index].range(of: range)
    }
    node.range = range
  }

  private func unpaintable(_ element: CheckedElement) -> Stop {
    let span = element.modifiers.first { $0.modifier == .fill || $0.modifier == .stroke }?.origin
    return failure(
      "paint-on-container", "only outlines and text can be painted", at: span ?? element.origin,
      notes: ["paint the elements inside instead"])
  }

  /// What the caller put in a slot, or else what the component has there.
  private func slot(
    _ place: Int, fallback: CheckedBlockID?, at origin: SourceSpan, in scope: Environment, level: Int
  ) throws(Stop) -> LayoutNode? {
    try chargeElement(at: origin)
    let filled = place < scope.fills.count ? scope.fills[place] : nil
    guard let content = filled ?? fallback.map({ Content(block: $0, environment: scope.proposing(nil)) }) else {
      return nil
    }
    return LayoutNode(
      kind: .container(.layers(alignment: .center), .waiting(content)), arguments: [], level: level, origin: origin)
  }

  // MARK: Kinds

  private func kind(of element: CheckedElement, in scope: Environment) throws(Stop) -> LayoutNode.Kind {
    switch element.callee {
    case .primitive(let place):
      let info = Primitives.all[place].info
      return .primitive(
        place, try checkedArguments(element.arguments, of: info, at: element.origin, in: scope))
    case .shape(let id):
      let shape = program.shapes[id]
      let frame = try frame(
        for: shape.parameters, size: shape.parameters.count, arguments: element.arguments, at: element.origin,
        in: scope)
      return .shape(id, frame.locals)
    case .component(let id):
      let content = try content(of: id, for: element, in: scope, settings: [])
      return .container(.layers(alignment: .center), .waiting(content))
    case .container(let container): return try kind(of: container, element, in: scope)
    case .command, .sketchCommand:
      throw failure("command-elsewhere", "this command does not belong here", at: element.origin)
    }
  }

  /// A component's body in its own frame.
  func content(
    of id: ComponentID, for element: CheckedElement, in scope: Environment, settings: [EvaluationInput<Int>]
  ) throws(Stop) -> Content {
    let component = program.components[id]
    var frame = try frame(
      for: component.parameters, size: component.frameSize, arguments: element.arguments, at: element.origin,
      in: scope, settings: settings)
    frame.component = id
    if recorder != nil {
      frame.argumentPlaces = component.parameters.indices.map { place in
        guard place < element.arguments.count, !settings.contains(where: { $0.target == place }) else { return nil }
        return element.arguments[place].map { program.expressions[$0].origin }
      }
    }
    frame.fills = [Content?](repeating: nil, count: component.slots.count)
    for fill in element.fills where frame.fills.indices.contains(fill.slot) {
      frame.fills[fill.slot] = Content(block: fill.block, environment: scope.proposing(nil))
    }
    return Content(block: component.body, environment: frame)
  }

  private func kind(
    of container: Container, _ element: CheckedElement, in scope: Environment
  ) throws(Stop) -> LayoutNode.Kind {
    let values = try checkedArguments(element.arguments, of: container.info, at: element.origin, in: scope)
    switch container {
    case .spacer: return .spacer(nil)
    case .text: return .text(try textBlock(values, for: element))
    case .group, .hstack, .vstack, .grid, .scene, .path, .sketch: break
    }
    guard let block = element.block else { return .container(.layers(alignment: .center), .children([])) }
    let content = Content(block: block, environment: scope.proposing(nil))
    switch container {
    case .path: return .path(content)
    case .sketch: return .sketch(content)
    case .group, .hstack, .vstack, .grid, .scene, .spacer, .text:
      let arrangement = try reading(element.arguments, at: element.origin) { () throws(ValueProblem) in
        try Arrangement(container, values)
      }
      return .container(arrangement, .waiting(content))
    }
  }

  /// Runs what reads arguments of a built-in word; its problem becomes a finding.
  func reading<Result>(
    _ arguments: [CheckedExpressionID?], at span: SourceSpan, _ body: () throws(ValueProblem) -> Result
  ) throws(Stop) -> Result {
    do throws(ValueProblem) {
      return try body()
    } catch {
      throw failure(error, of: arguments, at: span)
    }
  }

  // MARK: Modifiers

  private func add(
    _ modifier: CheckedModifier, to node: inout LayoutNode, in scope: Environment
  ) throws(Stop) {
    let step: LayoutStep?
    if let block = modifier.block {
      let content = Content(block: block, environment: scope.proposing(nil))
      step = modifier.modifier == .clip ? .clip(content) : .mask(content)
    } else {
      let info = modifier.modifier.info
      let values = try checkedArguments(modifier.arguments, of: info, at: modifier.origin, in: scope)
      let coat = try reading(modifier.arguments, at: modifier.origin) { () throws(ValueProblem) in
        try Coat(modifier.modifier, values)
      }
      if let coat { node.coats.append(coat) }
      step = try reading(modifier.arguments, at: modifier.origin) { () throws(ValueProblem) in
        try LayoutStep(modifier.modifier, values)
      }
    }
    guard let step else { return }
    switch step {
    case .id(let string), .title(let string), .description(let string):
      try checkCharacters(string, at: modifier.arguments.first.flatMap { $0 }, or: modifier.origin)
    case .padding, .frame, .aspectRatio, .fixedSize, .position, .offset, .rotate, .scale, .opacity, .blend, .clip,
      .mask, .decorative, .hidden:
      break
    }
    if step.contradictsWords(in: node.steps) { reportHiddenWords(at: modifier.origin) }
    node.steps.append(step)
  }

  func reportHiddenWords(at origin: SourceSpan) {
    report(
      Diagnostic(
        "decorative-with-title", .warning, "`decorative` takes away what a title or a description says", at: origin,
        notes: ["remove one of the two"]))
  }

  /// Refuses characters that XML cannot carry, in a string that will stand in the output.
  func checkCharacters(_ string: String, at expression: CheckedExpressionID?, or span: SourceSpan) throws(Stop) {
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...0x10FFFF: continue
      default:
        let code = String(scalar.value, radix: 16, uppercase: true)
        throw failure(
          "unwritable-character", "this text holds the character U+\(code), which no SVG file can carry",
          at: expression.map { program.expressions[$0].origin } ?? span)
      }
    }
  }
}

extension Arrangement {
  /// From the arguments of a container in parameter order.
  init(_ container: Container, _ values: [Value?]) throws(ValueProblem) {
    switch container {
    case .hstack, .vstack:
      self = .row(
        container == .hstack ? .horizontal : .vertical, spacing: try values.number(0),
        alignment: try values.choice(1), distribution: try values.choice(2))
    case .grid:
      let spacing = try values.number(1)
      self = .grid(
        columns: try values.whole(0), spacing: spacing, rowSpacing: try values.optionalNumber(2) ?? spacing,
        alignment: try values.choice(3))
    case .group: self = .layers(alignment: try values.choice(0))
    case .scene, .spacer, .text, .path, .sketch: self = .layers(alignment: .center)
    }
  }
}
