// SPDX-License-Identifier: Apache-2.0
//
// From items to nodes: the first of a class is drawn, the others refer to it where that is shorter. Each reference is
// written so roughly as the tolerance allows, and what all of them together put every shape off is measured.

internal import FacetGeometry
internal import FacetIR
internal import FacetSource

struct CopyTree {
  /// A shape as it is drawn below something that references draw again.
  private struct DrawnLeaf {
    /// The exact place of the shape whose outline is drawn.
    var base: Affine
    var box: Rect
    /// The references on the way to it, as written.
    var written: Affine
  }
  private struct Definition {
    var node: GridNodeID
    var placement: Affine
    var leaves: [DrawnLeaf]
    var box: Rect
  }

  private(set) var grid: GridIR
  private let items: [CopyItem]
  private let lengths: AttributeLengths
  /// How far a single reference may be off.
  private let allowed: Double
  private var definitions: [Int: Definition] = [:]
  /// How often each class is drawn, and how many bytes references to it would save in all.
  private var counts: [Int: Int] = [:]
  private var savings: [Int: Int] = [:]
  /// The farthest that references put any shape off.
  private(set) var worst = 0.0
  /// Bytes that references save.
  private(set) var saving = 0

  init(_ grid: GridIR, _ items: [CopyItem], _ lengths: AttributeLengths, allowed: Double) {
    self.grid = grid
    self.items = items
    self.lengths = lengths
    self.allowed = allowed
  }

  /// The nodes that draw a list of items.
  mutating func build(_ list: [Int]) -> [GridNodeID] {
    var seen: Set<Int> = []
    var bases: [Int: CopyIdentity] = [:]
    for item in list { count(item, &seen, &bases) }
    return list.flatMap { build($0).nodes }
  }

  private mutating func count(_ index: Int, _ seen: inout Set<Int>, _ bases: inout [Int: CopyIdentity]) {
    let item = items[index]
    guard let identity = item.identity else { return }
    counts[identity.cls, default: 0] += 1
    if seen.contains(identity.cls), let base = bases[identity.cls] {
      savings[identity.cls, default: 0] += max(0, item.cost - lengths.estimate(of: identity.placement, from: base))
      return
    }
    seen.insert(identity.cls)
    bases[identity.cls] = identity
    for member in item.members { count(member, &seen, &bases) }
  }

  /// Recursion is bounded: an item that others consist of is drawn elsewhere too, so a list of n items has no more than about
  /// √(2n) levels, and how many elements a scene may have bounds n.
  private mutating func build(_ index: Int) -> (nodes: [GridNodeID], leaves: [DrawnLeaf]) {
    let item = items[index]
    guard let identity = item.identity else { return (item.node.map { [$0] } ?? [], []) }
    let isShared = counts[identity.cls, default: 0] > 1
    if isShared, let definition = definitions[identity.cls], let drawn = reference(to: definition, item, identity) {
      return drawn
    }
    if let node = item.node {
      let leaves = identity.leaves.map { leaf in
        DrawnLeaf(base: leaf.placement, box: box(of: leaf.node), written: .identity)
      }
      if isShared, savings[identity.cls, default: 0] > lengths.idAttribute { define(identity, node, leaves) }
      return ([node], leaves)
    }
    var nodes: [GridNodeID] = []
    var leaves: [DrawnLeaf] = []
    for member in item.members {
      let part = build(member)
      nodes += part.nodes
      leaves += part.leaves
    }
    guard isShared, definitions[identity.cls] == nil, let first = nodes.first else { return (nodes, leaves) }
    let origin = grid.nodes[first].traits.origin
    let group = grid.nodes.add(GridNode(content: .group(nodes), traits: NodeTraits(origin: origin)))
    saving -= lengths.group
    define(identity, group, leaves)
    return ([group], leaves)
  }

  private mutating func define(_ identity: CopyIdentity, _ node: GridNodeID, _ leaves: [DrawnLeaf]) {
    if definitions[identity.cls] != nil { return }
    if !grid.nodes[node].isGroup { saving -= lengths.idAttribute }
    var box = Rect.empty
    for leaf in leaves { box = box.union(leaf.box.mapped(by: leaf.written)) }
    definitions[identity.cls] = Definition(node: node, placement: identity.placement, leaves: leaves, box: box)
  }

  /// An item drawn by a reference; nil where its own elements are shorter, or where no numbers are good enough.
  private mutating func reference(
    to definition: Definition, _ item: CopyItem, _ identity: CopyIdentity
  ) -> (nodes: [GridNodeID], leaves: [DrawnLeaf])? {
    guard let inverse = definition.placement.inverse, definition.leaves.count == identity.leaves.count,
      let move = GridMove(identity.placement.after(inverse), over: definition.box, within: allowed)
    else { return nil }
    let length = lengths.length(of: move)
    guard length < item.cost else { return nil }
    var leaves: [DrawnLeaf] = []
    var off = 0.0
    for (drawn, leaf) in zip(definition.leaves, identity.leaves) {
      guard let back = drawn.base.inverse else { return nil }
      let written = move.affine.after(drawn.written)
      // What the grid put the drawn one off grows along where the copy is larger.
      let grown = max(0, written.stretch * gridDistance - grid.worst.distance)
      off = max(off, written.distance(to: leaf.placement.after(back), over: drawn.box) + grown)
      leaves.append(DrawnLeaf(base: drawn.base, box: drawn.box, written: written))
    }
    guard off <= grid.tolerance * 1e-6 || grid.worst.distance + off <= grid.tolerance else { return nil }
    worst = max(worst, off)
    saving += item.cost - length
    let origin = item.node.map { grid.nodes[$0].traits.origin } ?? grid.nodes[definition.node].traits.origin
    let node = GridNode(content: .instance(of: definition.node, by: move), traits: NodeTraits(origin: origin))
    return ([grid.nodes.add(node)], leaves)
  }

  /// How far the grid put any shape off, before curves were moved; those that have larger copies were moved by less.
  private var gridDistance: Double { grid.exact?.gridDistance ?? grid.worst.distance }

  /// What a shape takes up, its stroke included as far as references could tell.
  private func box(of id: GridNodeID) -> Rect {
    guard case .shape(let shape, let coats) = grid.nodes[id].content else { return .empty }
    var reach = 0.0
    for case .stroke(_, let stroke) in coats { reach = max(reach, stroke.width.doubleValue) }
    return shape.controlBox.grown(by: reach)
  }
}
