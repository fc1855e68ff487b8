// SPDX-License-Identifier: Apache-2.0
//
// The second half of layout, top down: every node is offered a size once and answers with its ink and the size that it
// takes. Modifiers are walked in loops, from the outermost in for proposals and from the innermost out for sizes, so
// only elements inside one another take levels of depth.

import FacetGeometry
import FacetScene
import FacetShapes
import FacetSource
import FacetTypes

extension Evaluator {
  func place(_ id: LayoutNodeID, in offered: Size) throws(Stop) -> Placed {
    let before = try descend(to: layoutNodes[id].level, at: layoutNodes[id].origin)
    defer { ascend(to: before) }
    return try place(layoutNodes[id], in: offered.asProposal)
  }

  private func place(_ node: LayoutNode, in offered: Size) throws(Stop) -> Placed {
    let proposals = node.proposals(for: offered)
    recorder?.begin(node.origin, nodes: sceneNodes.count)
    var placed = try placeWithoutSteps(node, in: proposals[0])
    try apply(node, proposals, to: &placed)
    recorder?.end(taking: placed.size, nodes: sceneNodes.count)
    return placed
  }

  private func apply(_ node: LayoutNode, _ proposals: [Size], to placed: inout Placed) throws(Stop) {
    for (index, step) in node.steps.enumerated() {
      try apply(step, to: &placed, offered: proposals[index + 1], level: node.level, at: node.origin)
    }
  }

  private func placeWithoutSteps(_ node: LayoutNode, in size: Size) throws(Stop) -> Placed {
    if case .container(let arrangement, let body) = node.kind {
      return try placeContainer(arrangement, body, in: size, level: node.level, at: node.origin)
    }
    return try placeLeaf(node, in: size)
  }

  private func placeLeaf(_ node: LayoutNode, in size: Size) throws(Stop) -> Placed {
    switch node.kind {
    case .primitive, .shape, .path: return try placeOutline(node, in: size)
    case .sketch(let content): return try placeSketch(content, in: size, at: node.origin)
    case .text(let block): return try placeText(block, node)
    case .spacer(nil): return Placed(node: nil, size: size)
    case .spacer(.some(let axis)): return Placed(node: nil, size: Size(along: size.along(axis), across: 0, axis))
    case .container: return Placed(node: nil, size: .zero)
    }
  }

  // MARK: Containers

  /// Children arranged in the size offered. A body that names its own size takes all of it, any other is as large as
  /// its content.
  func placeContainer(
    _ arrangement: Arrangement, _ body: Body, in offered: Size, level: Int, at origin: SourceSpan
  ) throws(Stop) -> Placed {
    switch body {
    case .children(let children):
      return try arrange(children, arrangement, in: offered, taking: nil, at: origin)
    case .waiting(let content):
      let children = try expanded(content, arrangement, in: offered, level: level)
      let whole = program.blocks[content.block].readsSize ? offered : nil
      return try arrange(children, arrangement, in: offered, taking: whole, at: origin)
    }
  }

  private func expanded(
    _ content: Content, _ arrangement: Arrangement, in offered: Size, level: Int
  ) throws(Stop) -> [LayoutNodeID] {
    var content = content
    content.environment.proposal = offered
    return try children(of: content, in: arrangement, level: level + 1)
  }

  private func arrange(
    _ children: [LayoutNodeID], _ arrangement: Arrangement, in offered: Size, taking whole: Size?,
    at origin: SourceSpan
  ) throws(Stop) -> Placed {
    switch arrangement {
    case .layers(let alignment):
      return try placeLayers(children, alignment, in: offered, taking: whole, at: origin)
    case .row(let axis, let spacing, let alignment, let distribution):
      let row = Row(axis: axis, spacing: spacing, alignment: alignment, distribution: distribution)
      return try placeRow(children, row, in: offered, taking: whole, at: origin)
    case .grid(let columns, let spacing, let rowSpacing, let alignment):
      let grid = GridShape(
        count: children.count, columns: columns, spacing: spacing, rowSpacing: rowSpacing)
      return try placeGrid(children, grid, alignment, in: offered, taking: whole, at: origin)
    }
  }

  private func placeLayers(
    _ children: [LayoutNodeID], _ alignment: Anchor, in offered: Size, taking whole: Size?, at origin: SourceSpan
  ) throws(Stop) -> Placed {
    var placed: [Placed] = []
    var largest = Size.zero
    for child in children {
      let one = try place(child, in: offered)
      largest = Size(max(largest.width, one.size.width), max(largest.height, one.size.height))
      placed.append(one)
    }
    let size = whole ?? largest
    for child in placed { move(child, by: size.shift(of: child.size, at: alignment)) }
    return Placed(node: group(placed, at: origin), size: size)
  }

  private func placeGrid(
    _ children: [LayoutNodeID], _ grid: GridShape, _ alignment: Anchor, in offered: Size, taking whole: Size?,
    at origin: SourceSpan
  ) throws(Stop) -> Placed {
    let range = children.reduce(SizeRange.nothing) { $0.union(layoutNodes[$1].range) }
    let share = grid.cell(in: offered)
    let cell = Size(
      max(min(share.width, range.greatest.width), range.least.width),
      max(min(share.height, range.greatest.height), range.least.height))
    let size = children.isEmpty ? .zero : grid.size(ofCells: cell)
    let shift = (whole ?? size).shift(of: size, at: alignment)
    var placed: [Placed] = []
    for (index, child) in children.enumerated() {
      let one = try place(child, in: cell)
      move(one, by: shift + grid.origin(of: index, cell: cell) + cell.shift(of: one.size, at: alignment))
      placed.append(one)
    }
    return Placed(node: group(placed, at: origin), size: whole ?? size)
  }

  // MARK: Ink

  func move(_ placed: Placed, by vector: Vector) {
    guard let node = placed.node, vector != .zero else { return }
    sceneNodes[node].transform = Affine.translation(vector.dx, vector.dy).after(sceneNodes[node].transform)
  }

  /// One node for several. What neither moves nor composites its content is no node of its own.
  func group(_ placed: [Placed], at origin: SourceSpan) -> SceneNodeID? {
    var children: [SceneNodeID] = []
    for case .some(let node) in placed.map(\.node) {
      if sceneNodes[node].isPlain, case .group(let inner) = sceneNodes[node].content {
        children += inner
      } else {
        children.append(node)
      }
    }
    if children.isEmpty { return nil }
    if children.count == 1, sceneNodes[children[0]].blend == .normal { return children[0] }
    return sceneNodes.add(SceneNode(content: .group(children), origin: origin))
  }
}

extension SceneNode {
  /// Whether it is nothing but its content, in its parent's coordinates.
  var isPlain: Bool {
    transform == .identity && opacity == 1 && blend == .normal && clip == nil && mask == nil && id == nil
      && title == nil && description == nil && !isDecorative
  }
}
