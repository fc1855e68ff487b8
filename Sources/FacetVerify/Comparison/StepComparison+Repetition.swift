// SPDX-License-Identifier: Apache-2.0
//
// Exact steps that only draw again what is there. Opaque coats in a row leave what they cover in colours that do not
// depend on what was below, so that the same row over itself changes nothing; nor does what lies between, where it does
// not touch them.

internal import FacetGeometry

extension StepComparison {
  /// Coats in a row that may be drawn again as one, and steps that may lie between.
  private static let rowLimit = 4
  private static let gapLimit = 32

  /// Whether a coat that is not drawn is one of a row that repeats an earlier one, which is.
  func isRepetition(_ index: Int, _ waiting: [PendingStep], by isDrawn: (PendingStep) -> Bool) -> Bool {
    for length in 1...Self.rowLimit {
      for start in max(length, index - length + 1)...max(length, index)
      where start <= index && start + length <= waiting.count {
        let row = waiting[start..<(start + length)]
        guard row.allSatisfy({ $0.isUnseen && $0.coat?.paint.isOpaque == true }) else { continue }
        if repeats(row, waiting, isDrawn) { return true }
      }
    }
    return false
  }

  private func repeats(
    _ row: ArraySlice<PendingStep>, _ waiting: [PendingStep], _ isDrawn: (PendingStep) -> Bool
  ) -> Bool {
    var end = row.startIndex
    var between: [PendingStep] = []
    while end >= row.count, between.count <= Self.gapLimit {
      let earlier = waiting[(end - row.count)..<end]
      let isLike = zip(row, earlier).allSatisfy { draws($0, theSameAs: $1) }
      if isLike, earlier.allSatisfy({ !$0.isUnseen && isDrawn($0) }) {
        let inks = row.flatMap { $0.allInks(tolerance: tolerance) }
        return between.allSatisfy { Disjointness.areApart($0.allInks(tolerance: tolerance), inks, effort) }
      }
      if isLike, earlier.allSatisfy(\.isUnseen) {
        end -= row.count
      } else {
        end -= 1
        between.append(waiting[end])
      }
    }
    return false
  }

  /// Whether the coat of a step lies where another one does, or where that one is written, in the same paint.
  private func draws(_ step: PendingStep, theSameAs other: PendingStep) -> Bool {
    guard let coat = step.coat, let twin = other.coat, coat.paint == twin.paint, twin.paint.isOpaque,
      coat.isAlike(twin)
    else { return false }
    if coat.contours == twin.contours { return true }
    guard step.contours.count == other.contours.count else { return false }
    var isReversed: Bool?
    for (index, contour) in step.contours.enumerated() {
      let drawn = other.written[index] ?? other.contours[index]
      guard let fit = fit(contour, drawn, coat, twin, isReversed) else { return false }
      isReversed = isReversed ?? direction(of: fit, contour, drawn)
    }
    return true
  }
}
