// SPDX-License-Identifier: Apache-2.0

import FacetSource
import FacetSyntax
import FacetTestSupport
import Testing

@Suite struct GrammarTests {
  static let grammar = Grammar.facet

  @Test func everyRuleIsWrittenAndUsed() {
    let names = Set(Self.grammar.names)
    #expect(names.count == Self.grammar.names.count)
    #expect(Self.grammar.references().subtracting(names).sorted() == [])
    #expect(names.subtracting(Self.grammar.references()).sorted() == ["File", "TRIVIA"])
  }

  @Test func keywordsAreTheLexers() {
    let words = Self.grammar.terminals().filter { $0.allSatisfy(\.isLetter) }
    #expect(words.sorted() == Keyword.allCases.map(\.rawValue).sorted())
  }

  @Test func punctuationIsTheLexers() {
    let marks = Self.grammar.terminals().filter { !$0.allSatisfy(\.isLetter) }
    // Quotes and interpolations are written in the rules for words.
    let own = TokenKind.allCases.compactMap(\.punctuation).filter { $0 != "\"" && $0 != "\\(" }
    #expect(marks.sorted() == Set(own).sorted())
  }

  @Test func unitsAreTheLexers() {
    guard case .choice(let units)? = Self.grammar.rules["UNIT"] else {
      Issue.record("UNIT is no choice")
      return
    }
    #expect(units == NumberUnit.allCases.map { .text($0.rawValue) })
  }

  @Test(arguments: 1...6) func sentencesAreAccepted(_ group: UInt64) {
    var generator = SentenceGenerator(Self.grammar, seed: 0xFACE_7000 + group)
    for turn in 0..<60 {
      let text = Self.join(Self.sentence(turn, &generator))
      let bytes = Array(text.utf8)
      let result = parsed(bytes)
      expectCoverage(result.tree)
      expectSoundNodes(result.tree)
      if !result.diagnostics.isEmpty {
        Issue.record("\(shown(result.diagnostics, in: bytes))\nin\n\(text)")
        return
      }
    }
  }

  @Test func sentencesUseEveryRule() {
    var generator = SentenceGenerator(Self.grammar, seed: 0xFACE_0FF)
    for turn in 0..<600 { _ = Self.sentence(turn, &generator) }
    let rules = Self.grammar.names.filter { !Grammar.isWord($0) }
    #expect(rules.filter { !generator.used.contains($0) } == [])
  }

  @Test(arguments: 1...6) func damagedSentencesKeepTheirBytes(_ group: UInt64) {
    var generator = SentenceGenerator(Self.grammar, seed: 0xBAD_FACE + group)
    var random = XorShift(seed: 0xD06 + group)
    for turn in 0..<40 {
      let words = Self.sentence(turn, &generator)
      for _ in 0..<12 {
        let result = parsed(Self.join(Self.damaged(words, &random)))
        expectCoverage(result.tree)
        expectSoundNodes(result.tree)
      }
    }
  }

  /// A file of declarations, or one scene in which statements have more room.
  private static func sentence(
    _ turn: Int, _ generator: inout SentenceGenerator
  ) -> [(space: String, text: String)] {
    turn.isMultiple(of: 2) ? generator.sentence(of: "File", size: 120) : generator.sentence(of: "Scene", size: 300)
  }

  static func join(_ words: [(space: String, text: String)]) -> String {
    words.map { $0.space + $0.text }.joined()
  }

  /// One word removed, doubled, or swapped with the next.
  private static func damaged(
    _ words: [(space: String, text: String)], _ random: inout XorShift
  ) -> [(space: String, text: String)] {
    var result = words
    guard words.count > 1 else { return result }
    let place = random.below(words.count - 1)
    switch random.below(3) {
    case 0: result.remove(at: place)
    case 1: result.insert(words[place], at: place)
    default: result.swapAt(place, place + 1)
    }
    return result
  }
}

/// Nodes lie in the file, and their tokens are those of their spans.
func expectSoundNodes(_ tree: SyntaxTree, sourceLocation: SourceLocation = #_sourceLocation) {
  func isSound(_ span: ByteSpan, _ range: TokenRange) -> Bool {
    guard range.first <= range.end, range.end <= tree.tokens.count, span.start <= span.end else { return false }
    if range.first == range.end { return true }
    let first = tree.tokens[Int(range.first)]
    let last = tree.tokens[Int(range.end) - 1]
    return first.start == span.start && last.start + last.length == span.end
  }
  let areSound =
    tree.items.allSatisfy { isSound($0.span, $0.tokens) }
    && tree.expressions.elements.allSatisfy { isSound($0.span, $0.tokens) }
    && tree.statements.elements.allSatisfy { isSound($0.span, $0.tokens) }
    && tree.blocks.elements.allSatisfy { isSound($0.span, $0.tokens) }
  #expect(areSound, "a node's tokens are not its span", sourceLocation: sourceLocation)
}
