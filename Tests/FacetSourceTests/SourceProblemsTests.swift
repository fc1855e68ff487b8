// SPDX-License-Identifier: Apache-2.0

import FacetSource
import Testing

@Suite("Encoding of a source")
struct SourceProblemsTests {
  private func problems(_ bytes: [UInt8]) -> [Diagnostic] { sourceProblems(in: bytes, of: SourceID(3)) }

  @Test("text of any script, with or without a byte order mark, has no problem")
  func clean() {
    #expect(problems([]).isEmpty)
    #expect(problems(Array("\u{FEFF}face { // 漢字 😀 e\u{301} \u{10FFFF}\r\n}".utf8)).isEmpty)
  }

  @Test(
    "UTF-16 and UTF-32 are one finding",
    arguments: [
      ([0xFF, 0xFE, 0x66, 0x00], "UTF-16", 2), ([0xFE, 0xFF, 0x00, 0x66], "UTF-16", 2),
      ([0xFF, 0xFE, 0x00, 0x00, 0x66, 0x00, 0x00, 0x00], "UTF-32", 4), ([0x00, 0x00, 0xFE, 0xFF], "UTF-32", 4),
      ([0x66, 0x00, 0x61, 0x00], "UTF-16", 0), ([0x00, 0x66, 0x00, 0x61, 0x00, 0x63], "UTF-16", 0),
    ] as [([UInt8], String, Int)])
  func wide(bytes: [UInt8], name: String, mark: Int) {
    let found = problems(bytes)
    #expect(found.map(\.id) == ["utf16-source"])
    #expect(found.first?.message == "this file is encoded as \(name), expected UTF-8")
    #expect(found.first?.primary == SourceSpan(SourceID(3), ByteSpan(0..<mark)))
  }

  @Test("an invalid byte is named with its place, and in Latin-1")
  func latin1() {
    let found = problems(Array("// caf".utf8) + [0xE9, 0x0A])
    #expect(found.map(\.id) == ["invalid-utf8"])
    #expect(found.first?.primary.span == ByteSpan(6..<7))
    #expect(found.first?.label == "byte E9 is no character")
    #expect(found.first?.notes == ["in Latin-1 this byte is `é`; save the file as UTF-8"])
  }

  @Test(
    "ill-formed sequences",
    arguments: [
      ([0xC0, 0x80], 0..<2), ([0x61, 0xED, 0xA0, 0x80], 1..<4), ([0xF4, 0x90, 0x80, 0x80], 0..<4),
      ([0x61, 0xE2, 0x82], 1..<3), ([0x80, 0x61, 0xFF], 0..<1), ([0xE0, 0x9F, 0xBF, 0x61], 0..<3),
    ] as [([UInt8], Range<Int>)])
  func illFormed(bytes: [UInt8], first: Range<Int>) {
    let found = problems(bytes)
    #expect(found.map(\.id) == ["invalid-utf8"])
    #expect(found.first?.primary.span.range == first)
  }

  @Test("many invalid places are one finding that counts them")
  func counted() {
    let bytes: [UInt8] = [0x61, 0xE9, 0x61, 0xE8, 0x61, 0xE7]
    #expect(problems(bytes).count == 1)
    #expect(problems(bytes).first?.notes.last == "2 more places in this file")
  }

  @Test("NUL is a finding beside invalid bytes, in the order of their places")
  func nul() {
    let found = problems([0x61, 0x00, 0x00, 0x62, 0xFF])
    #expect(found.map(\.id) == ["nul-byte", "invalid-utf8"])
    #expect(found.first?.primary.span == ByteSpan(1..<2))
    #expect(found.first?.notes == ["1 more in this file"])
  }

  @Test("every id has its explanation, and nothing else is explained")
  func explained() {
    let made = problems([0xFF, 0xFE]) + problems([0x00, 0xFF])
    #expect(made.map(\.id).sorted() == DiagnosticInfo.sourceProblems.map(\.id))
    for info in DiagnosticInfo.sourceProblems {
      #expect(info.explanation().hasPrefix("error[\(info.id)]: \(info.summary)\n\n"))
      #expect(!info.why.isEmpty && !info.remedy.isEmpty)
    }
  }

  @Test("an explanation shows the bad example and the good one")
  func examples() {
    let info = DiagnosticInfo(
      "unit-missing", .warning, "an angle without a unit", why: "Why.", remedy: "Do.", badExample: "rotate(45)",
      goodExample: "rotate(45deg)")
    #expect(
      info.explanation() == """
        warning[unit-missing]: an angle without a unit

        Why.

        Do.

        Instead of

            rotate(45)

        write

            rotate(45deg)

        """)
  }
}
