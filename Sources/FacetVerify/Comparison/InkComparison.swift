// SPDX-License-Identifier: Apache-2.0
//
// Whether the ink of two lines that run alike is the same at their ends and corners. Round ink follows the line: where two
// lines lie within a distance, so does all that lies within half the width of them. What a stroke has beyond that, tips of
// miters and square ends, and what it lacks of it, beyond butt ends and bevelled corners, is looked at here: every place of
// the ink of either line that lies there must be within the distance of the other's ink. This needs no corner of one to go
// with a corner of the other, so lines may start elsewhere, run backwards and be cut into other pieces.

internal import FacetGeometry

struct InkComparison {
  let tolerance: Double
  /// Distances up to this one need not be told apart.
  let floor: Double
  let effort: ComparisonEffort
  /// What sums of written numbers, in doubles, may be off.
  private var rounding: Double { tolerance * 1e-6 }

  /// A place of one line's ink is no farther than this from the other's; nil when that is more than the tolerance.
  /// `apart`: how far the round inks lie from one another.
  func distance(
    _ exact: DrawnContour, _ pen: DrawnPen, _ written: DrawnContour, _ other: DrawnPen, apart: Double
  ) -> Double? {
    guard LineInk.hasFeatures(exact, pen) || LineInk.hasFeatures(written, other) else { return 0 }
    if exact == written, pen.looksLike(other) { return 0 }
    var wasCompared = false
    for fineness in [tolerance / 128, tolerance / 2048] {
      guard let two = ink(written, other, fineness, noise: 0, mayMeetLimit: false) else { continue }
      // Pieces that rounding left behind may have been dropped, or kept.
      for noise in [tolerance * 1e-3, 0] {
        guard let one = ink(exact, pen, fineness, noise: noise, mayMeetLimit: true) else { continue }
        wasCompared = true
        if let found = distance(one, two, apart) { return found }
        // Nothing was passed over.
        if exact.ways(noise: noise, rounding: rounding).count == exact.ways(noise: 0, rounding: rounding).count {
          break
        }
      }
    }
    return wasCompared ? nil : 0
  }

  private func ink(
    _ contour: DrawnContour, _ pen: DrawnPen, _ fineness: Double, noise: Double, mayMeetLimit: Bool
  ) -> LineInk? {
    LineInk(
      contour, pen, fineness: fineness, excess: tolerance / 256, noise: noise, rounding: rounding,
      mayMeetLimit: mayMeetLimit)
  }

  /// The worst so far when that is enough, else by bisection, from above.
  private func distance(_ one: LineInk, _ two: LineInk, _ apart: Double) -> Double? {
    if one.extras.isEmpty, one.lacks.isEmpty, two.extras.isEmpty, two.lacks.isEmpty { return 0 }
    var (one, two) = (one, two)
    let region = AreaIndex(watched(by: one, apart) + watched(by: two, apart))
    one.draw(near: region, effort)
    two.draw(near: region, effort)
    let lost = one.error + two.error
    let places = (AreaIndex(one.areas), AreaIndex(two.areas))
    func isEnough(_ leash: Double) -> Bool {
      leash > lost && isCovered(one, places.0, by: two, places.1, leash - lost, apart + lost)
        && isCovered(two, places.1, by: one, places.0, leash - lost, apart + lost)
    }
    var low = min(tolerance, max(floor, apart, tolerance / 16))
    if isEnough(low) { return low }
    var high = tolerance
    guard low < high, isEnough(high) else { return nil }
    while high - low > tolerance / 32 {
      let middle = (low + high) / 2
      if isEnough(middle) { high = middle } else { low = middle }
    }
    return high
  }

  /// Boxes outside which no ink is looked at: what the sides of curves leave out is less than the tolerance.
  private func watched(by ink: LineInk, _ apart: Double) -> [ConvexArea] {
    let places = ink.extras + ink.lacks.map { ink.area(of: $0, grownBy: apart + tolerance) }
    return places.map { place in
      let box = place.box.grown(by: tolerance)
      return ConvexArea([Point(box.minX, box.minY), Point(box.maxX, box.maxY)])
    }
  }

  /// Whether the ink of a line beyond round ink, and all of it where the other may lack round ink, is within a leash of
  /// the other's ink.
  private func isCovered(
    _ one: LineInk, _ here: AreaIndex, by two: LineInk, _ there: AreaIndex, _ leash: Double, _ apart: Double
  ) -> Bool {
    // Neighbours are covered by neighbours.
    var guess = 0
    for extra in one.extras where !isCovered(extra, by: there, leash, &guess) { return false }
    for lack in two.lacks {
      let box = two.area(of: lack, grownBy: apart)
      for area in here.meeting(box.box, effort) where !area.isOptional {
        guard let part = area.clipped(to: box) else { continue }
        if !isCovered(part, by: there, leash, &guess) { return false }
      }
    }
    return true
  }

  /// Areas around the guess that are looked at first.
  private static let guessReach = 4

  /// - Parameter guess: Which area may cover this one; told by the last one that was found.
  private func isCovered(_ area: ConvexArea, by index: AreaIndex, _ leash: Double, _ guess: inout Int) -> Bool {
    let first = max(0, guess - InkComparison.guessReach)
    let guesses = first..<max(first, min(index.areas.count, guess + InkComparison.guessReach + 1))
    effort.charge(guesses.count)
    if let found = guesses.first(where: { area.lies(within: leash, of: index.areas[$0]) }) {
      guess = found
      return true
    }
    let places = index.indices(meeting: area.box.grown(by: leash), effort)
    effort.charge(places.count)
    if let found = places.first(where: { area.lies(within: leash, of: index.areas[$0]) }) {
      guess = found
      return true
    }
    return isCovered(area, by: places, of: index, leash)
  }

  /// Part of an area, and the places of areas that may cover it.
  private struct OpenPart {
    var area: ConvexArea
    var near: [Int]
  }

  /// Whether several areas cover one together: each takes away what it covers, those first that hold more of its corners.
  private func isCovered(_ area: ConvexArea, by places: [Int], of index: AreaIndex, _ leash: Double) -> Bool {
    var grown: [Int: GrownArea] = [:]
    var open = [OpenPart(area: area, near: places)]
    while let part = open.popLast() {
      effort.charge(part.near.count)
      if effort.isSpent { return false }
      guard let best = best(of: part, index, leash) else { return false }
      if best.isAll { continue }
      let cover = grown[best.place] ?? GrownArea(index.areas[best.place], by: leash)
      grown[best.place] = cover
      effort.charge(cover.sides.count)
      for rest in part.area.parts(beyond: cover) {
        let box = rest.box.grown(by: leash)
        let near = part.near.filter { $0 != best.place && !index.areas[$0].box.intersection(box).isEmpty }
        open.append(OpenPart(area: rest, near: near))
      }
    }
    return true
  }

  /// The area that holds most corners of a part; nil when a corner is in none.
  private func best(of part: OpenPart, _ index: AreaIndex, _ leash: Double) -> (place: Int, isAll: Bool)? {
    let corners = part.area.corners
    var isHeld = corners.map { _ in false }
    var best: (place: Int, count: Int)?
    for place in part.near {
      var count = 0
      for (number, corner) in corners.enumerated() where index.areas[place].isWithin(leash, of: corner) {
        isHeld[number] = true
        count += 1
      }
      if count == corners.count { return (place, true) }
      if count > best?.count ?? 0 { best = (place, count) }
    }
    guard let best, isHeld.allSatisfy({ $0 }) else { return nil }
    return (best.place, false)
  }
}
