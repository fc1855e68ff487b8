// SPDX-License-Identifier: Apache-2.0

extension EllipticArc {
  /// Cubics that follow the arc within `tolerance` (user units): equal parts, each with the handles that touch the
  /// ellipse at its middle. The error of a part of angle θ on the unit circle is at most
  /// 2/27 · sin⁶(θ/4) / cos²(θ/4) (Goldapp's bound for that choice).
  public func cubics(tolerance: Double) -> [Segment] {
    guard sweep != 0 else { return [] }
    let radius = max(abs(radii.width), abs(radii.height))
    var count = max(1, Int((abs(sweep) / 90).rounded(.up)))
    while count < 1024, radius * unitError(partOf: abs(sweep) / Double(count)) > tolerance { count += 1 }
    return cubics(count: count)
  }

  /// So many cubics that follow the arc, each an equal part of its angle.
  public func cubics(count: Int) -> [Segment] {
    let step = sweep / Double(count)
    let (s, c) = sineAndCosine(degrees: step / 4)
    let handle = 4 / 3 * (s / c)
    let (first, second) = axes
    return (0..<count).map { index in
      let a = start + step * Double(index)
      let b = index == count - 1 ? start + sweep : a + step
      let (sa, ca) = sineAndCosine(degrees: a)
      let (sb, cb) = sineAndCosine(degrees: b)
      return .cubic(
        control1: point(at: a) + (second * ca - first * sa) * handle,
        control2: point(at: b) - (second * cb - first * sb) * handle, to: point(at: b))
    }
  }

  private func unitError(partOf angle: Double) -> Double {
    let (s, c) = sineAndCosine(degrees: angle / 4)
    let square = s * s
    return 2.0 / 27 * square * square * square / (c * c)
  }
}
