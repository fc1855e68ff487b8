// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetScene
internal import FacetSemantics
internal import FacetShapes
internal import FacetSource

/// A playing card where it is drawn: the root of a `.card` file, or the library's card in another picture.
struct DrawnCard {
  /// By place in the view's placements.
  var element: Int
  /// Its edge, in its own coordinates.
  var frame: Rect
  /// From its own coordinates to the root's.
  var map: Affine
  /// By place in the view's shapes.
  var shapes: [Int]
}

/// What a picture's elements are, beside where they are drawn.
struct CardReader {
  private let view: PictureView
  private let checked: CheckedView
  private let callees: [SourceSpan: Callee]

  init?(_ view: PictureView, in subject: LintSubject) {
    guard let checked = subject.checked else { return nil }
    self.view = view
    self.checked = checked
    callees = checked.callees
  }

  /// The cards of a picture, those inside another card left out.
  func cards() -> [DrawnCard] {
    let elements = view.placements.elements
    var isCard = [Bool](repeating: false, count: elements.count)
    var isInCard = isCard
    for (place, element) in elements.enumerated() {
      isInCard[place] = element.parent.map { isCard[$0] || isInCard[$0] } ?? false
      let isRoot = element.parent == nil && view.scene.kind == "card"
      isCard[place] = (isRoot || checked.componentName(callees[element.origin]) == "card") && !isInCard[place]
    }
    guard isCard.contains(true) else { return [] }
    var drawn: [Int: [Int]] = [:]
    for (index, shape) in view.shapes.enumerated() {
      if let card = view.placements.chain(of: shape.node).first(where: { isCard[$0] }) {
        drawn[card, default: []].append(index)
      }
    }
    return elements.indices.compactMap { place in drawn[place].flatMap { card(place, $0) } }
  }

  /// The edge of a card is that of the first rectangle that it fills; a root without one is as large as the canvas.
  private func card(_ element: Int, _ shapes: [Int]) -> DrawnCard? {
    guard let ground = shapes.first.map({ view.shapes[$0] }) else { return nil }
    if case .rect(let box, _) = ground.outline, box.width > 0, box.height > 0, isGround(ground) {
      return DrawnCard(element: element, frame: box, map: ground.map, shapes: shapes)
    }
    guard view.placements.elements[element].parent == nil else { return nil }
    return DrawnCard(element: element, frame: view.canvas, map: .identity, shapes: shapes)
  }

  private func isGround(_ shape: DrawnShape) -> Bool {
    shape.layers.contains { layer in
      if case .fill = layer { return true }
      return false
    }
  }

  // MARK: Parts

  /// The names of the components and shapes around a shape, from the innermost out.
  func names(around shape: DrawnShape) -> [String] {
    view.placements.chain(of: shape.node).compactMap {
      checked.declaredName(callees[view.placements.elements[$0].origin])
    }
  }

  /// Whether a shape is a letter.
  func isText(_ shape: DrawnShape) -> Bool {
    view.element(of: shape).map { view.placements.elements[$0].text != nil } ?? false
  }
}

extension DrawnCard {
  /// The smallest box around a shape's outline in the card's own coordinates.
  func box(of shape: DrawnShape) -> Rect {
    guard let inverse = map.inverse else { return .empty }
    return shape.outline.path.transformed(by: inverse.after(shape.map)).bounds
  }
}
