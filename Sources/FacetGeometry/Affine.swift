// SPDX-License-Identifier: Apache-2.0

/// An affine map: x' = a·x + c·y + e, y' = b·x + d·y + f, the order of SVG's `matrix(a b c d e f)`.
@frozen public struct Affine: Sendable, Hashable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var e: Double
  public var f: Double

  @inlinable public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
  }

  public static let identity = Affine(1, 0, 0, 1, 0, 0)

  public static func translation(_ dx: Double, _ dy: Double) -> Affine { Affine(1, 0, 0, 1, dx, dy) }
  /// Scales about a point.
  public static func scale(_ x: Double, _ y: Double, about p: Point = .zero) -> Affine {
    Affine(x, 0, 0, y, p.x - x * p.x, p.y - y * p.y)
  }
  /// Turns clockwise on screen by `degrees` about a point.
  public static func rotation(degrees: Double, about p: Point = .zero) -> Affine {
    let (s, c) = sineAndCosine(degrees: degrees)
    return Affine(c, s, -s, c, p.x - c * p.x + s * p.y, p.y - s * p.x - c * p.y)
  }

  /// The map that applies `inner` first, then `self`.
  @inlinable public func after(_ inner: Affine) -> Affine {
    Affine(
      a * inner.a + c * inner.b, b * inner.a + d * inner.b, a * inner.c + c * inner.d, b * inner.c + d * inner.d,
      a * inner.e + c * inner.f + e, b * inner.e + d * inner.f + f)
  }

  @inlinable public func callAsFunction(_ p: Point) -> Point {
    Point(a * p.x + c * p.y + e, b * p.x + d * p.y + f)
  }
  @inlinable public func callAsFunction(_ v: Vector) -> Vector {
    Vector(a * v.dx + c * v.dy, b * v.dx + d * v.dy)
  }

  /// Negative when the map mirrors.
  public var determinant: Double { a * d - b * c }

  /// The inverse, or nil when the map flattens the plane.
  public var inverse: Affine? {
    let det = determinant
    guard det != 0, det.isFinite else { return nil }
    return Affine(
      d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det)
  }

  /// The factor by which a similarity (turn, even scale, mirror, shift) scales lengths; nil when the map is none,
  /// within a relative 1e-9.
  public var similarityScale: Double? {
    let first = Vector(a, b).length
    let second = Vector(c, d).length
    let bound = 1e-9 * max(first, second)
    guard abs(first - second) <= bound, abs(a * c + b * d) <= bound * max(first, second) else { return nil }
    return (first + second) / 2
  }

  /// The largest factor by which the map stretches any length: its first singular value.
  public var stretch: Double {
    let sum = a * a + b * b + c * c + d * d
    let rest = max(0, sum * sum - 4 * determinant * determinant)
    return ((sum + rest.squareRoot()) / 2).squareRoot()
  }
  /// The least factor: its second singular value; 0 for a map that flattens the plane.
  public var leastStretch: Double {
    let most = stretch
    return most > 0 ? abs(determinant) / most : 0
  }

  /// Whether axis-aligned boxes stay axis-aligned boxes.
  public var keepsAxes: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && e.isFinite && f.isFinite
  }
}
