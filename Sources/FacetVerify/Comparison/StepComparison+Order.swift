// SPDX-License-Identifier: Apache-2.0
//
// What order there must be: of steps that were moved, merged or split.

internal import FacetGeometry
internal import FacetIR
internal import FacetTypes

extension StepComparison {
  /// Steps drawn now that others should have come before: they may not touch, unless both are one opaque paint.
  mutating func checkMoved(
    _ steps: [Int], _ waiting: [PendingStep], from first: Int, _ inks: [InkReach], alike coat: DrawnCoat?,
    _ surroundings: Surroundings
  ) {
    guard let last = steps.max() else { return }
    for index in first..<max(first, last) where !steps.contains(index) && !waiting[index].isDone {
      let passed = waiting[index]
      if leavesNothing(passed) { continue }
      if let coat, coat.paint.isOpaque, let other = passed.coat, showsTheSame(other.paint, coat.paint) { continue }
      if isHidden(index, waiting, by: { _ in true }) {
        passed.owe()
        continue
      }
      let moved = zip(steps, inks).filter { $0.0 > index }.map(\.1)
      let touched = coat == nil ? inks : moved
      let isApart = Disjointness.areApart(passed.inks(tolerance: tolerance), touched, effort)
      let later = steps.filter { $0 > index }
      let mayMove = isApart && later.allSatisfy { self.mayMove(waiting[$0], surroundings) }
      if !mayMove, isRepetition(index, waiting, by: { _ in true }) {
        passed.owe()
        continue
      }
      for step in later { observe(.moving, of: waiting[step], surroundings) }
      if !isApart {
        return report(
          "\(coat.map { $0.place.text } ?? "a group") is drawn before this, which the scene draws first, and they may overlap",
          at: passed.origin)
      }
    }
  }

  /// Whether either may cover the other without being seen to.
  private func showsTheSame(_ exact: DrawnPaint, _ written: DrawnPaint) -> Bool {
    guard case .color = exact, case .color = written else { return false }
    return PaintComparison(tolerance: tolerance).difference(exact, written, over: canvas) == nil
  }

  mutating func checkMerged(
    _ steps: [Int], _ parts: [InkReach], _ coat: DrawnCoat, _ waiting: [PendingStep],
    _ surroundings: Surroundings
  ) {
    guard steps.count > 1 else { return }
    for step in steps { observe(.merging, of: waiting[step], surroundings) }
    if !coat.isFill, coat.paint.isOpaque { return }
    for index in parts.indices {
      for other in parts.indices.dropFirst(index + 1) where !Disjointness.areApart(parts[index], parts[other], effort) {
        return report(
          "\(coat.place.text) is this and another element in one, and they may overlap",
          at: waiting[steps[index]].origin)
      }
    }
  }

  /// One coat in several elements: their parts may not touch, unless they are strokes of an opaque paint.
  mutating func checkSplit(_ pending: PendingStep) {
    guard let coat = pending.coat, coat.isFill || !coat.paint.isOpaque else { return }
    var parts: [Int: [MeasuredContour]] = [:]
    var order: [Int] = []
    for (contour, written) in zip(pending.contours, pending.found) {
      guard let written else { continue }
      if parts[written] == nil { order.append(written) }
      parts[written, default: []].append(contour)
    }
    for (index, one) in order.enumerated() {
      for two in order.dropFirst(index + 1)
      where !Disjointness.areApart(coat.ink(parts[one] ?? []), coat.ink(parts[two] ?? []), effort) {
        return report("this is drawn as several elements, which may overlap", at: pending.origin)
      }
    }
  }
}
