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
  private let lengths: AttributeLengths
  /// Classes of items that others consist of.
  private var embedded: Set<Int> = []
  /// Items of one segment that are all compared with one another; beyond, only neighbours are.
  private static let segmentLimit = 64
  static let listLimit = 4096
  /// Pairs that are looked at in all; it bounds the time.
  private var budget = 400_000

  init(_ items: [CopyItem], _ classes: CopyClasses, _ lengths: AttributeLengths, _ order: CopyOrder) {
    self.order = order
    self.items = items
    self.list = Array(items.indices)
    self.classes = classes
    self.lengths = lengths
  }

  private struct Pair: Hashable {
    var first: Int
    var second: CopyClasses.Part
  }
  private struct Found {
    var occurrences: [(first: Int, second: Int)] = []
    var isUsed: Set<Int> = []
  }

  /// Joins pairs as long as that saves bytes.
  mutating func run() {
    while budget > 0, let best = bestPair() { join(best) }
  }

  /// The places in the list of all occurrences of the pair that saves the most; nil when none saves anything.
  private mutating func bestPair() -> [(first: Int, second: Int)]? {
    var ids: [Pair: Int] = [:]
    var found: [Found] = []
    let counts = segmentCounts
    for first in list.indices {
      guard let identity = items[list[first]].identity else { continue }
      for second in neighbours(of: first, counts) {
        guard let other = items[list[second]].identity else { continue }
        budget -= 1
        let pair = Pair(first: identity.cls, second: classes.part(other, from: identity.placement))
        let id = ids[pair] ?? found.count
        if id == found.count {
          ids[pair] = id
          found.append(Found())
        }
        guard !found[id].isUsed.contains(first), !found[id].isUsed.contains(second) else { continue }
        found[id].occurrences.append((first, second))
        found[id].isUsed.formUnion([first, second])
      }
    }
    let firsts = firstPlaces
    var best: [(first: Int, second: Int)]?
    var bestRank = Rank(saving: 0, distance: 0)
    for candidate in found where candidate.occurrences.count > 1 {
      let saving = saving(candidate.occurrences, firsts)
      guard saving > 0 else { continue }
      let rank = rank(candidate.occurrences, saving: saving)
      if best == nil || bestRank < rank {
        best = candidate.occurrences
        bestRank = rank
      }
    }
    return best
  }

  /// More is better, and of equals the ones that lie together.
  private struct Rank: Comparable {
    var saving: Int
    var distance: Double
    static func < (left: Rank, right: Rank) -> Bool {
      left.saving != right.saving ? left.saving < right.saving : left.distance > right.distance
    }
  }

  private func rank(_ occurrences: [(first: Int, second: Int)], saving: Int) -> Rank {
    guard let first = items[list[occurrences[0].first]].identity?.placement,
      let second = items[list[occurrences[0].second]].identity?.placement
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

  private var segmentCounts: [Int: Int] {
    var counts: [Int: Int] = [:]
    for item in list { if let segment = items[item].segment { counts[segment, default: 0] += 1 } }
    return counts
  }

  /// What may stand right after an item.
  private func neighbours(of place: Int, _ counts: [Int: Int]) -> [Int] {
    var result: [Int] = []
    if let segment = items[list[place]].segment, counts[segment, default: 0] <= Self.segmentLimit {
      result = list.indices.filter { $0 != place && items[list[$0]].segment == segment }
    }
    if place + 1 < list.count, !result.contains(place + 1) { result.append(place + 1) }
    return result
  }

  /// Where each class is first drawn.
  private var firstPlaces: [Int: Int] {
    var places: [Int: Int] = [:]
    for place in list.indices {
      if let cls = items[list[place]].identity?.cls, places[cls] == nil { places[cls] = place }
    }
    return places
  }

  /// Bytes saved when every occurrence but the first is drawn by one reference.
  private func saving(_ occurrences: [(first: Int, second: Int)], _ firsts: [Int: Int]) -> Int {
    guard let base = items[list[occurrences[0].first]].identity else { return 0 }
    var saving = -lengths.group
    for (first, second) in occurrences.dropFirst() {
      guard let identity = items[list[first]].identity else { return 0 }
      let reference = lengths.estimate(of: identity.placement, from: base.placement)
      saving += cost(at: first, firsts) + cost(at: second, firsts) - reference
    }
    return saving
  }

  /// Bytes of one item where it stands: by itself, or by a reference where its class was drawn before.
  private func cost(at place: Int, _ firsts: [Int: Int]) -> Int {
    let item = items[list[place]]
    guard let identity = item.identity, let first = firsts[identity.cls], first < place,
      let base = items[list[first]].identity
    else { return item.cost }
    return min(item.cost, lengths.estimate(of: identity.placement, from: base.placement))
  }

  private mutating func join(_ occurrences: [(first: Int, second: Int)]) {
    let taken = occurrences.flatMap { [$0.first, $0.second] }
    var isGone = [Bool](repeating: false, count: list.count)
    // Two of one class in each pair: the second refers to the first.
    let isTwice = items[list[taken[0]]].identity?.cls == items[list[taken[1]]].identity?.cls
    let isUsedUp = isTwice ? [] : classesUsedUp(by: taken)
    for (first, second) in occurrences {
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
  func estimate(of map: Affine, from base: Affine) -> Int {
    guard let inverse = base.inverse else { return .max / 4 }
    let move = map.after(inverse)
    let bare = 15 + id
    if abs(move.a - 1) + abs(move.b) + abs(move.c) + abs(move.d - 1) < 1e-9 {
      return bare + (abs(move.e) > 1e-9 ? 9 : 0) + (abs(move.f) > 1e-9 ? 9 : 0)
    }
    return bare + (move.determinant > 0 && abs(move.determinant - 1) < 1e-9 ? 32 : 41)
  }
}
