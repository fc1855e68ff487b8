// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry

/// What the unit disc about the origin becomes under a linear map: the places first · x + second · y.
struct DrawnDisc: Hashable {
  var first: Vector
  var second: Vector

  /// No place of it is farther from the middle: the larger singular value.
  var reach: Double {
    let sum = first.dot(first) + second.dot(second)
    let area = first.cross(second)
    return ((sum + max(0, sum * sum - 4 * area * area).squareRoot()) / 2).squareRoot()
  }

  /// How far the edges of both lie from one another at most: the norm of the difference of their maps, after the turn of
  /// the unit disc that brings them closest (the polar factor of their product).
  func distance(to other: DrawnDisc) -> Double {
    let one = upright
    let two = other.upright
    let cosine = one.first.dot(two.first) + one.second.dot(two.second)
    let sine = one.first.dot(two.second) - one.second.dot(two.first)
    let length = (cosine * cosine + sine * sine).squareRoot()
    guard length > 0 else { return max(reach, other.reach) }
    let u = cosine / length
    let v = sine / length
    let turned = DrawnDisc(first: two.first * u + two.second * v, second: two.second * u - two.first * v)
    return DrawnDisc(first: one.first - turned.first, second: one.second - turned.second).reach
  }

  /// The same disc with the second axis clockwise from the first.
  private var upright: DrawnDisc { first.cross(second) < 0 ? DrawnDisc(first: first, second: -second) : self }

  /// What the map takes to a displacement; nil for a flat disc.
  func unmapped(_ v: Vector) -> Vector? {
    let area = first.cross(second)
    return area == 0 ? nil : Vector(v.cross(second) / area, first.cross(v) / area)
  }
}
