// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetSemantics
internal import FacetShapes
internal import FacetSource

/// Text that cannot be read once the card is printed.
enum SmallCardText: LintRule {
  static let info = RuleInfo(
    "smallCardText", .cards, "text of a card that is too small once it is printed", level: .note,
    options: [
      RuleOption("minimum", .number(6), in: 0...100, "the least size of text in points"),
      RuleOption("height", .number(88), in: 1...1000, "the height of the printed card in millimetres"),
    ],
    why: """
      A card is drawn at any size, but held in a hand it is 63 × 88 mm, or what `height` says. Print below 6 points is \
      not read across a table, and some presses fill its letters in.
      """,
    bad: RuleExample(
      "note.card",
      """
      card { size: (500, 800)
        art { text("Printed in Ulm", size: 16).position(width / 2, height / 2) }
      }
      """),
    good: RuleExample(
      "note.card",
      """
      card { size: (500, 800)
        art { text("Printed in Ulm", size: 32).position(width / 2, height / 2) }
      }
      """))

  private static let pointsToTheMillimetre = 72 / 25.4

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    let least = report.number("minimum")
    let height = report.number("height")
    for view in subject.views {
      guard let reader = CardReader(view, in: subject) else { return }
      let texts = view.texts
      for card in reader.cards() {
        let printed = height * pointsToTheMillimetre / (card.frame.height * card.map.lengthScale)
        for text in texts where view.placements.chain(of: view.shapes[text.shapes[0]].node).contains(card.element) {
          let points = text.request.size * view.shapes[text.shapes[0]].map.lengthScale * printed
          guard points < least * (1 - 1e-9) else { continue }
          report.add(
            "this text is \(shortText(points)) points high on a card of \(shortText(height)) mm\(view.themeText), less "
              + "than \(shortText(least))",
            at: text.origin)
        }
      }
    }
  }
}
