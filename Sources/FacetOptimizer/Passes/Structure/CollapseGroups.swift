// SPDX-License-Identifier: Apache-2.0

internal import FacetIR
internal import FacetSource
internal import FacetTypes

/// Groups that mean nothing go, and a group around one node becomes that node: opacities multiply, what either is limited
/// by limits the result. Nothing is ever dropped for being equal inside and outside.
enum CollapseGroups: Pass {
  static let info = PassInfo(
    name: "collapse-groups", summary: "removes groups that mean no more than what they hold",
    rewrites: [.ungrouping, .multiplying])

  static func run(_ grid: inout GridIR, _ options: PassOptions) {
    let contexts = ContextMap(grid)
    let isInstanced = grid.isInstanced
    var isChanged = false
    for id in grid.drawnOrder {
      var node = grid.nodes[id]
      if case .group(let children) = node.content {
        let flat = children.flatMap { child in
          mayDissolve(child, grid, contexts, isInstanced) ? grid.nodes[child].children : [child]
        }
        node.content = .group(flat)
        if flat.count == 1, !isInstanced[flat[0].index], let single = node.joined(with: grid.nodes[flat[0]]) {
          node = single
        }
      }
      if let painted = node.paintedThrough { node = painted }
      if node != grid.nodes[id] { isChanged = true }
      grid.nodes[id] = node
    }
    if isChanged { grid.renumber() }
  }

  private static func mayDissolve(
    _ id: GridNodeID, _ grid: GridIR, _ contexts: ContextMap, _ isInstanced: [Bool]
  ) -> Bool {
    guard case .group = grid.nodes[id].content, grid.nodes[id].isBare, !isInstanced[id.index],
      let context = contexts[id]
    else { return false }
    return Legality.allows(.ungrouping, in: context)
  }
}

extension GridNode {
  /// Whether nothing hangs on the node beside its content.
  var isBare: Bool { traits.isPlain && !isLimited && shared.isEmpty }

  /// A group and its only child as one node; nil where they mean something that one node cannot say.
  fileprivate func joined(with child: GridNode) -> GridNode? {
    guard shared.isEmpty, child.shared.isEmpty, !(isLimited && child.isLimited) else { return nil }
    guard child.traits.blend == .normal, !(traits.hasText && child.traits.hasText) else {
      return isBare ? child : nil
    }
    var result = self
    result.content = child.content
    result.clip = clip ?? child.clip
    result.mask = mask ?? child.mask
    if child.traits.hasText {
      result.traits = child.traits
      result.traits.blend = traits.blend
    }
    result.traits.opacity = traits.opacity * child.traits.opacity
    return result
  }
}
