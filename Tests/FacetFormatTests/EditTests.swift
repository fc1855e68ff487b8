// SPDX-License-Identifier: Apache-2.0

import FacetFormat
import FacetSource
import FacetSyntax
import FacetTestSupport
import Testing

@Suite struct EditTests {
  private func result(_ text: String) throws -> FormattedSource { try formatted(parsed(Array(text.utf8))) }

  private func applied(_ text: String, lines: ClosedRange<Int>) throws -> String {
    let edits = try result(text).edits(inLines: lines)
    return String(decoding: applying(edits, to: Array(text.utf8)), as: UTF8.self)
  }

  @Test func editsLieBetweenWords() throws {
    let edits = try result("let a=1\nlet b =  2\n").edits
    #expect(
      edits == [
        TextEdit(span: .at(5), replacement: [0x20]), TextEdit(span: .at(6), replacement: [0x20]),
        TextEdit(span: ByteSpan(16..<17), replacement: []),
      ])
  }

  @Test func linesTouchOnlyTheirStatements() throws {
    let text = "let a=1\nscene {\n size:3\n circle( )\n   rect( )\n}\nlet b=2\n"
    #expect(try applied(text, lines: 4...4) == "let a=1\nscene {\n size:3\n  circle()\n   rect( )\n}\nlet b=2\n")
    #expect(try applied(text, lines: 4...5) == "let a=1\nscene {\n size:3\n  circle()\n  rect()\n}\nlet b=2\n")
    #expect(try applied(text, lines: 1...1) == "let a = 1\nscene {\n size:3\n circle( )\n   rect( )\n}\nlet b=2\n")
    #expect(try applied(text, lines: 2...3) == "let a=1\nscene {\n  size: 3\n  circle()\n  rect()\n}\nlet b=2\n")
    #expect(try applied(text, lines: 9...12) == text)
  }

  @Test(arguments: 1...4) func anyLinesKeepWhatIsSaid(_ seed: UInt64) throws {
    var random = XorShift(seed: 0xED17 + seed)
    for fixture in FormatPropertyTests.files where fixture.path.contains("/format/") {
      let original = parsed(fixture.bytes(), path: fixture.path)
      let result = try formatted(original)
      let count = LineTable(fixture.bytes()).lineCount
      let first = 1 + random.below(count)
      let edits = result.edits(inLines: first...first + random.below(6))
      let changed = parsed(applying(edits, to: fixture.bytes()), path: fixture.path)
      #expect(difference(between: original.tree, and: changed) == nil)
      #expect(edits.allSatisfy { result.edits.contains($0) })
    }
  }

  @Test func aDiffIsWhatDiffPrints() throws {
    let text =
      "let a = 1\nlet b=2\nlet c = 3\n\n\n\nlet d = 4\nlet e = 5\nlet f = 6\nlet g = 7\nlet h = 8\n"
      + "let i = 9\nlet j = 0\nlet k=1"
    let diff = UnifiedDiff(Array(text.utf8), try result(text).edits).text(path: "a.facet")
    #expect(
      String(decoding: diff, as: UTF8.self) == """
        --- a.facet
        +++ a.facet
        @@ -1,9 +1,7 @@
         let a = 1
        -let b=2
        +let b = 2
         let c = 3
        \u{20}
        -
        -
         let d = 4
         let e = 5
         let f = 6
        @@ -11,4 +9,4 @@
         let h = 8
         let i = 9
         let j = 0
        -let k=1
        \\ No newline at end of file
        +let k = 1

        """)
  }

  /// `patch` makes of the source and the diff what the layout is.
  @Test func patchUnderstandsTheDiff() throws {
    if shell("command -v patch >/dev/null") != 0 { return }
    let shop = TemporaryFolder()
    for fixture in FormatPropertyTests.files {
      guard let result = try? formatted(parsed(fixture.bytes(), path: "a.facet")), !result.isUnchanged else { continue }
      writeFile(shop.path + "/a.facet", fixture.bytes())
      writeFile(shop.path + "/a.diff", UnifiedDiff(fixture.bytes(), result.edits).text(path: "a.facet"))
      #expect(shell("cd \(shop.path) && patch --binary -s -p0 < a.diff") == 0, "\(fixture)")
      #expect(readFile(shop.path + "/a.facet") == result.bytes, "\(fixture)")
    }
  }
}
