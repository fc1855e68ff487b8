// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR
internal import FacetSource
internal import FacetTypes

/// What is drawn several times, moved, turned or mirrored, is said once and referred to. The scene tells which shapes are
/// copies and by which exact map, so nothing is guessed; the order of what shows through stays.
enum Instances: Pass {
  static let info = PassInfo(
    name: "instances", summary: "draws copies by reference to the first one", rewrites: [.instancing, .moving],
    profiles: [.web, .compact])

  static func run(_ grid: inout GridIR, _ options: PassOptions) {
    // References are made once: what is left is a picture whose maps are rounded.
    guard !grid.isInstanced.contains(true) else { return }
    let original = grid
    let contexts = ContextMap(grid)
    let classes = CopyClasses(grid, contexts)
    let gradients = GradientLengths(original, AttributeLengths(original.ids))
    var isChanged = false
    var isInstanced = grid.isInstanced
    var lists = [grid.root]
    while let id = lists.popLast() {
      let children = grid.nodes[id].children
      if children.count > 1, let shorter = shortened(children, grid, classes, contexts, options, gradients) {
        grid = shorter.grid
        grid.nodes[id].content = .group(shorter.nodes)
        isInstanced = grid.isInstanced
        isChanged = true
      }
      // Groups that were made just now are as short as they get.
      let known = Set(children)
      for child in grid.nodes[id].children where !isInstanced[child.index] && known.contains(child) {
        if grid.nodes[child].isGroup { lists.append(child) }
      }
    }
    if isChanged { grid.renumber() }
    // Copies of copies may nest deeper than a picture may.
    if grid.problem() != nil { grid = original }
  }

  /// A list of siblings with references; nil when none pays.
  private static func shortened(
    _ children: [GridNodeID], _ grid: GridIR, _ classes: CopyClasses, _ contexts: ContextMap, _ options: PassOptions,
    _ gradients: GradientLengths
  ) -> (grid: GridIR, nodes: [GridNodeID])? {
    let lengths = AttributeLengths(grid.ids)
    let items = items(of: children, grid, classes, contexts, options, gradients)
    guard hasCopies(items) else { return nil }
    var best: (grid: GridIR, nodes: [GridNodeID])?
    var saved = 0
    // In long lists one order must do.
    for order in CopyOrder.allCases.prefix(items.count > 128 ? 1 : CopyOrder.allCases.count) {
      var grammar = CopyGrammar(items, classes, lengths, order)
      grammar.run()
      if let result = written(grammar, grid, lengths), result.saving > saved {
        best = (result.grid, result.nodes)
        saved = result.saving
      }
    }
    return best
  }

  /// Whether two items are alike: without, no pairs of them are either.
  private static func hasCopies(_ items: [CopyItem]) -> Bool {
    var seen: Set<Int> = []
    return items.contains { item in item.identity.map { !seen.insert($0.cls).inserted } ?? false }
  }

  /// Rough numbers first; finer ones where these take up too much of the tolerance.
  private static func written(
    _ grammar: CopyGrammar, _ grid: GridIR, _ lengths: AttributeLengths
  ) -> (grid: GridIR, nodes: [GridNodeID], saving: Int)? {
    for share in [1.0 / 64, 1.0 / 4096, 1e-9] {
      var tree = CopyTree(grid, grammar.items, lengths, allowed: grid.tolerance * share)
      let nodes = tree.build(grammar.list)
      guard tree.saving > 0 else { return nil }
      var result = tree.grid
      if result.worst.add(tree.worst, within: grid.tolerance) { return (result, nodes, tree.saving) }
    }
    return nil
  }

  private static func items(
    of children: [GridNodeID], _ grid: GridIR, _ classes: CopyClasses, _ contexts: ContextMap, _ options: PassOptions,
    _ gradients: GradientLengths
  ) -> [CopyItem] {
    var items: [CopyItem] = []
    var paint: Color?
    var segment = 0
    for child in children {
      let single = contexts[child].flatMap { grid.nodes[child].singlePaint(in: $0) }
      if single == nil || single != paint { segment += 1 }
      paint = single
      items.append(
        CopyItem(
          identity: classes[child], node: child, segment: single == nil ? nil : segment,
          cost: cost(of: child, grid, isMergeable: single != nil, options, gradients)))
    }
    return items
  }

  /// Bytes of all elements below a node. A path that can be merged with its neighbours takes no element of its own.
  private static func cost(
    of id: GridNodeID, _ grid: GridIR, isMergeable: Bool, _ options: PassOptions, _ gradients: GradientLengths
  ) -> Int {
    let lengths = AttributeLengths(grid.ids)
    var total = 0
    var stack = [id]
    while let id = stack.popLast() {
      stack += grid.nodes[id].children
      if let clip = grid.nodes[id].clip {
        stack.append(clip)
        total += lengths.clip
      }
      switch grid.nodes[id].content {
      case .group: total += AttributeLengths.bareGroup
      case .instance: total += 30
      case .shape(let shape, let coats):
        let elements = max(1, shape.needs(under: coats).count)
        total += elementLength(shape, options) * elements + gradients.length(of: coats)
        if isMergeable, shape.outline.contours != nil { total -= 11 }
      }
    }
    return total
  }
}

extension GridNode {
  /// The one opaque colour that a shape is drawn with, for shapes that may be drawn in any order among their like: where
  /// they overlap, all of them show the same.
  fileprivate func singlePaint(in context: ShapeContext) -> Color? {
    guard Legality.allows(.moving, in: context), case .shape(_, let coats) = content, coats.count == 1 else {
      return nil
    }
    switch coats[0] {
    case .fill(.color(let color), _), .stroke(.color(let color), _): return color.alpha == 1 ? color : nil
    case .fill, .stroke: return nil
    }
  }
}

extension WorstDistance {
  /// Adds what references put shapes off to what they are off already; answers whether that stays within the tolerance.
  fileprivate mutating func add(_ off: Double, within tolerance: Double) -> Bool {
    // Rounding noise of exact maps.
    if off <= tolerance * 1e-6 { return true }
    guard distance + off <= tolerance else { return false }
    distance += off
    return true
  }
}
