// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetTypes
import Testing

struct SketchCase: Decodable, Sendable {
  struct Step: Decodable, Sendable {
    var quad: [ReferencePoint]?
    var line: ReferencePoint?
  }
  struct Expect: Decodable, Sendable {
    var move: ReferencePoint
    var segments: [Step]
  }
  var input: [ReferencePoint]
  var expect: Expect

  var polyline: Polyline {
    var subpath = Subpath(start: expect.move.point)
    for step in expect.segments {
      if let quad = step.quad { subpath.segments.append(.quad(control: quad[0].point, to: quad[1].point)) }
      if let line = step.line { subpath.segments.append(.line(to: line.point)) }
    }
    return subpath.flattened(tolerance: 1e-3)
  }
}

@Suite struct ReferenceSketches {
  @Test func strokeRunsThroughTheMiddlesOfItsPoints() throws {
    for sketch in try referenceCases("sketch", as: SketchCase.self) {
      let points = sketch.input.map { "(\(formatNumber($0.point.x)), \(formatNumber($0.point.y)))" }
      let scene = """
        sketch {
          size: 64
          pen(color: .black, width: 3, points: [\(points.joined(separator: ", "))])
        }
        """
      let picture = try ReferencePicture(scene, name: "s.sketch", side: 64)
      #expect(picture.contours.count == 1)
      try picture.expectContours([sketch.polyline], "\(scene)")
      let attributes = try #require(picture.contours.first).attributes
      #expect(attributes["stroke-linecap"] == "round" && attributes["stroke-linejoin"] == "round")
      #expect(attributes["stroke-width"] == "3" && attributes["fill"] == "none")
    }
  }
}
