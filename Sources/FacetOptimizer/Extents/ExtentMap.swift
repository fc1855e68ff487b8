// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR
internal import FacetSource

/// Where the ink of nodes can lie, each found when it is first asked for.
struct ExtentMap {
  private let grid: GridIR
  private var known: [FlatShape?]
  private var boxes: [Rect?]

  /// Groups and instances inside one another beyond this count as everywhere.
  private static let depthLimit = 300

  init(_ grid: GridIR) {
    self.grid = grid
    known = Array(repeating: nil, count: grid.nodes.count)
    boxes = Array(repeating: nil, count: grid.nodes.count)
  }

  mutating func extent(of id: GridNodeID) -> FlatShape {
    if let extent = known[id.index] { return extent }
    let extent: FlatShape
    switch grid.nodes[id].content {
    case .shape(let shape, let coats): extent = FlatShape(shape, coats)
    case .group, .instance: extent = FlatShape(box: box(of: id, depth: 0))
    }
    known[id.index] = extent
    return extent
  }

  /// Round all ink of a node; clips and masks only take away from it. Recursion is bounded by the depth limit.
  private mutating func box(of id: GridNodeID, depth: Int) -> Rect {
    if depth > Self.depthLimit {
      return Rect(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
    }
    if let box = boxes[id.index] { return box }
    var box = Rect.empty
    switch grid.nodes[id].content {
    case .group(let children):
      for child in children { box = box.union(self.box(of: child, depth: depth + 1)) }
    case .shape: box = extent(of: id).box
    case .instance(let target, let move): box = self.box(of: target, depth: depth + 1).mapped(by: move.affine)
    }
    boxes[id.index] = box
    return box
  }
}
