// SPDX-License-Identifier: Apache-2.0

public import FacetGeometry

/// How an instance is moved, as written.
public enum GridMove: Sendable, Hashable {
  /// By a distance right and down.
  case shift(GridPlace)
  /// By degrees, clockwise on screen, about a place.
  case turn(degrees: GridNumber, about: GridPlace)
  case matrix(GridMatrix)

  /// The map that the written numbers mean.
  public var affine: Affine {
    switch self {
    case .shift(let by): .translation(by.x.doubleValue, by.y.doubleValue)
    case .turn(let degrees, let about): .rotation(degrees: degrees.doubleValue, about: about.point)
    case .matrix(let matrix): matrix.affine
    }
  }
}

extension GridPlace {
  public var point: Point { Point(x.doubleValue, y.doubleValue) }
  public var vector: Vector { Vector(x.doubleValue, y.doubleValue) }
}
