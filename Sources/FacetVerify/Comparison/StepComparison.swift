// SPDX-License-Identifier: Apache-2.0
//
// In: the steps of both sides, group by group. Out: where the written ones are not the exact ones, and the worst distance
// where they are. Each written step finds its counterpart among the exact ones still waiting, the earliest first. Coats
// are compared contour by contour, so that coats of one paint may have been merged or split; what that needs, and what a
// step needs that is drawn earlier than it should be, is proven here from the exact picture.

internal import FacetGeometry
internal import FacetIR
internal import FacetSource
internal import FacetTypes

struct StepComparison {
  let tolerance: Double
  /// What is seen; gradients need not agree elsewhere.
  let canvas: Rect
  /// The picture's own place, for what no element explains.
  let pictureOrigin: SourceSpan
  var worst: WorstDistance
  var mismatches: [Mismatch] = []
  /// Contours that were found to agree.
  var contours = 0
  /// What was done to the exact picture, as far as it shows.
  var rewrites: Set<Rewrite> = []

  /// Mismatches that are reported; one leads to others.
  static let mismatchLimit = 16

  let effort: ComparisonEffort

  init(tolerance: Double, canvas: Rect, pictureOrigin: SourceSpan, effort: ComparisonEffort) {
    self.effort = effort
    self.tolerance = tolerance
    self.canvas = canvas
    self.pictureOrigin = pictureOrigin
    worst = WorstDistance(distance: 0, origin: pictureOrigin)
  }

  var isFull: Bool { mismatches.count >= StepComparison.mismatchLimit || effort.isSpent }

  mutating func report(_ message: String, at origin: SourceSpan?) {
    if !isFull { mismatches.append(Mismatch(message: message, origin: origin ?? pictureOrigin)) }
  }

  /// What is compared.
  struct Surroundings {
    /// The area of a clip.
    var isArea = false
    var isMask = false
    var origin: SourceSpan?
  }

  /// Steps of one group. Recursion is bounded by the depth of the pictures.
  mutating func compare(_ exact: [DrawnStep], _ written: [DrawnStep], _ surroundings: Surroundings) {
    let isShorter = written.reduce(0) { $0 + $1.size } < exact.reduce(0) { $0 + $1.size }
    let waiting = (isShorter ? exact.flatMap(lean) : exact).map { PendingStep($0, tolerance: tolerance) }
    var first = 0
    for (number, step) in written.enumerated() {
      while first < waiting.count, waiting[first].isDone { first += 1 }
      if isFull { return }
      switch step {
      case .coat(let coat): compareCoat(coat, number, waiting, from: first, surroundings)
      case .group(let group): compareGroup(group, waiting, from: first, surroundings)
      }
    }
    for (index, pending) in waiting.enumerated() {
      if !pending.isDone || pending.isOwed { checkMissing(pending, index, waiting, surroundings) }
      if pending.isDone { checkSplit(pending) }
    }
  }

  // MARK: Groups

  private mutating func compareGroup(
    _ written: DrawnGroup, _ waiting: [PendingStep], from first: Int, _ surroundings: Surroundings
  ) {
    let groups = waiting.indices.dropFirst(first).filter { index in
      if case .group = waiting[index].step { return !waiting[index].isDone }
      return false
    }
    let written = written.settled(over: canvas, tolerance)
    let like = groups.first { index in
      guard let exact = exactGroup(waiting[index]) else { return false }
      return difference(exact, written) == nil
    }
    guard let index = like ?? groups.first, let exact = exactGroup(waiting[index]) else {
      let origin = waiting.dropFirst(first).first?.origin ?? surroundings.origin
      return report("\(written.place.text) \(written.effects), which nothing in the scene does here", at: origin)
    }
    waiting[index].finish()
    checkMoved([index], waiting, from: first, exact.inks(tolerance: tolerance), alike: nil, surroundings)
    if let difference = difference(exact, written) {
      report("\(written.place.text) \(difference)", at: exact.place.origin)
    }
    compareLimits(exact, written)
    var inner = surroundings
    inner.origin = exact.place.origin
    compare(exact.steps, written.steps, inner)
  }

