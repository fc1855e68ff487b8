// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry

/// A piece of a line that leads somewhere, with its directions at both ends, of length 1.
struct LineWay {
  var from: Point
  var piece: DrawnPiece
  var leaving: Vector
  var arriving: Vector
  var to: Point { piece.end }

  /// Corners of straight sides that lie within `fineness` of the curve and turn by no more than an arc that is cut as
  /// finely, unless they are so short that it does not matter.
  func sides(fineness: Double) -> [Point] {
    if case .line(let end) = piece { return [from, end] }
    let bend = piece.bend(from: from)
    let turn = 1 - 4 * fineness
    var points = [from]
    // Shares of the way that are still to be cut, the next one last.
    var open: [(low: Double, high: Double, depth: Int)] = []
    for part in (0..<4).reversed() { open.append((Double(part) / 4, Double(part + 1) / 4, 2)) }
    while let part = open.popLast() {
      let width = part.high - part.low
      let a = piece.place(from: from, at: part.low)
      let m = piece.place(from: from, at: (part.low + part.high) / 2)
      let b = part.high < 1 ? piece.place(from: from, at: part.high) : piece.end
      let one = m - a
      let two = b - m
      let isCalm = one.dot(two) >= turn * one.length * two.length
      let isShort = one.length + two.length <= fineness / 4
      if part.depth >= 20 || points.count > FlatContour.sideLimit
        || bend * width * width <= fineness && (isCalm || isShort)
      {
        if points.last != b { points.append(b) }
      } else {
        let middle = (part.low + part.high) / 2
        open.append((middle, part.high, part.depth + 1))
        open.append((part.low, middle, part.depth + 1))
      }
    }
    return points
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
