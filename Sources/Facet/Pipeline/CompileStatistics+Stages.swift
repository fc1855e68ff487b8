// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetScene
import FacetSource

extension CompileStatistics {
  /// What can be counted before the grid is known.
  init(scene: Scene, cost: Int) {
    self.init()
    elements = scene.nodes.count
    self.cost = cost
    for outline in scene.outlines.elements {
      switch outline {
      case .circle, .ellipse, .rect, .line: segments += 1
      case .polyline(let points, let isClosed): segments += max(0, points.count - (isClosed ? 0 : 1))
      case .path(let path): segments += path.segmentCount
      }
    }
  }

  /// What the grid step measured on the written numbers.
  mutating func measured(_ grid: GridIR) {
    tolerance = grid.tolerance / grid.unitsToOne
    worstDistance = grid.worst.distance / grid.unitsToOne
    worstPlace = grid.worst.origin
    decimals = grid.decimals
  }
}
