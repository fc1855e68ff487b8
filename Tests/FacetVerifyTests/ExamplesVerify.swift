// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetOptimizer
import FacetTestSupport
import FacetVerify
import Testing

/// Every scene of the repository is written as what it is.
@Suite struct ExamplesVerify {
  static let scenes: [Fixture] =
    ["examples", "Tests/Fixtures/scenes", "Tests/Fixtures/layout", "Tests/Fixtures/reference"]
    .flatMap { Fixture.files(below: $0, endings: [".face", ".badge", ".card", ".sketch", ".facet"]) }

  @Test func mostOfThemArePictures() {
    #expect(ExamplesVerify.scenes.filter { Written.file($0) != nil }.count > 80)
  }

  @Test(arguments: scenes) func theWrittenPictureIsTheExactOne(_ scene: Fixture) {
    guard let written = Written.file(scene) else { return }
    let result = written.verified()
    #expect(result.messages == [], "\(scene.path)")
    #expect(result.worst.distance <= written.tolerance * 1.01)
    #expect(result.contours > 0 || written.exact.ink().isEmpty)
  }

  /// However much is done to make the file short.
  @Test(
    arguments: scenes,
    [PassOptions(level: .none), PassOptions(level: .max), PassOptions(level: .max, profile: .compact)])
  func soItIsAtOtherLevels(_ scene: Fixture, _ options: PassOptions) {
    guard let written = Written.file(scene, passes: options) else { return }
    #expect(written.verified().messages == [], "\(scene.path), \(options.level), \(options.profile)")
  }

  @Test(arguments: scenes, [1.0 / 64, 8]) func soItIsAtOtherTolerances(_ scene: Fixture, _ factor: Double) {
    guard let first = Written.file(scene), let written = Written.file(scene, tolerance: first.tolerance * factor) else {
      return
    }
    #expect(written.verified().messages == [], "\(scene.path) × \(factor)")
  }
}
