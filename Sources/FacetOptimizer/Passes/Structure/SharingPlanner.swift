// SPDX-License-Identifier: Apache-2.0
//
// From the root down: what a group's element shares, then which runs of its children get a group of their own. Both count
// real bytes: sharing a value saves its length for each element that says it but one, and costs the length of what is
// inherited now for each element that relied on it.

internal import FacetIR
internal import FacetSource

struct SharingPlanner {
  var grid: GridIR
  let lengths: AttributeLengths
  let links: InstanceLinks
  private var demands: DemandTable
  /// Levels of nodes from each node down.
  private let heights: [Int]
  /// Groups inside groups that are made for one list of children.
  private static let wraps = 4

  init(_ grid: GridIR) {
    self.grid = grid
    lengths = AttributeLengths(grid.ids)
    links = InstanceLinks(grid)
    demands = DemandTable(grid, lengths, isCut: links.isCut)
    var heights = [Int](repeating: 0, count: grid.nodes.count)
    for id in grid.drawnOrder {
      heights[id.index] = 1 + (grid.nodes[id].parts.map { heights[$0.index] }.max() ?? 0)
    }
    self.heights = heights
  }

  mutating func run() -> GridIR {
    let root = grid.nodes[grid.root]
    let initial = demands.context(GridPresentation.initial)
    if root.isBare, root.isGroup {
      let top = demands.shares(of: itemDemands(of: root.children[...]) + demands.ofDefinitions(grid), in: initial)
      grid.shared = demands.presentation(top)
      plan(grid.root, in: initial.overlaid(by: top), depth: 1)
    } else {
      planNode(grid.root, in: initial, depth: 1)
    }
    return grid
  }

  private mutating func itemDemands(of children: ArraySlice<GridNodeID>) -> [ItemDemand] {
    var items: [ItemDemand] = []
    for child in children { items.append(demands.demand(of: child, grid)) }
    return items
  }

  /// A node that has an element of its own. Recursion is bounded by `IRLimits.gridDepth`.
  private mutating func planNode(_ id: GridNodeID, in context: DemandContext, depth: Int) {
    guard grid.nodes[id].isGroup else { return }
    // What is shared here would not be known where the other end of a pair is.
    if links.isCut[id.index] { return plan(id, in: context, depth: depth) }
    let shares = demands.shares(of: itemDemands(of: grid.nodes[id].children[...]), in: context)
    grid.nodes[id].shared = demands.presentation(shares)
    plan(id, in: context.overlaid(by: shares), depth: depth)
  }

  /// The children of a node whose own shares are settled.
  private mutating func plan(_ id: GridNodeID, in context: DemandContext, depth: Int) {
    let children = grid.nodes[id].children
    let height = heights[id.index]
    let level = depth + height + Self.wraps < IRLimits.gridDepth ? Self.wraps : 0
    grid.nodes[id].content = .group(wrapped(children[...], in: context, level: level, depth: depth))
  }

  /// The children with groups around the runs where that pays, each planned inside.
  private mutating func wrapped(
    _ children: ArraySlice<GridNodeID>, in context: DemandContext, level: Int, depth: Int
  ) -> [GridNodeID] {
    let items = itemDemands(of: children)
    let runs = level > 0 ? RunSearch(items, bounds: links.bounds(of: Array(children)), in: context).best() : []
    var result: [GridNodeID] = []
    var next = children.startIndex
    func keep(upTo end: Int) {
      while next < end {
        planNode(children[next], in: context, depth: depth + 1)
        result.append(children[next])
        next += 1
      }
    }
    for run in runs {
      keep(upTo: children.startIndex + run.lowerBound)
      let end = children.startIndex + run.upperBound
      let shares = demands.shares(of: Array(items[run]), in: context)
      let isWhole = run.count == children.count
      let inner = wrapped(
        children[next..<end], in: context.overlaid(by: shares), level: isWhole ? 0 : level - 1, depth: depth + 1)
      var group = GridNode(
        content: .group(inner), traits: NodeTraits(origin: grid.nodes[children[next]].traits.origin))
      group.shared = demands.presentation(shares)
      result.append(grid.nodes.add(group))
      next = end
    }
    keep(upTo: children.endIndex)
    return result
  }
}
