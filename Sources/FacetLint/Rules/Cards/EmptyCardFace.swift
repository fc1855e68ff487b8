// SPDX-License-Identifier: Apache-2.0

internal import FacetScene
internal import FacetSemantics
internal import FacetSource

/// A card that shows nothing between its labels.
enum EmptyCardFace: LintRule {
  static let info = RuleInfo(
    "emptyCardFace", .cards, "a card whose face shows nothing but its labels",
    why: """
      What fills `art` takes the place of the pips. If it draws nothing, for a rank that it does not know or because a \
      condition is the wrong way round, the card is blank.
      """,
    bad: RuleExample(
      "duke.card",
      """
      /// Whether this is a festive deck.
      param festive: Bool = false
      card { rank: .jack; suit: .clubs; size: (250, 400)
        art { if festive { face(emotion: .happy) } }
      }
      """),
    good: RuleExample(
      "duke.card",
      """
      /// Whether this is a festive deck.
      param festive: Bool = false
      card { rank: .jack; suit: .clubs; size: (250, 400)
        art { if festive { face(emotion: .happy) } else { star(points: 8, innerRatio: 0.6).fill(.seagreen) } }
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    for view in subject.views {
      guard let reader = CardReader(view, in: subject) else { return }
      for card in reader.cards() {
        let rest = card.shapes.dropFirst().map { view.shapes[$0] }
        guard !rest.isEmpty, rest.allSatisfy({ reader.names(around: $0).contains("cornerLabel") }) else { continue }
        let place = view.placements.elements[card.element].origin
        report.add(
          "the face of this card is empty\(view.themeText)", at: subject.isOwn(place) ? place : view.scene.origin,
          notes: ["its `art` draws nothing"])
      }
    }
  }
}
