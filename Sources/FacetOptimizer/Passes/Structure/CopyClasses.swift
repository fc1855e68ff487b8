// SPDX-License-Identifier: Apache-2.0
//
// Which nodes are copies of one another, and by which exact map. A shape is known by its symbol, which the exact picture
// says together with its gradients; shapes with symbols of their own are compared as written, and are copies where they are
// shifted by whole steps. A group is known by its parts and how they lie to its first one, what is clipped by its clip.

internal import FacetGeometry
internal import FacetIR
internal import FacetSource
internal import FacetTypes

/// A shape as part of what is copied.
struct CopyLeaf {
  var node: GridNodeID
  /// From the coordinates of the class to the root's.
  var placement: Affine
}

/// What a node is a copy of.
struct CopyIdentity {
  let cls: Int
  let placement: Affine
  /// Back from the root's coordinates to those of the class.
  let inverse: Affine?
  /// Every shape below, in order: alike for all nodes of the class.
  let leaves: [CopyLeaf]

  init(cls: Int, placement: Affine, leaves: [CopyLeaf]) {
    self.cls = cls
    self.placement = placement
    inverse = placement.inverse
    self.leaves = leaves
  }
}

struct CopyClasses {
  private enum Key: Hashable {
    case symbol(SymbolID, scale: Int, [GridCoat], NodeTraits)
    case outline(GridOutline, decimals: Int, [GridCoat], NodeTraits)
    case group([Part], NodeTraits)
    case pair(Int, Part)
    case clipped(Int, by: Part)
  }
  /// A class and its place, as seen from another: a map in whole steps; all 0 where it cannot be seen.
  struct Part: Hashable {
    var cls: Int
    var a = 0
    var b = 0
    var c = 0
    var d = 0
    var e = 0
    var f = 0
  }

  private var keys: [Key: Int] = [:]
  private var identities: [CopyIdentity?]
  /// The longer side of the canvas.
  private let side: Double

  init(_ grid: GridIR, _ contexts: ContextMap) {
    identities = Array(repeating: nil, count: grid.nodes.count)
    side = max(1e-9, grid.viewBox.width.doubleValue, grid.viewBox.height.doubleValue)
    let order = grid.drawnOrder
    classifyBySymbol(order, grid, contexts)
    classifyByOutline(order, grid, contexts)
    // The parts of a node come before it, its clip among them.
    for id in order {
      if grid.nodes[id].isGroup { classifyGroup(id, grid, contexts) }
      if let clip = grid.nodes[id].clip { classifyClipped(id, by: clip) }
    }
  }

  /// Nil for what nothing can be a copy of.
  subscript(id: GridNodeID) -> CopyIdentity? { identities[id.index] }

  /// The class of two neighbours, which is that of all neighbours alike that lie alike.
  mutating func pair(_ first: CopyIdentity, _ second: CopyIdentity) -> Int {
    intern(.pair(first.cls, part(second, from: first)))
  }

  /// How a copy is seen from another place, rounded so that maps which differ by rounding noise alone are equal.
  func part(_ copy: CopyIdentity, from other: CopyIdentity) -> Part {
    var part = Part(cls: copy.cls)
    guard let inverse = other.inverse else { return part }
    let seen = inverse.after(copy.placement)
    let scale = abs(other.placement.determinant).squareRoot()
    func steps(_ number: Double, _ unit: Double) -> Int {
      let steps = (number / unit + 0.318).rounded(.down)
      return steps.magnitude < 1e15 ? Int(steps) : 0
    }
    part.a = steps(seen.a, 1e-8)
    part.b = steps(seen.b, 1e-8)
    part.c = steps(seen.c, 1e-8)
    part.d = steps(seen.d, 1e-8)
    part.e = steps(seen.e * scale, side * 1e-8)
    part.f = steps(seen.f * scale, side * 1e-8)
    return part
  }

  private mutating func intern(_ key: Key) -> Int {
    if let known = keys[key] { return known }
    keys[key] = keys.count
    return keys.count - 1
  }

  // MARK: Shapes

