// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry

extension GridOutline {
  /// The length of the longest miter at any place where two sides meet, in widths of the stroke: 1 where all go on
  /// straight, without end where a side turns back or where nothing is known. Nil when no two sides meet.
  var sharpestCorner: Double? {
    switch self {
    case .circle, .ellipse, .line: nil
    case .rect(_, _, _, let rx, _): rx == 0 ? 2.0.squareRoot() : nil
    case .polyline, .path: contours?.compactMap(\.sharpestCorner).max()
    }
  }
}

extension GridSubpath {
  fileprivate var sharpestCorner: Double? {
    var sides: [GridSide] = []
    var pen = start
    for segment in segments {
      sides.append(GridSide(segment, from: pen))
      pen = segment.end
    }
    if isClosed, pen != start { sides.append(GridSide(.line(to: start), from: pen)) }
    guard let first = sides.first, let last = sides.last else { return nil }
    var corners = zip(sides, sides.dropFirst()).map { $0.miter(to: $1) }
    if isClosed { corners.append(last.miter(to: first)) }
    return corners.max()
  }
}

/// In which direction a segment leaves its start and reaches its end; nil where that takes more than a look.
private struct GridSide {
  var leaving: (x: Double, y: Double)?
  var arriving: (x: Double, y: Double)?

  init(_ segment: GridSegment, from pen: GridPoint) {
    switch segment {
    case .line(let to):
      leaving = GridSide.direction(pen, to)
      arriving = leaving
    case .quad(let control, let to):
      leaving = GridSide.direction(pen, control)
      arriving = GridSide.direction(control, to)
    case .cubic(let control1, let control2, let to):
      leaving = GridSide.direction(pen, control1)
      arriving = GridSide.direction(control2, to)
    case .arc: break
    }
  }

  private static func direction(_ from: GridPoint, _ to: GridPoint) -> (x: Double, y: Double)? {
    let x = Double(to.x) - Double(from.x)
    let y = Double(to.y) - Double(from.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? (x / length, y / length) : nil
  }

  /// 1 / sin(θ/2) for the inner angle θ.
  func miter(to next: GridSide) -> Double {
    guard let arriving, let leaving = next.leaving else { return .infinity }
    let cosine = arriving.x * leaving.x + arriving.y * leaving.y
    return cosine > -1 ? (2 / (1 + cosine)).squareRoot() : .infinity
  }
}
