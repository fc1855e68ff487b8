// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetScene

/// A shape that has no area to fill.
enum DegenerateOutline: LintRule {
  static let info = RuleInfo(
    "degenerateOutline", .correctness, "a closed shape without area, of which nothing is drawn",
    why: """
      A circle of radius 0, a rectangle of no width or a polygon whose corners lie on one line has nothing to fill. A \
      measure is missing or was worked out to 0.
      """,
    bad: RuleExample(
      "bar.facet",
      """
      let share = 0 / 5
      scene { title: "A bar"
        rect().fill(.teal).frame(width: share * 100, height: 20)
      }
      """),
    good: RuleExample(
      "bar.facet",
      """
      let share = 3 / 5
      scene { title: "A bar"
        rect().fill(.teal).frame(width: share * 100, height: 20)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    let flat = subject.elements(whoseShapesAll: { shape in
      shape.outline.isClosed && shape.isWithoutArea
    })
    for element in flat {
      report.add(
        "this shape has no area, so nothing of it is drawn", at: element.shape.origin,
        label: "spans \(element.shape.outline.bounds.text)")
    }
  }
}
