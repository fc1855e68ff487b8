// SPDX-License-Identifier: Apache-2.0
//
// In: a line and the pen that draws it. Out: its ink as areas without dents, as SVG defines a stroke; and how it differs
// from round ink, which is all that lies within half the width of the line: where it has more (`extras`) and where it may
// have less (`lacks`). Everything is made under a pen of radius 1 and mapped to the real one. Round ink is cut finely, which
// takes time: it is drawn when it is known where it is looked at.

internal import FacetGeometry
internal import FacetTypes

struct LineInk {
  private(set) var areas: [ConvexArea] = []
  /// Ink beyond the round ink: tips of miters, square ends.
  private(set) var extras: [ConvexArea] = []
  /// Where the round ink of an end or a corner may not be drawn.
  private(set) var lacks: [Lack] = []
  /// No place of the real ink is farther from these areas, nor the other way round, where it is drawn.
  private(set) var error = 0.0

  /// A box beyond a flat end or corner: along `way` from `near` to 1, to both sides by `breadth`.
  struct Lack {
    var center: Point
    var way: Vector
    var near: Double
    var breadth: Double
  }

  let pen: DrawnPen
  private let ways: [LineWay]
  /// Round ink of ends and corners.
  private var fans: [Fan] = []
  /// From the pen of radius 1 to the real one.
  private let map: Affine
  private let narrow: Double
  private let wide: Double
  /// How finely curves are cut, under the pen of radius 1.
  private let fineness: Double
  /// Corners that stand out less are none.
  private let excess: Double
  private let mayMeetLimit: Bool

  /// Nil for a pen without width.
  ///
  /// - Parameters:
  ///   - noise: Pieces no longer than this have no direction that counts.
  ///   - rounding: Places this close are one.
  ///   - mayMeetLimit: Whether a corner that meets the miter limit almost exactly may have a tip or not.
  init?(
    _ contour: DrawnContour, _ pen: DrawnPen, fineness: Double, excess: Double, noise: Double, rounding: Double,
    mayMeetLimit: Bool
  ) {
    let disc = pen.disc
    map = Affine(disc.first.dx, disc.first.dy, disc.second.dx, disc.second.dy, 0, 0)
    wide = disc.reach
    guard let inverse = map.inverse, wide > 0, wide.isFinite else { return nil }
    narrow = abs(map.determinant) / wide
    self.pen = pen
    self.fineness = fineness / wide
    self.excess = excess / wide
    self.mayMeetLimit = mayMeetLimit
    guard narrow > 0 else { return nil }
    ways = contour.mapped(by: inverse).ways(noise: noise / wide, rounding: rounding / wide)
    guard let first = ways.first, let last = ways.last else { return nil }
    for (before, after) in zip(ways, ways.dropFirst()) { corner(after.from, before.arriving, after.leaving) }
    if contour.isClosed {
      corner(first.from, last.arriving, first.leaving)
    } else {
      end(first.from, -first.leaving)
      end(last.to, last.arriving)
    }
  }

  /// Whether a line has ends or corners that are not round.
  static func hasFeatures(_ contour: DrawnContour, _ pen: DrawnPen) -> Bool {
    !contour.isDot && (pen.cap != .round && !contour.isClosed || pen.join != .round)
  }

  /// The box of a lack and all within a distance of it.
  func area(of lack: Lack, grownBy distance: Double) -> ConvexArea {
    let grown = distance / narrow
    let across = lack.way.turned * (lack.breadth + grown)
    let near = lack.center + lack.way * (lack.near - grown)
    let far = lack.center + lack.way * (1 + grown)
    return ConvexArea([near + across, far + across, far - across, near - across].map { map($0) })
  }

  private mutating func add(_ corners: [Point], isOptional: Bool = false) {
    areas.append(ConvexArea(corners.map { map($0) }, isOptional: isOptional))
  }

  // MARK: Ends and corners

  private mutating func corner(_ place: Point, _ before: Vector, _ after: Vector) {
    let sum = before.turned + after.turned
    // Of half the turn.
    let cosine = min(1, sum.length / 2)
    if cosine >= 1 { return }
    let outer = before.cross(after) > 0 ? -1.0 : 1.0
    let from = before.turned * outer
    let to = after.turned * outer
    add([place, place - from, place - to], isOptional: true)
    let middle = cosine > 1e-9 ? sum * (outer / sum.length) : before
    let lack = Lack(center: place, way: middle, near: cosine, breadth: max(0, 1 - cosine * cosine).squareRoot())
    switch pen.join {
    case .round: fans.append(Fan(place: place, from: from, to: to, middle: before))
    case .bevel: bevel(lack, from, to)
    case .miter:
      let ratio = cosine > 1e-9 ? 1 / cosine : .infinity
      let tip = [place, place + from, place + middle * min(ratio, 1e9), place + to]
      if mayMeetLimit, abs(ratio - pen.miterLimit) <= pen.miterLimit * 1e-4 {
        add(tip, isOptional: true)
        bevel(lack, from, to)
      } else if ratio <= pen.miterLimit {
        add(tip)
        if ratio - 1 > excess { extras.append(areas[areas.count - 1]) }
      } else {
        bevel(lack, from, to)
      }
    }
  }

