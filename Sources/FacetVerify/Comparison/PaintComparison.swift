// SPDX-License-Identifier: Apache-2.0
//
// Paints: colours exactly, alphas to half of one of 255 levels, gradients by how far their lines of equal colour move
// over the painted area, or by how much the colour changes there.

internal import FacetGeometry
internal import FacetTypes

/// How far written levels may be off.
enum PaintTolerance {
  /// Half of one of 255 levels.
  static let level = 1.0 / 510 + 1e-9
}

/// How a written gradient lies beside an exact one of its kind.
private struct GradientShift {
  var exact: [DrawnStop]
  let written: [DrawnStop]
  /// How far the whole way has moved over an area, as a share of it.
  let share: Double
  /// Of the way.
  let length: Double

  /// Nil for other paints.
  init?(_ one: DrawnPaint, _ two: DrawnPaint, over area: Rect) {
    switch (one, two) {
    case (.linear(let stops, let slope, let level), .linear(let others, let otherSlope, let otherLevel)):
      (exact, written) = (stops, others)
      let corners = area.isEmpty ? [] : area.corners
      share = corners.map { abs((slope - otherSlope).dot($0 - .zero) + level - otherLevel) }.max() ?? 0
      length = 1 / slope.length
    case (.radial(let stops, let disc), .radial(let others, let otherDisc)):
      (exact, written) = (stops, others)
      let a = DrawnDisc(first: Vector(disc.a, disc.b), second: Vector(disc.c, disc.d))
      let b = DrawnDisc(first: Vector(otherDisc.a, otherDisc.b), second: Vector(otherDisc.c, otherDisc.d))
      length = a.reach
      share = (a.distance(to: b) + Vector(disc.e - otherDisc.e, disc.f - otherDisc.f).length) / length
    case (.color, _), (.linear, _), (.radial, _):
      return nil
    }
  }

  /// How far each stop lies off, in shares of the way.
  var offsets: [Double] { zip(exact, written).map { share + abs($0.offset - $1.offset) } }
}

struct PaintComparison {
  let tolerance: Double
  /// How far an alpha may be off: more where several were rounded and multiplied.
  let level: Double

  init(tolerance: Double, alphaCount: Int = 1) {
    self.tolerance = tolerance
    level = PaintTolerance.level * Double(max(1, alphaCount))
  }

  /// What differs, or nil. `area`: where the paint shows.
  func difference(_ exact: DrawnPaint, _ written: DrawnPaint, over area: Rect) -> String? {
    switch (exact, written) {
    case (.color(let one), .color(let two)):
      return difference(one, two)
    case (.linear, .linear), (.radial, .radial):
      return shift(exact, written, over: area).flatMap(difference)
    case (.color, .linear), (.color, .radial):
      return "is painted with a gradient where the scene has a colour"
    case (.linear, .color), (.radial, .color):
      return "is painted in one colour where the scene has a gradient"
    case (.linear, .radial), (.radial, .linear):
      return "is painted with a gradient of the other kind"
    }
  }

  /// How far lines of equal colour of a gradient that agrees have moved; 0 where they moved farther, but no colour changed
  /// by as much as can be seen.
  func distance(_ exact: DrawnPaint, _ written: DrawnPaint, over area: Rect) -> Double {
    guard let shift = shift(exact, written, over: area), shift.exact.count == shift.written.count else {
      return 0
    }
    return shift.offsets.map { $0 * shift.length }.filter { $0 <= tolerance }.max() ?? 0
  }

  private func difference(_ exact: Color, _ written: Color) -> String? {
    if exact.red == written.red, exact.green == written.green, exact.blue == written.blue,
      abs(exact.alpha - written.alpha) <= level
    {
      return nil
    }
    return "is painted \(text(written)) where the scene says \(text(exact))"
  }

  private func text(_ color: Color) -> String {
    let digits = [color.red, color.green, color.blue].map { (part: UInt8) in
      (part < 16 ? "0" : "") + String(part, radix: 16)
    }
    return "#" + digits.joined() + (color.alpha == 1 ? "" : " with alpha \(lengthText(color.alpha))")
  }

  private func shift(_ exact: DrawnPaint, _ written: DrawnPaint, over area: Rect) -> GradientShift? {
    guard var shift = GradientShift(exact, written, over: area) else { return nil }
    shift.exact = needed(shift.exact, for: shift.written)
    return shift
  }

  private func difference(_ shift: GradientShift) -> String? {
    let (exact, written, length) = (shift.exact, shift.written, shift.length)
    guard exact.count == written.count else {
      return "has a gradient of \(written.count) stops where the scene has \(exact.count)"
    }
    for (index, (one, two)) in zip(exact, written).enumerated() where difference(one.color, two.color) != nil {
      return "has a gradient whose stop \(index + 1) is \(text(two.color)) where the scene says \(text(one.color))"
    }
    if !isHarmless(shift.share, shift.share * length, exact) {
      return "has a gradient that lies \(lengthText(shift.share * length)) from the exact one"
    }
    for (index, off) in shift.offsets.enumerated() where !isHarmless(off, off * length, exact) {
      return "has a gradient whose stop \(index + 1) lies at \(lengthText(written[index].offset)) instead of "
        + "\(lengthText(exact[index].offset)), \(lengthText(off * length)) away"
    }
    return nil
  }

  /// Without as many as are not written of those that lie on the line between their neighbours.
  private func needed(_ exact: [DrawnStop], for written: [DrawnStop]) -> [DrawnStop] {
    var spare = exact.count - written.count
    var kept: [DrawnStop] = []
    for (index, stop) in exact.enumerated() {
      if spare > 0, let before = kept.last, index + 1 < exact.count, kept.count < written.count,
        stop.lies(between: before, exact[index + 1]), !isLike(stop, written[kept.count])
      {
        spare -= 1
      } else {
        kept.append(stop)
      }
    }
    return kept
  }

  private func isLike(_ exact: DrawnStop, _ written: DrawnStop) -> Bool {
    abs(exact.offset - written.offset) <= 0.001 && difference(exact.color, written.color) == nil
  }

  /// Whether a shift by a share of the way, which is a distance, cannot be seen.
  private func isHarmless(_ share: Double, _ distance: Double, _ stops: [DrawnStop]) -> Bool {
    distance <= tolerance || share * steepness(of: stops) <= PaintTolerance.level
  }

  /// The largest change of a channel, in levels of 1, over the whole way.
  private func steepness(of stops: [DrawnStop]) -> Double {
    zip(stops, stops.dropFirst()).reduce(0) { steepest, pair in
      let (a, b) = (pair.0.color, pair.1.color)
      let parts = [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)].map { abs(Double($0.0) - Double($0.1)) / 255 }
      let change = max(parts.max() ?? 0, abs(a.alpha - b.alpha))
      return change == 0 ? steepest : max(steepest, change / (pair.1.offset - pair.0.offset))
    }
  }
}

/// A number with about three digits, for messages.
func lengthText(_ number: Double) -> String {
  guard number.isFinite else { return "far" }
  return GridNumber.coarsest(near: number, within: max(abs(number) * 0.005, 1e-12), limit: 12)
    .text(keepsLeadingZero: true)
}
