// SPDX-License-Identifier: Apache-2.0

import FacetSource
import Testing

@Suite("Renderers on anything")
struct RendererRobustnessTests {
  /// Marsaglia's xorshift64: the same numbers on every run.
  private struct Numbers {
    var state: UInt64
    mutating func below(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
  }

  private static let pieces: [[UInt8]] = [
    [0x0A], [0x0D], [0x0D, 0x0A], [0x09], [0x20], [0x61], [0x62, 0x63], [0xFF], [0xE2, 0x82], [0x00],
    Array("漢".utf8), Array("👨‍👩‍👧".utf8), Array("e\u{301}".utf8), Array("🇩🇪".utf8), [0xEF, 0xBB, 0xBF], [0xF0, 0x9F],
    Array(repeating: 0x78, count: 90),
  ]

  @Test("any bytes with any spans render, and the rows stay clean", arguments: 1...300)
  func anything(seed: Int) {
    var numbers = Numbers(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    var bytes: [UInt8] = []
    for _ in 0..<numbers.below(40) { bytes += Self.pieces[numbers.below(Self.pieces.count)] }
    var sources = SourceMap()
    let source = sources.add(SourceFile(path: "any.face", bytes: bytes))
    func span() -> SourceSpan {
      let start = UInt32(numbers.below(bytes.count + 4))
      return SourceSpan(source, ByteSpan(start: start, end: UInt32(numbers.below(bytes.count + 4))))
    }
    let secondary = (0..<numbers.below(5)).map { Diagnostic.Label(span(), $0.isMultiple(of: 2) ? "label" : "") }
    let edits = (0..<numbers.below(4)).map { _ in
      Diagnostic.Fix.Edit(span(), ["", "x", "a\nb", "\r", "漢"][numbers.below(5)])
    }
    let finding = Diagnostic(
      "any", .error, "anything", at: span(), label: "here", secondary: secondary,
      fixes: [.init("write it", edits: edits)])

    let text = TerminalRenderer(sources, .init(width: 60)).render([finding])
    #expect(text.hasSuffix("\n1 error\n"))
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(text.contains("^"))
    #expect(JSONRenderer(sources).render([finding]).hasSuffix("}]}\n"))

    let fixed = applyFixes(finding.fixes, to: bytes, in: source)
    #expect(fixed.applied.count + fixed.skipped.count == (edits.isEmpty ? 0 : 1))
    #expect(!fixed.applied.isEmpty || fixed.bytes == bytes)
  }
}
