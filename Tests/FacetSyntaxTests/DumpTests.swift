// SPDX-License-Identifier: Apache-2.0

import FacetSource
import FacetSyntax
import FacetTestSupport
import Testing

@Suite struct DumpTests {
  static let sources = Fixture.all(in: "syntax", endings: [".facet", ".badge"])

  @Test func sourcesAreThere() { #expect(Self.sources.count >= 4) }

  @Test(arguments: sources) func treeIsAsExpected(_ source: Fixture) {
    let bytes = source.bytes()
    let result = parsed(bytes)
    #expect(shown(result.diagnostics, in: bytes) == "")
    let difference = differenceFromExpectation(TreeDump(result.tree).text(), at: source.path + ".tree")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test(arguments: sources) func tokensAreAsExpected(_ source: Fixture) {
    let tree = parsed(source.bytes()).tree
    let difference = differenceFromExpectation(TokenDump(tree).text(), at: source.path + ".tokens")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
