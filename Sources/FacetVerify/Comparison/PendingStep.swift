// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetSource
internal import FacetTypes

/// A step of the exact picture while its counterparts are sought. Coats lose their contours one by one.
final class PendingStep {
  let step: DrawnStep
  let origin: SourceSpan?
  /// Of a coat; empty for a group.
  let contours: [MeasuredContour]
  /// In which written step, by its number, each contour was found.
  private(set) var found: [Int?]
  /// As what each contour was found.
  private(set) var written: [MeasuredContour?]
  private(set) var remaining: Int
  /// Whether the contours of a nonzero fill run the other way in the SVG; nil while none was found.
  var isReversed: Bool?
  /// The first contour that may remain.
  private var firstLeft = 0

  init(_ step: DrawnStep, tolerance: Double) {
    self.step = step
    origin = step.place.origin
    switch step {
    case .coat(let coat):
      contours = coat.contours.map { coat.measured($0, tolerance: tolerance) }
      remaining = contours.count
    case .group:
      contours = []
      remaining = 1
    }
    found = Array(repeating: nil, count: contours.count)
    written = Array(repeating: nil, count: contours.count)
  }

  var isDone: Bool { remaining == 0 }
  /// Whether none of it is.
  var isUnseen: Bool { found.allSatisfy { $0 == nil } }
  /// Passed over because an equal coat hides it, which must be found in the end.
  private(set) var isOwed = false
  var coat: DrawnCoat? {
    if case .coat(let coat) = step { coat } else { nil }
  }

  /// Contours that are still sought.
  var left: Range<Int> {
    while firstLeft < contours.count, found[firstLeft] != nil { firstLeft += 1 }
    return firstLeft..<contours.count
  }
  func isLeft(_ index: Int) -> Bool { found[index] == nil }

  func take(_ index: Int, for number: Int, as contour: MeasuredContour) {
    guard found[index] == nil else { return }
    found[index] = number
    written[index] = contour
    remaining -= 1
  }
  func giveBack(_ index: Int) {
    guard found[index] != nil else { return }
    found[index] = nil
    written[index] = nil
    remaining += 1
    firstLeft = min(firstLeft, index)
  }
  func finish() { remaining = 0 }
  func owe() {
    finish()
    isOwed = true
  }

  /// The ink that it leaves and that was not found yet, limits of groups not counted.
  func inks(tolerance: Double) -> [InkReach] {
    switch step {
    case .coat(let coat): [coat.ink(contours.indices.filter(isLeft).map { contours[$0] })]
    case .group(let group): group.inks(tolerance: tolerance)
    }
  }

  /// The ink that it leaves, found or not.
  func allInks(tolerance: Double) -> [InkReach] {
    switch step {
    case .coat(let coat): [coat.ink(contours)]
    case .group(let group): group.inks(tolerance: tolerance)
    }
  }
}

extension DrawnCoat {
  var isFill: Bool {
    switch kind {
    case .fill: true
    case .stroke: false
    }
  }

  /// Areas are compared all the way round, and closed lines.
  func measured(_ contour: DrawnContour, tolerance: Double) -> MeasuredContour {
    MeasuredContour(contour, isRing: isFill || contour.isClosed, tolerance: tolerance)
  }

  func ink(_ contours: [MeasuredContour]) -> InkReach {
    switch kind {
    case .fill(let rule): InkReach(contours: contours, reach: 0, rule: rule)
    case .stroke(let pen): InkReach(contours: contours, reach: pen.reach, rule: nil)
    }
  }
}

extension DrawnGroup {
  /// Recursion is bounded by the depth of the picture.
  func inks(tolerance: Double) -> [InkReach] {
    steps.flatMap { step -> [InkReach] in
      switch step {
      case .coat(let coat): [coat.ink(coat.contours.map { coat.measured($0, tolerance: tolerance) })]
      case .group(let group): group.inks(tolerance: tolerance)
      }
    }
  }
}
