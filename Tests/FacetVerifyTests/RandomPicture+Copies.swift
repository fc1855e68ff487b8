// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetSource

extension PathIR {
  /// Draws every shape below the root once more, right after itself or after all others in turn.
  mutating func drawShapesTwice() {
    guard case .group(let children) = nodes[root].content else { return }
    var all: [IRNodeID] = []
    var late: [IRNodeID] = []
    for (index, child) in children.enumerated() {
      all.append(child)
      let node = nodes[child]
      guard case .shape = node.content, node.clip == nil, node.mask == nil else { continue }
      let copy = nodes.add(node)
      if index.isMultiple(of: 2) { all.append(copy) } else { late.append(copy) }
    }
    nodes[root].content = .group(all + late)
  }

  /// Draws all below the root so many times in all, in a ring around the middle; every other one mirrored if asked for.
  mutating func drawAllAgain(turned count: Int, isMirrored: Bool) {
    guard case .group(let children) = nodes[root].content else { return }
    let middle = Point(50, 50)
    var all: [IRNodeID] = []
    for turn in 0..<count {
      var map = Affine.rotation(degrees: 360 * Double(turn) / Double(count), about: middle)
      if isMirrored, !turn.isMultiple(of: 2) { map = map.after(.scale(-1, 1, about: middle)) }
      let copies = children.map { copy(of: $0) }
      let group = IRNode(content: .group(copies), traits: NodeTraits(origin: nowhere), transform: map)
      all.append(nodes.add(group))
    }
    nodes[root].content = .group(all)
  }

  /// A node once more, with all that is below it.
  private mutating func copy(of id: IRNodeID) -> IRNodeID {
    var node = nodes[id]
    if case .group(let children) = node.content { node.content = .group(children.map { copy(of: $0) }) }
    node.clip = node.clip.map { copy(of: $0) }
    node.mask = node.mask.map { MaskUse(kind: $0.kind, node: copy(of: $0.node)) }
    return nodes.add(node)
  }
}
