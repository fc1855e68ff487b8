// SPDX-License-Identifier: Apache-2.0
//
// The curves of one contour, chosen anew. In: the contour, and what each of its curves stands for. Out: the contour whose
// text is shortest among those of which every curve lies within a distance of what it stands for. What a curve costs
// depends on the one before, by its last control and its end; so the search goes from segment to segment with the few
// best contours so far, one for each way to go on.

internal import FacetGeometry
internal import FacetIR

struct NearCurveSearch {
  private struct Way {
    var pen: PathTextPen
    var joint: PathTextPen.Joint
    var length: Int
    /// How many segments are not what they were.
    var changes = 0
    /// The last step in `steps`; −1 before the first.
    var step = -1
  }
  private struct Step {
    var segment: GridSegment
    var before: Int
  }

  private let contour: GridSubpath
  private let meant: [CurveForm?]
  /// In steps.
  private let allowed: Double
  private var steps: [Step] = []
  private var ways: [Way] = []
  private var next: [Way] = []

  /// So many contours are followed.
  private static let wayLimit = 8

  init(_ contour: GridSubpath, _ meant: MeantCurves, allowed: Double) {
    self.contour = contour
    self.meant = meant.curves
    // What doubles may be off.
    self.allowed = allowed - 1e-6
  }

  /// The shortest contour, and the farthest that any of its new curves lies from what it stands for, in steps; nil where
  /// none is shorter than the one that is there.
  mutating func run(decimals: Int, style: PathTextStyle) -> (contour: GridSubpath, distance: Double)? {
    guard allowed > 0 else { return nil }
    var written = PathTextPen(at: contour.start, decimals: decimals, style: style)
    ways = [Way(pen: written, joint: written.joint, length: written.length)]
    for (index, segment) in contour.segments.enumerated() {
      written.draw(segment)
      advance(over: index)
    }
    guard let best = ways.first, best.length < written.length else { return nil }
    var result = contour
    var step = best.step
    for index in contour.segments.indices.reversed() where step >= 0 {
      result.segments[index] = steps[step].segment
      step = steps[step].before
    }
    return (result, distance(of: result))
  }

  private func distance(of result: GridSubpath) -> Double {
    var worst = 0.0
    var from = result.start
    var fromWritten = contour.start
    for (index, segment) in result.segments.enumerated() {
      if segment != contour.segments[index] || from != fromWritten, let meant = meant[index],
        let curve = CurveForm(segment, from: from)
      {
        worst = max(worst, curve.distance(to: meant))
      }
      from = segment.end
      fromWritten = contour.segments[index].end
    }
    return worst
  }

  // MARK: One segment

  private mutating func advance(over index: Int) {
    let segment = contour.segments[index]
    let from = index == 0 ? contour.start : contour.segments[index - 1].end
    next.removeAll(keepingCapacity: true)
    guard let meant = meant[index] else {
      // Its ends are where they were.
      for way in ways { take(segment, after: way, isNew: false) }
      return choose()
    }
    let choices = CurveChoices(
      segment, from: from, meant: meant, allowed: allowed,
      mayEndElsewhere: index + 1 < contour.segments.count && self.meant[index + 1] != nil)
    var known: [(from: GridPoint, segments: [GridSegment])] = [(from, choices.segments(from: from))]
    for way in ways {
      let place = way.joint.place
      if place == from { take(segment, after: way, isNew: false) }
      if !known.contains(where: { $0.from == place }) { known.append((place, choices.segments(from: place))) }
      for (other, segments) in known where other == place {
        for candidate in segments { take(candidate, after: way, isNew: true) }
      }
      choices.forEachSmooth(after: way.joint) { take($0, after: way, isNew: true) }
    }
    choose()
  }

  /// Draws a segment; of two contours that go on alike the shorter one stays, the one with fewer changes at a tie.
  private mutating func take(_ segment: GridSegment, after way: Way, isNew: Bool) {
    var pen = way.pen
    pen.draw(segment)
    let changes = way.changes + (isNew ? 1 : 0)
    let length = pen.length
    let joint = pen.joint
    let place = next.firstIndex { $0.joint == joint }
    if let place, (next[place].length, next[place].changes) <= (length, changes) { return }
    steps.append(Step(segment: segment, before: way.step))
    let result = Way(pen: pen, joint: joint, length: length, changes: changes, step: steps.count - 1)
    if let place {
      next[place] = result
    } else {
      next.append(result)
    }
  }

  /// Keeps the best contours.
  private mutating func choose() {
    let ranked = next.indices.sorted { left, right in
      (next[left].length, next[left].changes, left) < (next[right].length, next[right].changes, right)
    }
    ways.removeAll(keepingCapacity: true)
    for index in ranked.prefix(Self.wayLimit) { ways.append(next[index]) }
  }
}
