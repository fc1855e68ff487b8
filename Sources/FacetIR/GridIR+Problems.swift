// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
public import FacetSource
internal import FacetTypes

/// What makes a node invalid.
public struct GridProblem: Sendable, Hashable {
  public var node: GridNodeID
  /// As in "expected …".
  public var expected: String
}

extension GridIR {
  /// The first thing that makes this no valid picture; nil when all later stages may trust it. Checked: ids in range, a
  /// tree of bounded depth, and instances: outside clips and masks, of nodes that are finished before them, and not so
  /// many that they draw more than a picture may hold.
  public func problem() -> GridProblem? {
    var check = GridCheck(self)
    return check.run()
  }
}

private struct GridCheck {
  let grid: GridIR
  private var isSeen: [Bool]
  private var isInLimit: [Bool]
  /// How many nodes a finished node draws, itself and what instances draw again counted; nil while it is not finished.
  private var drawn: [Int?]
  private var stack: [Step] = []

  init(_ grid: GridIR) {
    self.grid = grid
    isSeen = Array(repeating: false, count: grid.nodes.count)
    isInLimit = Array(repeating: false, count: grid.nodes.count)
    drawn = Array(repeating: nil, count: grid.nodes.count)
  }

  private struct Step {
    var id: GridNodeID
    var depth: Int
    /// Inside a clip or a mask.
    var isLimit: Bool
    var isReady: Bool
  }

  /// Visits every node in the order drawn, and once more after all below it.
  mutating func run() -> GridProblem? {
    stack = [Step(id: grid.root, depth: 1, isLimit: false, isReady: false)]
    while let step = stack.popLast() {
      let node = grid.nodes[step.id]
      if step.isReady {
        guard finish(step.id, node) else {
          return GridProblem(node: step.id, expected: "at most \(IRLimits.nodes) nodes, instances counted")
        }
        continue
      }
      if let expected = enter(step, node) { return GridProblem(node: step.id, expected: expected) }
    }
    return nil
  }

  private mutating func enter(_ step: Step, _ node: GridNode) -> String? {
    if isSeen[step.id.index] { return "a node that is used once" }
    isSeen[step.id.index] = true
    isInLimit[step.id.index] = step.isLimit
    if step.depth > IRLimits.gridDepth + 1 { return "nodes at most \(IRLimits.gridDepth) deep" }
    if node.parts.contains(where: { $0.index >= grid.nodes.count }) { return "parts that exist" }
    if case .instance(let target, _) = node.content {
      if step.isLimit { return "no instance in a clip or a mask" }
      guard target.index < drawn.count, drawn[target.index] != nil, !isInLimit[target.index] else {
        return "an instance of a node that is finished before it"
      }
    }
    stack.append(Step(id: step.id, depth: step.depth, isLimit: step.isLimit, isReady: true))
    if case .group(let children) = node.content {
      for child in children.reversed() {
        stack.append(Step(id: child, depth: step.depth + 1, isLimit: step.isLimit, isReady: false))
      }
    }
    for limit in [node.clip, node.mask?.node].compactMap({ $0 }) {
      stack.append(Step(id: limit, depth: step.depth + 1, isLimit: true, isReady: false))
    }
    return nil
  }

  /// Counts what a node draws; answers whether that is not too much.
  private mutating func finish(_ id: GridNodeID, _ node: GridNode) -> Bool {
    var count = 1
    switch node.content {
    case .group(let children): for child in children { count += drawn[child.index] ?? 0 }
    case .shape: break
    case .instance(let target, _): count += drawn[target.index] ?? 0
    }
    drawn[id.index] = count
    return count <= IRLimits.nodes
  }
}
