// SPDX-License-Identifier: Apache-2.0

internal import FacetIR

/// A contour as a ring without beginning: each side from its corner to the next one, the closing side among them.
struct ContourRing {
  private(set) var corners: [GridPoint]
  private(set) var sides: [GridSegment]
  /// Whether it is written with an end of its own, or closed by the fill alone.
  let isClosed: Bool

  init(_ contour: GridSubpath) {
    isClosed = contour.isClosed
    sides = contour.segments
    if contour.end != contour.start { sides.append(.line(to: contour.start)) }
    corners = [contour.start] + sides.dropLast().map(\.end)
  }

  var count: Int { sides.count }

  /// The same ring the other way round; its first corner stays.
  var reversed: ContourRing {
    var result = self
    result.sides = sides.indices.reversed().map { sides[$0].reversed(to: corners[$0]) }
    result.corners = [corners[0]] + result.sides.dropLast().map(\.end)
    return result
  }

  /// Takes the first corner away where both sides at it are one straight way.
  mutating func joinStart() {
    guard count > 2, case .line? = sides.last, case .line(let next) = sides[0],
      goesOn(corners[count - 1], corners[0], next)
    else { return }
    sides[count - 1] = .line(to: next)
    sides.removeFirst()
    corners.removeFirst()
  }

  /// The contour that begins at a corner. A straight last side is left to the end of the contour.
  func contour(from corner: Int) -> GridSubpath {
    var segments = Array(sides[corner...] + sides[..<corner])
    if segments.count > 1, case .line? = segments.last { segments.removeLast() }
    return GridSubpath(start: corners[corner], segments: segments, isClosed: isClosed)
  }

  /// The side that leads to a corner.
  func sideTo(_ corner: Int) -> (from: GridPoint, side: GridSegment) {
    let index = corner == 0 ? count - 1 : corner - 1
    return (corners[index], sides[index])
  }
}

extension GridSegment {
  /// The segment drawn backwards, to where it started.
  func reversed(to start: GridPoint) -> GridSegment {
    switch self {
    case .line: return .line(to: start)
    case .quad(let control, _): return .quad(control: control, to: start)
    case .cubic(let control1, let control2, _): return .cubic(control1: control2, control2: control1, to: start)
    case .arc(var arc):
      arc.to = start
      arc.isClockwise.toggle()
      return .arc(arc)
    }
  }
}

extension GridSubpath {
  /// The contour drawn from its end to its start. What is closed keeps its first corner.
  var reversed: GridSubpath {
    if isClosed { return ContourRing(self).reversed.contour(from: 0) }
    var result = GridSubpath(start: end, segments: [], isClosed: false)
    let starts = [start] + segments.map(\.end)
    result.segments = segments.indices.reversed().map { segments[$0].reversed(to: starts[$0]) }
    return result
  }
}
