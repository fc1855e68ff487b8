// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry

/// An area without dents and what is close to it, as what lies on the inner side of straight lines: the area with a polygon
/// of sixteen corners around each of its places. Nothing in it is farther from the area than the reach; what is closer
/// than 0.96 of the reach is in it.
struct GrownArea {
  /// A line that nothing of it crosses.
  struct Side {
    var inward: Vector
    var place: Point

    /// Negative beyond the line.
    func depth(of other: Point) -> Double { inward.dot(other - place) }
  }

  let sides: [Side]
  /// What is beyond a side by no more than this is within the reach all the same.
  let slack: Double

  init(_ area: ConvexArea, by reach: Double) {
    slack = reach * 0.01
    var sides: [Side] = []
    var before = area.corners[area.corners.count - 1]
    for corner in area.corners {
      let length = before.distance(to: corner)
      if length > 0 {
        // Both, since an area may have no width.
        let across = (corner - before).turned * (1 / length)
        sides += [across, -across].map { GrownArea.side(of: area, outward: $0, reach) }
      }
      before = corner
    }
    sides += GrownArea.normals.map { GrownArea.side(of: area, outward: $0, reach) }
    self.sides = sides
  }

  private static let corners = ring(from: 0).map { $0 * 0.98 }
  private static let normals = ring(from: 11.25)

  private static func ring(from degrees: Double) -> [Vector] {
    (0..<16).map { index in
      let (s, c) = sineAndCosine(degrees: Double(index) * 22.5 + degrees)
      return Vector(c, s)
    }
  }

  private static func side(of area: ConvexArea, outward: Vector, _ reach: Double) -> Side {
    let far = area.corners.max { outward.dot($0 - .zero) < outward.dot($1 - .zero) } ?? area.corners[0]
    let around = corners.reduce(0) { max($0, outward.dot($1)) } * reach
    return Side(inward: -outward, place: far + outward * around)
  }
}
