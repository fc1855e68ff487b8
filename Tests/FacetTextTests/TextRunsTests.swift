// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import FacetText

@Suite struct TextRunsTests {
  /// Runs as they stand on the line, those that run to the left in brackets.
  @Test(arguments: [
    ("", ""), ("abc", "abc"), ("12,5", "12,5"), ("אב", "[אב]"), ("!אב", "[!אב]"), ("אב 12", "12|[אב ]"),
    ("אב 1,5 ג", "[ ג]|1,5|[אב ]"), ("ab אב cd", "ab |[אב]| |cd"), ("ab אב 12 cd", "ab |12|[אב ]| |cd"),
    ("אב ab ג", "[ג]|[ ]|ab|[אב ]"), ("a (אב) b", "a (|[אב]|) |b"), ("ab γδ", "ab |γδ"), ("e\u{301}x", "e\u{301}x"),
  ])
  func runsStandInReadingOrder(text: String, expected: String) {
    let bytes = Array(text.utf8)
    let shown = TextRuns.inVisualOrder(text).map { run in
      let part = String(decoding: bytes[run.bytes], as: UTF8.self)
      return run.level.isMultiple(of: 2) ? part : "[\(part)]"
    }
    #expect(shown.joined(separator: "|") == expected)
  }
}
