// SPDX-License-Identifier: Apache-2.0
//
// Any bytes are a scene: tokens cover them, the parse returns, and lexing them again gives the same.
// Build: swift build --sanitize=fuzzer --sanitize=address -Xswiftc -sanitize=fuzzer --product fuzz-parser
// (without the second mention the modules that it imports are not instrumented).

import FacetSource
import FacetSyntax

@c(LLVMFuzzerTestOneInput)
public func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
  let file = SourceFile(path: "fuzz.facet", bytes: bytes)
  let result = parse(file, source: SourceID(0))
  var end: UInt32 = 0
  for token in result.tree.tokens {
    precondition(token.start == end, "a token does not start where the one before ends")
    precondition((token.length == 0) == (token.kind == .endOfFile), "an empty token")
    end += token.length
  }
  precondition(Int(end) == bytes.count, "tokens do not cover the file")
  precondition(lex(file, source: SourceID(0)).tokens == result.tree.tokens, "lexing again gives other tokens")
  for diagnostic in result.diagnostics {
    let span = diagnostic.primary.span
    precondition(span.start <= span.end && Int(span.end) <= bytes.count, "a finding outside the file")
    for edit in diagnostic.fixes.flatMap(\.edits) {
      precondition(
        edit.at.span.start <= edit.at.span.end && Int(edit.at.span.end) <= bytes.count, "a fix outside the file")
    }
  }
  // The result is consumed, so that no optimizer takes the parse away.
  precondition(result.tree.expressions.count < UInt32.max)
  return 0
}
