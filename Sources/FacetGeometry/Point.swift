// SPDX-License-Identifier: Apache-2.0
//
// Positions and displacements are different types, so that senseless sums do not compile. User units; x grows to the
// right, y grows downwards.

/// A position.
@frozen public struct Point: Sendable, Hashable {
  public var x: Double
  public var y: Double
  @inlinable public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
  public static let zero = Point(0, 0)

  @inlinable public static func + (point: Point, vector: Vector) -> Point {
    Point(point.x + vector.dx, point.y + vector.dy)
  }
  @inlinable public static func - (point: Point, vector: Vector) -> Point {
    Point(point.x - vector.dx, point.y - vector.dy)
  }
  @inlinable public static func - (end: Point, start: Point) -> Vector {
    Vector(end.x - start.x, end.y - start.y)
  }
  /// The point at fraction `t` of the way to `other`.
  @inlinable public func interpolated(to other: Point, at t: Double) -> Point {
    Point(x + (other.x - x) * t, y + (other.y - y) * t)
  }
  @inlinable public func midpoint(to other: Point) -> Point { Point((x + other.x) / 2, (y + other.y) / 2) }
  @inlinable public func distance(to other: Point) -> Double { (other - self).length }
  public var isFinite: Bool { x.isFinite && y.isFinite }
}

/// A displacement.
@frozen public struct Vector: Sendable, Hashable {
  public var dx: Double
  public var dy: Double
  @inlinable public init(_ dx: Double, _ dy: Double) {
    self.dx = dx
    self.dy = dy
  }
  public static let zero = Vector(0, 0)

  /// Euclidean length.
  @inlinable public var length: Double { (dx * dx + dy * dy).squareRoot() }
  /// A quarter turn clockwise on screen.
  @inlinable public var turned: Vector { Vector(-dy, dx) }
  @inlinable public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }
  /// Positive when `other` lies clockwise on screen from this one.
  @inlinable public func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }
  @inlinable public static func + (a: Vector, b: Vector) -> Vector { Vector(a.dx + b.dx, a.dy + b.dy) }
  @inlinable public static func - (a: Vector, b: Vector) -> Vector { Vector(a.dx - b.dx, a.dy - b.dy) }
  @inlinable public static func * (a: Vector, k: Double) -> Vector { Vector(a.dx * k, a.dy * k) }
  @inlinable public static prefix func - (a: Vector) -> Vector { Vector(-a.dx, -a.dy) }
}

/// A width and a height, both usually non-negative.
@frozen public struct Size: Sendable, Hashable {
  public var width: Double
  public var height: Double
  @inlinable public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
  public static let zero = Size(0, 0)
  public var center: Point { Point(width / 2, height / 2) }
}

/// An axis-aligned rectangle by its extreme coordinates; empty when nothing was ever added.
@frozen public struct Rect: Sendable, Hashable {
  public var minX: Double
  public var minY: Double
  public var maxX: Double
  public var maxY: Double

  @inlinable public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }
  public init(origin: Point, size: Size) {
    self.init(minX: origin.x, minY: origin.y, maxX: origin.x + size.width, maxY: origin.y + size.height)
  }
  /// Contains nothing; the neutral element of `union`.
  public static let empty = Rect(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

  public var isEmpty: Bool { minX > maxX || minY > maxY }
  public var width: Double { isEmpty ? 0 : maxX - minX }
  public var height: Double { isEmpty ? 0 : maxY - minY }
  public var size: Size { Size(width, height) }
  public var origin: Point { Point(minX, minY) }
  public var center: Point { Point((minX + maxX) / 2, (minY + maxY) / 2) }
  /// From the origin, clockwise on screen.
  public var corners: [Point] { [origin, Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)] }

  public mutating func add(_ point: Point) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }
  public func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }
  public func intersection(_ other: Rect) -> Rect {
    let both = Rect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
    return both.isEmpty ? .empty : both
  }
  /// Grown by `margin` on every side; negative shrinks.
  public func grown(by margin: Double) -> Rect {
    isEmpty ? self : Rect(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }
  public func contains(_ other: Rect) -> Bool {
    other.isEmpty || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }
}
