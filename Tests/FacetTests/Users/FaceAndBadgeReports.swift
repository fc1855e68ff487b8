// SPDX-License-Identifier: Apache-2.0
//
// What users of other tools ran into with avatars and badges.

import Facet
import FacetGeometry
import FacetSource
import FacetXML
import Testing

@Suite struct FaceReports {
  private func face(_ lines: String...) throws -> DrawnPicture {
    try picture("face {\n  size: 200\n  " + lines.joined(separator: "\n  ") + "\n}\n", "f.face")
  }

  /// I6: numbers beyond their range are cut to it, and nought has no sign.
  @Test(arguments: [
    ("mouthCurvature", 1.7, 1.0), ("mouthCurvature", -9, -1), ("eyeBrowTilt", 3, 1), ("eyeBrowTilt", -1.01, -1),
  ])
  func valuesBeyondTheirRangeAreCut(_ name: String, _ written: Double, _ meant: Double) throws {
    #expect(try face("\(name): \(written)").text == (try face("\(name): \(meant)")).text)
  }

  @Test func minusNoughtIsNought() throws {
    #expect(try face("mouthCurvature: -0").text == (try face("mouthCurvature: 0")).text)
    #expect(try face("mouthCurvature: -0.0").text == (try face("mouth: .neutral")).text)
  }

  @Test func aClosedEyeKeepsItsWidth() throws {
    let radius = 100 * 0.9 / 10
    func eyes(_ name: String) throws -> [Rect] {
      try face("eyes: .\(name)", "showsEyeBrows: false").shapes.map(\.bounds).filter { $0.width < 30 && $0.maxY < 100 }
    }
    let open = try eyes("open")
    let closed = try eyes("closed")
    #expect(open.count == 2 && closed.count == 2)
    for (one, other) in zip(open, closed) {
      #expect(abs(one.width - 2 * radius) < 0.1 && abs(other.width - one.width) < 0.1)
      #expect(abs(one.minX - other.minX) < 0.1 && other.height < 0.01)
    }
  }

  /// I2: the same source gives the same face, whatever was compiled between.
  @Test func nothingIsRememberedBetweenFaces() {
    let one = "face {\n  emotion: .worried\n}\n"
    let other = "face {\n  color: hsl(\(30)deg, 0.5, 0.5)\n  emotion: .angry\n}\n"
    let first = compiled(one, "f.face").output
    #expect(compiled(other, "f.face").output != nil)
    #expect(first != nil && compiled(one, "f.face").output == first)
  }
}

@Suite struct BadgeReports {
  private func badge(_ count: Int) -> String {
    """
    badge {
      size: 200
      repeat k in 0..<\(count) {
        polygon([(width * 0.5, height * 0.1), (width * 0.6, height * 0.4), (width * 0.4, height * 0.4)])
          .fill(#4f4fbf).rotate(k / \(max(1, count)) * 360deg).opacity(0.5)
      }
    }

    """
  }

  /// J2: copies stand at equal steps, and none is turned twice.
  @Test(arguments: [1, 2, 7, 8]) func copiesAreTurnedByEqualSteps(_ count: Int) throws {
    let shapes = try picture(badge(count), "b.badge").shapes
    #expect(shapes.count == count)
    for (place, shape) in shapes.enumerated() {
      let angle = Double(place) * 360 / Double(count)
      let turn = Affine.rotation(degrees: angle, about: Point(100, 100))
      let corners = [Point(100, 20), Point(120, 80), Point(80, 80)].map { turn($0) }
      for corner in corners {
        #expect(shape.points.contains { $0.distance(to: corner) < 0.05 }, "copy \(place) of \(count)")
      }
    }
  }

  @Test func noCopiesAreNoInk() throws {
    #expect(try picture(badge(0), "b.badge").shapes.isEmpty)
  }

  /// J2: "upright or turning", "each or together".
  @Test func copiesMayStayUpright() throws {
    let text = """
      badge {
        size: 200
        repeat k in 0..<4 {
          rect().fill(.red).frame(width: 20, height: 10)
            .position(100 + 60 * cos(k * 90deg), 100 + 60 * sin(k * 90deg))
        }
      }

      """
    let boxes = try picture(text, "b.badge").shapes.map(\.bounds)
    #expect(boxes.map(\.center) == [Point(160, 100), Point(100, 160), Point(40, 100), Point(100, 40)])
    #expect(boxes.allSatisfy { $0.width == 20 && $0.height == 10 })
  }

  /// J3: a hexagon has six corners and closes.
  @Test func aHexagonCloses() throws {
    let shape = try picture("scene {\n  regularPolygon(sides: 6).stroke(.black, width: 8, join: .miter)\n}\n").shapes[0]
    let line = shape.path.flattened(tolerance: 0.01)
    #expect(line.count == 1 && line[0].isClosed && line[0].points.count == 6)
    let points = line[0].points
    #expect(Set(points).count == 6)
    #expect(points.allSatisfy { abs($0.distance(to: Point(50, 50)) - 50) < 0.05 })
    for (from, to) in zip(points, points.dropFirst() + points.prefix(1)) {
      #expect(abs(from.distance(to: to) - 50) < 0.1)
    }
    #expect(points[0].distance(to: Point(50, 0)) < 0.05)
  }

  @Test func theBadgesHexagonClosesToo() throws {
    let shape = try picture("badge {\n  size: 256\n  hexagon().fill(.gold)\n}\n", "b.badge").shapes[0]
    #expect(shape.path.subpaths.count == 1 && shape.path.subpaths[0].isClosed)
    #expect(shape["d"]?.last == "z" || shape["d"]?.last == "Z")
  }
}
