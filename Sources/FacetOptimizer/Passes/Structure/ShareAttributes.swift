// SPDX-License-Identifier: Apache-2.0

internal import FacetIR
internal import FacetSource

/// What many shapes say, a group or the root element says once. Groups that stand there anyway share for nothing; runs of
/// siblings get a group of their own where it pays. The emitter writes what a shape needs and does not inherit, whatever is
/// shared, so that this can never change the picture.
enum ShareAttributes: Pass {
  static let info = PassInfo(
    name: "share-attributes", summary: "says once, on a group, what many elements say", rewrites: [.sharing])

  static func run(_ grid: inout GridIR, _ options: PassOptions) {
    var bare = grid
    bare.dropSharing()
    var planner = SharingPlanner(bare)
    var shared = planner.run()
    shared.renumber()
    // Pictures that were given shared attributes keep them where the plan is no better.
    if presentationLength(shared) < presentationLength(grid) { grid = shared }
  }
}

extension GridIR {
  /// Undoes all sharing: groups that are there for nothing else go.
  fileprivate mutating func dropSharing() {
    shared = GridPresentation()
    let isInstanced = isInstanced
    for id in drawnOrder {
      guard case .group(let children) = nodes[id].content else { continue }
      nodes[id].shared = GridPresentation()
      nodes[id].content = .group(
        children.flatMap { child in
          nodes[child].isBare && nodes[child].isGroup && !isInstanced[child.index] ? nodes[child].children : [child]
        })
    }
  }
}

/// Bytes of all inherited attributes as they will be written, and of the groups that are there for them.
func presentationLength(_ grid: GridIR) -> Int {
  let lengths = AttributeLengths(grid.ids)
  let contexts = GridContexts(grid)
  let isInstanced = grid.isInstanced
  func length(_ needs: GridPresentation, _ context: GridPresentation) -> Int {
    needs.missing(in: context).reduce(0) { $0 + lengths.length($1.property, $1.value) }
  }
  var total = length(grid.shared, .initial)
  if let background = grid.background { total += length(grid.canvasNeeds(under: background), contexts.top) }
  for (id, ink) in grid.inkedNodes {
    let node = grid.nodes[id]
    switch node.content {
    case .group:
      let own = length(node.shared.seen(through: ink), contexts[id])
      let isThere = !node.traits.isPlain || node.isLimited || isInstanced[id.index]
      total += own + (own > 0 && !isThere ? AttributeLengths.bareGroup : 0)
    case .shape(let shape, let coats):
      for needs in shape.needs(under: coats.map({ $0.seen(through: ink) })) { total += length(needs, contexts[id]) }
    case .instance: break
    }
  }
  return total
}

extension GridIR {
  /// All nodes that say paints, with the ink that shows them: clips say none.
  var inkedNodes: [(id: GridNodeID, ink: GridInk)] {
    var found: [(GridNodeID, GridInk)] = []
    var stack: [(id: GridNodeID, ink: GridInk)] = [(root, .asPainted)]
    while let (id, ink) = stack.popLast() {
      found.append((id, ink))
      for child in nodes[id].children.reversed() { stack.append((child, ink)) }
      if let mask = nodes[id].mask { stack.append((mask.node, mask.kind.ink)) }
    }
    return found
  }
}
