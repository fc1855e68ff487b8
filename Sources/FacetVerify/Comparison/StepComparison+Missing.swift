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
      if leavesNothing(pending) { return }
      report("this is not drawn: nothing \(group.effects)", at: pending.origin)
    case .coat(let coat):
      if coat.paint.highestAlpha <= PaintTolerance.level { return }
      if isHidden(index, waiting, by: isWhole) || isRepetition(index, waiting, by: isWhole) {
        return observe(.duplicates, of: pending, surroundings)
      }
      guard let lost = firstMissing(of: pending, coat) else { return }
      let what = coat.isFill ? "fill" : "stroke"
      let count = pending.contours.count
      let part = count == 1 ? "the \(what) of this" : "contour \(lost + 1) of \(count) of this \(what)"
      report("\(part) is not drawn", at: pending.origin)
    }
  }

  /// The first contour that would show and was not found.
  func firstMissing(of pending: PendingStep, _ coat: DrawnCoat) -> Int? {
    pending.left.first { pending.isLeft($0) && !isNothing(pending.contours[$0], coat) }
  }

  /// Whether nothing that shows is left of a waiting step.
  func leavesNothing(_ pending: PendingStep) -> Bool {
    switch pending.step {
    case .coat(let coat): coat.paint.highestAlpha <= PaintTolerance.level || firstMissing(of: pending, coat) == nil
    case .group: isNothing(pending.step)
    }
  }

  /// Whether all of a step that shows is in the SVG, which is more than done.
  private func isWhole(_ pending: PendingStep) -> Bool { !pending.isUnseen && leavesNothing(pending) }

  /// Whether a step leaves no ink, drawn or not. Recursion is bounded by the depth of the picture.
  private func isNothing(_ step: DrawnStep) -> Bool {
    switch step {
    case .coat(let coat):
      coat.paint.highestAlpha <= PaintTolerance.level
        || coat.contours.allSatisfy { isNothing(coat.measured($0, tolerance: tolerance), coat) }
    case .group(let group):
      group.opacity <= PaintTolerance.level || group.steps.allSatisfy(isNothing)
    }
  }

  /// A group without steps that leave no ink, which may then be no group at all.
  func lean(_ step: DrawnStep) -> [DrawnStep] {
    guard case .group(var group) = step, group.steps.contains(where: isNothing) else { return [step] }
    group.steps.removeAll(where: isNothing)
    return group.settled
  }

  /// A contour that encloses nothing, or is finer than any number that is written.
  private func isNothing(_ contour: MeasuredContour, _ coat: DrawnCoat) -> Bool {
    coat.isFill && (contour.isStraight || contour.extent <= DrawnContour.finest)
  }

  /// Whether a coat that is not drawn is hidden by an equal one that is. Equal coats that are not drawn may lie between:
  /// they are hidden, or hide, in the same way.
  func isHidden(_ index: Int, _ waiting: [PendingStep], by isDrawn: (PendingStep) -> Bool) -> Bool {
    guard waiting[index].isUnseen, let coat = waiting[index].coat, coat.paint.isOpaque else { return false }
    let after = waiting.dropFirst(index + 1).prefix { isEqualCoat($0, coat) }
    let before = waiting[..<index].reversed().prefix { isEqualCoat($0, coat) && $0.coat?.paint == coat.paint }
    return after.first { !$0.isUnseen }.map(isDrawn) ?? false || before.first { !$0.isUnseen }.map(isDrawn) ?? false
  }

  /// Over the same places, opaque.
  private func isEqualCoat(_ pending: PendingStep, _ coat: DrawnCoat) -> Bool {
    guard let other = pending.coat, other.paint.isOpaque, other.contours == coat.contours else { return false }
    return other.isAlike(coat)
  }
}

extension DrawnCoat {
  /// Whether both are fills by one rule, or strokes by one pen.
  func isAlike(_ other: DrawnCoat) -> Bool {
    switch (kind, other.kind) {
    case (.fill(let one), .fill(let two)): one == two
    case (.stroke(let one), .stroke(let two)): one == two
    case (.fill, .stroke), (.stroke, .fill): false
    }
  }
}
