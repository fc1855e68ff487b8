// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR

/// What the segments of a contour stand for: for each the exact curve, in steps of the grid, or nil where none is known.
struct MeantCurves {
  private(set) var curves: [CurveForm?]

  /// Coordinates beyond this many steps are too coarse as doubles.
  private static let coordinateLimit = 1_000_000_000
  /// Exact curves that may have vanished between two that are written.
  private static let gapLimit = 16

  /// The curves themselves.
  init(_ contour: GridSubpath) {
    curves = []
    var from = contour.start
    for segment in contour.segments {
      curves.append(Self.curve(segment, from: from))
      from = segment.end
    }
  }

  /// The exact curves, in order, that lie within a distance of the written ones.
  init(_ contour: GridSubpath, exact: Subpath, scale: Double, within limit: Double) {
    let forms = Self.forms(of: exact, scale: scale)
    curves = []
    var from = contour.start
    var next = 0
    for segment in contour.segments {
      let written = Self.curve(segment, from: from)
      from = segment.end
      let found = written.flatMap { written in
        forms[next...].prefix(Self.gapLimit).firstIndex { written.runs(along: $0, within: limit) }
      }
      curves.append(found.map { forms[$0] })
      if let found { next = found + 1 }
    }
  }

  var isEmpty: Bool { curves.allSatisfy { $0 == nil } }

  private static func curve(_ segment: GridSegment, from start: GridPoint) -> CurveForm? {
    switch segment {
    case .line, .arc: return nil
    case .quad, .cubic: break
    }
    let places = [start, segment.end]
    guard places.allSatisfy({ max($0.x.magnitude, $0.y.magnitude) < coordinateLimit }) else { return nil }
    return CurveForm(segment, from: start)
  }

  private static func forms(of contour: Subpath, scale: Double) -> [CurveForm] {
    var forms: [CurveForm] = []
    var from = contour.start
    for segment in contour.segments {
      if let form = CurveForm(segment, from: from, scale: scale) { forms.append(form) }
      from = segment.end
    }
    return forms
  }
}
