// SPDX-License-Identifier: Apache-2.0
//
// Paints as functions of the place, in root coordinates. A linear gradient is a linear function; a radial one is the
// distance from the centre of a disc that a map has stretched.

internal import FacetGeometry
internal import FacetTypes

/// A colour at a share of a gradient's way.
struct DrawnStop: Hashable {
  var color: Color
  var offset: Double

  /// Whether a gradient without this stop is the same, but for rounding noise. Colours that change together with their
  /// alphas are mixed in one way by some readers and in another by others, so that none of them is.
  func lies(between first: DrawnStop, _ last: DrawnStop) -> Bool {
    guard first.offset < offset, offset < last.offset else { return false }
    let share = (offset - first.offset) / (last.offset - first.offset)
    let levels = zip(zip(first.color.levels, last.color.levels), color.levels).map { ends, level in
      (isFlat: ends.0 == ends.1 && ends.0 == level, off: abs(ends.0 + (ends.1 - ends.0) * share - level))
    }
    return levels.allSatisfy { $0.off <= 1e-9 } && (levels[3].isFlat || levels[..<3].allSatisfy(\.isFlat))
  }
}

enum DrawnPaint: Hashable {
  case color(Color)
  /// The share at p is slope · p + level.
  case linear([DrawnStop], slope: Vector, level: Double)
  /// The share at p is the distance from the origin of what `disc` maps to p.
  case radial([DrawnStop], disc: Affine)

  /// What SVG paints for a linear gradient between two places, whose coordinates `map` leads to the root's.
  static func linear(_ stops: [DrawnStop], from: Point, to: Point, map: Affine) -> DrawnPaint {
    guard let last = stops.last else { return .color(clear) }
    let stops = plain(stops)
    let way = to - from
    let square = way.dot(way)
    guard stops.count > 1, square > 0, let inverse = map.inverse else { return .color(last.color) }
    let along = way * (1 / square)
    let slope = Vector(inverse.a * along.dx + inverse.b * along.dy, inverse.c * along.dx + inverse.d * along.dy)
    return .linear(stops, slope: slope, level: -slope.dot(map(from) - .zero))
  }

  /// What SVG paints for a radial gradient whose focus is its centre.
  static func radial(_ stops: [DrawnStop], center: Point, radius: Double, map: Affine) -> DrawnPaint {
    guard let last = stops.last else { return .color(clear) }
    let stops = plain(stops)
    guard stops.count > 1, radius > 0 else { return .color(last.color) }
    return .radial(stops, disc: map.after(Affine(radius, 0, 0, radius, center.x, center.y)))
  }

  private static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Stops in order, without those that change nothing: inside a run of one colour, and all but the first and the last at
  /// one offset. One stop is left of a gradient in one colour.
  private static func plain(_ stops: [DrawnStop]) -> [DrawnStop] {
    var ordered: [DrawnStop] = []
    for stop in stops {
      let offset = max(ordered.last?.offset ?? 0, min(1, max(0, stop.offset)))
      ordered.append(DrawnStop(color: stop.color, offset: offset))
    }
    var kept: [DrawnStop] = []
    for (index, stop) in ordered.enumerated() {
      let before = index > 0 ? ordered[index - 1] : nil
      let after = index + 1 < ordered.count ? ordered[index + 1] : nil
      let continues = before.map { $0.color == stop.color } ?? true
      let goesOn = after.map { $0.color == stop.color } ?? true
      let isBuried = before?.offset == stop.offset && after?.offset == stop.offset
      if continues && goesOn || isBuried { continue }
      kept.append(stop)
    }
    return kept.isEmpty ? Array(ordered.prefix(1)) : kept
  }

  /// With every alpha multiplied.
  func faded(by opacity: Double) -> DrawnPaint { opacity == 1 ? self : recolored { $0.faded(by: opacity) } }

  /// With the alphas alone, in another colour.
  func flat(_ color: Color) -> DrawnPaint {
    recolored { Color(red: color.red, green: color.green, blue: color.blue, alpha: $0.alpha) }
  }

  private func recolored(_ change: (Color) -> Color) -> DrawnPaint {
    func changed(_ stops: [DrawnStop]) -> [DrawnStop] {
      DrawnPaint.plain(stops.map { DrawnStop(color: change($0.color), offset: $0.offset) })
    }
    switch self {
    case .color(let color):
      return .color(change(color))
    case .linear(let stops, let slope, let level):
      let stops = changed(stops)
      return stops.count > 1 ? .linear(stops, slope: slope, level: level) : .color(stops[0].color)
    case .radial(let stops, let disc):
      let stops = changed(stops)
      return stops.count > 1 ? .radial(stops, disc: disc) : .color(stops[0].color)
    }
  }

  private var alphas: [Double] {
    switch self {
    case .color(let color): [color.alpha]
    case .linear(let stops, _, _), .radial(let stops, _): stops.map(\.color.alpha)
    }
  }
  /// Nothing of what is below shows through.
  var isOpaque: Bool { alphas.allSatisfy { $0 >= 1 } }
  /// The most that it hides of what is below.
  var highestAlpha: Double { alphas.max() ?? 0 }
  var isGradient: Bool {
    switch self {
    case .color: false
    case .linear, .radial: true
    }
  }
}

extension Color {
  func faded(by opacity: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }

  /// 0…1 each.
  fileprivate var levels: [Double] { [Double(red) / 255, Double(green) / 255, Double(blue) / 255, alpha] }
}
