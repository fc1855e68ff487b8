// SPDX-License-Identifier: Apache-2.0
//
// Neighbours that lie alike more than once become one item, again and again: eight turned copies become four pairs, then
// two, then one; a corner's label becomes the half-turned copy of another. What may change its place in the order is a
// neighbour of all it may be moved beside.

internal import FacetGeometry
internal import FacetIR
internal import FacetSource

/// One node of a list of siblings, or several that stand together.
struct CopyItem {
  /// Nil for what nothing is a copy of.
  var identity: CopyIdentity?
  /// The node, for an item that is one.
  var node: GridNodeID?
  /// The items that it consists of, in order.
  var members: [Int] = []
  /// Items of one segment may be drawn in any order among themselves; nil for those that must keep their place.
  var segment: Int?
  /// Bytes when it is drawn by itself.
  var cost: Int
}

/// Which pairs are joined first. None is always best, so all are tried.
enum CopyOrder: CaseIterable {
  case bySaving, byCount, shiftsFirst
}

struct CopyGrammar {
  private let order: CopyOrder
  private(set) var items: [CopyItem]
  /// What is drawn, in order.
  private(set) var list: [Int]
  private var classes: CopyClasses
  private var pairs = CopyPairs()
  private let lengths: AttributeLengths
  /// Classes of items that others consist of.
  private var embedded: Set<Int> = []
  /// Items of one segment that are all compared with one another; beyond, only neighbours are.
  private static let segmentLimit = 64
  /// Pairs that are looked at in all; it bounds the time.
  private var budget = 400_000

  init(_ items: [CopyItem], _ classes: CopyClasses, _ lengths: AttributeLengths, _ order: CopyOrder) {
    self.order = order
    self.items = items
    self.list = Array(items.indices)
    self.classes = classes
    self.lengths = lengths
  }

  /// Joins pairs as long as that saves bytes.
  mutating func run() {
    while budget > 0, let best = bestPair() { join(best) }
  }

  /// The places in the list of all occurrences of the pair that saves the most; nil when none saves anything.
  private mutating func bestPair() -> ArraySlice<CopyPairs.Occurrence>? {
    pairs.begin(listCount: list.count)
    let segments = segments
    for first in list.indices {
      if let segment = items[list[first]].segment, segments[segment].count <= Self.segmentLimit {
        for second in segments[segment] where second != first { look(at: first, second) }
        if first + 1 < list.count, items[list[first + 1]].segment != segment { look(at: first, first + 1) }
      } else if first + 1 < list.count {
        look(at: first, first + 1)
      }
    }
    let costs = costs
    var best: ArraySlice<CopyPairs.Occurrence>?
    var bestRank = Rank(saving: 0, distance: 0)
    for occurrences in pairs.repeated() {
      let saving = saving(occurrences, costs)
      guard saving > 0 else { continue }
      let rank = rank(occurrences, saving: saving)
      if best == nil || bestRank < rank {
        best = occurrences
        bestRank = rank
      }
    }
    return best
  }

  private mutating func look(at first: Int, _ second: Int) {
    let (own, other) = (list[first], list[second])
    guard let identity = items[own].identity, let next = items[other].identity else { return }
    budget -= 1
    let number =
      pairs.number(of: own, other)
      ?? pairs.learn(
        CopyPairs.Pair(first: identity.cls, second: classes.part(next, from: identity)), of: own, other)
    pairs.add(CopyPairs.Occurrence(first: first, second: second), number)
  }

  /// More is better, and of equals the ones that lie together.
  private struct Rank: Comparable {
    var saving: Int
    var distance: Double
    static func < (left: Rank, right: Rank) -> Bool {
      left.saving != right.saving ? left.saving < right.saving : left.distance > right.distance
    }
  }

  private func rank(_ occurrences: ArraySlice<CopyPairs.Occurrence>, saving: Int) -> Rank {
    guard let first = items[list[occurrences[occurrences.startIndex].first]].identity?.placement,
      let second = items[list[occurrences[occurrences.startIndex].second]].identity?.placement
    else { return Rank(saving: 0, distance: 0) }
    let distance = Vector(second.e - first.e, second.f - first.f).length
    switch order {
    case .bySaving: return Rank(saving: saving, distance: distance)
    case .byCount: return Rank(saving: saving + occurrences.count * 1_000_000, distance: distance)
    case .shiftsFirst:
      let turn = abs(first.a - second.a) + abs(first.b - second.b) + abs(first.c - second.c) + abs(first.d - second.d)
      return Rank(saving: saving + (turn < 1e-9 ? 1_000_000_000 : 0), distance: distance)
    }
  }

