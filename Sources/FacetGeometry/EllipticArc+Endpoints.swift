// SPDX-License-Identifier: Apache-2.0
//
// Between SVG's form of an arc (its ends, radii and two flags) and the form by centre. Formulas: SVG 1.1, appendix F.6.

extension EllipticArc {
  /// From SVG's form; nil where SVG draws a straight line instead (a zero radius) or nothing (equal ends).
  ///
  /// Negative radii count as positive, and radii too small to reach both ends are scaled up evenly until they do.
  public init?(
    from: Point, to: Point, radii: Size, rotation: Double, isLarge: Bool, isClockwise: Bool
  ) {
    var rx = abs(radii.width)
    var ry = abs(radii.height)
    guard rx > 0, ry > 0, from != to else { return nil }
    let (s, c) = sineAndCosine(degrees: rotation)
    let half = (from - to) * 0.5
    let x = c * half.dx + s * half.dy
    let y = c * half.dy - s * half.dx
    let excess = (x * x) / (rx * rx) + (y * y) / (ry * ry)
    var factor = 0.0
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    } else if excess > 0 {
      factor = (1 / excess - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    }
    let cx = factor * rx * y / ry
    let cy = 0 - factor * ry * x / rx
    let middle = from.midpoint(to: to)
    let center = Point(middle.x + c * cx - s * cy, middle.y + s * cx + c * cy)
    let start = arcTangent(dy: (y - cy) / ry, dx: (x - cx) / rx)
    let stop = arcTangent(dy: (0 - y - cy) / ry, dx: (0 - x - cx) / rx)
    var sweep = stop - start
    if isClockwise, sweep <= 0 { sweep += 360 }
    if !isClockwise, sweep >= 0 { sweep -= 360 }
    self.init(center: center, radii: Size(rx, ry), rotation: rotation, start: start, sweep: sweep)
  }

  /// SVG's flag: more than half a turn.
  public var isLarge: Bool { abs(sweep) > 180 }
  /// SVG's flag: towards growing angles, clockwise on screen.
  public var isClockwise: Bool { sweep > 0 }
  /// Whether it comes back to where it started.
  public var isFullTurn: Bool { abs(sweep) >= 360 }
}
