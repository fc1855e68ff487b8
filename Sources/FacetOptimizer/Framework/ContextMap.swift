// SPDX-License-Identifier: Apache-2.0

internal import FacetIR
internal import FacetSource

/// What the picture says about each of its nodes, found from the root down.
struct ContextMap {
  private var contexts: [ShapeContext?]

  init(_ grid: GridIR) {
    let isInstanced = grid.isInstanced
    contexts = Array(repeating: nil, count: grid.nodes.count)
    var stack: [(node: GridNodeID, surroundings: ShapeContext)] = [(grid.root, [])]
    while let (id, surroundings) = stack.popLast() {
      let node = grid.nodes[id]
      var own = surroundings
      own.formUnion(ShapeContext(traits: node.traits, isLimited: node.isLimited))
      switch node.content {
      case .group(let children):
        for child in children { stack.append((child, surroundings)) }
      case .shape(let shape, let coats):
        own.formUnion(ShapeContext(coats: coats))
        if shape.transform != nil { own.insert(.distorted) }
      case .instance: break
      }
      if isInstanced[id.index] { own.insert(.instanced) }
      contexts[id.index] = own
      if let clip = node.clip { stack.append((clip, surroundings.union(.area))) }
      if let mask = node.mask { stack.append((mask.node, surroundings.union(.inMask))) }
    }
  }

  /// Nil for a node that is not drawn.
  subscript(id: GridNodeID) -> ShapeContext? { contexts[id.index] }
}
