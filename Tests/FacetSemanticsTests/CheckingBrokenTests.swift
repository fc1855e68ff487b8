// SPDX-License-Identifier: Apache-2.0

import FacetSource
import FacetTestSupport
import Testing

@Suite struct CheckingBrokenTests {
  static let scenes = Fixture.all(in: "broken/checking").filter { !$0.name.hasSuffix(".expected") }

  @Test func scenesAreThere() { #expect(Self.scenes.count >= 60) }

  @Test(arguments: scenes) func saysWhatIsWrong(_ scene: Fixture) {
    let result = checked(scene.text(), path: scene.name)
    #expect(!result.diagnostics.isEmpty)
    #expect(differenceFromExpectation(result.shown, at: scene.path + ".expected") == nil)
  }
}
