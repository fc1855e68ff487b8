// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetScene
internal import FacetSemantics
internal import FacetShapes
internal import FacetSource

/// Two halves of a card that are turned about something else than its middle.
enum BrokenHalfTurn: LintRule {
  static let info = RuleInfo(
    "brokenHalfTurn", .cards, "a part of a card and its half-turned copy that do not meet when the card is turned",
    options: [
      RuleOption("tolerance", .number(0.005), in: 0...1, "how far apart they may end, as a share of the card's width")
    ],
    why: """
      A card looks the same from both ends: its lower right label is the upper left one, turned by 180° about the card's \
      middle. A copy that is turned about another point sits a little off, which is hard to see and shows the back of \
      whoever holds the card. Looked at are labels, and whatever reaches over most of the card, that one element or \
      component draws exactly twice.
      """,
    bad: RuleExample(
      "note.card",
      """
      card { size: (250, 400)
        faceArtScale: 1
        art {
          repeat turn in [0deg, 180deg] {
            text("JOKER", size: 20).position(width / 2, 60).rotate(turn, anchor: .center).offset(6, 0)
          }
        }
      }
      """),
    good: RuleExample(
      "note.card",
      """
      card { size: (250, 400)
        faceArtScale: 1
        art {
          repeat turn in [0deg, 180deg] {
            text("JOKER", size: 20).position(width / 2, 60).rotate(turn)
          }
        }
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    for view in subject.views {
      guard let reader = CardReader(view, in: subject) else { return }
      for card in reader.cards() {
        let middle = card.map(card.frame.center)
        let tolerance = card.frame.width * card.map.lengthScale * report.number("tolerance")
        for pair in reader.pairs(in: card, of: view) {
          guard let center = pair.centerOfHalfTurn(in: view), pair.isLarge || pair.hasText else { continue }
          let distance = 2 * center.distance(to: middle)
          guard distance > tolerance else { continue }
          report.add(
            "half a turn of the card does not bring this onto its copy\(view.themeText)", at: pair.origin,
            label: "it ends \(shortText(distance)) away",
            notes: [
              "the copies are turned about (\(shortText(center.x)), \(shortText(center.y))); the card's middle is "
                + "(\(shortText(middle.x)), \(shortText(middle.y)))"
            ])
        }
      }
    }
  }
}

/// Two uses of one element.
private struct CopyPair {
  var origin: SourceSpan
  /// By place in the view's shapes, in the same order.
  var first: [Int]
  var second: [Int]
  var hasText: Bool
  /// Whether both together reach over more than half of the card in both directions.
  var isLarge: Bool

  /// The point about which half a turn leads from the first copy to the second; nil where none does.
  func centerOfHalfTurn(in view: PictureView) -> Point? {
    var center: Point?
    for (one, other) in zip(first, second) {
      let (one, other) = (view.shapes[one], view.shapes[other])
      guard one.outline == other.outline, other.map.isHalfTurned(from: one.map) else { return nil }
      let middle = Point(one.map.e, one.map.f).midpoint(to: Point(other.map.e, other.map.f))
      if let center, center.distance(to: middle) > 1e-6 * max(view.canvas.width, view.canvas.height) { return nil }
      center = middle
    }
    return center
  }
}

extension Affine {
  fileprivate func isHalfTurned(from other: Affine) -> Bool {
    let bound = 1e-9 * max(abs(a), abs(b), abs(c), abs(d))
    return abs(a + other.a) <= bound && abs(b + other.b) <= bound && abs(c + other.c) <= bound
      && abs(d + other.d) <= bound
  }
}

extension CardReader {
  /// Elements that stand exactly twice side by side and draw the same number of shapes.
  fileprivate func pairs(in card: DrawnCard, of view: PictureView) -> [CopyPair] {
    var drawn: [Int: [Int]] = [:]
    for index in card.shapes {
      for element in view.placements.chain(of: view.shapes[index].node).prefix(while: { $0 != card.element }) {
        drawn[element, default: []].append(index)
      }
    }
    var groups: [CopyKey: [Int]] = [:]
    var keys: [CopyKey] = []
    for (place, element) in view.placements.elements.enumerated() where drawn[place] != nil {
      let key = CopyKey(parent: element.parent, origin: element.origin)
      if groups[key] == nil { keys.append(key) }
      groups[key, default: []].append(place)
    }
    return keys.compactMap { key in
      guard let copies = groups[key], copies.count == 2, let first = drawn[copies[0]], let second = drawn[copies[1]],
        first.count == second.count
      else { return nil }
      return pair(first, second, card, view)
    }
  }

  private func pair(_ first: [Int], _ second: [Int], _ card: DrawnCard, _ view: PictureView) -> CopyPair {
    var box = Rect.empty
    for index in first + second { box = box.union(card.box(of: view.shapes[index])) }
    return CopyPair(
      origin: view.shapes[first[0]].origin, first: first, second: second,
      hasText: first.contains { isText(view.shapes[$0]) },
      isLarge: box.width > card.frame.width / 2 && box.height > card.frame.height / 2)
  }
}

private struct CopyKey: Hashable {
  var parent: Int?
  var origin: SourceSpan
}