  private mutating func bevel(_ lack: Lack, _ from: Vector, _ to: Vector) {
    add([lack.center, lack.center + from, lack.center + to])
    if 1 - lack.near > excess { lacks.append(lack) }
  }

  /// `way` leads out of the line.
  private mutating func end(_ place: Point, _ way: Vector) {
    let side = way.turned
    switch pen.cap {
    case .butt: lacks.append(Lack(center: place, way: way, near: 0, breadth: 1))
    case .round: fans.append(Fan(place: place, from: side, to: -side, middle: way))
    case .square:
      add([place + side, place + side + way, place - side + way, place - side])
      extras.append(areas[areas.count - 1])
    }
  }

  // MARK: Round ink

  /// The sector between two radii, which may be half of a disc: the half around `middle`.
  private struct Fan {
    var place: Point
    var from: Vector
    var to: Vector
    var middle: Vector
  }

  /// Draws the round ink that meets a region, and maybe more.
  mutating func draw(near region: AreaIndex, _ effort: ComparisonEffort) {
    for way in ways {
      if case .line = way.piece {
        body([way.from, way.to], from: nil, to: nil)
        continue
      }
      let hull = way.piece.mapped(by: map).hull(from: map(way.from))
      let near = region.meeting(hull.grown(by: wide), effort).map(\.box)
      if near.isEmpty { continue }
      let runs = way.sides(fineness: fineness) { start, end, offset in
        var box = Rect.empty
        box.add(map(start))
        box.add(map(end))
        box = box.grown(by: wide * (1 + offset))
        return near.contains { !$0.intersection(box).isEmpty }
      }
      for run in runs {
        error = max(error, 2 * fineness * wide)
        body(run.points, from: run.isFirst ? way.leaving : nil, to: run.isLast ? way.arriving : nil)
      }
    }
    for fan in fans {
      var box = Rect.empty
      box.add(map(fan.place))
      if !region.meeting(box.grown(by: wide), effort).isEmpty { draw(fan) }
    }
  }

  /// Straight sides and the bends between them, from and to a direction where there is one.
  private mutating func body(_ points: [Point], from leaving: Vector?, to arriving: Vector?) {
    var direction = leaving
    for (from, to) in zip(points, points.dropFirst()) {
      let length = from.distance(to: to)
      guard length > 0 else { continue }
      let next = (to - from) * (1 / length)
      if let direction { bend(from, direction, next) }
      let side = next.turned
      add([from + side, to + side, to - side, from - side])
      direction = next
    }
    if let direction, let arriving, let last = points.last { bend(last, direction, arriving) }
  }

  /// A curve turns between two of its sides, with round ink.
  private mutating func bend(_ place: Point, _ before: Vector, _ after: Vector) {
    if abs(before.cross(after)) <= 1e-12, before.dot(after) > 0 { return }
    for side in [1.0, -1] {
      draw(Fan(place: place, from: before.turned * side, to: after.turned * side, middle: before))
    }
  }

  private mutating func draw(_ fan: Fan) {
    let (place, from, to) = (fan.place, fan.from, fan.to)
    error = max(error, fineness * wide)
    // One side lies within `fineness` of the arc.
    if from.dot(to) >= 1 - 3.9 * min(fineness, 0.01) { return add([place, place + from, place + to]) }
    let angle = abs(arcTangent(dy: from.cross(to), dx: from.dot(to)))
    let isHalf = angle > 179.999_999
    let across = isHalf ? fan.middle : (to - from * from.dot(to))
    let length = across.length
    guard length > 0 else { return }
    let step = (8 * fineness).squareRoot() * 180 / .pi
    let count = max(1, (angle / step).rounded(.up))
    let edge = stride(from: 0, through: count, by: 1).map { index -> Point in
      let (s, c) = sineAndCosine(degrees: angle * index / count)
      return place + from * c + across * (s / length)
    }
    add([place] + edge)
  }
}
