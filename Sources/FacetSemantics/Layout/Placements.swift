// SPDX-License-Identifier: Apache-2.0

public import FacetGeometry
public import FacetScene
public import FacetShapes
public import FacetSource

/// Which elements drew what: layout dissolves groups that do nothing, and this is what they were. Recorded where
/// `EvaluationInputs.recordsPlacements` asks for it.
public struct Placements: Sendable {
  /// One use of an element, of a slot, or the root, each time that it was placed.
  public struct Element: Sendable {
    /// The element without its modifiers, or the slot.
    public var origin: SourceSpan
    /// By place in `elements`; nil for the root.
    public var parent: Int?
    /// What it took in layout, with its modifiers.
    public var size: Size
    /// What was set, all lines in one; its size counts `textScale`.
    public var text: TextRequest?
  }
  /// Outer ones before those inside them.
  public internal(set) var elements: [Element] = []
  /// By node of the scene, in the order of its arena: the innermost element that made it.
  public internal(set) var owners: [Int?] = []

  public init() {}

  /// The elements around what a node draws, from the innermost out.
  public func chain(of node: SceneNodeID) -> [Int] {
    var chain: [Int] = []
    var next = owners.indices.contains(node.index) ? owners[node.index] : nil
    while let place = next {
      chain.append(place)
      next = elements[place].parent
    }
    return chain
  }
}

extension Placements {
  /// The element of one file that made a node, or else the innermost one in which another file's did; nil where there is
  /// none.
  public func origin(of node: SceneNodeID, of scene: Scene, in file: SourceID) -> SourceSpan? {
    let own = scene.nodes[node].origin
    return own.source == file ? own : chain(of: node).lazy.map { elements[$0].origin }.first { $0.source == file }
  }
}

/// Writes placements down while layout goes on; its owners are by the evaluator's own nodes.
struct PlacementRecorder {
  private(set) var placements = Placements()
  private var open: [Int] = []

  /// Layout begins to place an element; so many nodes were there before.
  mutating func begin(_ origin: SourceSpan, nodes: Int) {
    own(upTo: nodes)
    placements.elements.append(Placements.Element(origin: origin, parent: open.last, size: .zero))
    open.append(placements.elements.count - 1)
  }

  mutating func end(taking size: Size, nodes: Int) {
    own(upTo: nodes)
    guard let place = open.popLast() else { return }
    placements.elements[place].size = size
  }

  mutating func set(_ text: TextRequest) {
    guard let place = open.last else { return }
    placements.elements[place].text = text
  }

  /// The same with owners by the nodes that are seen, in their order.
  func placements(of seen: [SceneNodeID]) -> Placements {
    var result = placements
    result.owners = seen.map { $0.index < placements.owners.count ? placements.owners[$0.index] : nil }
    return result
  }

  private mutating func own(upTo count: Int) {
    while placements.owners.count < count { placements.owners.append(open.last) }
  }
}
