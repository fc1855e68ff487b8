// SPDX-License-Identifier: Apache-2.0

import FacetSource
import FacetSyntax
import FacetTestSupport
import Testing

/// One token of a valid scene is left out or written twice: what is said stays near and short.
@Suite struct MutationTests {
  static let scenes = ValidSceneTests.scenes

  enum Mutation: String, CaseIterable { case removed, doubled }

  @Test(arguments: scenes, Mutation.allCases) func oneTokenGivesFewFindingsNearby(
    _ scene: Fixture, _ mutation: Mutation
  ) {
    let bytes = scene.bytes()
    let tokens = parsed(bytes).tree.tokens
    var failures: [String] = []
    let meaningful = tokens.filter { !$0.kind.isTrivia && $0.kind != .endOfFile }
    // Of long files a sample, so that a debug build is done in seconds; the step is prime to the usual patterns.
    let step = meaningful.count > 600 ? 11 : 1
    for token in stride(from: 0, to: meaningful.count, by: step).map({ meaningful[$0] }) {
      let mutated = Self.mutate(bytes, token, mutation)
      let result = parsed(mutated)
      expectCoverage(result.tree)
      let line = Place(token.start, in: bytes).line
      if let problem = Self.problem(result.diagnostics, in: mutated, line: line) {
        let word = String(decoding: bytes[token.span.range], as: UTF8.self)
        failures.append("\(line): `\(word)` \(mutation.rawValue): \(problem)")
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  static func mutate(_ bytes: [UInt8], _ token: Token, _ mutation: Mutation) -> [UInt8] {
    var result = bytes
    let range = token.span.range
    switch mutation {
    case .removed: result.removeSubrange(range)
    case .doubled:
      let isWord = token.kind == .identifier || token.kind == .number || token.kind == .color
      result.insert(contentsOf: bytes[range] + (isWord ? [0x20] : []), at: range.lowerBound)
    }
    return result
  }

  /// What is wrong with the findings, or nil: at most two, and the first, or a place that it names, within a line.
  static func problem(_ diagnostics: [Diagnostic], in bytes: [UInt8], line: Int) -> String? {
    guard let first = diagnostics.first else { return nil }
    let spans = [first.primary.span] + first.secondary.map(\.at.span)
    let isNear = spans.contains { abs(Place($0.start, in: bytes).line - line) <= 1 }
    if diagnostics.count <= 2, isNear { return nil }
    return "\(diagnostics.count) findings" + (isNear ? "" : ", far") + "\n" + shown(diagnostics, in: bytes)
  }
}
