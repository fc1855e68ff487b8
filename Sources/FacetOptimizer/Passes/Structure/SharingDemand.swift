// SPDX-License-Identifier: Apache-2.0
//
// What elements ask for, as small numbers: each pair of a property and a value once, with its length.

internal import FacetIR
internal import FacetSource

/// How many elements of one node ask for one value.
struct Demand: Hashable {
  var value: Int
  var count: Int
}

/// The value that holds at a place, by property; -1 where none is known.
struct DemandContext {
  var values: [Int]

  func overlaid(by shares: [Int]) -> DemandContext {
    DemandContext(values: zip(values, shares).map { $1 >= 0 ? $1 : $0 })
  }
}

struct DemandTable {
  private struct Entry: Hashable {
    var property: GridProperty
    var value: GridPropertyValue
  }
  private var entries: [Entry] = []
  private var ids: [Entry: Int] = [:]
  /// Bytes of the attribute, by value.
  private(set) var lengths: [Int] = []
  private(set) var properties: [Int] = []
  private let attributeLengths: AttributeLengths
  private var known: [[Demand]?]
  private let isCut: [Bool]

  init(_ grid: GridIR, _ lengths: AttributeLengths, isCut: [Bool]) {
    self.isCut = isCut
    attributeLengths = lengths
    known = Array(repeating: nil, count: grid.nodes.count)
  }

  private mutating func id(_ property: GridProperty, _ value: GridPropertyValue) -> Int {
    let entry = Entry(property: property, value: value)
    if let id = ids[entry] { return id }
    ids[entry] = entries.count
    entries.append(entry)
    lengths.append(attributeLengths.length(property, value))
    properties.append(property.rawValue)
    return entries.count - 1
  }

  mutating func context(_ presentation: GridPresentation) -> DemandContext {
    DemandContext(
      values: GridProperty.allCases.map { property in presentation[property].map { id(property, $0) } ?? -1 })
  }

  func presentation(_ shares: [Int]) -> GridPresentation {
    var result = GridPresentation()
    for share in shares where share >= 0 { result[entries[share].property] = entries[share].value }
    return result.withoutCuttingLimit
  }

  /// What a node's elements ask for. A group has an element that can say for all what most of them ask for, so it asks for
  /// that once. Recursion is bounded by `IRLimits.gridDepth`.
  mutating func demand(of id: GridNodeID, _ grid: GridIR) -> ItemDemand {
    let demands: [Demand]
    if let cached = known.indices.contains(id.index) ? known[id.index] : nil {
      demands = cached
    } else {
      demands = found(of: id, grid)
      if known.indices.contains(id.index) { known[id.index] = demands }
    }
    return item(demands)
  }

  private func item(_ demands: [Demand]) -> ItemDemand {
    ItemDemand(
      demands: demands, properties: demands.map { properties[$0.value] }, lengths: demands.map { lengths[$0.value] })
  }

  private mutating func found(of id: GridNodeID, _ grid: GridIR) -> [Demand] {
    switch grid.nodes[id].content {
    case .shape(let shape, let coats): return counted(shape.needs(under: coats))
    case .instance: return []
    case .group(let children):
      let inner = children.map { demand(of: $0, grid) }
      if isCut[id.index] { return united(inner) }
      var tally = Tally()
      for item in inner { tally.add(item) }
      return tally.leaders.compactMap { $0 >= 0 ? Demand(value: $0, count: 1) : nil }
    }
  }

  /// What several ask for who have no element around them that may say it.
  private func united(_ items: [ItemDemand]) -> [Demand] {
    var demands: [Demand] = []
    for demand in items.flatMap(\.demands) { demands.add(demand) }
    return demands
  }

  /// What the background and all masks ask for.
  mutating func ofDefinitions(_ grid: GridIR) -> [ItemDemand] {
    var needs = grid.background.map { [grid.canvasNeeds(under: $0)] } ?? []
    for (id, ink) in grid.inkedNodes where ink != .asPainted {
      if case .shape(let shape, let coats) = grid.nodes[id].content {
        needs += shape.needs(under: coats.map { $0.seen(through: ink) })
      }
    }
    let demands = counted(needs)
    return [item(demands)]
  }

  private mutating func counted(_ needs: [GridPresentation]) -> [Demand] {
    var demands: [Demand] = []
    for need in needs {
      for (property, value) in need.entries {
        demands.add(Demand(value: id(property, value), count: 1))
      }
    }
    return demands
  }

  /// The values that an element around all items had best set, by property; -1 for none.
  func shares(of items: [ItemDemand], in context: DemandContext) -> [Int] {
    var tally = Tally(context)
    for item in items { tally.add(item) }
    return tally.leaders(saving: 1)
  }
}

extension [Demand] {
  /// Adds to what asks for the same value, or as a value of its own.
  fileprivate mutating func add(_ demand: Demand) {
    if let index = firstIndex(where: { $0.value == demand.value }) {
      self[index].count += demand.count
    } else {
      append(demand)
    }
  }
}

/// What one child asks for.
struct ItemDemand: Hashable {
  var demands: [Demand]
  /// The property and the length of each value.
  var properties: [Int]
  var lengths: [Int]
}

/// A running count over a run of items.
struct Tally {
  /// By value, as far as any was met; few pictures have more.
  private var counts = [Int](repeating: 0, count: 32)
  private let context: [Int]
  /// The value most worth sharing, by property, and the bytes that its elements would save.
  private(set) var leaders: [Int]
  private var gains: [Int]
  /// Bytes that elements would have to write if something else were shared than what is inherited.
  private var losses: [Int]

  init(_ context: DemandContext? = nil) {
    let count = GridProperty.allCases.count
    self.context = context?.values ?? Array(repeating: -1, count: count)
    leaders = Array(repeating: -1, count: count)
    gains = Array(repeating: 0, count: count)
    losses = Array(repeating: 0, count: count)
  }

  /// Counts an item as often as equal ones stand in a row.
  mutating func add(_ item: ItemDemand, times: Int = 1) {
    for (index, demand) in item.demands.enumerated() {
      let property = item.properties[index]
      let length = item.lengths[index]
      if demand.value == context[property] {
        losses[property] += demand.count * times * length
        continue
      }
      if demand.value >= counts.count {
        counts += Array(repeating: 0, count: demand.value + 1 - counts.count)
      }
      let count = counts[demand.value] + demand.count * times
      counts[demand.value] = count
      let gain = (count - 1) * length
      if leaders[property] < 0 || gain > gains[property] {
        leaders[property] = demand.value
        gains[property] = gain
      }
    }
  }

  /// Bytes that sharing saves in all, without a group's own.
  var saving: Int { zip(gains, losses).reduce(0) { $0 + max(0, $1.0 - $1.1) } }

  /// The values whose sharing saves at least so many bytes; -1 for the other properties.
  func leaders(saving least: Int) -> [Int] {
    leaders.indices.map { gains[$0] - losses[$0] >= least ? leaders[$0] : -1 }
  }
}
