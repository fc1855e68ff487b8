// SPDX-License-Identifier: Apache-2.0
//
// Choosing a face of a family by name and weight, or saying what there is instead.

internal import FacetShapes

extension FontCatalog {
  /// How far a face's weight may lie from the one asked for: "Book" (380) is a regular face.
  static let weightTolerance = 50
  /// How many families a hint names.
  static let hintedFamilies = 3

  /// The upright face of exactly this family whose weight is nearest, the most normal width first.
  func face(family: String, weight: Int) throws(TextProblem) -> InstalledFace {
    let members = faces.filter { $0.families.contains(family) }
    guard !members.isEmpty else { throw .missingFamily(family, hint: hint(for: family)) }
    let fitting = members.filter { $0.slant == 0 && abs($0.weight - weight) <= Self.weightTolerance }
    let best = fitting.min { left, right in
      (abs(left.width - 100), abs(left.weight - weight)) < (abs(right.width - 100), abs(right.weight - weight))
    }
    guard let best else { throw .missingFamily(family, hint: weightHint(family: family, weight: weight, members)) }
    return best
  }

  private func weightHint(family: String, weight: Int, _ members: [InstalledFace]) -> String {
    let upright = Set(members.filter { $0.slant == 0 }.map(\.weight)).sorted()
    let kind = weight == 700 ? "bold" : weight == 400 ? "regular" : "fitting"
    let present =
      upright.isEmpty ? "only slanted faces" : "faces of weight " + upright.map(String.init).joined(separator: ", ")
    return "`\(family)` has no \(kind) face of weight \(weight), but \(present); a font file can be named instead"
  }

  private func hint(for family: String) -> String {
    let nearest = nearestFamilies(to: family)
    if nearest.isEmpty { return "no font with outlines is installed; a font file in the project can be named instead" }
    return "installed: " + nearest.map { "`\($0)`" }.joined(separator: ", ")
  }

  /// Installed families by how many pairs of neighbouring letters they share with `name` (Dice's coefficient), then by
  /// name.
  func nearestFamilies(to name: String) -> [String] {
    let wanted = letterPairs(name)
    let ranked = Set(faces.compactMap(\.families.first)).sorted().map { family in
      let pairs = letterPairs(family)
      let shared = pairs.intersection(wanted).count
      return (family: family, likeness: 2 * Double(shared) / Double(max(1, pairs.count + wanted.count)))
    }
    let nearest = ranked.sorted { ($1.likeness, $0.family) < ($0.likeness, $1.family) }
    return nearest.prefix(Self.hintedFamilies).map(\.family)
  }
}

private func letterPairs(_ name: String) -> Set<String> {
  let letters = Array(name.lowercased().filter { !$0.isWhitespace })
  return Set(zip(letters, letters.dropFirst()).map { String([$0, $1]) })
}
