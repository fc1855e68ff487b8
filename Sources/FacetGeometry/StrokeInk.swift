// SPDX-License-Identifier: Apache-2.0
//
// How far a stroke reaches. In any direction the ink of a curve is farthest either where the curve runs square to that
// direction, half the width beyond it, or at a joint or an end; so the box is exact and nothing is sampled.

/// The shape of a pen stroke, in the coordinates of its outline.
public struct StrokeInk: Sendable, Hashable {
  public enum End: Sendable, Hashable { case butt, round, square }
  public enum Corner: Sendable, Hashable { case miter, round, bevel }

  public var width: Double
  public var end: End
  public var corner: Corner
  public var miterLimit: Double
  /// Whether the line is broken into dashes, whose ends may lie anywhere.
  public var isDashed: Bool

  public init(width: Double, end: End = .butt, corner: Corner = .miter, miterLimit: Double = 4, isDashed: Bool = false)
  {
    self.width = width
    self.end = end
    self.corner = corner
    self.miterLimit = miterLimit
    self.isDashed = isDashed
  }

  /// The smallest upright box, after `map`, around the ink of `path`'s stroke; a little too large for dashes with
  /// square ends.
  public func bounds(of path: Path, under map: Affine = .identity) -> Rect {
    // A step to the right on screen is this direction in the outline's own coordinates, and so on.
    let across = reach(of: path, along: Vector(map.a, map.c))
    let back = reach(of: path, along: Vector(-map.a, -map.c))
    let down = reach(of: path, along: Vector(map.b, map.d))
    let up = reach(of: path, along: Vector(-map.b, -map.d))
    guard across >= -back, down >= -up else { return .empty }
    return Rect(minX: map.e - back, minY: map.f - up, maxX: map.e + across, maxY: map.f + down)
  }

  /// The largest value of direction · place over the ink; −∞ without ink.
  private func reach(of path: Path, along direction: Vector) -> Double {
    guard width > 0 else { return -.infinity }
    var far = -Double.infinity
    for subpath in path.subpaths where !subpath.isLoneMove {
      far = max(far, reach(of: subpath, along: direction))
    }
    return far
  }

  private var half: Double { width / 2 }

  private func reach(of subpath: Subpath, along direction: Vector) -> Double {
    var steps: [(from: Point, segment: Segment)] = []
    var place = subpath.start
    for segment in subpath.segments {
      if segment.startTangent(from: place) != nil { steps.append((place, segment)) }
      place = segment.end
    }
    if subpath.isClosed, place != subpath.start { steps.append((place, .line(to: subpath.start))) }
    guard let first = steps.first, let last = steps.last,
      let leaving = first.segment.startTangent(from: first.from),
      let arriving = last.segment.endTangent(from: last.from)
    else { return dotReach(at: subpath.start, along: direction) }

    var far = -Double.infinity
    var before: Vector?
    for step in steps {
      let side = direction.length * (isDashed && end == .square ? half * 2.0.squareRoot() : half)
      for turning in step.segment.turningPoints(from: step.from, along: direction) {
        far = max(far, (turning - .zero).dot(direction) + side)
      }
      if let before, let after = step.segment.startTangent(from: step.from) {
        far = max(far, jointReach(at: step.from, before, after, direction))
      }
      before = step.segment.endTangent(from: step.from)
    }
    if subpath.isClosed {
      far = max(far, jointReach(at: first.from, arriving, leaving, direction))
      if !isDashed { return far }
    }
    far = max(far, endReach(at: first.from, -leaving, direction))
    return max(far, endReach(at: last.segment.end, arriving, direction))
  }

  /// A subpath without length: a dot under round and square ends, nothing under butt ones.
  private func dotReach(at place: Point, along direction: Vector) -> Double {
    let middle = (place - .zero).dot(direction)
    switch end {
    case .butt: return -.infinity
    case .round: return middle + half * direction.length
    case .square: return middle + half * (abs(direction.dx) + abs(direction.dy))
    }
  }

  private func endReach(at place: Point, _ outward: Vector, _ direction: Vector) -> Double {
    let unit = outward * (1 / outward.length)
    let middle = (place - .zero).dot(direction)
    let sideways = half * abs(unit.turned.dot(direction))
    let forward = half * unit.dot(direction)
    switch end {
    case .butt: return middle + sideways
    case .round: return middle + (forward >= 0 ? half * direction.length : sideways)
    case .square: return middle + sideways + max(0, forward)
    }
  }

  private func jointReach(at place: Point, _ before: Vector, _ after: Vector, _ direction: Vector) -> Double {
    let a = before * (1 / before.length)
    let b = after * (1 / after.length)
    let middle = (place - .zero).dot(direction)
    var far = half * max(abs(a.turned.dot(direction)), abs(b.turned.dot(direction)))
    switch corner {
    case .bevel: break
    case .round: far = half * direction.length
    case .miter:
      // The tip lies on the outer side, along the sum of both normals; its length is half the width over the cosine of
      // half the turn.
      let sum = a.turned + b.turned
      let cosine = sum.length / 2
      if cosine > 1e-9, 1 / cosine <= miterLimit * (1 + 1e-12) {
        let outer = a.cross(b) > 0 ? -1.0 : 1.0
        far = max(far, half * outer * sum.dot(direction) / (2 * cosine * cosine))
      }
    }
    if isDashed { far = max(far, endReach(at: .zero, a, direction), endReach(at: .zero, -b, direction)) }
    return middle + far
  }
}
