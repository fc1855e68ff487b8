// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetScene
internal import FacetSource
internal import FacetTypes

/// Ink on ink of the same colour.
enum SameAsBehind: LintRule {
  static let info = RuleInfo(
    "sameAsBehind", .correctness, "an element of the colour that is behind all of it",
    why: "It cannot be told from what it lies on, so it is not seen, and it makes the file larger.",
    bad: RuleExample(
      "dot.facet",
      """
      scene { title: "A dot"
        background: .white
        circle(radius: 40).fill(.navy)
        circle(radius: 20).fill(.navy)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      scene { title: "A dot"
        background: .white
        circle(radius: 40).fill(.navy)
        circle(radius: 20).fill(.gold)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    let reach = KnobReach(subject)
    var colors: [SourceSpan: Color] = [:]
    let lost = subject.elements(
      reach: reach,
      passing: { view in
        var search = GroundSearch(view) { !subject.isReached($0, in: view, by: reach) }
        if reach.covers(view.scene.origin) { search.background = nil }
        return { place in
          // Without area it would be seen in no colour.
          guard !view.shapes[place].isWithoutArea, let color = view.shapes[place].onlyColor, search.isLost(place, color)
          else { return false }
          colors[view.shapes[place].origin] = color
          return true
        }
      })
    for element in lost {
      guard let color = colors[element.shape.origin] else { continue }
      report.add(
        "this has the colour of what is behind it, `\(color.hexText)`", at: element.shape.origin, label: "not seen")
    }
  }
}

extension DrawnShape {
  /// The colour of all its coats, without regard to how clear they are; nil where there are several.
  fileprivate var onlyColor: Color? {
    var only: Color?
    for layer in layers {
      guard var color = layer.paint.solidColor else { return nil }
      if color.alpha == 0 { continue }
      color.alpha = 1
      if let only, only != color { return nil }
      only = color
    }
    return isPlain && opacity > 0 ? only : nil
  }
}

/// Looks for the ink right behind a shape of one picture.
private struct GroundSearch {
  private let view: PictureView
  private let covers: [Cover?]
  private let colors: [Color?]
  /// nil where it is no opaque colour.
  var background: Color?
  private var comparisons = 0

  init(_ view: PictureView, where isCertain: (DrawnShape) -> Bool) {
    self.view = view
    colors = view.shapes.map(\.onlyColor)
    covers = view.shapes.map { shape in Cover(shape).flatMap { isCertain(shape) ? $0 : nil } }
    if let paint = view.scene.background, paint.isOpaque { background = paint.solidColor }
  }

  /// Whether all that is right behind a shape has the given colour and is opaque.
  mutating func isLost(_ place: Int, _ color: Color) -> Bool {
    let box = view.shapes[place].box.intersection(view.canvas)
    if box.isEmpty { return false }
    for behind in view.shapes.indices[..<place].reversed() {
      comparisons += 1
      if comparisons > Cover.comparisonLimit { return false }
      guard view.shapes[behind].opacity > 0, !view.shapes[behind].box.intersection(box).isEmpty else { continue }
      if let cover = covers[behind], cover.contains(box) { return cover.color == color }
      // Other ink shows at its edge, unless it is of the same colour.
      if colors[behind] != color { return false }
    }
    return background == color
  }
}
