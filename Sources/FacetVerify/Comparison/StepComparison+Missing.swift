// SPDX-License-Identifier: Apache-2.0
//
// Exact steps that no written one is.

internal import FacetGeometry
internal import FacetIR
internal import FacetSource
internal import FacetTypes

extension StepComparison {
  mutating func checkMissing(
    _ pending: PendingStep, _ index: Int, _ waiting: [PendingStep], _ surroundings: Surroundings
  ) {
    switch pending.step {
    case .group(let group):
      if group.opacity <= PaintTolerance.level { return }
      report("this is not drawn: nothing \(group.effects)", at: pending.origin)
    case .coat(let coat):
      if coat.paint.highestAlpha <= PaintTolerance.level { return }
      if isHidden(index, waiting) { return observe(.duplicates, of: pending, surroundings) }
      let lost = pending.left.filter { pending.isLeft($0) && !isNothing(pending.contours[$0], coat) }
      if lost.isEmpty { return }
      let what = coat.isFill ? "fill" : "stroke"
      let count = pending.contours.count
      let part = count == 1 ? "the \(what) of this" : "contour \((lost.first ?? 0) + 1) of \(count) of this \(what)"
      report("\(part) is not drawn", at: pending.origin)
    }
  }

  /// A contour that encloses nothing, or is finer than any number that is written.
  private func isNothing(_ contour: MeasuredContour, _ coat: DrawnCoat) -> Bool {
    coat.isFill && (contour.isStraight || contour.extent <= 4e-8)
  }

  /// Whether the same coat comes right before or after it, opaque.
  func isHidden(_ index: Int, _ waiting: [PendingStep]) -> Bool {
    guard let coat = waiting[index].coat, coat.paint.isOpaque, waiting[index].remaining == coat.contours.count else {
      return false
    }
    return [index - 1, index + 1].contains { other in
      guard waiting.indices.contains(other), let next = waiting[other].coat, next.paint.isOpaque else { return false }
      if other < index, next.paint != coat.paint { return false }
      guard next.contours == coat.contours else { return false }
      switch (coat.kind, next.kind) {
      case (.fill(let one), .fill(let two)): return one == two
      case (.stroke(let one), .stroke(let two)): return one == two
      case (.fill, .stroke), (.stroke, .fill): return false
      }
    }
  }
}
