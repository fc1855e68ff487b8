// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR
internal import FacetSource

/// What an equal shape has drawn already goes, where nothing between them touches it: one opaque paint over itself is that
/// paint. Two shapes are equal when the same numbers would be written for both.
enum Duplicates: SiblingPass {
  static let info = PassInfo(
    name: "duplicates", summary: "leaves out shapes that an equal one has drawn just before", rewrites: [.duplicates])

  static func rewritten(
    _ children: [GridNodeID], isLegal: [Bool], in grid: inout GridIR, _ extents: inout ExtentMap
  ) -> [GridNodeID] {
    var kept: [GridNodeID] = []
    // Where among those the last shape stands that looks so.
    var places: [Look: Int] = [:]
    for (child, isLegal) in zip(children, isLegal) {
      if isLegal, let look = Look(grid.nodes[child]) {
        if let place = places[look], kept.count - place <= window + 1,
          isFree(child, of: kept[(place + 1)...], &extents)
        {
          continue
        }
        places[look] = kept.count
      }
      kept.append(child)
    }
    return kept
  }

  /// Whether a shape shares no place with siblings.
  private static func isFree(
    _ id: GridNodeID, of siblings: ArraySlice<GridNodeID>, _ extents: inout ExtentMap
  ) -> Bool {
    for sibling in siblings where !extents.extent(of: sibling).isDisjoint(from: extents.extent(of: id)) {
      return false
    }
    return true
  }
}

/// How a shape looks: the same for all spellings of one line and of one ring of corners, as far as dashes do not tell.
private struct Look: Hashable {
  private let outline: GridOutline
  private let decimals: Int
  private let transform: GridMatrix?
  private let coats: [GridCoat]

  init?(_ node: GridNode) {
    guard case .shape(let shape, let coats) = node.content else { return nil }
    let isDashed = ShapeContext(coats: coats).contains(.dashed)
    outline = isDashed ? shape.outline : shape.outline.settled
    decimals = shape.decimals
    transform = shape.transform
    self.coats = coats
  }
}

extension GridOutline {
  /// Lines from their first end in reading order, rings from their first corner and the same way round.
  fileprivate var settled: GridOutline {
    switch self {
    case .circle, .ellipse, .rect, .path: return self
    case .line(let from, let to): return from.isBefore(to) ? self : .line(to, from)
    case .polyline(let corners, let isClosed):
      guard isClosed else {
        let ends = (corners.first, corners.last)
        guard let first = ends.0, let last = ends.1, last.isBefore(first) else { return self }
        return .polyline(corners.reversed(), isClosed: false)
      }
      guard let start = corners.indices.min(by: { corners[$0].isBefore(corners[$1]) }) else { return self }
      let ring = Array(corners[start...] + corners[..<start])
      guard ring.count > 2, ring[ring.count - 1].isBefore(ring[1]) else { return .polyline(ring, isClosed: true) }
      return .polyline([ring[0]] + ring.dropFirst().reversed(), isClosed: true)
    }
  }
}

extension GridPoint {
  fileprivate func isBefore(_ other: GridPoint) -> Bool { (y, x) < (other.y, other.x) }
}
