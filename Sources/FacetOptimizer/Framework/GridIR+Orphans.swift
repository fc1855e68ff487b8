// SPDX-License-Identifier: Apache-2.0

internal import FacetIR
internal import FacetSource

extension GridIR {
  /// Drops the nodes that are no longer drawn; the others stay in their order.
  mutating func dropOrphans() {
    var isDrawn = Array(repeating: false, count: nodes.count)
    var stack = [root]
    while let id = stack.popLast() {
      if isDrawn[id.index] { continue }
      isDrawn[id.index] = true
      stack += nodes[id].parts
    }
    if isDrawn.allSatisfy(\.self) { return }
    var places = Array(repeating: GridNodeID(raw: 0), count: nodes.count)
    var kept = Arena<GridNode>()
    for index in isDrawn.indices where isDrawn[index] {
      places[index] = kept.add(nodes.elements[index])
    }
    for index in kept.elements.indices {
      kept[GridNodeID(raw: UInt32(index))].replaceParts { places[$0.index] }
    }
    root = places[root.index]
    nodes = kept
  }
}
