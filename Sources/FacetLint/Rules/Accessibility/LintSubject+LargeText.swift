// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetScene
internal import FacetSemantics
internal import FacetShapes
internal import FacetSource

/// A text by default, and half as large again.
struct EnlargedText {
  var before: DrawnText
  var after: DrawnText
}

extension LintSubject {
  /// So many pairs of texts are compared.
  private static let comparisons = 20_000

  /// Texts that both pictures have; none where larger text changes what is drawn.
  var enlargedTexts: [EnlargedText] {
    guard let before = picture?.texts, let after = largeText?.texts, before.count == after.count,
      zip(before, after).allSatisfy({ $0.request.string == $1.request.string })
    else { return [] }
    return zip(before, after).map(EnlargedText.init)
  }

  /// Pairs of texts, the earlier first, that share a place when they are larger and not before.
  var collidingTexts: [(first: SourceSpan, second: SourceSpan)] {
    let texts = enlargedTexts
    guard let before = picture, let after = largeText, texts.count * texts.count <= Self.comparisons else { return [] }
    var pairs: [(first: SourceSpan, second: SourceSpan)] = []
    for (place, second) in texts.enumerated() {
      for first in texts.prefix(place)
      where after.overlap(first.after, second.after) && !before.overlap(first.before, second.before) {
        pairs.append((first.before.origin, second.before.origin))
      }
    }
    return pairs
  }
}

extension PictureView {
  /// Whether letters of two texts share a place.
  fileprivate func overlap(_ one: DrawnText, _ other: DrawnText) -> Bool {
    let shared = one.box.intersection(other.box)
    if shared.isEmpty { return false }
    let own = one.shapes.filter { !shapes[$0].box.intersection(shared).isEmpty }
    let others = other.shapes.filter { !shapes[$0].box.intersection(shared).isEmpty }
    return own.contains { place in others.contains { shapes[place].overlaps(shapes[$0]) } }
  }
}