  private mutating func classifyBySymbol(_ order: [GridNodeID], _ grid: GridIR, _ contexts: ContextMap) {
    for id in order {
      guard case .shape(let shape, let coats) = grid.nodes[id].content, mayCopy(id, grid, contexts),
        shape.hasSymbol, shape.placement.determinant != 0
      else { continue }
      var scale = 0.0
      if coats.contains(where: { $0.isStroke || $0.paint.isGradient }) {
        guard let factor = shape.placement.similarityScale else { continue }
        scale = factor
      }
      let key = Key.symbol(
        shape.symbol, scale: Int((scale * 1e8).rounded()), coats.map(\.withoutPlace),
        grid.nodes[id].traits.withoutOrigin)
      identities[id.index] = CopyIdentity(
        cls: intern(key), placement: shape.placement, leaves: [CopyLeaf(node: id, placement: shape.placement)])
    }
  }

  /// Shapes whose symbol is drawn once, in colours: only symbols say how a gradient lies in another place.
  private mutating func classifyByOutline(_ order: [GridNodeID], _ grid: GridIR, _ contexts: ContextMap) {
    var counts = [Int](repeating: 0, count: keys.count)
    for case let identity? in identities { counts[identity.cls] += 1 }
    for id in order {
      guard case .shape(let shape, let coats) = grid.nodes[id].content, mayCopy(id, grid, contexts),
        identities[id.index].map({ counts[$0.cls] == 1 }) ?? true, !coats.contains(where: \.paint.isGradient)
      else { continue }
      let start = shape.outline.anyPlace
      let key = Key.outline(
        shape.outline.shifted(by: GridPoint(-start.x, -start.y)), decimals: shape.decimals, coats,
        grid.nodes[id].traits.withoutOrigin)
      let unit = powerOfTen(shape.decimals)
      let placement = Affine.translation(Double(start.x) / unit, Double(start.y) / unit)
      identities[id.index] = CopyIdentity(
        cls: intern(key), placement: placement, leaves: [CopyLeaf(node: id, placement: placement)])
    }
  }

  private func mayCopy(_ id: GridNodeID, _ grid: GridIR, _ contexts: ContextMap) -> Bool {
    // An area is not drawn again by itself, but goes along with what it cuts.
    guard let context = contexts[id], Legality.allows(.instancing, in: context.subtracting(.area)) else { return false }
    // The region of a mask would go along too, and no longer hold the whole canvas.
    return grid.nodes[id].mask == nil && !(grid.nodes[id].clip.map(grid.isClippedInTurn) ?? false)
  }

  // MARK: Groups

  /// A group whose parts are all known, the inner ones first.
  private mutating func classifyGroup(_ id: GridNodeID, _ grid: GridIR, _ contexts: ContextMap) {
    let parts = grid.nodes[id].children.map { identities[$0.index] }
    guard let first = parts.first, let first, mayCopy(id, grid, contexts), grid.nodes[id].shared.isEmpty else { return }
    let known = parts.compactMap { $0 }
    guard known.count == parts.count else { return }
    let seen = known.map { part($0, from: first) }
    identities[id.index] = CopyIdentity(
      cls: intern(.group(seen, grid.nodes[id].traits.withoutOrigin)), placement: first.placement,
      leaves: known.flatMap(\.leaves))
  }

  /// What is cut is a copy of what is cut alike; nothing can be a copy of it where nothing can be of the area.
  private mutating func classifyClipped(_ id: GridNodeID, by clip: GridNodeID) {
    guard let whole = identities[id.index] else { return }
    identities[id.index] = identities[clip.index].map { area in
      CopyIdentity(
        cls: intern(.clipped(whole.cls, by: part(area, from: whole))), placement: whole.placement,
        leaves: whole.leaves + area.leaves)
    }
  }
}

extension NodeTraits {
  /// The same for all elements that look alike.
  var withoutOrigin: NodeTraits {
    var result = self
    result.origin = SourceSpan(SourceID(0), ByteSpan.at(0))
    return result
  }
}
