// SPDX-License-Identifier: Apache-2.0

internal import FacetIR
internal import FacetSource

/// A pass that looks at what stands side by side, group by group.
protocol SiblingPass: Pass {
  /// The children of a group, fewer where there was something to do.
  ///
  /// - Parameter isLegal: By place among the children, whether the pass may touch it.
  static func rewritten(
    _ children: [GridNodeID], isLegal: [Bool], in grid: inout GridIR, _ extents: inout ExtentMap
  ) -> [GridNodeID]
}

extension SiblingPass {
  /// How many siblings one may be moved past.
  static var window: Int { 24 }

  static func run(_ grid: inout GridIR, _ options: PassOptions) {
    let contexts = ContextMap(grid)
    var extents = ExtentMap(grid)
    for index in grid.nodes.elements.indices {
      let id = GridNodeID(raw: UInt32(index))
      guard contexts[id] != nil, case .group(let children) = grid.nodes[id].content, children.count > 1 else {
        continue
      }
      let mayChange = children.map { contexts[$0].map(isLegal) ?? false }
      let kept = rewritten(children, isLegal: mayChange, in: &grid, &extents)
      if kept.count < children.count { grid.nodes[id].content = .group(kept) }
    }
  }
}
