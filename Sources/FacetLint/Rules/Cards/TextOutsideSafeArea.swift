// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetScene
internal import FacetSource

/// Text so near to a card's edge that a cut may hit it.
enum TextOutsideSafeArea: LintRule {
  static let info = RuleInfo(
    "textOutsideSafeArea", .cards, "text of a card too near to its edge",
    options: [
      RuleOption("margin", .number(0.03), in: 0...0.5, "what is kept free at each edge, as a share of the card's width")
    ],
    why: """
      Printed cards are cut with a tolerance, and a thumb covers the edge. The usual margin of 2 to 3 mm on a card 63 mm \
      wide is 0.03 to 0.05 of its width.
      """,
    bad: RuleExample(
      "note.card",
      """
      card { size: (250, 400)
        rank: .ace
        suit: .clubs
        faceArtScale: 1
        art { text("1925", size: 16).position(width / 2, height - 8) }
      }
      """),
    good: RuleExample(
      "note.card",
      """
      card { size: (250, 400)
        rank: .ace
        suit: .clubs
        faceArtScale: 1
        art { text("1925", size: 16).position(width / 2, height - 30) }
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    for view in subject.views {
      guard let reader = CardReader(view, in: subject) else { return }
      for card in reader.cards() {
        let margin = card.frame.width * report.number("margin")
        let safe = card.frame.grown(by: -margin)
        for shape in card.shapes.map({ view.shapes[$0] }) where reader.isText(shape) && shape.opacity > 0 {
          let box = card.box(of: shape)
          if safe.contains(box) { continue }
          report.add(
            "this text comes too near to the card's edge\(view.themeText)", at: shape.origin,
            label: card.frame.contains(box)
              ? "\(shortText(card.frame.distance(toEdgeFrom: box))) away from it" : "it crosses the edge",
            notes: ["\(shortText(margin)) are to be kept free"])
        }
      }
    }
  }
}

extension Rect {
  /// From a box inside to the nearest edge.
  fileprivate func distance(toEdgeFrom box: Rect) -> Double {
    min(min(box.minX - minX, maxX - box.maxX), min(box.minY - minY, maxY - box.maxY))
  }
}
