// SPDX-License-Identifier: Apache-2.0

/// The candidate that a misspelt word most likely meant, or nil when none is near enough.
///
/// Case-insensitive equality wins, then the smallest edit distance (insert, delete, substitute, transpose neighbours)
/// of at most a third of the longer word's length, but at least 1; ties go to the earlier candidate.
public func nearestName(to word: String, among candidates: some Sequence<String>) -> String? {
  let lowered = Array(word.lowercased())
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    let other = Array(candidate.lowercased())
    if other == lowered { return candidate }
    let limit = max(1, max(lowered.count, other.count) / 3)
    guard abs(lowered.count - other.count) <= limit else { continue }
    let distance = editDistance(lowered, other)
    if distance <= limit, distance < best?.distance ?? Int.max { best = (candidate, distance) }
  }
  return best?.name
}

/// Optimal string alignment distance of two words.
func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  if left.isEmpty { return right.count }
  var beforeLast = [Int](repeating: 0, count: right.count + 1)
  var last = Array(0...right.count)
  for i in 1...left.count {
    var row = [i]
    row.reserveCapacity(right.count + 1)
    for j in right.indices.map({ $0 + 1 }) {
      let same = left[i - 1] == right[j - 1]
      var cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1))
      if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
        cost = min(cost, beforeLast[j - 2] + 1)
      }
      row.append(cost)
    }
    beforeLast = last
    last = row
  }
  return last[right.count]
}
