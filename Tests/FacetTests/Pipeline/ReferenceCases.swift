// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetTestSupport
import FoundationEssentials

/// The cases of a reference file, worked out from the formulas alone.
func referenceCases<Case: Decodable>(_ name: String, as type: Case.Type = Case.self) throws -> [Case] {
  let path = repositoryRoot + "/Tests/Fixtures/reference/" + name + ".json"
  guard let bytes = readFile(path) else { throw MissingReference(path: path) }
  return try JSONDecoder().decode([Case].self, from: Data(bytes))
}

struct MissingReference: Error { var path: String }

/// A pair of numbers, written as a list.
struct ReferencePoint: Decodable, Sendable {
  var point: Point
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    point = Point(try list.decode(Double.self), try list.decode(Double.self))
  }
}

/// An outline of straight sides and of the quads that round their corners.
struct ReferenceOutline: Decodable, Sendable {
  struct Segment: Decodable, Sendable {
    var line: ReferencePoint
    var curve: ReferencePoint
    var control: ReferencePoint
  }
  var move: ReferencePoint
  var segments: [Segment]

  func polyline(offset: Vector = .zero) -> Polyline {
    var subpath = Subpath(start: move.point, isClosed: true)
    for segment in segments {
      subpath.segments.append(.line(to: segment.line.point))
      subpath.segments.append(.quad(control: segment.control.point, to: segment.curve.point))
    }
    return Path([subpath]).transformed(by: .translation(offset.dx, offset.dy)).subpaths[0].flattened(tolerance: 1e-3)
  }
}

extension Polyline {
  /// A flattened circle or ellipse.
  static func ellipse(center: Point, _ rx: Double, _ ry: Double) -> Polyline {
    Outline.ellipse(center: center, radii: Size(rx, ry)).path.subpaths[0].flattened(tolerance: 1e-3)
  }

  var box: Rect { points.reduce(into: Rect.empty) { $0.add($1) } }
}
