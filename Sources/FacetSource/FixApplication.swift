// SPDX-License-Identifier: Apache-2.0

/// What came of applying fixes to one source.
public struct FixedSource: Sendable, Equatable {
  public var bytes: [UInt8]
  /// Indices of the fixes that were applied, ascending.
  public var applied: [Int]
  /// Indices of the fixes that were left out: they overlap an earlier one, or do not lie in the source.
  public var skipped: [Int]
}

/// Applies fixes to the bytes of one source, the earlier in the list before the later.
///
/// A fix is applied whole or not at all, so far as it concerns this source; its edits of other sources are left to the
/// call for those, and a fix without an edit here is neither applied nor skipped. A fix that changes bytes which an
/// earlier one changed, or inserts where an earlier one inserts, is skipped: run the check again and apply what is then
/// found. Insertions of one fix at one place keep their order.
public func applyFixes(_ fixes: [Diagnostic.Fix], to bytes: [UInt8], in source: SourceID) -> FixedSource {
  var accepted: [Diagnostic.Fix.Edit] = []
  var taken = TakenPlaces(byteCount: bytes.count)
  var result = FixedSource(bytes: bytes, applied: [], skipped: [])
  for (index, fix) in fixes.enumerated() {
    let edits = fix.edits.filter { $0.at.source == source }
    if edits.isEmpty { continue }
    let spans = edits.map(\.at.span)
    let isInside = spans.allSatisfy { $0.start <= $0.end && Int($0.end) <= bytes.count }
    if isInside, areApart(spans), !spans.contains(where: { taken.meet($0) }) {
      for span in spans { taken.insert(span) }
      accepted += edits
      result.applied.append(index)
    } else {
      result.skipped.append(index)
    }
  }
  result.bytes = edited(bytes, accepted)
  return result
}

/// Whether no two spans share a byte, and none is a place inside another.
private func areApart(_ spans: [ByteSpan]) -> Bool {
  let ordered = spans.sorted { $0.start != $1.start ? $0.start < $1.start : $0.end < $1.end }
  return zip(ordered, ordered.dropFirst()).allSatisfy { $0.end <= $1.start }
}

/// Which bytes, and which places between them, accepted edits changed: a bit each, in reading order. An edit of bytes
/// takes these and the places between them, an insertion the place where it stands.
private struct TakenPlaces {
  private var words: [UInt64]

  init(byteCount: Int) { words = Array(repeating: 0, count: (2 * byteCount + 1) / 64 + 1) }

  /// Whether an edit of this span would change what an accepted one did.
  func meet(_ span: ByteSpan) -> Bool { masks(of: span).contains { words[$0.word] & $0.bits != 0 } }

  mutating func insert(_ span: ByteSpan) {
    for (word, bits) in masks(of: span) { words[word] |= bits }
  }

  private func masks(of span: ByteSpan) -> some Sequence<(word: Int, bits: UInt64)> {
    let first = 2 * Int(span.start) + (span.isEmpty ? 0 : 1)
    let last = 2 * Int(span.end) - (span.isEmpty ? 0 : 1)
    return (first / 64...last / 64).lazy.map { word in
      let low = max(first - word * 64, 0)
      let high = min(last - word * 64, 63)
      return (word, (UInt64.max << UInt64(low)) & (UInt64.max >> UInt64(63 - high)))
    }
  }
}

private func edited(_ bytes: [UInt8], _ edits: [Diagnostic.Fix.Edit]) -> [UInt8] {
  let ordered = edits.enumerated().sorted { left, right in
    let (a, b) = (left.element.at.span, right.element.at.span)
    if a.start != b.start { return a.start < b.start }
    return a.end != b.end ? a.end < b.end : left.offset < right.offset
  }
  var result: [UInt8] = []
  var copied = 0
  for (_, edit) in ordered {
    let range = edit.at.span.range
    result += bytes[copied..<range.lowerBound]
    result += edit.replacement.utf8
    copied = range.upperBound
  }
  return result + bytes[copied...]
}
