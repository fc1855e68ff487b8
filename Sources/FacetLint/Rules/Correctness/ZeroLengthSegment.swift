// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetSemantics
internal import FacetSource

/// A side that ends where it begins.
enum ZeroLengthSegment: LintRule {
  static let info = RuleInfo(
    "zeroLengthSegment", .correctness, "a side of an outline that ends where it begins",
    why: """
      It draws nothing, but a stroke has a corner there that leads nowhere: joins may show a spike. Most often a point was \
      written twice, or the first corner again at the end.
      """,
    bad: RuleExample(
      "kite.facet",
      """
      scene { title: "A kite"
        polygon([(50, 10), (80, 50), (50, 90), (20, 50), (50, 10)]).fill(.teal)
      }
      """),
    good: RuleExample(
      "kite.facet",
      """
      scene { title: "A kite"
        polygon([(50, 10), (80, 50), (50, 90), (20, 50)]).fill(.teal)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    for (command, place) in subject.picture?.facts.idle ?? [] where command == .side && subject.isOwn(place) {
      report.add(
        "this leads nowhere", at: place, label: "ends where it begins",
        notes: ["leave it out, or look whether a coordinate is missing"])
    }
    let doubled = subject.elements(
      evenIfSet: true,
      whoseShapesAll: { shape in
        shape.isDirect && shape.outline.repeatedCorner != nil
      })
    for element in doubled {
      guard let corner = element.shape.outline.repeatedCorner else { continue }
      let place = "(\(shortText(corner.point.x)), \(shortText(corner.point.y)))"
      report.add(
        corner.isClosing
          ? "the last corner is the first one again, \(place)" : "the corner \(place) stands there twice in a row",
        at: element.shape.origin, label: "a side between them has no length",
        notes: corner.isClosing ? ["a polygon closes by itself"] : [])
    }
  }
}

extension DrawnShape {
  /// Whether an element of the file draws it by itself, not a component of the library's.
  var isDirect: Bool { origin == ownOrigin }
}

extension Outline {
  /// A corner that equals the one before it; a line of two points that are one is a dot and meant as such.
  fileprivate var repeatedCorner: (point: Point, isClosing: Bool)? {
    guard case .polyline(let points, let isClosed) = self, points.count > 2, let first = points.first else {
      return nil
    }
    for (before, point) in zip(points, points.dropFirst()) where before == point { return (point, false) }
    return isClosed && points.last == first ? (first, true) : nil
  }
}
