// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetSource

/// Text that leaves the canvas once it is half as large again.
enum OutgrowingText: LintRule {
  static let info = RuleInfo(
    "outgrowingText", .accessibility, "text that leaves the canvas when `textScale` is 1.5 and not before",
    level: .note,
    why: "Whoever needs larger text sets `textScale`. What then lies beyond the canvas is cut off.",
    bad: RuleExample(
      "sign.facet",
      """
      scene { title: "A sign"; size: (140, 40); background: .white
        text("Reception", size: 22)
      }
      """),
    good: RuleExample(
      "sign.facet",
      """
      scene { title: "A sign"; size: (240, 40); background: .white
        text("Reception", size: 22)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard let view = subject.picture, let large = subject.largeText else { return }
    let margin = max(large.canvas.width, large.canvas.height) / 1000
    for text in subject.enlargedTexts
    where view.isWhole(text.before) && !large.canvas.grown(by: margin).contains(text.after.box) {
      report.add(
        "with `textScale: 1.5` this text is cut off at the edge of the canvas", at: text.after.origin,
        notes: ["it spans \(text.after.box.text) then; the canvas is \(large.canvas.text)"])
    }
  }
}

extension PictureView {
  /// Whether all of a text lies on the canvas, and nothing cuts it off.
  fileprivate func isWhole(_ text: DrawnText) -> Bool {
    canvas.contains(text.box) && !text.shapes.contains { shapes[$0].isLimited }
  }
}
