// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetScene
internal import FacetSemantics
internal import FacetShapes
internal import FacetSource

/// A pen that is set down beside the canvas.
enum StrokeStartsOutside: LintRule {
  static let info = RuleInfo(
    "strokeStartsOutside", .correctness, "a pen stroke whose first point lies outside the canvas",
    why: "A hand cannot start beside the paper. The stroke is drawn and cut off at the edge, so its beginning is lost.",
    bad: RuleExample(
      "line.sketch",
      """
      sketch { title: "A line"
        pen(width: 4, points: [(-20, 50), (90, 50)])
      }
      """),
    good: RuleExample(
      "line.sketch",
      """
      sketch { title: "A line"
        pen(width: 4, points: [(20, 50), (90, 50)])
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    let pens = subject.pens
    for view in subject.views {
      for shape in view.shapes where pens.contains(shape.ownOrigin) {
        guard let start = view.outsideStart(ofPen: shape) else { continue }
        report.add(
          "this stroke starts outside the canvas, at (\(shortText(start.x)), \(shortText(start.y)))",
          at: shape.ownOrigin, label: "cut off at the edge", notes: ["the canvas is \(view.canvas.text)"])
      }
    }
  }
}

extension LintSubject {
  /// The pen strokes of the file.
  var pens: Set<SourceSpan> {
    var pens: Set<SourceSpan> = []
    for element in checkedElements where element.callee == .sketchCommand(.pen) { pens.insert(element.origin) }
    return pens
  }
}

extension PictureView {
  /// Where a pen is set down, if that lies outside the canvas.
  func outsideStart(ofPen shape: DrawnShape) -> Point? {
    let start: Point
    switch shape.outline {
    case .circle(let center, _): start = shape.map(center)
    case .path(let path):
      guard let first = path.subpaths.first else { return nil }
      start = shape.map(first.start)
    case .ellipse, .rect, .line, .polyline: return nil
    }
    return canvas.contains(Rect(minX: start.x, minY: start.y, maxX: start.x, maxY: start.y)) ? nil : start
  }
}
