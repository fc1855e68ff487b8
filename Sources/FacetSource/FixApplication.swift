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
  var result = FixedSource(bytes: bytes, applied: [], skipped: [])
  for (index, fix) in fixes.enumerated() {
    let edits = fix.edits.filter { $0.at.source == source }
    if edits.isEmpty { continue }
    if areApplicable(edits, besides: accepted, size: bytes.count) {
      accepted += edits
      result.applied.append(index)
    } else {
      result.skipped.append(index)
    }
  }
  result.bytes = edited(bytes, accepted)
  return result
}

private func areApplicable(
  _ edits: [Diagnostic.Fix.Edit], besides accepted: [Diagnostic.Fix.Edit], size: Int
) -> Bool {
  for (index, edit) in edits.enumerated() {
    let span = edit.at.span
    if span.start > span.end || Int(span.end) > size { return false }
    if edits[..<index].contains(where: { overlap($0.at.span, span) }) { return false }
    if accepted.contains(where: { overlap($0.at.span, span) || ($0.at.span == span && span.isEmpty) }) { return false }
  }
  return true
}

/// Whether two spans share a byte, or one of them is a place inside the other.
private func overlap(_ left: ByteSpan, _ right: ByteSpan) -> Bool { left.start < right.end && right.start < left.end }

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
