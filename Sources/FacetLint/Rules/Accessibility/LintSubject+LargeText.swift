// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetScene
internal import FacetSemantics
internal import FacetShapes
internal import FacetSource

/// The same texts by default, and half as large again.
struct EnlargedTexts {
  struct Pair {
    var first: SourceSpan
    var second: SourceSpan
    var overlapsBefore: Bool
    var overlapsAfter: Bool
  }
  struct Text {
    var before: DrawnText
    var after: DrawnText
    /// Whether all of it lies on the canvas by default, and nothing cuts it off.
    var isWhole: Bool
  }
  var texts: [Text] = []
  var pairs: [Pair] = []
}

extension LintSubject {
  /// So many pairs of texts are compared.
  private static let comparisons = 20_000

  /// Texts that both pictures have; none where larger text changes what is drawn.
  var enlargedTexts: EnlargedTexts {
    var result = EnlargedTexts()
    guard let before = picture, let after = largeText else { return result }
    let (small, large) = (before.texts, after.texts)
    guard small.count == large.count, zip(small, large).allSatisfy({ $0.request.string == $1.request.string }) else {
      return result
    }
    for (one, other) in zip(small, large) {
      let isLimited = one.shapes.contains { before.shapes[$0].isLimited }
      result.texts.append(
        EnlargedTexts.Text(
          before: one, after: other, isWhole: !isLimited && before.canvas.contains(one.box)))
    }
    guard small.count * small.count <= Self.comparisons else { return result }
    for second in small.indices {
      for first in small.indices.prefix(second) {
        let overlapsAfter = after.overlap(large[first], large[second])
        result.pairs.append(
          EnlargedTexts.Pair(
            first: small[first].origin, second: small[second].origin,
            overlapsBefore: overlapsAfter && before.overlap(small[first], small[second]), overlapsAfter: overlapsAfter))
      }
    }
    return result
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
