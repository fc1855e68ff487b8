// SPDX-License-Identifier: Apache-2.0

/// The offset of every stop, 0…1 and never falling: the first lies at 0 and the last at 1 unless they say otherwise, a
/// stop below an earlier one is raised to it, and those without an offset are spread evenly between their neighbours
/// (as in CSS Images Module Level 3, section 3.4.3).
public func resolveStops(_ stops: [GradientStop]) -> [Double] {
  var known = stops.map(\.offset)
  guard let first = known.first, let last = known.last else { return [] }
  known[0] = first ?? 0
  if known.count > 1 { known[known.count - 1] = last ?? 1 }
  var highest = 0.0
  var offsets: [Double] = []
  for offset in known {
    guard let offset else { continue }
    highest = max(highest, min(offset, 1))
    let waiting = known[offsets.count...].prefix { $0 == nil }.count
    let start = offsets.last ?? highest
    for step in 0..<waiting {
      offsets.append(start + (highest - start) * Double(step + 1) / Double(waiting + 1))
    }
    offsets.append(highest)
  }
  return offsets
}
