// SPDX-License-Identifier: Apache-2.0

/// A cubic Bézier curve cut in two, as de Casteljau does it.
@frozen public struct CubicCut: Sendable {
  /// Where it is cut.
  public var place: Point
  /// The controls of the part before the cut, and of the part after it.
  public var before: (Point, Point)
  public var after: (Point, Point)

  /// Cut at `t` in 0…1.
  @inlinable public init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point, at t: Double) {
    let left = start.interpolated(to: control1, at: t)
    let middle = control1.interpolated(to: control2, at: t)
    let right = control2.interpolated(to: end, at: t)
    before = (left, left.interpolated(to: middle, at: t))
    after = (middle.interpolated(to: right, at: t), right)
    place = before.1.interpolated(to: after.0, at: t)
  }
}
