// SPDX-License-Identifier: Apache-2.0

/// The longest word, in Unicode scalars, that may be a misspelling: who writes longer ones does not type them.
private let longestWord = 64

/// The candidate that a misspelt word most likely meant, or nil when none is near enough.
///
/// Case-insensitive equality wins, then the smallest edit distance (insert, delete, substitute, transpose neighbours)
/// of at most a third of the longer word's length, but at least 1; ties go to the earlier candidate.
public func nearestName(to word: String, among candidates: some Sequence<String>) -> String? {
  guard word.utf8.count <= longestWord * 4 else { return nil }
  let lowered = Array(word.lowercased().unicodeScalars)
  guard lowered.count <= longestWord else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in candidates where candidate.utf8.count <= longestWord * 4 {
    let other = Array(candidate.lowercased().unicodeScalars)
    if other == lowered { return candidate }
    let limit = min(max(1, max(lowered.count, other.count) / 3), (best?.distance ?? Int.max) - 1)
    guard limit > 0, abs(lowered.count - other.count) <= limit else { continue }
    if let distance = editDistance(lowered, other, limit: limit) { best = (candidate, distance) }
  }
  return best?.name
}

/// Optimal string alignment distance of two words, or nil when it is above `limit`.
func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int) -> Int? {
  var beforeLast = [Int](repeating: 0, count: right.count + 1)
  var last = Array(0...right.count)
  var row = last
  for i in stride(from: 1, through: left.count, by: 1) {
    row[0] = i
    var least = i
    for j in stride(from: 1, through: right.count, by: 1) {
      let same = left[i - 1] == right[j - 1]
      var cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1))
      if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
        cost = min(cost, beforeLast[j - 2] + 1)
      }
      row[j] = cost
      least = min(least, cost)
    }
    // Every later row is at least as large, or one less by a transposition over two rows.
    if least > limit + 1 { return nil }
    (beforeLast, last, row) = (last, row, beforeLast)
  }
  return last[right.count] <= limit ? last[right.count] : nil
}
