// SPDX-License-Identifier: Apache-2.0
//
// Pairs of items that lie alike. Each pair of items is compared once, however often it is met again.

struct CopyPairs {
  /// Two classes, and how the second lies to the first.
  struct Pair: Hashable {
    var first: Int
    var second: CopyClasses.Part
  }
  /// Two places of a list.
  struct Occurrence {
    var first: Int
    var second: Int
  }

  private var numbers: [Pair: Int] = [:]
  /// The number of the pair that two items are.
  private var known: [Int: Int] = [:]

  /// All that was met since the beginning of this round, with the number of its pair.
  private var met: [(occurrence: Occurrence, number: Int)] = []
  /// How often each pair was met, and in what order first.
  private var counts: [Int] = []
  private var order: [Int] = []
  private var listCount = 0

  /// Forgets what was met, not what was compared.
  mutating func begin(listCount: Int) {
    self.listCount = listCount
    met.removeAll(keepingCapacity: true)
    for number in order { counts[number] = 0 }
    order.removeAll(keepingCapacity: true)
  }

  /// The number of the pair that two items are; nil while it was not learnt.
  func number(of first: Int, _ second: Int) -> Int? { known[first << 32 | second] }

  mutating func learn(_ pair: Pair, of first: Int, _ second: Int) -> Int {
    let number = numbers[pair] ?? counts.count
    if number == counts.count {
      numbers[pair] = number
      counts.append(0)
    }
    known[first << 32 | second] = number
    return number
  }

  mutating func add(_ occurrence: Occurrence, _ number: Int) {
    if counts[number] == 0 { order.append(number) }
    counts[number] += 1
    met.append((occurrence, number))
  }

  /// The places of each pair that was met more than once, none of them in two occurrences of it.
  func repeated() -> [ArraySlice<Occurrence>] {
    // All occurrences pair by pair; `ends` says where the next one of a pair goes, −1 for pairs that were met once.
    let pairs = order.filter { counts[$0] > 1 }
    var ends = [Int](repeating: -1, count: counts.count)
    var size = 0
    for number in pairs {
      ends[number] = size
      size += counts[number]
    }
    var sorted = [Occurrence](repeating: Occurrence(first: 0, second: 0), count: size)
    for (occurrence, number) in met where ends[number] >= 0 {
      sorted[ends[number]] = occurrence
      ends[number] += 1
    }
    // By place: the last pair that took it.
    var takers = [Int](repeating: -1, count: listCount)
    var kept: [Range<Int>] = []
    for number in pairs {
      let start = ends[number] - counts[number]
      var end = start
      for index in start..<ends[number] {
        let occurrence = sorted[index]
        if takers[occurrence.first] == number || takers[occurrence.second] == number { continue }
        takers[occurrence.first] = number
        takers[occurrence.second] = number
        sorted[end] = occurrence
        end += 1
      }
      if end - start > 1 { kept.append(start..<end) }
    }
    return kept.map { sorted[$0] }
  }
}
