// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR

extension GridMove {
  /// The shortest way to write a map so that no place in `box` is off by more than `error`; nil when there is none.
  init?(_ map: Affine, over box: Rect, within error: Double) {
    guard !box.isEmpty, map.isFinite else { return nil }
    let forms = [GridMove.shift(map), GridMove.turn(map), GridMove.matrix(map)]
    for form in forms {
      for decimals in 0...12 {
        guard let move = form(decimals) else { continue }
        if move.affine.distance(to: map, over: box) <= error {
          self = move
          return
        }
      }
    }
    return nil
  }

  /// A form of a map with so many decimals, where it has that form.
  private typealias Form = (Int) -> GridMove?

  private static func shift(_ map: Affine) -> Form {
    guard abs(map.a - 1) + abs(map.b) + abs(map.c) + abs(map.d - 1) < 1e-9 else { return { _ in nil } }
    return { decimals in place(map.e, map.f, decimals).map { .shift($0) } }
  }

  private static func turn(_ map: Affine) -> Form {
    guard abs(map.a - map.d) + abs(map.b + map.c) < 1e-9, abs(map.a * map.a + map.b * map.b - 1) < 1e-9 else {
      return { _ in nil }
    }
    let sine = map.b
    let cosine = map.a
    let turned = 2 - 2 * cosine
    guard turned > 1e-9 else { return { _ in nil } }
    // The place that stays: (1 − R)·p = t.
    let x = ((1 - cosine) * map.e - sine * map.f) / turned
    let y = (sine * map.e + (1 - cosine) * map.f) / turned
    let angle = degrees(sine: sine, cosine: cosine)
    return { decimals in
      guard let about = place(x, y, decimals), let degrees = number(angle, min(11, decimals + 3)) else { return nil }
      return .turn(degrees: degrees, about: about)
    }
  }

  private static func matrix(_ map: Affine) -> Form {
    { decimals in
      let linear = [map.a, map.b, map.c, map.d].compactMap { number($0, min(12, decimals + 3)) }
      guard linear.count == 4, let shift = place(map.e, map.f, decimals) else { return nil }
      return .matrix(GridMatrix(linear[0], linear[1], linear[2], linear[3], shift.x, shift.y))
    }
  }

  private static func place(_ x: Double, _ y: Double, _ decimals: Int) -> GridPlace? {
    guard let x = number(x, decimals), let y = number(y, decimals) else { return nil }
    return GridPlace(x, y)
  }

  private static func number(_ number: Double, _ decimals: Int) -> GridNumber? {
    GridNumber(rounding: number, decimals: decimals)?.reduced
  }

  /// −180 to 180, or up to 360 where that is shorter to write.
  private static func degrees(sine: Double, cosine: Double) -> Double {
    let angle = arcTangent(dy: sine, dx: cosine)
    return angle <= -100 ? angle + 360 : angle
  }
}
