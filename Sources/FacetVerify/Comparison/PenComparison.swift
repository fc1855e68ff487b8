// SPDX-License-Identifier: Apache-2.0
//
// Pens: width, caps, corners and dashes, each where it shows.

internal import FacetGeometry
internal import FacetTypes

struct PenComparison {
  let tolerance: Double

  /// A width may be off by this share of itself at most, however fine the line is.
  private static let widthShare = 0.02

  /// How far the edges of both strokes lie apart for the width alone.
  func distance(_ exact: DrawnPen, _ written: DrawnPen) -> Double { exact.disc.distance(to: written.disc) }

  /// What differs of width and dashes on these contours, or nil.
  func difference(_ exact: DrawnPen, _ written: DrawnPen, along contours: [MeasuredContour]) -> String? {
    let off = distance(exact, written)
    if off > min(tolerance, exact.halfWidth * PenComparison.widthShare) {
      return "has a stroke whose width is off by \(lengthText(off * 2))"
    }
    return dashDifference(exact, written, contours)
  }

  /// What differs at the ends and corners of a contour that agrees with another, or nil. Caps show where the contour is
  /// open. Where ends meet and one side closes them, both must be round there: by caps, or by joins.
  func difference(_ exact: DrawnPen, _ written: DrawnPen, from contour: DrawnContour, to other: DrawnContour) -> String?
  {
    let hasEnds = exact.isDashed || contour.isDot || other.isDot || !contour.isClosed && !other.isClosed
    if hasEnds {
      if exact.cap != written.cap {
        return "has \(written.cap.rawValue) caps where the scene has \(exact.cap.rawValue) ones"
      }
    } else if contour.isClosed != other.isClosed {
      let isRound = contour.isClosed ? exact.join == .round : exact.cap == .round
      let staysRound = other.isClosed ? written.join == .round : written.cap == .round
      if !isRound || !staysRound { return "has other joins or caps than the scene where a line comes home" }
    }
    let isClosed = contour.isClosed && other.isClosed
    let corners = cornerRatios(of: contour, isClosed: isClosed, exact.disc).filter { $0 > 1 + 1e-6 }
    if corners.isEmpty { return nil }
    if exact.join != written.join {
      return "has \(written.join.rawValue) joins where the scene has \(exact.join.rawValue) ones"
    }
    guard exact.join == .miter, abs(exact.miterLimit - written.miterLimit) > exact.miterLimit * 1e-3 else { return nil }
    let changes = corners.contains { ($0 <= exact.miterLimit) != ($0 <= written.miterLimit) }
    return changes
      ? "has the miter limit \(lengthText(written.miterLimit)) where the scene has \(lengthText(exact.miterLimit))"
      : nil
  }

  private func dashDifference(_ exact: DrawnPen, _ written: DrawnPen, _ contours: [MeasuredContour]) -> String? {
    guard exact.isDashed || written.isDashed else { return nil }
    guard exact.isDashed else { return "is dashed where the scene's stroke is not" }
    guard written.isDashed else { return "is not dashed as the scene's stroke is" }
    guard exact.dash.count == written.dash.count else { return "has other dashes than the scene" }
    // Errors add up along the line.
    let period = exact.dash.reduce(0, +)
    let length = contours.map { $0.flat(0).length }.max() ?? 0
    let rounds = max(1, (length / period).rounded(.up))
    let off = zip(exact.dash, written.dash).reduce(0) { $0 + abs($1.0 - $1.1) } * rounds
    let apart = abs(exact.dashStart - written.dashStart)
    let start = min(apart, abs(period - apart))
    return off + start > tolerance ? "has dashes that are off by \(lengthText(off + start))" : nil
  }

  /// At each corner the length of a miter in widths: 1 where the line goes on straight.
  private func cornerRatios(of contour: DrawnContour, isClosed: Bool, _ disc: DrawnDisc) -> [Double] {
    contour.corners(isClosed: contour.isClosed, isRing: isClosed).compactMap { before, after in
      guard let a = disc.unmapped(before), let b = disc.unmapped(after), a.length > 0, b.length > 0 else { return nil }
      let cosine = a.dot(b) / (a.length * b.length)
      // 1 / cos of half the turn.
      let half = ((1 + max(-1, min(1, cosine))) / 2).squareRoot()
      return half > 0 ? 1 / half : .infinity
    }
  }
}