  private func exactGroup(_ pending: PendingStep) -> DrawnGroup? {
    guard case .group(let group) = pending.step else { return nil }
    return group.settled(over: canvas, tolerance)
  }

  private func difference(_ exact: DrawnGroup, _ written: DrawnGroup) -> String? {
    if exact.name != written.name { return "is told to readers in other words than the scene's" }
    if abs(exact.opacity - written.opacity) > PaintTolerance.level * Double(max(1, written.opacityCount)) {
      return "has the opacity \(lengthText(written.opacity)) where the scene has \(lengthText(exact.opacity))"
    }
    if exact.blend != written.blend {
      return "is blended as \(written.blend.rawValue) where the scene says \(exact.blend.rawValue)"
    }
    if exact.limits.count != written.limits.count {
      return "has \(written.limits.count) clips and masks where the scene has \(exact.limits.count)"
    }
    return nil
  }

  /// Each limit with the one in its place; two may have changed places, since both are multiplied.
  private mutating func compareLimits(_ exact: DrawnGroup, _ written: DrawnGroup) {
    guard exact.limits.count == written.limits.count else { return }
    var two = written.limits
    for limit in exact.limits {
      let fits = two.firstIndex { candidate in
        var trial = StepComparison(tolerance: tolerance, canvas: canvas, pictureOrigin: pictureOrigin, effort: effort)
        trial.compareLimit(limit, candidate)
        return trial.mismatches.isEmpty
      }
      compareLimit(limit, two.remove(at: two.count == 1 ? 0 : fits ?? 0))
    }
  }

  private mutating func compareLimit(_ exact: DrawnLimit, _ written: DrawnLimit) {
    if exact.isHole != written.isHole {
      let kind = written.isHole ? "hides the ink of its mask" : "shows only the ink of its mask"
      return report("\(written.place.text) \(kind), the other way round than the scene", at: exact.place.origin)
    }
    let surroundings = Surroundings(isArea: exact.isArea, isMask: !exact.isArea, origin: exact.place.origin)
    compare(exact.steps, written.steps, surroundings)
  }
}

extension DrawnLimit {
  /// A mask that begins with white all over the canvas shows everything but what follows.
  fileprivate func settled(over canvas: Rect, _ tolerance: Double) -> DrawnLimit {
    guard !isHole, case .coat(let coat)? = steps.first, coat.isFill, coat.contours.count == 1,
      coat.paint == .color(.white)
    else { return self }
    let contour = coat.contours[0]
    let flat = FlatContour(contour, isClosed: true, within: tolerance)
    let corners = flat.points
    let isBox =
      corners.count == 4 && flat.bound == 0
      && corners.allSatisfy {
        [flat.box.minX, flat.box.maxX].contains($0.x) && [flat.box.minY, flat.box.maxY].contains($0.y)
      }
    guard isBox, flat.box.grown(by: tolerance).contains(canvas) else { return self }
    return DrawnLimit(steps: Array(steps.dropFirst()), isHole: true, isArea: isArea, place: place)
  }
}

extension DrawnGroup {
  /// With masks in one form, and without those that hide nothing.
  fileprivate func settled(over canvas: Rect, _ tolerance: Double) -> DrawnGroup {
    var group = self
    group.limits = limits.map { $0.settled(over: canvas, tolerance) }.filter { !$0.isHole || !$0.steps.isEmpty }
    return group
  }

  /// For messages.
  var effects: String {
    var parts: [String] = []
    if opacity != 1 { parts.append("has the opacity \(lengthText(opacity))") }
    if blend != .normal { parts.append("is blended as \(blend.rawValue)") }
    if !limits.isEmpty { parts.append("is clipped or masked") }
    if !name.isEmpty { parts.append("is told to readers") }
    return parts.isEmpty ? "is a group" : parts.joined(separator: " and ")
  }
}
