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
    keep(isDrawn.indices.filter { isDrawn[$0] }.map { GridNodeID(raw: UInt32($0)) })
  }
}
