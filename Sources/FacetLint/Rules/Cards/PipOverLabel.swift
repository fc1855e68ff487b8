// SPDX-License-Identifier: Apache-2.0

internal import FacetScene
internal import FacetSource

/// A pip that runs into a corner label.
enum PipOverLabel: LintRule {
  static let info = RuleInfo(
    "pipOverLabel", .cards, "a pip of a playing card that overlaps its corner label",
    why: """
      A hand of cards is read by its corners. Labels that grow with `textScale`, or art that fills the card, push both \
      into one another. Pips are the signs of a suit that a card shows outside its labels.
      """,
    bad: RuleExample(
      "ten.card",
      """
      card { size: (250, 400)
        rank: .ten
        suit: .hearts
        faceArtScale: 1
        textScale: 1.5
      }
      """),
    good: RuleExample(
      "ten.card",
      """
      card { size: (250, 400)
        rank: .ten
        suit: .hearts
        faceArtScale: 0.7
        textScale: 1.2
      }
      """))

  static let signs: Set<String> = ["suitSign", "spade", "heart", "diamond", "club", "pips"]

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    for view in subject.views {
      guard let reader = CardReader(view, in: subject) else { return }
      for card in reader.cards() {
        var labels: [DrawnShape] = []
        var pips: [DrawnShape] = []
        for shape in card.shapes.map({ view.shapes[$0] }) where shape.opacity > 0 {
          let names = reader.names(around: shape)
          if names.contains("cornerLabel") || reader.isText(shape) {
            labels.append(shape)
          } else if names.contains(where: signs.contains) && !names.contains("courtArt") {
            pips.append(shape)
          }
        }
        for pip in pips {
          guard let label = labels.first(where: { $0.overlaps(pip) }) else { continue }
          report.add(
            "a pip overlaps a corner label of this card\(view.themeText)", at: pip.origin,
            secondary: subject.isOwn(label.origin) && label.origin != pip.origin
              ? [Diagnostic.Label(label.origin, "the label")] : [],
            notes: ["a smaller `faceArtScale` draws the pips together, a smaller `textScale` the labels"])
        }
      }
    }
  }
}
