// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetGeometry
import FacetIR
import FacetSource
import FacetVerify

extension CompileStatistics {
  /// `badge.badge: 12 elements, 61 segments, cost 1345, 1892 bytes; worst distance 0.012 of 0.0625 allowed, …`
  func text(name: String, sources: SourceMap) -> String {
    var text = "\(name): \(count(elements, "element")), \(count(segments, "segment")), cost \(cost)"
    if bytes > 0 { text += ", \(count(bytes, "byte"))" }
    if tolerance > 0 {
      text +=
        "; worst distance \(threeDigits(worstDistance)) of \(threeDigits(tolerance)) allowed, "
        + count(decimals, "decimal")
      if let (path, line) = worstLine(in: sources) { text += ", at \(path):\(line)" }
    }
    return text
  }

  /// Where the written picture strays furthest; nil where it strays nowhere.
  func worstLine(in sources: SourceMap) -> (path: String, line: Int)? {
    guard let place = worstPlace, worstDistance > 0 else { return nil }
    let file = sources[place.source]
    return (file.path, LineTable(file.bytes).position(of: Int(place.span.start)).line)
  }

  private func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}

extension Compilation {
  /// The figures as one object of an array.
  func writeStatistics(into json: inout JSONWriter) {
    guard let statistics else { return }
    json.lineBreak()
    json.object { json in
      json.member("path", input.path)
      json.member("elements", statistics.elements)
      json.member("segments", statistics.segments)
      json.member("cost", statistics.cost)
      json.member("bytes", statistics.bytes)
      json.member("decimals", statistics.decimals)
      json.member("tolerance") { $0.number(statistics.tolerance) }
      json.member("worstDistance") { $0.number(statistics.worstDistance) }
      if let (path, line) = statistics.worstLine(in: sources) {
        json.member("worstPath", path)
        json.member("worstLine", line)
      }
      if let verification, verification.isSame {
        json.member("provenDistance") { $0.number(verification.worst.distance) }
      }
    }
  }
}

/// A length of at least 0 with three significant digits: a whole number over a power of ten, so that it prints short.
func threeDigits(_ value: Double) -> String {
  guard value > 0, value.isFinite else { return "0" }
  var power = 1.0
  while value * power < 100, power < 1e15 { power *= 10 }
  return formatNumber((value * power).rounded() / power)
}
