// SPDX-License-Identifier: Apache-2.0

import FacetSemantics
import FacetSource
import FacetSyntax
import FacetTestSupport
import Testing

@Suite struct CheckingSceneTests {
  static let scenes = Fixture.all(in: "scenes")

  @Test func scenesAreThere() { #expect(Self.scenes.count >= 10) }

  @Test(arguments: scenes) func sharedScenesCheckCleanly(_ scene: Fixture) {
    let result = checked(scene.text(), path: scene.name)
    #expect(result.shown == "")
    #expect(result.program.scene != nil)
  }

  @Test func theWholeLibraryChecksCleanly() {
    for tree in libraryTrees {
      let result = checked(tree.file.text(ByteSpan(0..<tree.file.bytes.count)), path: tree.file.path)
      #expect(result.shown == "")
    }
  }
}
