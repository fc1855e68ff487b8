// SPDX-License-Identifier: Apache-2.0

import FacetSource
import FacetSyntax
import FacetTestSupport
import Testing

@Suite struct ValidSceneTests {
  static let scenes = Fixture.all(in: "scenes") + Fixture.files(below: "Sources/FacetLibrary/Scenes")

  @Test func scenesAreThere() { #expect(Self.scenes.count >= 10) }

  @Test(arguments: scenes) func parsesWithoutFindings(_ scene: Fixture) {
    let bytes = scene.bytes()
    #expect(shown(parsed(bytes).diagnostics, in: bytes) == "")
  }

  @Test(arguments: scenes) func tokensAreTheBytes(_ scene: Fixture) {
    expectCoverage(parsed(scene.bytes()).tree)
  }
}

/// The tokens, end to end, are the file's bytes.
func expectCoverage(_ tree: SyntaxTree, sourceLocation: SourceLocation = #_sourceLocation) {
  var end: UInt32 = 0
  for token in tree.tokens {
    if token.start != end || (token.length == 0) != (token.kind == .endOfFile) {
      Issue.record("token \(token) does not follow byte \(end)", sourceLocation: sourceLocation)
      return
    }
    end += token.length
  }
  #expect(Int(end) == tree.file.bytes.count, sourceLocation: sourceLocation)
  #expect(tree.tokens.last?.kind == .endOfFile, sourceLocation: sourceLocation)
}
