// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry

/// Pairs the contours of two pictures: first those that are the same, then those that are the same but for one thing.
struct UnitPairing {
  private let old: [DrawnUnit]
  private let new: [DrawnUnit]
  private let tolerance: Double
  private let newPlaces: PlaceIndex
  /// Those that have no partner yet.
  private var openOld: [Int]
  private var openNew: [Int]
  private var isOpen: [Bool]
  /// Place in `openNew` before which all are taken.
  private var firstOpen = 0
  /// Partners that are the same, by place in `old`.
  private var same: [(old: Int, new: Int)] = []
  private(set) var effort: PairingEffort
  /// With the place in the order drawn that each is told at.
  private var changes: [(order: Int, change: PictureChange)] = []

  init(_ old: [DrawnUnit], _ new: [DrawnUnit], tolerance: Double, _ effort: PairingEffort) {
    self.old = old
    self.new = new
    self.tolerance = tolerance
    self.effort = effort
    newPlaces = PlaceIndex(new, within: tolerance)
    openOld = Array(old.indices)
    openNew = Array(new.indices)
    isOpen = [Bool](repeating: true, count: new.count)
  }

  mutating func run() {
    let tolerance = tolerance
    pairInPlace(as: nil) { $0.isPainted(like: $1) && $0.hasGradient(like: $1) ? "" : nil }
    noteOrder()
    // In the same place but painted otherwise, then painted alike in another place, then what is merely near.
    pairInPlace(as: .recolored) { before, after in
      guard before.hasPen(like: after), before.surroundings.isLike(after.surroundings),
        !before.paint.hasColors(of: after.paint)
      else { return nil }
      return "\(before.paint.text) → \(after.paint.text)"
    }
    pairInPlace(as: .restyled) { $0.styleChange(to: $1) }
    pairAnywhere(as: .moved) { effort, before, after in
      guard before.isPainted(like: after), let way = before.translation(to: after, within: tolerance, &effort)
      else { return nil }
      let digits = before.exactBox != nil && after.exactBox != nil ? 3 : digitsWorth(tolerance)
      return "by (\(short(way.dx, digits: digits)), \(short(way.dy, digits: digits)))"
    }
    pairAnywhere(as: .resized) { effort, before, after in
      guard before.isInked(like: after), before.overlap(with: after) > 0,
        let share = before.scale(to: after, within: tolerance, &effort)
      else { return nil }
      return "to \(short(share * 100, digits: 0)) %"
    }
    pairWithNearest()
    for place in openOld { note(.removed, old[place].looks(within: tolerance), old[place], at: new.count + place) }
    for place in openNew { note(.added, new[place].looks(within: tolerance), new[place], at: place) }
  }

  /// In the order drawn; contours of one element that changed alike are told once.
  var mergedChanges: [PictureChange] {
    var places: [PictureChange: Int] = [:]
    var result: [PictureChange] = []
    for (_, change) in changes.sorted(by: { $0.order < $1.order }) {
      if let place = places[change] {
        result[place].count += 1
      } else {
        places[change] = result.count
        result.append(change)
      }
    }
    return result
  }

  // MARK: Passes

  /// Contours that lie on one another, each with the first that `difference` has words for.
  private mutating func pairInPlace(as kind: PictureChange.Kind?, _ difference: (DrawnUnit, DrawnUnit) -> String?) {
    pair(as: kind) { pairing, before in
      for at in pairing.newPlaces.near(before.box) where pairing.isOpen[at] {
        let after = pairing.new[at]
        if let text = difference(before, after), before.lies(on: after, within: pairing.tolerance, &pairing.effort) {
          return (at, text)
        }
      }
      return nil
    }
  }

  /// Contours anywhere, each with the first that `difference` has words for.
  private mutating func pairAnywhere(
    as kind: PictureChange.Kind, _ difference: (inout PairingEffort, DrawnUnit, DrawnUnit) -> String?
  ) {
    pair(as: kind) { pairing, before in
      pairing.skipTaken()
      for at in pairing.openNew[pairing.firstOpen...] where pairing.mayLook(at: at) {
        if let text = difference(&pairing.effort, before, pairing.new[at]) { return (at, text) }
      }
      return nil
    }
  }

  /// What is painted alike and shares most of its box.
  private mutating func pairWithNearest() {
    pair(as: .reshaped) { pairing, before in
      pairing.skipTaken()
      var best: (at: Int, overlap: Double)?
      for at in pairing.openNew[pairing.firstOpen...] where pairing.mayLook(at: at) {
        let overlap = before.overlap(with: pairing.new[at])
        if overlap > max(0.25, best?.overlap ?? 0), before.isInked(like: pairing.new[at]) { best = (at, overlap) }
      }
      guard let best else { return nil }
      guard let distance = before.distance(to: pairing.new[best.at], &pairing.effort) else { return (best.at, "") }
      return (best.at, "by up to \(short(distance, digits: digitsWorth(pairing.tolerance)))")
    }
  }

  /// What is taken already at the head of those that were open when the pass began.
  private mutating func skipTaken() {
    while firstOpen < openNew.count, !isOpen[openNew[firstOpen]] { firstOpen += 1 }
  }

  /// Whether a contour has no partner yet, as far as may still be looked.
  private mutating func mayLook(at place: Int) -> Bool {
    mayLookAgain() && isOpen[place]
  }

  private mutating func pair(
    as kind: PictureChange.Kind?, _ partner: (inout UnitPairing, DrawnUnit) -> (at: Int, text: String)?
  ) {
    var left: [Int] = []
    firstOpen = 0
    for place in openOld {
      let unit = old[place]
      guard effort.looks > 0, let found = partner(&self, unit) else {
        left.append(place)
        continue
      }
      isOpen[found.at] = false
      if let kind {
        note(kind, found.text, new[found.at], before: unit, at: found.at)
      } else {
        same.append((place, found.at))
      }
    }
    openOld = left
    openNew = openNew.filter { isOpen[$0] }
  }

  private mutating func note(
    _ kind: PictureChange.Kind, _ text: String, _ unit: DrawnUnit, before: DrawnUnit? = nil, at order: Int
  ) {
    var place = unit.place
    if place.origin == nil, let before, before.place.origin != nil { place = before.place }
    changes.append((order, PictureChange(kind: kind, text: text, place: place)))
  }

  /// Which of those that stayed the same are now drawn after another one that they touch, and were drawn before it.
  private mutating func noteOrder() {
    var latest = -1
    for (index, pair) in same.enumerated() {
      defer { latest = max(latest, pair.new) }
      if latest < pair.new { continue }
      for earlier in same[..<index] where mayLookAgain() {
        guard earlier.new > pair.new, new[earlier.new].hides(new[pair.new], &effort) else { continue }
        note(.reordered, "", new[earlier.new], at: earlier.new)
        break
      }
    }
  }

  private mutating func mayLookAgain() -> Bool {
    effort.looks -= 1
    return effort.looks > 0
  }
}

/// As many digits after the point as a figure that is off by a tolerance is worth.
func digitsWorth(_ tolerance: Double) -> Int {
  var digits = 0
  var step = 1.0
  while step > tolerance * 2, digits < 6 {
    step /= 10
    digits += 1
  }
  return digits
}
