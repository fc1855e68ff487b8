// SPDX-License-Identifier: Apache-2.0

internal import FacetIR
internal import FacetSource

/// Which places of a tree draw one another again, and so must not be given different surroundings.
struct InstanceLinks {
  /// Groups that hold one end of such a pair but not the other: what they share would not be known at both.
  private(set) var isCut: [Bool]
  /// Nodes below such a group on the way to an end of a pair, that end included.
  private var isHeld: [Bool]
  /// By node: the siblings that hold the other end of a pair.
  private var partners: [Int: [GridNodeID]] = [:]

  init(_ grid: GridIR) {
    isCut = Array(repeating: false, count: grid.nodes.count)
    isHeld = isCut
    var parents = [GridNodeID?](repeating: nil, count: grid.nodes.count)
    for id in grid.drawnOrder {
      for child in grid.nodes[id].children { parents[child.index] = id }
    }
    func line(of id: GridNodeID) -> [GridNodeID] {
      var line = [id]
      while let parent = parents[line[line.count - 1].index] { line.append(parent) }
      return line.reversed()
    }
    for id in grid.drawnOrder {
      guard case .instance(let target, _) = grid.nodes[id].content else { continue }
      let own = line(of: id)
      let others = line(of: target)
      guard let fork = own.indices.first(where: { !others.indices.contains($0) || own[$0] != others[$0] }),
        others.indices.contains(fork)
      else { continue }
      for group in own[fork...].dropLast() + others[fork...].dropLast() { isCut[group.index] = true }
      for node in own[fork...].dropFirst() + others[fork...].dropFirst() { isHeld[node.index] = true }
      partners[own[fork].index, default: []].append(others[fork])
      partners[others[fork].index, default: []].append(own[fork])
    }
  }

  /// For each of the siblings the places between which a run with it must reach.
  func bounds(of siblings: [GridNodeID]) -> [ClosedRange<Int>] {
    let places = Dictionary(uniqueKeysWithValues: siblings.enumerated().map { ($1.index, $0) })
    return siblings.enumerated().map { index, id in
      let others = (partners[id.index] ?? []).map { places[$0.index] }
      // The other end lies elsewhere, or in another run already: no run is right.
      if isHeld[id.index] || others.contains(where: { $0 == nil }) { return -1...index }
      let all = others.compactMap { $0 } + [index]
      return (all.min() ?? index)...(all.max() ?? index)
    }
  }
}
