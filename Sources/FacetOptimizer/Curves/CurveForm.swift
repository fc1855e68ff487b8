// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR

/// A line, quadratic or cubic curve as the control points of a cubic one.
struct CurveForm {
  var p0: Point
  var p1: Point
  var p2: Point
  var p3: Point

  /// Raised to a cubic: both controls lie two thirds of the way from their end to the one control.
  init(quadFrom p0: Point, _ control: Point, _ p3: Point) {
    self.p0 = p0
    p1 = p0 + (control - p0) * (2 / 3)
    p2 = p3 + (control - p3) * (2 / 3)
    self.p3 = p3
  }

  init(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
  }

  /// In steps; nil for an arc.
  init?(_ segment: GridSegment, from start: GridPoint) {
    let from = Point(start)
    switch segment {
    case .line(let to): self.init(quadFrom: from, from.midpoint(to: Point(to)), Point(to))
    case .quad(let control, let to): self.init(quadFrom: from, Point(control), Point(to))
    case .cubic(let control1, let control2, let to): self.init(from, Point(control1), Point(control2), Point(to))
    case .arc: return nil
    }
  }

  /// The curve of an exact segment, in steps of 1/`scale`; nil for lines and arcs.
  init?(_ segment: Segment, from start: Point, scale: Double) {
    func scaled(_ point: Point) -> Point { Point(point.x * scale, point.y * scale) }
    switch segment {
    case .line, .arc: return nil
    case .quad(let control, let to): self.init(quadFrom: scaled(start), scaled(control), scaled(to))
    case .cubic(let control1, let control2, let to):
      self.init(scaled(start), scaled(control1), scaled(control2), scaled(to))
    }
  }

  /// Where the control of the quadratic curve with the same ends lies that is nearest to this one.
  var quadControl: Point {
    Point((3 * (p1.x + p2.x) - p0.x - p3.x) / 4, (3 * (p1.y + p2.y) - p0.y - p3.y) / 4)
  }

  // MARK: Distances

  /// Halvings until what control points say of a curve is precise enough.
  private static let halvings = 3

  /// Whether the Fréchet distance of both curves is no larger, for certain. Equal shares of two curves lie no farther apart
  /// than their control points; where these do, both are cut at places that lie side by side, and so are their parts.
  func runs(along other: CurveForm, within limit: Double) -> Bool {
    let square = limit * limit
    guard p0.square(to: other.p0) <= square, p3.square(to: other.p3) <= square else { return false }
    return runs(along: other, within: square, halvings: Self.halvings)
  }

  /// The ends are near. Recursion is bounded by the halvings.
  private func runs(along other: CurveForm, within square: Double, halvings: Int) -> Bool {
    if p1.square(to: other.p1) <= square, p2.square(to: other.p2) <= square { return true }
    if halvings == 0 { return false }
    let half = other.split(at: 0.5)
    let own = split(at: share(beside: half.first.p3))
    guard own.first.p3.square(to: half.first.p3) <= square else { return false }
    return own.first.runs(along: half.first, within: square, halvings: halvings - 1)
      && own.second.runs(along: half.second, within: square, halvings: halvings - 1)
  }

  /// No larger is the Fréchet distance of both curves, found in the same way.
  func distance(to other: CurveForm) -> Double {
    var worst = 0.0
    var pairs = [(own: self, other: other, halvings: Self.halvings)]
    while let (own, other, halvings) = pairs.popLast() {
      let ends = max(own.p0.square(to: other.p0), own.p3.square(to: other.p3))
      let controls = max(own.p1.square(to: other.p1), own.p2.square(to: other.p2))
      if controls <= max(ends, worst) || halvings == 0 {
        worst = max(worst, ends, controls)
        continue
      }
      let half = other.split(at: 0.5)
      let cut = own.split(at: own.share(beside: half.first.p3))
      pairs.append((cut.first, half.first, halvings - 1))
      pairs.append((cut.second, half.second, halvings - 1))
    }
    return worst.squareRoot()
  }

  /// About where in the middle of the curve a place lies beside it.
  private func share(beside place: Point) -> Double {
    let middle = Point((p0.x + 3 * (p1.x + p2.x) + p3.x) / 8, (p0.y + 3 * (p1.y + p2.y) + p3.y) / 8)
    let direction = ((p3 - p0) + (p2 - p1)) * 0.75
    let square = direction.dot(direction)
    guard square > 0 else { return 0.5 }
    return 0.5 + min(0.25, max(-0.25, (place - middle).dot(direction) / square))
  }

  private func split(at share: Double) -> (first: CurveForm, second: CurveForm) {
    let cut = CubicCut(p0, p1, p2, p3, at: share)
    return (CurveForm(p0, cut.before.0, cut.before.1, cut.place), CurveForm(cut.place, cut.after.0, cut.after.1, p3))
  }
}

extension Point {
  init(_ point: GridPoint) { self.init(Double(point.x), Double(point.y)) }

  fileprivate func square(to other: Point) -> Double {
    let step = other - self
    return step.dot(step)
  }
}
