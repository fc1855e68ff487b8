// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetSemantics
internal import FacetSource

/// Text that is too small to be read.
enum SmallText: LintRule {
  static let info = RuleInfo(
    "smallText", .accessibility, "text smaller than a floor at the size at which the picture is meant to be shown",
    options: [RuleOption("minimum", .number(9), in: 0...100, "the least size of text in CSS pixels")],
    why: """
      What cannot be read need not be there. The size that counts is the one on the screen: `size` times `textScale`, \
      under all `scale`s around it, at the width and height that the scene gives its picture. Text that the library draws, \
      such as the label of a card, is left to `smallCardText`.
      """,
    bad: RuleExample(
      "label.facet",
      """
      scene { title: "A label"; size: (160, 30); background: .white
        text("made by hand", size: 6)
      }
      """),
    good: RuleExample(
      "label.facet",
      """
      scene { title: "A label"; size: (160, 30); background: .white
        text("made by hand", size: 11)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    let least = report.number("minimum")
    for view in subject.views {
      for text in view.texts where text.pixels < least * (1 - 1e-9) {
        let isLibrary = subject.isLibrary(view.placements.elements[text.element].origin)
        if isLibrary || view.isDecorative(view.shapes[text.shapes[0]]) { continue }
        report.add(
          "this text is \(shortText(text.pixels)) CSS pixels high\(view.themeText), less than \(shortText(least))",
          at: text.origin,
          notes: ["the picture is meant to be \(shortText(view.shown.width)) × \(shortText(view.shown.height)) pixels"])
      }
    }
  }
}
