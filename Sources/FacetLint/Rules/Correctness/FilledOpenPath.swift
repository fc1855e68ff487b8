// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetScene
internal import FacetSource
internal import FacetSyntax

/// A fill of an outline that is not closed.
enum FilledOpenPath: LintRule {
  static let info = RuleInfo(
    "filledOpenPath", .correctness, "a fill of an outline whose end is not its start", fix: .unsafe,
    why: """
      The fill ends at a straight side from the end to the start that nobody wrote, and a stroke of the same outline \
      leaves that side out. `close()`, or `polygon` in place of `polyline`, says that it is meant.
      """,
    bad: RuleExample(
      "roof.facet",
      """
      scene { title: "A roof"
        polyline([(10, 70), (50, 20), (90, 70)]).fill(.brown).stroke(.black, width: 4)
      }
      """),
    good: RuleExample(
      "roof.facet",
      """
      scene { title: "A roof"
        polygon([(10, 70), (50, 20), (90, 70)]).fill(.brown).stroke(.black, width: 4)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    let open = subject.elements(
      evenIfSet: true,
      whoseShapesAll: { shape in
        shape.isDirect && shape.layers.contains(where: \.isFill) && shape.outline.gap != nil
      })
    for element in open {
      guard let gap = element.shape.outline.gap else { continue }
      report.add(
        "this fill belongs to an outline that is not closed", at: element.shape.origin,
        label: "ends \(shortText(gap)) from its start",
        notes: ["close the outline, or stroke it alone"],
        fixes: subject.polygonFix(at: element.shape.origin))
    }
  }
}

extension LintSubject {
  fileprivate func polygonFix(at place: SourceSpan) -> [Diagnostic.Fix] {
    let word = "polyline"
    guard text(place).hasPrefix(word) else { return [] }
    let start = place.span.range.lowerBound
    return [replacement(of: ByteSpan(start..<start + word.utf8.count), by: "polygon", nil, .unsafe)]
  }
}

extension Outline {
  /// How far the end of its first open part lies from the start; nil where all parts are closed. The chord of an arc
  /// that stands alone is what a fill of it means.
  fileprivate var gap: Double? {
    switch self {
    case .circle, .ellipse, .rect: return nil
    case .line(let from, let to): return from.distance(to: to)
    case .polyline(let points, let isClosed):
      guard !isClosed, let first = points.first, let last = points.last, first != last else { return nil }
      return first.distance(to: last)
    case .path(let path):
      let size = max(path.bounds.width, path.bounds.height)
      for subpath in path.subpaths where !subpath.isClosed && !subpath.isArc {
        let gap = subpath.start.distance(to: subpath.end)
        if gap > size * 1e-6 { return gap }
      }
      return nil
    }
  }
}

extension Subpath {
  fileprivate var isArc: Bool {
    if segments.count == 1, case .arc = segments[0] { return true }
    return false
  }
}
