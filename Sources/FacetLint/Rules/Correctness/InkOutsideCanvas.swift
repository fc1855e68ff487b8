// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetSource

/// Ink that the edge of the canvas cuts off.
enum InkOutsideCanvas: LintRule {
  static let info = RuleInfo(
    "inkOutsideCanvas", .correctness, "ink that lies outside the canvas and is cut off",
    options: [
      RuleOption(
        "margin", .number(0.001), in: 0...1, "how far ink may reach out, as a share of the canvas's larger side")
    ],
    why: """
      What is drawn beyond the canvas is clipped. Half a stroke along the edge is lost that way, and a picture that was \
      moved may lose a side.
      """,
    bad: RuleExample(
      "ring.facet",
      """
      scene { title: "A ring"
        circle().stroke(.black, width: 8)
      }
      """),
    good: RuleExample(
      "ring.facet",
      """
      scene { title: "A ring"
        circle().stroke(.black, width: 8, align: .inside)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    let pens = subject.pens
    for view in subject.views {
      let reach = max(view.canvas.width, view.canvas.height) * report.number("margin")
      let canvas = view.canvas.grown(by: reach)
      for shape in view.shapes where shape.opacity > 0 && !shape.isLimited && !canvas.contains(shape.box) {
        // Another rule speaks of these.
        if pens.contains(shape.ownOrigin), view.outsideStart(ofPen: shape) != nil { continue }
        let isGone = shape.box.intersection(view.canvas).isEmpty
        report.add(
          isGone ? "this lies outside the canvas" : "this reaches \(view.overhang(of: shape.box)) outside the canvas",
          at: shape.origin,
          label: isGone ? "nothing of it is seen" : "",
          notes: ["the canvas is \(view.canvas.text); ink spans \(shape.box.text)"])
      }
    }
  }
}

extension PictureView {
  /// How far a box reaches beyond the canvas at its worst side: `3.5 on the left`.
  fileprivate func overhang(of box: Rect) -> String {
    let sides = [
      (canvas.minX - box.minX, "on the left"), (box.maxX - canvas.maxX, "on the right"),
      (canvas.minY - box.minY, "above"), (box.maxY - canvas.maxY, "below"),
    ]
    let worst = sides.max { $0.0 < $1.0 } ?? (0, "")
    return "\(shortText(worst.0)) \(worst.1)"
  }
}
