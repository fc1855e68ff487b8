// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetScene
internal import FacetTypes

/// A filled outline whose own sides cross.
enum SelfCrossingOutline: LintRule {
  static let info = RuleInfo(
    "selfCrossingOutline", .correctness, "a filled outline whose own sides cross", level: .note,
    why: """
      Two corners may stand in the wrong order. Where the crossing is meant, `rule: .evenOdd` says what happens to the part \
      that is enclosed twice.
      """,
    bad: RuleExample(
      "kite.facet",
      """
      scene { title: "A kite"
        polygon([(50, 10), (50, 90), (80, 40), (20, 40)]).fill(.teal)
      }
      """),
    good: RuleExample(
      "kite.facet",
      """
      scene { title: "A kite"
        polygon([(50, 10), (80, 40), (50, 90), (20, 40)]).fill(.teal)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    let crossing = subject.elements(
      evenIfSet: true,
      whoseShapesAll: { shape in
        shape.isDirect && shape.isFilledNonzero && shape.outline.crossing != nil
      })
    for element in crossing {
      guard let point = element.shape.outline.crossing else { continue }
      report.add(
        "the sides of this outline cross at (\(shortText(point.x)), \(shortText(point.y)))", at: element.shape.origin,
        notes: ["look at the order of the points, or write `rule: .evenOdd`"])
    }
  }
}

extension DrawnShape {
  fileprivate var isFilledNonzero: Bool {
    layers.contains { layer in
      if case .fill(_, .nonzero) = layer { return true }
      return false
    }
  }
}

extension Outline {
  /// Where two sides of one part cross that are not neighbours; nil for none, and for an outline with too many.
  fileprivate var crossing: Point? {
    switch self {
    case .circle, .ellipse, .rect, .line: return nil
    case .polyline(let points, _): return Polyline(points, isClosed: true).crossing
    case .path(let path):
      let tolerance = max(path.bounds.width, path.bounds.height) * 1e-3
      for subpath in path.subpaths where subpath.segments.count < Polyline.sideLimit {
        if let point = subpath.closed.flattened(tolerance: tolerance).crossing { return point }
      }
      return nil
    }
  }
}

extension Subpath {
  fileprivate var closed: Subpath { Subpath(start: start, segments: segments, isClosed: true) }
}

extension Polyline {
  /// Outlines with more sides than this are drawn by arithmetic, and take long to compare.
  fileprivate static let sideLimit = 600

  fileprivate var crossing: Point? {
    guard sideCount > 3, sideCount <= Self.sideLimit else { return nil }
    for first in 0..<(sideCount - 2) {
      // The last side is a neighbour of the first one.
      for second in (first + 2)..<(first == 0 ? sideCount - 1 : sideCount) {
        if let point = crossing(of: side(first), side(second)) { return point }
      }
    }
    return nil
  }

  /// Where two sides cross well inside both.
  private func crossing(of first: (from: Point, to: Point), _ second: (from: Point, to: Point)) -> Point? {
    let along = first.to - first.from
    let other = second.to - second.from
    let turn = along.cross(other)
    guard abs(turn) > 1e-9 * along.length * other.length else { return nil }
    let offset = second.from - first.from
    let inside = 0.001...0.999
    let t = offset.cross(other) / turn
    guard inside.contains(t), inside.contains(offset.cross(along) / turn) else { return nil }
    return first.from + along * t
  }
}
