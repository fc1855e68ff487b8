// SPDX-License-Identifier: Apache-2.0

import FacetFormat
import FacetTestSupport
import Testing

/// What `make lint` asks too: the project's own scenes are laid out.
@Suite struct OwnScenesTests {
  static let files = ["examples", "Sources/FacetLibrary/Scenes", "Tests/Fixtures/scenes"].flatMap {
    Fixture.files(below: $0, endings: sceneEndings)
  }

  @Test(arguments: files) func isLaidOut(_ fixture: Fixture) {
    #expect(laidOut(fixture.text(), path: fixture.path) == fixture.text())
  }
}
