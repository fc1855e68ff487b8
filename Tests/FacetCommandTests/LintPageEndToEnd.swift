// SPDX-License-Identifier: Apache-2.0

import FacetTestSupport
import Testing

@Suite("What docs/lint.md shows") struct LintPage {
  /// The page explains each finding, so a new one has to be explained or mended.
  @Test func theFindingsOfTheScenesAreThoseOfThePage() throws {
    let result = run(
      builtProgram("facet"), ["lint", "Tests/Fixtures/scenes", "--report", "concise"], in: repositoryRoot)
    let page = String(decoding: try #require(readFile(repositoryRoot + "/docs/lint.md")), as: UTF8.self)
    let command = "    $ facet lint Tests/Fixtures/scenes --report concise\n"
    let shown = try #require(page.text(behind: command)).split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("    ") }.map { $0.dropFirst(4) + "\n" }.joined()
    #expect(shown == result.text)
  }
}

extension String {
  fileprivate func text(behind text: String) -> Substring? { firstRange(of: text).map { self[$0.upperBound...] } }
}
