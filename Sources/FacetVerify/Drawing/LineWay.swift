// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry

/// A piece of a line that leads somewhere, with its directions at both ends, of length 1.
struct LineWay {
  var from: Point
  var piece: DrawnPiece
  var leaving: Vector
  var arriving: Vector
  var to: Point { piece.end }

  /// Straight sides along a part of it.
  struct Run {
    var points: [Point]
    /// Whether it begins where the way does.
    var isFirst: Bool
    /// Whether it ends where the way does.
    var isLast = false
  }

  /// Corners of straight sides that lie within `fineness` of the curve and turn by no more than an arc that is cut as
  /// finely, unless they are so short that it does not matter. Parts that are not needed are left out.
  ///
  /// - Parameter isNeeded: Told both ends of a part, and how far it leaves the straight line between them at most.
  func sides(fineness: Double, isNeeded: (Point, Point, Double) -> Bool) -> [Run] {
    let bend = piece.bend(from: from)
    let turn = 1 - 4 * fineness
    var runs: [Run] = []
    var count = 0
    // Where the run that is being made ends; nothing when there is none.
    var reached: Double? = nil
    // Shares of the way that are still to be cut, the next one last.
    var open: [(low: Double, high: Double, depth: Int)] = []
    for part in (0..<4).reversed() { open.append((Double(part) / 4, Double(part + 1) / 4, 2)) }
    while let part = open.popLast() {
      let width = part.high - part.low
      let a = part.low > 0 ? piece.place(from: from, at: part.low) : from
      let b = part.high < 1 ? piece.place(from: from, at: part.high) : piece.end
      if !isNeeded(a, b, bend * width * width) { continue }
      let m = piece.place(from: from, at: (part.low + part.high) / 2)
      let one = m - a
      let two = b - m
      let isCalm = one.dot(two) >= turn * one.length * two.length
      let isShort = one.length + two.length <= fineness / 4
      if part.depth >= 20 || count > FlatContour.sideLimit || bend * width * width <= fineness && (isCalm || isShort) {
        if reached != part.low { runs.append(Run(points: [a], isFirst: part.low == 0)) }
        if runs[runs.count - 1].points.last != b { runs[runs.count - 1].points.append(b) }
        runs[runs.count - 1].isLast = part.high == 1
        reached = part.high
        count += 1
      } else {
        let middle = (part.low + part.high) / 2
        open.append((middle, part.high, part.depth + 1))
        open.append((part.low, middle, part.depth + 1))
      }
    }
    return runs
  }
}

extension DrawnContour {
  /// Its pieces that are longer than `noise`, with the side that closes it. Places closer than `rounding` are one.
  func ways(noise: Double, rounding: Double) -> [LineWay] {
    var ways: [LineWay] = []
    var place = start
    for piece in pieces + (isClosed ? [.line(start)] : []) {
      if piece.reach(from: place) > max(noise, rounding),
        let (leaving, arriving) = piece.directions(from: place, noise: rounding)
      {
        ways.append(
          LineWay(
            from: place, piece: piece, leaving: leaving * (1 / leaving.length),
            arriving: arriving * (1 / arriving.length)))
      }
      place = piece.end
    }
    return ways
  }
}
