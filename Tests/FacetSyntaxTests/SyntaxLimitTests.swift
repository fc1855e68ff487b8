// SPDX-License-Identifier: Apache-2.0

import FacetSource
import FacetSyntax
import Testing

/// Every limit below, at and above it.
@Suite struct SyntaxLimitTests {
  private func ids(_ text: String, _ change: (inout SyntaxLimits) -> Void) -> [String] {
    var limits = SyntaxLimits()
    change(&limits)
    let file = SourceFile(path: "limit.facet", bytes: Array(text.utf8))
    return parse(file, source: SourceID(0), limits: limits).diagnostics.map(\.id)
  }

  @Test func bytes() {
    let text = "let a = 1\n"
    #expect(ids(text) { $0.bytes = 11 } == [])
    #expect(ids(text) { $0.bytes = 10 } == [])
    #expect(ids(text) { $0.bytes = 9 } == ["source-too-large"])
  }

  /// Each makes a construct that nests `n` levels.
  static let nests: [(name: String, make: @Sendable (Int) -> String)] = [
    (
      "parentheses",
      { "let a = " + String(repeating: "(", count: $0 - 1) + "1" + String(repeating: ")", count: $0 - 1) }
    ),
    ("lists", { "let a = " + String(repeating: "[", count: $0 - 1) + "1" + String(repeating: "]", count: $0 - 1) }),
    ("blocks", { String(repeating: "a {", count: $0) + String(repeating: "}", count: $0) }),
    ("sums", { "let a = 1" + String(repeating: "+ 1", count: $0 - 1) }),
    ("members", { "let a = b" + String(repeating: ".c", count: $0 - 1) }),
    ("signs", { "let a = " + String(repeating: "- ", count: $0 - 1) + "1" }),
    ("conditionals", { "let a = " + String(repeating: "b ? c : ", count: $0 - 1) + "1" }),
    (
      "strings",
      { "let a = " + String(repeating: "\"\\(", count: $0 - 1) + "1" + String(repeating: ")\"", count: $0 - 1) }
    ),
  ]

  @Test(arguments: nests.map(\.name)) func depth(_ name: String) throws {
    let nest = try #require(Self.nests.first { $0.name == name })
    for limit in [8, 128] {
      #expect(ids(nest.make(limit - 1)) { $0.depth = limit } == [])
      #expect(ids(nest.make(limit)) { $0.depth = limit } == [])
      #expect(ids(nest.make(limit + 1)) { $0.depth = limit } == ["nested-too-deeply"])
      #expect(ids(nest.make(limit * 40)) { $0.depth = limit } == ["nested-too-deeply"])
    }
  }

  @Test func findings() {
    let text = String(repeating: "let a = @1\n", count: 20)
    #expect(ids(text) { $0.diagnostics = 21 }.count == 20)
    #expect(ids(text) { $0.diagnostics = 20 }.count == 20)
    #expect(ids(text) { $0.diagnostics = 19 }.count == 19)
  }
}
