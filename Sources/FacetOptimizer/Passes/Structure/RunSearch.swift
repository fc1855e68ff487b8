// SPDX-License-Identifier: Apache-2.0

internal import FacetIR

/// Which runs of siblings get a group: the choice that saves the most bytes, by dynamic programming over where a run ends.
struct RunSearch {
  /// Equal neighbours in a row count as one.
  private struct Stretch {
    var item: ItemDemand
    var first: Int
    var count: Int
    /// The places that must be in a run with this one.
    var bounds: ClosedRange<Int>
  }
  private var stretches: [Stretch] = []
  private let context: DemandContext
  /// How many stretches a run may have, fewer in long lists: it bounds the time.
  private var window: Int { max(8, min(96, 200_000 / max(1, stretches.count))) }

  /// `bounds`: for each item the places that must be in a run with it.
  init(_ items: [ItemDemand], bounds: [ClosedRange<Int>], in context: DemandContext) {
    self.context = context
    for (index, item) in items.enumerated() {
      let isFree = bounds[index] == index...index
      if isFree, let last = stretches.last, last.item == item, last.bounds == last.first...(index - 1) {
        stretches[stretches.count - 1].count += 1
        stretches[stretches.count - 1].bounds = last.first...index
      } else {
        stretches.append(Stretch(item: item, first: index, count: 1, bounds: bounds[index]))
      }
    }
  }

  /// The runs that pay, in order.
  func best() -> [Range<Int>] {
    // The most that can be saved before each place, and where the last run begins that ends there.
    var savings = [Int](repeating: 0, count: stretches.count + 1)
    var starts = [Int?](repeating: nil, count: stretches.count + 1)
    for first in 0...stretches.count {
      if first > 0, savings[first] <= savings[first - 1] {
        savings[first] = savings[first - 1]
        starts[first] = nil
      }
      extend(from: first, &savings, &starts)
    }
    return runs(starts)
  }

  /// Tries all runs that begin at one place.
  private func extend(from first: Int, _ savings: inout [Int], _ starts: inout [Int?]) {
    var tally = Tally(context)
    var lower = Int.max
    var upper = Int.min
    for end in first..<min(stretches.count, first + window) {
      let stretch = stretches[end]
      tally.add(stretch.item, times: stretch.count)
      lower = min(lower, stretch.bounds.lowerBound)
      upper = max(upper, stretch.bounds.upperBound)
      if lower < stretches[first].first { break }
      if upper >= stretch.first + stretch.count { continue }
      let saving = tally.saving - AttributeLengths.bareGroup
      if saving > 0, savings[first] + saving > savings[end + 1] {
        savings[end + 1] = savings[first] + saving
        starts[end + 1] = first
      }
    }
  }

  private func runs(_ starts: [Int?]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var end = stretches.count
    while end > 0 {
      guard let start = starts[end] else {
        end -= 1
        continue
      }
      let last = stretches[end - 1]
      runs.append(stretches[start].first..<(last.first + last.count))
      end = start
    }
    return runs.reversed()
  }
}
