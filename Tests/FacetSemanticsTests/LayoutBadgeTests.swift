// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetScene
import FacetSemantics
import FacetSource
import FacetTestSupport
import Testing

@Suite("The landmark badge")
struct LayoutBadgeTests {
  static let scene: Scene? = {
    let fixture = Fixture.all(in: "scenes").first { $0.name == "landmark.badge" }
    return fixture.flatMap { laidOut($0.text(), path: $0.name).result.scene }
  }()

  @Test func eightMountainsShareOneOutline() throws {
    let scene = try #require(Self.scene)
    let uses = scene.nodes.elements.compactMap { node -> OutlineID? in
      if case .outline(let outline, _) = node.content { outline } else { nil }
    }
    #expect(uses.count == 9)
    #expect(Set(uses).count == 2)
    #expect(scene.outlines.count == 2)
    #expect(scene.nodes.elements.filter { $0.opacity == 0.5 }.count == 8)
  }

  /// Worked out from the formulas: the peak of the mountain turned by an eighth, in a badge of 256.
  @Test func turnedCopiesLieWhereTheyShould() throws {
    let scene = try #require(Self.scene)
    let peaks = scene.nodes.elements.compactMap { node -> Point? in
      guard node.opacity == 0.5, case .outline(let id, _) = node.content, case .path(let path) = scene.outlines[id]
      else { return nil }
      return node.transform(path.subpaths[0].start)
    }
    #expect(peaks.count == 8)
    #expect(peaks[0].distance(to: Point(128, 51.82)) < 1e-9)
    #expect(peaks[1].distance(to: Point(181.8673945907912, 74.1326054092088)) < 1e-9)
    for (copy, peak) in peaks.enumerated() {
      // 376 = 256 + 2 * 60 is offered to the mountain, whose peak is 0.03 of that from the top. The copy is turned about
      // the lower middle of its 256-square and scaled to a quarter about the upper middle; then that square's middle is
      // put at three quarters of the height.
      let turned = Affine.rotation(degrees: Double(copy) * 45, about: Point(128, 256))(
        Point(128, 376 * 0.03 - 60))
      let scaled = Affine.scale(0.25, 0.25, about: Point(128, 0))(turned)
      #expect(peak.distance(to: Point(scaled.x, scaled.y + 64)) < 1e-9)
    }
  }
}
