// SPDX-License-Identifier: Apache-2.0

internal import FacetIR

/// Looks for the corner to begin at.
enum ContourStart {
  /// So many corners are tried out; a quick estimate picks them where there are more.
  private static let trials = 8

  /// The shortest of the contours that go round a ring.
  static func shortest(_ ring: ContourRing, at place: ContourPlace, _ options: PassOptions) -> GridSubpath {
    var best = ring.contour(from: 0)
    var length = place.length(best, options)
    for corner in candidates(of: ring, at: place) {
      let contour = ring.contour(from: corner)
      let other = place.length(contour, options)
      if other < length {
        best = contour
        length = other
      }
    }
    return best
  }

  /// Corners other than the first, those with the longest side to be left out and the shortest moves ahead.
  private static func candidates(of ring: ContourRing, at place: ContourPlace) -> [Int] {
    guard ring.count > 1 else { return [] }
    let corners = Array(1..<ring.count)
    if corners.count <= trials { return corners }
    let ranked = corners.map { corner in (corner, gain(corner, of: ring, at: place)) }
      .sorted { left, right in left.1 == right.1 ? left.0 < right.0 : left.1 > right.1 }
    return ranked.prefix(trials).map(\.0)
  }

  private static func gain(_ corner: Int, of ring: ContourRing, at place: ContourPlace) -> Int {
    let start = ring.corners[corner]
    var gain = -place.move(place.before, start)
    if let after = place.after, ring.isClosed { gain -= place.move(start, after) }
    let (from, side) = ring.sideTo(corner)
    guard case .line = side else { return gain }
    let isUpright = from.x == start.x || from.y == start.y
    return gain + (isUpright ? place.move(from, start) - 2 : place.move(from, start))
  }
}
