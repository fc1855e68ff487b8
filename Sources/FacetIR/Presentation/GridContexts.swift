// SPDX-License-Identifier: Apache-2.0

public import FacetSource
internal import FacetTypes

/// What each node of a picture inherits. A node that instances draw again is in several places at once: only what it
/// inherits alike at all of them is known.
public struct GridContexts: Sendable {
  /// What the root element's children inherit, and all that stands in definitions.
  public let top: GridPresentation
  private var inherited: [GridPresentation?]

  /// Goes through the tree from its end to its start, so that a node comes after all that draw it again and after all that
  /// it lies in.
  public init(_ grid: GridIR) {
    top = GridPresentation.initial.overlaid(by: grid.shared)
    inherited = Array(repeating: nil, count: grid.nodes.count)
    var stack = [Visit(id: grid.root, context: top, ink: .asPainted)]
    while let visit = stack.popLast() {
      let node = grid.nodes[visit.id]
      let context = add(visit.context, to: visit.id)
      switch node.content {
      case .group(let children):
        let inner = context.overlaid(by: node.shared.seen(through: visit.ink))
        for child in children { stack.append(Visit(id: child, context: inner, ink: visit.ink)) }
      case .shape: break
      case .instance(let target, _): add(context, to: target)
      }
      if let clip = node.clip { stack.append(Visit(id: clip, context: top, ink: .flat(.white))) }
      if let mask = node.mask { stack.append(Visit(id: mask.node, context: top, ink: mask.kind.ink)) }
    }
  }

  /// What a node inherits from what it lies in, and where instances draw it again.
  public subscript(id: GridNodeID) -> GridPresentation { inherited[id.index] ?? top }

  @discardableResult
  private mutating func add(_ context: GridPresentation, to id: GridNodeID) -> GridPresentation {
    let result = inherited[id.index]?.agreement(with: context) ?? context
    inherited[id.index] = result
    return result
  }

  private struct Visit {
    var id: GridNodeID
    var context: GridPresentation
    var ink: GridInk
  }
}

extension MaskKind {
  /// How a mask's ink is drawn: white keeps, black removes.
  public var ink: GridInk {
    switch self {
    case .keepsInk: .flat(.white)
    case .removesInk: .flat(.black)
    }
  }
}

extension GridIR {
  /// Whether each node is drawn again by an instance.
  public var isInstanced: [Bool] {
    var result = [Bool](repeating: false, count: nodes.count)
    for node in nodes.elements {
      if case .instance(let target, _) = node.content { result[target.index] = true }
    }
    return result
  }
}
