// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry

/// A contour with its sides at finer and finer flattenings, each made when it is first asked for.
final class MeasuredContour {
  let contour: DrawnContour
  /// Compared all the way round: an area, or a closed line.
  let isRing: Bool
  private let tolerance: Double
  private var knownSimplicity: Bool?
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
  /// No two places of it are farther apart than this: from what it is made of, so that it need not be flattened.
  private(set) lazy var extent: Double = {
    var hull = Rect.empty
    hull.add(contour.start)
    var place = contour.start
    for piece in contour.pieces {
      hull = hull.union(piece.hull(from: place))
      place = piece.end
    }
    return Vector(hull.width, hull.height).length
  }()
  var isDot: Bool { contour.isDot }

  /// Whether it certainly does not meet itself: then every rule says the same of what is inside, but for what is closer to
  /// the contour than its sides are. A doubt is a no.
  func isSimple(_ effort: ComparisonEffort) -> Bool {
    if let knownSimplicity { return knownSimplicity }
    let isSimple = [0, 2].contains { flat($0).isSimple(effort) }
    knownSimplicity = isSimple
    return isSimple
  }

  /// Whether all of it lies on one straight line, so that it encloses nothing: its control points do.
  private(set) lazy var isStraight: Bool = {
    var points = [contour.start]
    for piece in contour.pieces {
      switch piece {
      case .line: break
      case .quad(let control, _): points.append(control)
      case .cubic(let first, let second, _): points += [first, second]
      case .arc: return false
      }
      points.append(piece.end)
    }
    let far = points.max { $0.distance(to: contour.start) < $1.distance(to: contour.start) } ?? contour.start
    let way = far - contour.start
    let noise = 1e-9 * way.dot(way)
    return points.allSatisfy { abs(($0 - contour.start).cross(way)) <= noise }
  }()
}
