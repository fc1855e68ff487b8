// SPDX-License-Identifier: Apache-2.0

/// The parameters, local values and loop variables that can be seen at one place; later ones hide earlier ones.
struct LocalNames<Entry> {
  private var entries: [(name: String, entry: Entry, hidden: Int?)] = []
  private var latest: [String: Int] = [:]

  /// How many there are, hidden ones included: what to give to `leave` later.
  var mark: Int { entries.count }

  subscript(name: String) -> Entry? {
    guard let place = latest[name] else { return nil }
    return entries[place].entry
  }

  mutating func add(_ name: String, _ entry: Entry) {
    entries.append((name, entry, latest[name]))
    latest[name] = entries.count - 1
  }

  /// Forgets what was added since `mark` had this value.
  mutating func leave(to mark: Int) {
    while entries.count > mark, let last = entries.popLast() { latest[last.name] = last.hidden }
  }

  /// All names, nearest first.
  var names: [String] { entries.reversed().map(\.name) }
}
