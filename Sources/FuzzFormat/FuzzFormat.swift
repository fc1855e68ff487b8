// SPDX-License-Identifier: Apache-2.0
//
// Any bytes that parse are laid out without a word, comment or node changed, the edits make the same, and laid out again
// nothing changes.
// Build: as FuzzParser says, with --product fuzz-format.

import FacetFormat
import FacetSource
import FacetSyntax

@c(LLVMFuzzerTestOneInput)
public func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
  let original = parse(SourceFile(path: "fuzz.facet", bytes: bytes), source: SourceID(0))
  guard let first = layOut(original) else { return 0 }
  precondition(applying(first.edits, to: bytes) == first.bytes, "the edits do not make the layout")
  let again = layOut(parse(SourceFile(path: "fuzz.facet", bytes: first.bytes), source: SourceID(0)))
  precondition(again?.isUnchanged == true, "laid out again it changes")
  return 0
}

/// Nil for what does not parse.
private func layOut(_ parse: ParseResult) -> FormattedSource? {
  do throws(FormatFailure) {
    return try formatted(parse)
  } catch {
    switch error {
    case .broken: return nil
    case .unsound(let difference): preconditionFailure("the layout says something else: \(difference)")
    }
  }
}
