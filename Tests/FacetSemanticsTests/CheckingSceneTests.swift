// SPDX-License-Identifier: Apache-2.0

import FacetSemantics
import FacetShapes
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

  static let examples: [String] =
    (Primitives.all.map(\.info) + Container.allCases.map(\.info) + OutlineCommand.allCases.map(\.info)
    + SketchCommand.allCases.map(\.info) + Modifier.allCases.map(\.info)).map(\.example)

  @Test(arguments: examples) func examplesOfTheReferenceCheckCleanly(_ example: String) {
    let path = example.hasPrefix("sketch") ? "a.sketch" : "a.facet"
    #expect(checked(example, path: path).shown == "")
  }

  @Test func examplesOfFunctionsCheckCleanly() {
    for function in BuiltInFunctions.all {
      for example in function.examples { #expect(checked("let a = \(example.call)").shown == "") }
    }
  }
}
