// SPDX-License-Identifier: Apache-2.0
//
// Whether inks are apart for certain. Boxes first, then every pair of near sides, then whether one area lies in another.
// A doubt is a no.

internal import FacetGeometry
internal import FacetTypes

/// Something that leaves ink: contours, and how far beyond them it reaches.
struct InkReach {
  var contours: [MeasuredContour]
  var reach: Double
  /// Of an area.
  var rule: FillRule?

  var box: Rect { contours.reduce(Rect.empty) { $0.union($1.box) }.grown(by: reach) }
}

enum Disjointness {
  /// Pairs of sides that are looked at before giving up.
  static let pairLimit = 4_000_000

  static func areApart(_ one: [InkReach], _ two: [InkReach], _ effort: ComparisonEffort) -> Bool {
    one.allSatisfy { a in two.allSatisfy { areApart(a, $0, effort) } }
  }

  static func areApart(_ one: InkReach, _ two: InkReach, _ effort: ComparisonEffort) -> Bool {
    if one.box.intersection(two.box).isEmpty { return true }
    for a in one.contours {
      for b in two.contours where !areApart(a, b, reach: one.reach + two.reach, effort) { return false }
    }
    // No lines meet: an area is either wholly in the other one or wholly outside.
    if two.rule != nil, one.contours.contains(where: { winds($0, inside: two) }) { return false }
    if one.rule != nil, two.contours.contains(where: { winds($0, inside: one) }) { return false }
    return true
  }

  private static func areApart(_ a: MeasuredContour, _ b: MeasuredContour, reach: Double, _ effort: ComparisonEffort)
    -> Bool
  {
    let one = a.flat(1)
    let two = b.flat(1)
    let near = reach + one.bound + two.bound
    if one.box.grown(by: near).intersection(two.box).isEmpty { return true }
    let sidesA = sides(of: one, near: two.box.grown(by: near))
    let sidesB = sides(of: two, near: one.box.grown(by: near))
    effort.charge(one.points.count + two.points.count + sidesA.count * sidesB.count)
    if sidesA.count * sidesB.count > pairLimit || effort.isSpent { return false }
    for (p, q) in sidesA {
      for (r, s) in sidesB where distance(p, q, r, s) <= near { return false }
    }
    return true
  }

  private static func sides(of flat: FlatContour, near box: Rect) -> [(Point, Point)] {
    let round = flat.points.count == 1 ? [flat.points[0], flat.points[0]] : flat.round
    return zip(round, round.dropFirst()).filter { from, to in
      var side = Rect.empty
      side.add(from)
      side.add(to)
      return !side.intersection(box).isEmpty
    }
  }

  /// The distance of two straight sides, 0 when they cross.
  static func distance(_ p: Point, _ q: Point, _ r: Point, _ s: Point) -> Double {
    if sidesCross((p, q), (r, s)) { return 0 }
    return min(
      min(p.distance(toSideFrom: r, to: s), q.distance(toSideFrom: r, to: s)),
      min(r.distance(toSideFrom: p, to: q), s.distance(toSideFrom: p, to: q)))
  }

  /// Whether a contour's start lies in the area of an ink.
  private static func winds(_ contour: MeasuredContour, inside ink: InkReach) -> Bool {
    let place = contour.contour.start
    var crossings = 0
    var winding = 0
    for other in ink.contours {
      let round = other.flat(1).points + [other.flat(1).points[0]]
      for (from, to) in zip(round, round.dropFirst()) where (from.y <= place.y) != (to.y <= place.y) {
        let share = (place.y - from.y) / (to.y - from.y)
        guard from.x + (to.x - from.x) * share > place.x else { continue }
        crossings += 1
        winding += to.y > from.y ? 1 : -1
      }
    }
    return ink.rule == .evenOdd ? !crossings.isMultiple(of: 2) : winding != 0
  }
}
