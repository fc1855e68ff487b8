// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry

/// A contour with its sides at finer and finer flattenings, each made when it is first asked for.
final class MeasuredContour {
  let contour: DrawnContour
  /// Compared all the way round: an area, or a closed line.
  let isRing: Bool
  private let tolerance: Double
  private var flats: [FlatContour?] = [nil, nil, nil, nil, nil]

  /// Flattening errors are the tolerance over 16, 64, 256 and so on.
  static let levels = 5

  init(_ contour: DrawnContour, isRing: Bool, tolerance: Double) {
    self.contour = contour
    self.isRing = isRing
    self.tolerance = tolerance
  }

  func flat(_ level: Int) -> FlatContour {
    if let known = flats[level] { return known }
    let error = tolerance / Double(16 << (2 * level))
    let flat = FlatContour(contour, isClosed: isRing, within: error)
    flats[level] = flat
    return flat
  }

  /// The box of the sides, grown by how far the curve may leave them.
  var box: Rect { flat(0).box.grown(by: flat(0).bound) }
  /// No two places of it are farther apart.
  var extent: Double { Vector(box.width, box.height).length }
  var isDot: Bool { contour.isDot }

  /// Whether all of it lies on one straight line, so that it encloses nothing.
  var isStraight: Bool {
    let points = flat(0).points
    guard let first = points.first else { return true }
    let far = points.max { $0.distance(to: first) < $1.distance(to: first) } ?? first
    let way = far - first
    let noise = 1e-9 * way.dot(way)
    return flat(0).bound == 0 && points.allSatisfy { abs(($0 - first).cross(way)) <= noise }
  }
}
