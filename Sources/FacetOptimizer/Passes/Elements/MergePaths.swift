// SPDX-License-Identifier: Apache-2.0

internal import FacetIR
internal import FacetSource

/// Paths with equal coats in one group become one path. Fills must share no place; strokes of one opaque paint may, since
/// one colour over itself is that colour. What stands between must not be touched by what moves past it.
enum MergePaths: SiblingPass {
  static let info = PassInfo(
    name: "merge-paths", summary: "draws paths of one paint that do not overlap as one path",
    rewrites: [.merging, .moving])

  static func rewritten(
    _ children: [GridNodeID], isLegal: [Bool], in grid: inout GridIR, _ extents: inout ExtentMap
  ) -> [GridNodeID] {
    var merger = Merger(children: children, isMergeable: isLegal)
    merger.run(&grid, &extents)
    return merger.children
  }
}

/// One group's children, being merged.
private struct Merger {
  var children: [GridNodeID]
  /// By place among the children.
  var isMergeable: [Bool]

  mutating func run(_ grid: inout GridIR, _ extents: inout ExtentMap) {
    var first = 0
    while first < children.count {
      if isMergeable[first] { absorb(into: first, &grid, &extents) }
      first += 1
    }
  }

  /// Merges what can be into the child at `first`.
  private mutating func absorb(into first: Int, _ grid: inout GridIR, _ extents: inout ExtentMap) {
    guard case .shape(let shape, let coats) = grid.nodes[children[first]].content, shape.mayJoin else { return }
    var result = shape
    var merged = [extents.extent(of: children[first])]
    var between: [FlatShape] = []
    // Several coats are painted one after the other, each over both shapes.
    let mayOverlap = coats.count == 1 && !merged[0].isFilled
    var next = first + 1
    while next < children.count, between.count <= MergePaths.window {
      let extent = extents.extent(of: children[next])
      if isMergeable[next], case .shape(let other, coats) = grid.nodes[children[next]].content,
        other.mayJoin, between.allSatisfy({ $0.isDisjoint(from: extent) }),
        mayOverlap || merged.allSatisfy({ $0.isDisjoint(from: extent) }), result.join(other)
      {
        merged.append(extent)
        children.remove(at: next)
        isMergeable.remove(at: next)
      } else {
        between.append(extent)
        next += 1
      }
    }
    if merged.count > 1 { grid.nodes[children[first]].content = .shape(result, coats) }
  }
}

extension GridShape {
  fileprivate var mayJoin: Bool {
    guard transform == nil, case .path = outline else { return false }
    return true
  }

  /// Takes over the outline of another path, on the finer of both grids; does nothing and answers false where the numbers
  /// are too large for that.
  fileprivate mutating func join(_ other: GridShape) -> Bool {
    let finest = max(decimals, other.decimals)
    guard case .path(let others)? = other.refined(to: finest), case .path(var own)? = refined(to: finest) else {
      return false
    }
    // The storage must not be shared while it grows.
    outline = .path([])
    own += others
    outline = .path(own)
    symbol = GridShape.noSymbol
    decimals = finest
    return true
  }

  /// The outline on a grid that is finer by whole powers of ten.
  private func refined(to decimals: Int) -> GridOutline? {
    if decimals == self.decimals { return outline }
    guard case .path(let contours) = outline else { return nil }
    let factor = decimals - self.decimals
    var result: [GridSubpath] = []
    for contour in contours {
      guard let refined = contour.scaled(byPowerOfTen: factor) else { return nil }
      result.append(refined)
    }
    return .path(result)
  }
}
