// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetTypes

/// A number as messages show it: at most three digits after the point, none too many.
func shortText(_ value: Double) -> String {
  let thousandths = (value * 1000).rounded()
  guard thousandths.isFinite, abs(thousandths) < 1e15 else { return "\(value)" }
  return numberText(thousandths / 1000)
}

extension Rect {
  /// `12…88 × 0…100`
  var text: String {
    isEmpty ? "nothing" : "\(shortText(minX))…\(shortText(maxX)) × \(shortText(minY))…\(shortText(maxY))"
  }
}
