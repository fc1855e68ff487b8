// SPDX-License-Identifier: Apache-2.0

public import FacetSource

extension GridIR {
  /// The nodes in the order drawn, each after its parts: children, clip, mask, then the node.
  public var drawnOrder: [GridNodeID] {
    var order: [GridNodeID] = []
    var stack: [(id: GridNodeID, isReady: Bool)] = [(root, false)]
    while let (id, isReady) = stack.popLast() {
      if isReady {
        order.append(id)
        continue
      }
      stack.append((id, true))
      for part in nodes[id].parts.reversed() { stack.append((part, false)) }
    }
    return order
  }

  /// Stores the nodes in the order drawn, without those that are not drawn. The text form asks for it, and equal pictures
  /// are equal values only then.
  public mutating func renumber() { keep(drawnOrder) }

  /// Stores these nodes in this order, and no others; none of them may name one that is not among them.
  public mutating func keep(_ order: [GridNodeID]) {
    var places = Array(repeating: GridNodeID(raw: 0), count: nodes.count)
    for (index, id) in order.enumerated() { places[id.index] = GridNodeID(raw: UInt32(index)) }
    var sorted = Arena<GridNode>()
    for id in order {
      var node = nodes[id]
      node.replaceParts { places[$0.index] }
      sorted.add(node)
    }
    root = places[root.index]
    nodes = sorted
  }
}

extension GridNode {
  /// Gives other ids to the nodes that it names, those that it draws again included.
  public mutating func replaceParts(_ place: (GridNodeID) -> GridNodeID) {
    switch content {
    case .group(let children): content = .group(children.map(place))
    case .shape: break
    case .instance(let target, let move): content = .instance(of: place(target), by: move)
    }
    clip = clip.map(place)
    mask = mask.map { MaskUse(kind: $0.kind, node: place($0.node)) }
  }
}
