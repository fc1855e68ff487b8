// SPDX-License-Identifier: Apache-2.0

import FacetSource
import FacetSyntax
import Testing

@Suite struct WordTests {
  private func root(_ text: String) -> ExpressionSyntax.Kind? {
    let file = SourceFile(path: "value", bytes: Array(text.utf8))
    let result = parseExpression(file, source: SourceID(0))
    guard result.diagnostics.isEmpty else { return nil }
    return result.tree[result.root].kind
  }

  @Test(
    arguments: [
      ("12", 12, nil), ("0.5", 0.5, nil), (".5", 0.5, nil), ("1e-3", 0.001, nil), ("1_000", 1000, nil),
      ("1E2", 100, nil),
      ("2mm", 2, .mm), ("1cm", 1, .cm), ("0.5in", 0.5, .in), ("12pt", 12, .pt), ("3px", 3, .px), ("45deg", 45, .deg),
      ("0.25turn", 0.25, .turn), ("1.2rad", 1.2, .rad), ("50%", 50, .percent), ("1e2%", 100, .percent),
      ("0.1", 0.1, nil), ("123456789012345678901234567890", 1.2345678901234568e29, nil),
      ("5e-324", Double.leastNonzeroMagnitude, nil),

      ("0.30000000000000004", 0.1 + 0.2, nil), ("1_0.2_5e1_0", 10.25e10, nil),
      ("9007199254740993", 9_007_199_254_740_992, nil),
    ] as [(String, Double, NumberUnit?)])
  func numbersHaveTheirValue(_ text: String, _ value: Double, _ unit: NumberUnit?) {
    #expect(root(text) == .number(value, unit))
  }

  @Test(
    arguments: [
      ("#fff", 0xFFFF_FFFF), ("#1234", 0x1122_3344), ("#20304f", 0x2030_4FFF), ("#20304F80", 0x2030_4F80),
    ] as [(String, UInt32)])
  func coloursHaveTheirValue(_ text: String, _ value: UInt32) { #expect(root(text) == .color(value)) }

  @Test func stringsAreDecoded() {
    let text = #""a\n\t\"\\\u{1F600}é""#
    #expect(root(text) == .string([.text("a\n\t\"\\😀é", ByteSpan(start: 1, end: UInt32(text.utf8.count - 1)))]))
    #expect(root("\"\"") == .string([]))
  }

  @Test func moduloNeedsASpaceAfterALiteralOnly() {
    guard case .binary(.remainder, _, _, _)? = root("width%2"), case .binary(.remainder, _, _, _)? = root("50 % 3")
    else {
      Issue.record("no remainder")
      return
    }
  }

  /// Words that are keywords only where a declaration starts are names elsewhere.
  @Test(arguments: Keyword.allCases.filter { !$0.isReserved }) func keywordsCanBeNames(_ keyword: Keyword) {
    let word = keyword.rawValue
    let text = """
      param \(word): Number = 1
      func f(\(word): Number) = \(word) + a.\(word)
      enum E { \(word), other }
      badge {
        \(word): \(word)
        let \(word) = .\(word)
        \(word)(\(word): \(word)).\(word)(\(word))
        slot \(word) { }
        repeat \(word) in \(word) { }
        \(word) { }
      }
      """
    let bytes = Array(text.utf8)
    #expect(shown(parsed(bytes).diagnostics, in: bytes) == "")
  }

  @Test(arguments: Keyword.allCases.filter(\.isReserved)) func reservedWordsAreNoNames(_ keyword: Keyword) {
    #expect(parsed("let \(keyword.rawValue) = 3\n").diagnostics.map(\.id) == ["reserved-word"])
  }

  @Test func lookAlikesAreReadAsWhatTheyWereMeant() {
    // A Cyrillic с and a zero width space: one finding each, and the name is right.
    let result = parsed("let \u{441}ircle = 3\nlet si\u{200B}ze = 4\n")
    let names = result.tree.items.map { item in
      if case .binding(let binding) = item.kind { return binding.name.text }
      return ""
    }
    #expect(result.diagnostics.map(\.id) == ["look-alike-character", "invisible-character"])
    #expect(names == ["circle", "size"])
  }

  @Test func wordsOfOtherScriptsAreNames() {
    #expect(parsed("let круг = 3\nlet 円 = 4\nlet größe = круг\n").diagnostics.isEmpty)
  }

  @Test func documentationStandsDirectlyBefore() {
    let result = parsed(
      """
      /// Far.

      /// First.
      ///
      ///  Third.
      param a = 1
      let b = 2 /// behind
      let c = 3
      enum E {
        /// A case.
        d
      }
      func f(
        /// A parameter.
        x: Number
      ) = x
      """)
    #expect(result.diagnostics.isEmpty)
    #expect(result.tree.items.map(\.documentation) == ["First.\n\n Third.", nil, nil, nil, nil])
    guard case .enumeration(_, let cases) = result.tree.items[3].kind,
      case .function(let function) = result.tree.items[4].kind
    else {
      Issue.record("no enum and function")
      return
    }
    #expect(cases.map(\.documentation) == ["A case."])
    #expect(function.parameters.map(\.documentation) == ["A parameter."])
  }
}
