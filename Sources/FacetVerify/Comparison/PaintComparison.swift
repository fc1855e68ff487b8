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
    case (.linear(let one, let slope, let level), .linear(let two, let otherSlope, let otherLevel)):
      let off =
        (area.isEmpty ? [] : area.corners).map { abs((slope - otherSlope).dot($0 - .zero) + level - otherLevel) }.max()
        ?? 0
      return difference(one, two, moved: off, length: 1 / slope.length)
    case (.radial(let one, let disc), .radial(let two, let otherDisc)):
      let a = DrawnDisc(first: Vector(disc.a, disc.b), second: Vector(disc.c, disc.d))
      let b = DrawnDisc(first: Vector(otherDisc.a, otherDisc.b), second: Vector(otherDisc.c, otherDisc.d))
      let off = a.distance(to: b) + Vector(disc.e - otherDisc.e, disc.f - otherDisc.f).length
      return difference(one, two, moved: off / a.reach, length: a.reach)
    case (.color, .linear), (.color, .radial):
      return "is painted with a gradient where the scene has a colour"
    case (.linear, .color), (.radial, .color):
      return "is painted in one colour where the scene has a gradient"
    case (.linear, .radial), (.radial, .linear):
      return "is painted with a gradient of the other kind"
    }
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

  /// Stops, each of which lies off by its own offset and by how far the whole way has moved, in shares of the way.
  private func difference(
    _ all: [DrawnStop], _ written: [DrawnStop], moved share: Double, length: Double
  ) -> String? {
    let exact = needed(all, for: written)
    guard exact.count == written.count else {
      return "has a gradient of \(written.count) stops where the scene has \(exact.count)"
    }
    for (index, (one, two)) in zip(exact, written).enumerated() where difference(one.color, two.color) != nil {
      return "has a gradient whose stop \(index + 1) is \(text(two.color)) where the scene says \(text(one.color))"
    }
    if !isHarmless(share, share * length, exact) {
      return "has a gradient that lies \(lengthText(share * length)) from the exact one"
    }
    for (index, (one, two)) in zip(exact, written).enumerated() {
      let off = share + abs(one.offset - two.offset)
      if !isHarmless(off, off * length, exact) {
        return "has a gradient whose stop \(index + 1) lies at \(lengthText(two.offset)) instead of "
          + "\(lengthText(one.offset)), \(lengthText(off * length)) away"
      }
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
