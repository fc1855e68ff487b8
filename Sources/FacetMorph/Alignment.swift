// SPDX-License-Identifier: Apache-2.0
//
// Two lists → which of their items belong together, in an order that keeps both. Equal keys first, as many as can be; then
// runs of equal length between them, item by item; what is left stands on one side alone.

import FacetSource

enum AlignmentKey: Hashable {
  case element(SourceSpan)
  case kind(Int)
}

enum AlignmentStep<Item> {
  case both(Item, Item)
  case first(Item)
  case second(Item)
}

/// Above this many comparisons only the common beginning and end are matched by their keys.
private let comparisonLimit = 4_000_000

func aligned<Item>(
  _ ones: [Item], _ others: [Item], keys: ([AlignmentKey], [AlignmentKey]), mayPair: (Item, Item) -> Bool
) -> [AlignmentStep<Item>] {
  var steps: [AlignmentStep<Item>] = []
  var (one, other) = (0, 0)
  for match in matches(keys.0, keys.1) + [(ones.count, others.count)] {
    let left = ones[one..<match.0]
    let right = others[other..<match.1]
    if left.count == right.count, zip(left, right).allSatisfy(mayPair) {
      steps += zip(left, right).map { .both($0, $1) }
    } else {
      steps += left.map { .first($0) } + right.map { .second($0) }
    }
    if match.0 < ones.count { steps.append(.both(ones[match.0], others[match.1])) }
    (one, other) = (match.0 + 1, match.1 + 1)
  }
  return steps
}

/// A longest common subsequence, as pairs of places.
private func matches(_ ones: [AlignmentKey], _ others: [AlignmentKey]) -> [(Int, Int)] {
  let shorter = min(ones.count, others.count)
  var head = 0
  while head < shorter, ones[head] == others[head] { head += 1 }
  var tail = 0
  while tail < shorter - head, ones[ones.count - 1 - tail] == others[others.count - 1 - tail] { tail += 1 }
  let left = Array(ones[head..<(ones.count - tail)])
  let right = Array(others[head..<(others.count - tail)])
  let inner = left.count * right.count <= comparisonLimit ? longestCommon(left, right) : []
  return (0..<head).map { ($0, $0) } + inner.map { ($0.0 + head, $0.1 + head) }
    + (0..<tail).reversed().map { (ones.count - 1 - $0, others.count - 1 - $0) }
}

private func longestCommon(_ ones: [AlignmentKey], _ others: [AlignmentKey]) -> [(Int, Int)] {
  if ones.isEmpty || others.isEmpty { return [] }
  let width = others.count + 1
  // Row by row from the end: the length of the best match of what is left of both.
  var lengths = [Int32](repeating: 0, count: (ones.count + 1) * width)
  for one in ones.indices.reversed() {
    for other in others.indices.reversed() {
      lengths[one * width + other] =
        ones[one] == others[other]
        ? lengths[(one + 1) * width + other + 1] + 1
        : max(lengths[(one + 1) * width + other], lengths[one * width + other + 1])
    }
  }
  var pairs: [(Int, Int)] = []
  var (one, other) = (0, 0)
  while one < ones.count, other < others.count {
    if ones[one] == others[other] {
      pairs.append((one, other))
      (one, other) = (one + 1, other + 1)
    } else if lengths[(one + 1) * width + other] >= lengths[one * width + other + 1] {
      one += 1
    } else {
      other += 1
    }
  }
  return pairs
}
