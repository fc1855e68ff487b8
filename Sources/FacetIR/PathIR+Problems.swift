// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetScene
internal import FacetSource
internal import FacetTypes

extension PathIR {
  /// What makes this no valid picture, a sentence each; empty when all later stages may trust it. Checked: ids in range,
  /// a tree (no node twice, no cycle) of bounded depth, finite numbers, centred strokes, gradients with stops in order.
  public func problems() -> [String] {
    var problems: [String] = []
    if nodes.count > IRLimits.nodes { problems.append("more than \(IRLimits.nodes) nodes") }
    if !viewBox.size.width.isFinite || !viewBox.size.height.isFinite || !viewBox.origin.isFinite {
      problems.append("the view box is not finite")
    }
    if !(size.width.isFinite && size.height.isFinite) { problems.append("the size is not finite") }
    if let background { problems += background.problems.map { "background: " + $0 } }
    for (index, symbol) in symbols.elements.enumerated() where !symbol.isFinite {
      problems.append("symbol \(index) has a number that is not finite")
    }
    for (index, node) in nodes.elements.enumerated() {
      problems += problemsOf(node).map { "node \(index): " + $0 }
    }
    return problems.isEmpty ? shapeProblems() : problems
  }

  private func problemsOf(_ node: IRNode) -> [String] {
    var problems: [String] = []
    if node.parts.contains(where: { $0.index >= nodes.count }) { problems.append("a part that does not exist") }
    if !node.transform.isFinite { problems.append("a transform that is not finite") }
    if !(0...1).contains(node.traits.opacity) { problems.append("an opacity outside 0…1") }
    if case .shape(let symbol, let layers) = node.content {
      if symbol.index >= symbols.count { problems.append("a symbol that does not exist") }
      for layer in layers { problems += layer.problems }
    }
    return problems
  }

  /// Whether the nodes form one tree of bounded depth.
  private func shapeProblems() -> [String] {
    guard root.index < nodes.count else { return ["the root does not exist"] }
    var isSeen = [Bool](repeating: false, count: nodes.count)
    var stack = [(root, 1)]
    while let (id, depth) = stack.popLast() {
      if isSeen[id.index] { return ["node \(id.index) is used twice"] }
      if depth > IRLimits.depth + 1 { return ["nodes nest more than \(IRLimits.depth) deep"] }
      isSeen[id.index] = true
      for part in nodes[id].parts { stack.append((part, depth + 1)) }
    }
    return []
  }
}

extension PaintLayer {
  fileprivate var problems: [String] {
    switch self {
    case .fill(let paint, _):
      return paint.problems
    case .stroke(let paint, let style):
      var problems = paint.problems
      if !(style.width.isFinite && style.width > 0) { problems.append("a stroke without a finite width above 0") }
      if !(style.miterLimit.isFinite && style.miterLimit >= 1) { problems.append("a miter limit below 1") }
      if !style.dash.allSatisfy({ $0.isFinite && $0 >= 0 }) { problems.append("a dash that is negative or not finite") }
      if style.alignment != .center { problems.append("a stroke that is not centred") }
      return problems
    }
  }
}

extension ScenePaint {
  fileprivate var problems: [String] {
    switch self {
    case .color(let color):
      return (0...1).contains(color.alpha) ? [] : ["an alpha outside 0…1"]
    case .linear(let stops, let from, let to):
      return stopProblems(stops) + (from.isFinite && to.isFinite ? [] : ["a gradient that is not finite"])
    case .radial(let stops, let center, let radius):
      let isFine = center.isFinite && radius.isFinite && radius >= 0
      return stopProblems(stops) + (isFine ? [] : ["a gradient that is not finite"])
    }
  }

  private func stopProblems(_ stops: [SceneStop]) -> [String] {
    if stops.isEmpty { return ["a gradient without stops"] }
    let isInOrder = zip(stops, stops.dropFirst()).allSatisfy { $0.offset <= $1.offset }
    let isInRange = stops.allSatisfy { (0...1).contains($0.offset) && (0...1).contains($0.color.alpha) }
    return isInOrder && isInRange ? [] : ["gradient stops out of order or range"]
  }
}
