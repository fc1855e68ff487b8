// SPDX-License-Identifier: Apache-2.0
//
// Outlines under affine maps. Lines and Bézier curves map by their points; an arc stays an arc of another ellipse.

extension EllipticArc {
  /// The same places under `map`. The ellipse's new axes are found by turning the parameter until the images of the two
  /// half axes are square to each other (the singular value decomposition of a 2 × 2 matrix); the sweep changes its sign
  /// iff the map mirrors.
  public func transformed(by map: Affine) -> EllipticArc {
    let (first, second) = axes
    let u = map(first)
    let v = map(second)
    let center = map(center)
    let mirrors = u.cross(v) < 0
    let sign = mirrors ? -1.0 : 1.0
    let mixed = u.dot(v)
    let uu = u.dot(u)
    let vv = v.dot(v)
    let size = max(uu, vv)
    if abs(uu - vv) <= 1e-12 * size, abs(mixed) <= 1e-12 * size {
      // A circle: any turn is right, so none is written and the start takes it.
      let radius = u.length
      return EllipticArc(
        center: center, radii: Size(radius, radius),
        start: arcTangent(dy: u.dy, dx: u.dx) + sign * start, sweep: sign * sweep)
    }
    let shift = abs(mixed) <= 1e-15 * size ? 0 : arcTangent(dy: 2 * mixed, dx: uu - vv) / 2
    let (s, c) = sineAndCosine(degrees: shift)
    let p = u * c + v * s
    let q = v * c - u * s
    return EllipticArc(
      center: center, radii: Size(p.length, q.length), rotation: arcTangent(dy: p.dy, dx: p.dx),
      start: sign * (start - shift), sweep: sign * sweep)
  }
}

extension Segment {
  /// The same places under `map`.
  public func transformed(by map: Affine) -> Segment {
    switch self {
    case .line(let to): .line(to: map(to))
    case .quad(let control, let to): .quad(control: map(control), to: map(to))
    case .cubic(let control1, let control2, let to):
      .cubic(control1: map(control1), control2: map(control2), to: map(to))
    case .arc(let arc): .arc(arc.transformed(by: map))
    }
  }
}

extension Path {
  /// The same places under `map`.
  public func transformed(by map: Affine) -> Path {
    Path(
      subpaths.map { subpath in
        Subpath(
          start: map(subpath.start), segments: subpath.segments.map { $0.transformed(by: map) },
          isClosed: subpath.isClosed)
      })
  }
}

extension Affine {
  /// The largest distance between the images of a box under two maps; 0 for an empty box.
  public func distance(to other: Affine, over box: Rect) -> Double {
    box.isEmpty ? 0 : box.corners.map { self($0).distance(to: other($0)) }.max() ?? 0
  }
}

extension Rect {
  /// The upright box around the image of this one; an empty or endless one stays as it is.
  public func mapped(by map: Affine) -> Rect {
    if isEmpty || !minX.isFinite { return self }
    return corners.reduce(into: Rect.empty) { $0.add(map($1)) }
  }
}
