// SPDX-License-Identifier: Apache-2.0

internal import FacetIR
internal import FacetSource
internal import FacetTypes

/// Neighbours of one opacity, each with a single coat, have it in their paints, where a group can say it for all of them.
/// An opacity of the element itself cannot be shared.
enum PaintOpacity: Pass {
  static let info = PassInfo(
    name: "paint-opacity", summary: "moves the opacity of neighbours into their paints, where they can share it",
    rewrites: [.multiplying])

  /// Fewer save nothing: a group around them takes more than it saves.
  private static let least = 3

  static func run(_ grid: inout GridIR, _ options: PassOptions) {
    let contexts = ContextMap(grid)
    let isInstanced = grid.isInstanced
    for id in grid.drawnOrder {
      guard let context = contexts[id], isLegal(in: context) else { continue }
      let children = grid.nodes[id].children
      var first = 0
      while first < children.count {
        var end = first
        while end < children.count, !isInstanced[children[end].index],
          grid.nodes[children[end]].isFaded(like: grid.nodes[children[first]])
        {
          end += 1
        }
        if end - first >= least {
          for child in children[first..<end] {
            if let faded = grid.nodes[child].withFadedPaint { grid.nodes[child] = faded }
          }
        }
        first = max(end, first + 1)
      }
    }
  }
}

extension GridNode {
  /// Whether both have the same opacity over one coat of one kind.
  fileprivate func isFaded(like other: GridNode) -> Bool {
    guard isFadedAlone, other.isFadedAlone, let coat = colorCoat, let same = other.colorCoat else { return false }
    return traits.opacity == other.traits.opacity && coat.isStroke == same.isStroke
      && coat.color.alpha == same.color.alpha
  }
}
