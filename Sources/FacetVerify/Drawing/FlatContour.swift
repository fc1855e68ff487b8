// SPDX-License-Identifier: Apache-2.0
//
// Contours as straight sides, with a bound on how far the sides lie from the curve at equal shares of each piece: a chord
// over 1/n of a curve is off by at most the largest second derivative / 8n².

internal import FacetGeometry

struct FlatContour {
  /// The corners in turn; the start is not repeated at the end.
  var points: [Point]
  var isClosed: Bool
  /// No place of the curve is farther from the place of the sides that goes with it.
  var bound: Double
  var box: Rect

  /// Corners once around from `points[0]`, and home again when closed.
  var round: [Point] { isClosed ? points + [points[0]] : points }

  /// The most sides of one piece, whatever is asked for.
  static let sideLimit = 8192

  init(_ contour: DrawnContour, isClosed: Bool, within error: Double) {
    var points = [contour.start]
    var bound = 0.0
    var place = contour.start
    for piece in contour.pieces {
      let bend = piece.bend(from: place)
      let wanted = bend > 0 && bend.isFinite ? (bend / max(error, 1e-300)).squareRoot().rounded(.up) : 1
      let count = Int(min(Double(FlatContour.sideLimit), max(1, wanted)))
      if bend > 0 { bound = max(bound, bend / Double(count * count)) }
      for index in stride(from: 1, to: count, by: 1) {
        FlatContour.append(piece.place(from: place, at: Double(index) / Double(count)), to: &points)
      }
      FlatContour.append(piece.end, to: &points)
      place = piece.end
    }
    if isClosed, points.count > 1, points.last == points.first { points.removeLast() }
    self.points = points
    self.isClosed = isClosed
    self.bound = bound
    box = .empty
    for point in points { box.add(point) }
  }

  private static func append(_ point: Point, to points: inout [Point]) {
    if points.last != point { points.append(point) }
  }

  var length: Double {
    let round = round
    return zip(round, round.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }
}

extension DrawnPiece {
  /// An eighth of the largest second derivative over 0…1.
  func bend(from start: Point) -> Double {
    switch self {
    case .line: return 0
    case .quad(let control, let end):
      return ((end - control) - (control - start)).length / 4
    case .cubic(let first, let second, let end):
      let early = ((second - first) - (first - start)).length
      let late = ((end - second) - (second - first)).length
      return max(early, late) * 3 / 4
    case .arc(let arc):
      let turn = arc.sweep * Double.pi / 180
      return DrawnDisc(first: arc.first, second: arc.second).reach * turn * turn / 8
    }
  }

  func place(from start: Point, at t: Double) -> Point {
    let s = 1 - t
    switch self {
    case .line(let end):
      return Point(s * start.x + t * end.x, s * start.y + t * end.y)
    case .quad(let control, let end):
      let (a, b, c) = (s * s, 2 * s * t, t * t)
      return Point(a * start.x + b * control.x + c * end.x, a * start.y + b * control.y + c * end.y)
    case .cubic(let first, let second, let end):
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return Point(
        a * start.x + b * first.x + c * second.x + d * end.x, a * start.y + b * first.y + c * second.y + d * end.y)
    case .arc(let arc):
      return arc.place(t)
    }
  }
}
