// SPDX-License-Identifier: Apache-2.0

internal import FacetIR

/// A curve whose control points lie on its chord and in order runs along it once, and is a line. One that overshoots its
/// end covers more than the chord; and a loop that comes back to its start has no chord.
enum StraightCurves: ContourPass {
  static let info = PassInfo(
    name: "straight-curves", summary: "writes curves that run straight to their end as lines",
    rewrites: [.straightCurves])

  static func rewritten(_ contour: GridSubpath, in context: ShapeContext) -> GridSubpath? {
    var result = contour
    var from = contour.start
    var isChanged = false
    for (index, segment) in contour.segments.enumerated() {
      if isStraight(segment, from: from) {
        result.segments[index] = .line(to: segment.end)
        isChanged = true
      }
      from = segment.end
    }
    return isChanged ? result : nil
  }

  private static func isStraight(_ segment: GridSegment, from: GridPoint) -> Bool {
    switch segment {
    case .line, .arc: false
    case .quad(let control, let to): isInOrder([control], from, to)
    case .cubic(let control1, let control2, let to): isInOrder([control1, control2], from, to)
    }
  }

  /// Whether the places lie on the chord, none before the one named earlier.
  private static func isInOrder(_ places: [GridPoint], _ from: GridPoint, _ to: GridPoint) -> Bool {
    let chord = GridStep(from, to)
    if chord.isZero { return false }
    var reached: Int128 = 0
    for place in places {
      let step = GridStep(from, place)
      let along = step.dot(chord)
      if step.cross(chord) != 0 || along < reached { return false }
      reached = along
    }
    return reached <= chord.dot(chord)
  }
}
