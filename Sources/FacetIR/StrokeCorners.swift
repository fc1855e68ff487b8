// SPDX-License-Identifier: Apache-2.0
//
// Where a stroke's ink has corners that follow from directions rather than places: flat ends and joins. A line that stays
// within the tolerance may still turn sharply where a segment is short, and takes half the width of ink along. Corners are
// compared as seen from the place that they belong to, whose own distance is measured apart.

internal import FacetGeometry
internal import FacetScene
internal import FacetTypes

struct StrokeCorners {
  /// Half the width, in user units.
  let half: Double
  let style: StrokeStyle
  let tolerance: Double

  private struct Step {
    var leaving: Vector
    var arriving: Vector
  }

  /// Whether only round ends and joins show, which places alone decide.
  static func areAllRound(_ style: StrokeStyle) -> Bool { style.cap == .round && style.join == .round }

  /// The largest distance between corners of the exact ink and of the written one; infinite where they have not as many.
  func distance(_ exact: Path, _ written: Path) -> Double {
    var worst = 0.0
    let drawn = exact.subpaths.filter { !$0.isPoint }
    let kept = written.subpaths.filter { !$0.isPoint }
    guard drawn.count == kept.count else { return .infinity }
    for (one, two) in zip(drawn, kept) { worst = max(worst, distance(one, two)) }
    return worst
  }

  private func distance(_ one: Subpath, _ two: Subpath) -> Double {
    // Shorter than this is rounding noise.
    let exact = steps(of: one, noise: tolerance * 1e-3)
    let written = steps(of: two, noise: 0)
    guard let first = exact.first, let last = exact.last else { return 0 }
    guard exact.count == written.count else { return .infinity }
    var worst = 0.0
    for index in exact.indices.dropFirst() {
      worst = max(worst, joint(exact[index - 1], exact[index], written[index - 1], written[index]))
    }
    let count = written.count
    if one.isClosed { return max(worst, joint(last, first, written[count - 1], written[0])) }
    worst = max(worst, end(-first.leaving, -written[0].leaving))
    return max(worst, end(last.arriving, written[count - 1].arriving))
  }

  private func steps(of subpath: Subpath, noise: Double) -> [Step] {
    var steps: [Step] = []
    var place = subpath.start
    for segment in subpath.segments + (subpath.isClosed ? [.line(to: subpath.start)] : []) {
      if reach(of: segment, from: place) > noise, let leaving = segment.startTangent(from: place),
        let arriving = segment.endTangent(from: place)
      {
        steps.append(Step(leaving: unit(leaving), arriving: unit(arriving)))
      }
      place = segment.end
    }
    return steps
  }

  /// No part of the segment is farther from its start.
  private func reach(of segment: Segment, from start: Point) -> Double {
    switch segment {
    case .line(let to): start.distance(to: to)
    case .quad(let control, let to): max(start.distance(to: control), start.distance(to: to))
    case .cubic(let control1, let control2, let to):
      max(start.distance(to: control1), start.distance(to: control2), start.distance(to: to))
    case .arc(let arc): arc.sweep == 0 ? 0 : max(arc.radii.width, arc.radii.height)
    }
  }

  private func unit(_ vector: Vector) -> Vector { vector * (1 / vector.length) }

  /// How far the corners of a flat end lie from those of another that looks a different way.
  private func end(_ way: Vector, _ other: Vector) -> Double {
    switch style.cap {
    case .round: 0
    case .butt: (way - other).length * half
    case .square: (way - other).length * half * 2.0.squareRoot()
    }
  }

  private func joint(_ before: Step, _ after: Step, _ otherBefore: Step, _ otherAfter: Step) -> Double {
    if style.join == .round { return 0 }
    let reach = corner(before, after)
    let other = corner(otherBefore, otherAfter)
    // Beside the round corner that both have in common, neither is seen.
    if abs(reach.excess) <= tolerance / 4, abs(other.excess) <= tolerance / 4 { return 0 }
    return (reach.tip - other.tip).length
  }

  /// From a joint to the tip of its ink, and how much farther than half the width that is.
  private func corner(_ before: Step, _ after: Step) -> (tip: Vector, excess: Double) {
    let sum = before.arriving.turned + after.leaving.turned
    let cosine = sum.length / 2
    let outer = before.arriving.cross(after.leaving) > 0 ? -1.0 : 1.0
    guard cosine > 1e-9 else { return (before.arriving.turned * half, -half) }
    let way = sum * (outer / sum.length)
    let isPointed = style.join == .miter && 1 / cosine <= style.miterLimit
    let reach = isPointed ? half / cosine : half * cosine
    return (way * reach, reach - half)
  }
}
