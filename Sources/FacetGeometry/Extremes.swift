// SPDX-License-Identifier: Apache-2.0
//
// Where outlines reach farthest, exactly: by the roots of their derivatives, not by sampling.

extension Segment {
  /// The places strictly inside the segment where it runs square to `direction`: its turning points along it.
  public func turningPoints(from start: Point, along direction: Vector) -> [Point] {
    func share(_ a: Point, _ b: Point) -> Double { (b - a).dot(direction) }
    switch self {
    case .line:
      return []
    case .quad(let control, let to):
      let first = share(start, control)
      let second = share(control, to)
      return insideRoots([first == second ? .nan : first / (first - second)], from: start)
    case .cubic(let control1, let control2, let to):
      let first = share(start, control1)
      let middle = share(control1, control2)
      let last = share(control2, to)
      return insideRoots(quadraticRoots(first - 2 * middle + last, 2 * (middle - first), first), from: start)
    case .arc(let arc):
      return arc.turningPoints(along: direction)
    }
  }

  private func insideRoots(_ roots: [Double], from start: Point) -> [Point] {
    roots.filter { $0 > 0 && $0 < 1 }.map { point(from: start, at: $0) }
  }

  /// The smallest upright box around the segment.
  public func bounds(from start: Point) -> Rect {
    var box = Rect.empty
    box.add(start)
    box.add(end)
    for direction in [Vector(1, 0), Vector(0, 1)] {
      for place in turningPoints(from: start, along: direction) { box.add(place) }
    }
    return box
  }
}

extension EllipticArc {
  /// The half axes as displacements: a place is centre + first·cos + second·sin.
  var axes: (first: Vector, second: Vector) {
    let (s, c) = sineAndCosine(degrees: rotation)
    return (Vector(radii.width * c, radii.width * s), Vector(0 - radii.height * s, radii.height * c))
  }

  /// The places strictly inside the arc where it runs square to `direction`.
  func turningPoints(along direction: Vector) -> [Point] {
    let (first, second) = axes
    let angle = arcTangent(dy: second.dot(direction), dx: first.dot(direction))
    return [angle, angle + 180].filter(covers).map { point(at: $0) }
  }

  /// Whether the parameter angle lies strictly inside the sweep.
  public func covers(_ angle: Double) -> Bool {
    var along = ((angle - start) * (sweep < 0 ? -1 : 1)).truncatingRemainder(dividingBy: 360)
    if along < 0 { along += 360 }
    return along > 0 && along < abs(sweep) || abs(sweep) >= 360
  }
}

/// The real roots of a·t² + b·t + c, without cancellation.
private func quadraticRoots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
  if a == 0 { return b == 0 ? [] : [-c / b] }
  let discriminant = b * b - 4 * a * c
  guard discriminant >= 0 else { return [] }
  let q = -0.5 * (b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
  return q == 0 ? [0] : [q / a, c / q]
}

extension Path {
  /// The smallest upright box around all subpaths; lone moves count for nothing.
  public var bounds: Rect {
    var box = Rect.empty
    for subpath in subpaths where !subpath.isLoneMove {
      box.add(subpath.start)
      var place = subpath.start
      for segment in subpath.segments {
        box = box.union(segment.bounds(from: place))
        place = segment.end
      }
    }
    return box
  }
}

extension Subpath {
  /// Whether it was begun and never drawn.
  public var isLoneMove: Bool { segments.isEmpty && !isClosed }

  /// Whether all of it lies in one point, so that only caps could show it.
  public var isPoint: Bool {
    segments.allSatisfy { segment in
      switch segment {
      case .line(let to): to == start
      case .quad(let control, let to): control == start && to == start
      case .cubic(let control1, let control2, let to): control1 == start && control2 == start && to == start
      case .arc(let arc): arc.to == start && (arc.sweep == 0 || arc.radii.width == 0 && arc.radii.height == 0)
      }
    }
  }
}

extension Segment {
  /// The direction in which the segment leaves `start`; nil when it goes nowhere.
  public func startTangent(from start: Point) -> Vector? {
    switch self {
    case .line(let to): nonzero(to - start)
    case .quad(let control, let to): nonzero(control - start) ?? nonzero(to - start)
    case .cubic(let control1, let control2, let to):
      nonzero(control1 - start) ?? nonzero(control2 - start) ?? nonzero(to - start)
    case .arc(let arc): arc.tangent(at: arc.start)
    }
  }

  /// The direction in which the segment arrives at its end; nil when it goes nowhere.
  public func endTangent(from start: Point) -> Vector? {
    switch self {
    case .line(let to): nonzero(to - start)
    case .quad(let control, let to): nonzero(to - control) ?? nonzero(to - start)
    case .cubic(let control1, let control2, let to):
      nonzero(to - control2) ?? nonzero(to - control1) ?? nonzero(to - start)
    case .arc(let arc): arc.tangent(at: arc.start + arc.sweep)
    }
  }
}

private func nonzero(_ vector: Vector) -> Vector? { vector.dx == 0 && vector.dy == 0 ? nil : vector }

extension EllipticArc {
  /// The direction of travel at a parameter angle; nil when the arc goes nowhere.
  func tangent(at degrees: Double) -> Vector? {
    let (s, c) = sineAndCosine(degrees: degrees)
    let (first, second) = axes
    let direction = (second * c - first * s) * (sweep < 0 ? -1 : 1)
    return sweep == 0 ? nil : nonzero(direction)
  }
}
