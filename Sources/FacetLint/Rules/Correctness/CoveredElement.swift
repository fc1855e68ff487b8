// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetScene
internal import FacetSource

/// An element that later ones hide altogether.
enum CoveredElement: LintRule {
  static let info = RuleInfo(
    "coveredElement", .correctness, "an element that opaque ink drawn later hides altogether",
    why: "Nobody sees it, and it makes the file larger. It may stand too early: later elements lie on top.",
    bad: RuleExample(
      "dot.facet",
      """
      scene { title: "A dot on a tile"
        circle(radius: 20).fill(.gold)
        rect().fill(.navy).frame(width: 80, height: 80)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      scene { title: "A dot on a tile"
        rect().fill(.navy).frame(width: 80, height: 80)
        circle(radius: 20).fill(.gold)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    let reach = KnobReach(subject)
    var covers: [SourceSpan: SourceSpan] = [:]
    let covered = subject.elements(
      reach: reach,
      passing: { view in
        // What may look otherwise once a knob is turned hides nothing for certain.
        var search = CoverSearch(view) { !subject.isReached($0, in: view, by: reach) }
        return { place in
          // Without area it shows nowhere, wherever it stands.
          guard !view.shapes[place].isWithoutArea, let cover = search.cover(of: place) else { return false }
          covers[view.shapes[place].origin] = view.shapes[cover].origin
          return true
        }
      })
    for element in covered {
      guard let cover = covers[element.shape.origin] else { continue }
      report.add(
        "nothing of this is seen", at: element.shape.origin, label: "hidden",
        secondary: subject.isOwn(cover) ? [Diagnostic.Label(cover, "this lies over all of it")] : [])
    }
  }
}

/// Looks for what hides a shape of one picture.
private struct CoverSearch {
  private let view: PictureView
  private let covers: [(place: Int, cover: Cover)]
  private var comparisons = 0

  init(_ view: PictureView, where isCertain: (DrawnShape) -> Bool) {
    self.view = view
    covers = view.shapes.enumerated().compactMap { place, shape in
      guard let cover = Cover(shape), isCertain(shape) else { return nil }
      return (place, cover)
    }
  }

  /// A later shape that lies over all that is seen of a shape; the topmost where there are several.
  mutating func cover(of place: Int) -> Int? {
    let seen = view.shapes[place].box.intersection(view.canvas)
    guard !seen.isEmpty, view.shapes[place].opacity > 0 else { return nil }
    for (cover, ink) in covers.reversed() {
      comparisons += 1
      if cover <= place || comparisons > Cover.comparisonLimit { return nil }
      if ink.contains(seen) { return cover }
    }
    return nil
  }
}
