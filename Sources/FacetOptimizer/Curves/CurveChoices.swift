// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR

/// What a curve may become.
struct CurveChoices {
  private let segment: GridSegment
  private let from: GridPoint
  private let meant: CurveForm
  /// In steps.
  private let allowed: Double
  /// Where it may end, first where it does.
  private let ends: [GridPoint]
  /// For a quadratic curve: its own, and those on the grid round the best place for one.
  private let controls: [GridPoint]

  /// So many ends are tried.
  private static let endLimit = 3

  /// - Parameter mayEndElsewhere: Whether another curve goes on from the end.
  init(_ segment: GridSegment, from: GridPoint, meant: CurveForm, allowed: Double, mayEndElsewhere: Bool) {
    self.segment = segment
    self.from = from
    self.meant = meant
    self.allowed = allowed
    ends = mayEndElsewhere ? Self.ends(segment.end, meant.p3, within: allowed) : [segment.end]
    controls = Self.controls(segment, meant.quadControl)
  }

  private static func ends(_ end: GridPoint, _ place: Point, within allowed: Double) -> [GridPoint] {
    let near = place.gridPointsAround.filter { $0 != end && Point($0).distance(to: place) <= allowed }
    let ranked = near.indices.sorted { left, right in
      (Point(near[left]).distance(to: place), left) < (Point(near[right]).distance(to: place), right)
    }
    return [end] + ranked.prefix(endLimit - 1).map { near[$0] }
  }

  private static func controls(_ segment: GridSegment, _ best: Point) -> [GridPoint] {
    guard max(abs(best.x), abs(best.y)) < 1e10 else { return [] }
    let around = best.gridPointsAround
    guard case .quad(let control, _) = segment else { return around }
    return [control] + around.filter { $0 != control }
  }

  /// Those from a place that do not ask how the contour came there, but for the segment as it is.
  func segments(from place: GridPoint) -> [GridSegment] {
    var result: [GridSegment] = []
    for end in ends {
      add(.line(to: end), from: place, to: &result)
      for control in controls { add(.quad(control: control, to: end), from: place, to: &result) }
      if case .cubic(let control1, let control2, _) = segment {
        add(.cubic(control1: control1, control2: control2, to: end), from: place, to: &result)
      }
    }
    return result
  }

  private func add(_ candidate: GridSegment, from place: GridPoint, to result: inout [GridSegment]) {
    if candidate == segment, place == from { return }
    if isNear(candidate, from: place) { result.append(candidate) }
  }

  private func isNear(_ candidate: GridSegment, from place: GridPoint) -> Bool {
    CurveForm(candidate, from: place)?.runs(along: meant, within: allowed) ?? false
  }

  /// Those that T or S says.
  func forEachSmooth(after joint: PathTextPen.Joint, _ visit: (GridSegment) -> Void) {
    for end in ends {
      let quad = GridSegment.quad(control: joint.quadControl, to: end)
      if isNear(quad, from: joint.place) { visit(quad) }
      guard case .cubic(_, let control2, _) = segment else { continue }
      let cubic = GridSegment.cubic(control1: joint.cubicControl, control2: control2, to: end)
      if isNear(cubic, from: joint.place) { visit(cubic) }
    }
  }
}

extension Point {
  /// The corners of the cell of the grid in which the place lies; noise of doubles moves no place on the grid to another
  /// cell.
  fileprivate var gridPointsAround: [GridPoint] {
    let left = Int((x + 1e-6).rounded(.down))
    let top = Int((y + 1e-6).rounded(.down))
    return [
      GridPoint(left, top), GridPoint(left + 1, top), GridPoint(left, top + 1), GridPoint(left + 1, top + 1),
    ]
  }
}
