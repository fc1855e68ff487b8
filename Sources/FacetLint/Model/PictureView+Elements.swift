// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetScene
internal import FacetSemantics
internal import FacetShapes
internal import FacetSource

/// A text where it is drawn.
struct DrawnText {
  /// By place in the view's placements.
  var element: Int
  var request: TextRequest
  /// By place in the view's shapes, from back to front: its glyphs, once for each coat.
  var shapes: [Int]
  /// Around its ink, in the root's coordinates.
  var box: Rect
  /// The em in CSS pixels, at the size at which the picture is meant to be shown.
  var pixels: Double
  /// The innermost element of the user's file that drew it.
  var origin: SourceSpan

  var isBold: Bool { request.weight >= 700 }
}

extension PictureView {
  /// The texts that leave ink, from back to front.
  var texts: [DrawnText] {
    var texts: [DrawnText] = []
    var places = [Int?](repeating: nil, count: placements.elements.count)
    for (index, shape) in shapes.enumerated() {
      guard let element = element(of: shape), let request = placements.elements[element].text else { continue }
      if let place = places[element] {
        texts[place].shapes.append(index)
        texts[place].box = texts[place].box.union(shape.box)
      } else {
        places[element] = texts.count
        texts.append(
          DrawnText(
            element: element, request: request, shapes: [index], box: shape.box,
            pixels: request.size * shape.map.lengthScale * scale, origin: shape.origin))
      }
    }
    return texts
  }

  /// The innermost element that drew a shape.
  func element(of shape: DrawnShape) -> Int? {
    placements.owners.indices.contains(shape.node.index) ? placements.owners[shape.node.index] : nil
  }

  /// Whether screen readers pass over a shape.
  func isDecorative(_ shape: DrawnShape) -> Bool {
    scene.isDecorative || shape.path.contains { scene.nodes[$0].isDecorative }
  }

  /// ` under the theme …`, or nothing.
  var themeText: String { theme.map { " under the theme `\($0)`" } ?? "" }
}

extension Affine {
  /// How much longer lengths become, on average over all directions.
  var lengthScale: Double { abs(determinant).squareRoot() }
}
