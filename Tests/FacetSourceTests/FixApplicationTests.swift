// SPDX-License-Identifier: Apache-2.0

import FacetSource
import Testing

@Suite("Applying fixes")
struct FixApplicationTests {
  private let source = SourceID(0)

  private func fix(_ edits: (Range<Int>, String)...) -> Diagnostic.Fix {
    Diagnostic.Fix("write it", edits: edits.map { .init(SourceSpan(source, ByteSpan($0.0)), $0.1) })
  }

  private func apply(_ fixes: [Diagnostic.Fix], to text: String) -> (text: String, applied: [Int], skipped: [Int]) {
    let result = applyFixes(fixes, to: Array(text.utf8), in: source)
    return (String(decoding: result.bytes, as: UTF8.self), result.applied, result.skipped)
  }

  @Test("edits are applied wherever they stand in the list")
  func order() {
    let result = apply([fix((6..<9, "three")), fix((0..<1, "A"), (2..<2, "+")), fix((9..<9, "!"))], to: "a b c def")
    #expect(result.text == "A +b c three!")
    #expect(result.applied == [0, 1, 2])
  }

  @Test("a later fix that overlaps is left out whole")
  func overlap() {
    let result = apply([fix((2..<5, "X")), fix((0..<1, "Y"), (4..<6, "Z")), fix((5..<6, "W"))], to: "abcdefg")
    #expect(result.text == "abXWg")
    #expect(result.skipped == [1])
  }

  @Test("an insertion inside a replaced range is left out, one at its border is not")
  func insertions() {
    let result = apply([fix((2..<4, "X")), fix((3..<3, "no")), fix((2..<2, "<")), fix((4..<4, ">"))], to: "abcdef")
    #expect(result.text == "ab<X>ef")
    #expect(result.skipped == [1])
  }

  @Test("two fixes do not insert at one place, one fix may")
  func sameInsertion() {
    #expect(apply([fix((1..<1, ")")), fix((1..<1, ")"))], to: "ab").text == "a)b")
    #expect(apply([fix((1..<1, "1"), (1..<1, "2"))], to: "ab").text == "a12b")
  }

  @Test("edits outside the bytes or upside down are skipped")
  func outside() {
    let upsideDown = Diagnostic.Fix("no", edits: [.init(SourceSpan(source, ByteSpan(start: 2, end: 1)), "x")])
    let result = apply([fix((1..<9, "x")), upsideDown], to: "abc")
    #expect(result.text == "abc")
    #expect(result.skipped == [0, 1])
  }

  @Test("edits of other sources are not this call's")
  func otherSource() {
    let other = Diagnostic.Fix("write", edits: [.init(SourceSpan(SourceID(1), ByteSpan(0..<1)), "x")])
    let result = apply([other, fix((0..<1, "y"))], to: "abc")
    #expect(result.text == "ybc")
    #expect(result.applied == [1])
    #expect(result.skipped.isEmpty)
  }

  @Test("one fix whose own edits overlap is left out whole")
  func ownOverlap() {
    #expect(apply([fix((4..<6, "x"), (0..<1, "y"), (5..<7, "z"))], to: "abcdefgh").skipped == [0])
    #expect(apply([fix((2..<2, "x"), (1..<4, "y"))], to: "abcdefgh").skipped == [0])
    #expect(apply([fix((4..<6, "x"), (4..<4, "<"), (6..<7, "y"))], to: "abcdefgh").text == "abcd<xyh")
  }

  /// Far beyond what comparing every edit with every other one could do in a test run.
  @Test("a hundred thousand fixes are applied, each at its place")
  func many() {
    let count = 100_000
    let text = String(repeating: "ab", count: count)
    let replacing = (0..<count).map { fix((2 * $0..<2 * $0 + 1, "x")) }
    let again = (0..<count).map { fix((2 * $0..<2 * $0 + 2, "no")) }
    let result = apply(replacing + again, to: text)
    #expect(result.text == String(repeating: "xb", count: count))
    #expect(result.applied == Array(0..<count) && result.skipped == Array(count..<2 * count))
  }

  @Test("no fixes give the same bytes, invalid ones too")
  func nothing() {
    #expect(applyFixes([], to: [0xFF, 0x00], in: source).bytes == [0xFF, 0x00])
  }
}
