// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR

extension GridSubpath {
  /// The contour in steps that are smaller by a power of ten; nil where a coordinate has too many digits for that.
  func scaled(byPowerOfTen power: Int) -> GridSubpath? {
    let factor = wholePowerOfTen(power)
    let limit = 1_000_000_000_000_000 / factor
    var isInRange = true
    func scaled(_ point: GridPoint) -> GridPoint {
      guard point.x.magnitude < limit, point.y.magnitude < limit else {
        isInRange = false
        return point
      }
      return GridPoint(point.x * factor, point.y * factor)
    }
    var result = GridSubpath(start: scaled(start), segments: [], isClosed: isClosed)
    result.segments = segments.map { segment in
      switch segment {
      case .line(let to): return .line(to: scaled(to))
      case .quad(let control, let to): return .quad(control: scaled(control), to: scaled(to))
      case .cubic(let control1, let control2, let to):
        return .cubic(control1: scaled(control1), control2: scaled(control2), to: scaled(to))
      // Radii are decimal numbers of their own.
      case .arc(var arc):
        arc.to = scaled(arc.to)
        return .arc(arc)
      }
    }
    return isInRange ? result : nil
  }
}