  /// The places of each segment's items.
  private var segments: [[Int]] {
    var segments: [[Int]] = []
    for place in list.indices {
      guard let segment = items[list[place]].segment else { continue }
      while segments.count <= segment { segments.append([]) }
      segments[segment].append(place)
    }
    return segments
  }

  /// Bytes saved when every occurrence but the first is drawn by one reference.
  private func saving(_ occurrences: ArraySlice<CopyPairs.Occurrence>, _ costs: [Int]) -> Int {
    guard let base = items[list[occurrences[occurrences.startIndex].first]].identity else { return 0 }
    var saving = -lengths.group
    for occurrence in occurrences.dropFirst() {
      guard let identity = items[list[occurrence.first]].identity else { return 0 }
      let reference = lengths.estimate(of: identity.placement, from: base)
      saving += costs[occurrence.first] + costs[occurrence.second] - reference
    }
    return saving
  }

  /// Bytes of each item where it stands: by itself, or by a reference where its class was drawn before.
  private var costs: [Int] {
    var bases: [Int: CopyIdentity] = [:]
    return list.map { index in
      guard let identity = items[index].identity else { return items[index].cost }
      guard let base = bases[identity.cls] else {
        bases[identity.cls] = identity
        return items[index].cost
      }
      return min(items[index].cost, lengths.estimate(of: identity.placement, from: base))
    }
  }

  private mutating func join(_ occurrences: ArraySlice<CopyPairs.Occurrence>) {
    let taken = occurrences.flatMap { [$0.first, $0.second] }
    var isGone = [Bool](repeating: false, count: list.count)
    // Two of one class in each pair: the second refers to the first.
    let isTwice = items[list[taken[0]]].identity?.cls == items[list[taken[1]]].identity?.cls
    let isUsedUp = isTwice ? [] : classesUsedUp(by: taken)
    for occurrence in occurrences {
      let (first, second) = (occurrence.first, occurrence.second)
      let own = items[list[first]]
      let other = items[list[second]]
      guard let identity = own.identity, let next = other.identity else { continue }
      var joined = CopyItem(cost: own.cost + other.cost + lengths.group)
      for place in [first, second] {
        let item = items[list[place]]
        let isInlined = !item.members.isEmpty && item.identity.map { isUsedUp.contains($0.cls) } ?? false
        joined.members += isInlined ? item.members : [list[place]]
        if !isInlined, let cls = item.identity?.cls { embedded.insert(cls) }
      }
      joined.identity = CopyIdentity(
        cls: classes.pair(identity, next), placement: identity.placement, leaves: identity.leaves + next.leaves)
      joined.segment = own.segment == other.segment ? own.segment : nil
      items.append(joined)
      list[first] = items.count - 1
      isGone[second] = true
    }
    list = list.indices.filter { !isGone[$0] }.map { list[$0] }
  }

  /// The classes that are drawn nowhere but at these places: as groups of their own they would serve nothing.
  private func classesUsedUp(by places: [Int]) -> Set<Int> {
    var counts: [Int: Int] = [:]
    for item in list { if let cls = items[item].identity?.cls { counts[cls, default: 0] += 1 } }
    var result: Set<Int> = []
    for place in places {
      guard let cls = items[list[place]].identity?.cls else { continue }
      counts[cls, default: 0] -= 1
      if counts[cls] == 0, !embedded.contains(cls) { result.insert(cls) }
    }
    return result
  }
}

extension AttributeLengths {
  /// About how many bytes a reference takes, before its numbers are settled.
  func estimate(of map: Affine, from base: CopyIdentity) -> Int {
    guard let inverse = base.inverse else { return .max / 4 }
    let move = map.after(inverse)
    let bare = 15 + id
    if abs(move.a - 1) + abs(move.b) + abs(move.c) + abs(move.d - 1) < 1e-9 {
      return bare + (abs(move.e) > 1e-9 ? 9 : 0) + (abs(move.f) > 1e-9 ? 9 : 0)
    }
    return bare + (move.determinant > 0 && abs(move.determinant - 1) < 1e-9 ? 32 : 41)
  }
}
