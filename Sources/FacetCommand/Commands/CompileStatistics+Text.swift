// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetGeometry
import FacetSource

extension CompileStatistics {
  /// `badge.badge: 12 elements, 61 segments, cost 1345, 1892 bytes; worst distance 0.012 of 0.0625 at line 22 …`
  func text(name: String, sources: SourceMap) -> String {
    var text = "\(name): \(elements) elements, \(segments) segments, cost \(cost)"
    if bytes > 0 { text += ", \(bytes) bytes" }
    if tolerance > 0 {
      text += "; worst distance \(short(worstDistance)) of \(short(tolerance)) allowed, \(decimals) decimals"
      if let place = worstPlace, worstDistance > 0 {
        let file = sources[place.source]
        text += ", at \(file.path):\(LineTable(file.bytes).position(of: Int(place.span.start)).line)"
      }
    }
    return text
  }

  /// Three significant digits.
  private func short(_ value: Double) -> String {
    guard value > 0 else { return "0" }
    var unit = 1.0
    while value / unit < 100 { unit /= 10 }
    return formatNumber((value / unit).rounded() * unit)
  }
}
