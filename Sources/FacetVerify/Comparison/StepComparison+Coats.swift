// SPDX-License-Identifier: Apache-2.0
//
// Coats: contour by contour.

internal import FacetGeometry
internal import FacetIR
internal import FacetSource
internal import FacetTypes

/// Where a written contour was found.
struct ContourMatch {
  /// The waiting step and the place of its contour.
  var step: Int
  var contour: Int
  var fit: ContourFit
}

extension StepComparison {
  mutating func compareCoat(
    _ coat: DrawnCoat, _ number: Int, _ waiting: [PendingStep], from first: Int, _ surroundings: Surroundings
  ) {
    let written = coat.contours.map { coat.measured($0, tolerance: tolerance) }
    // By waiting step: whether it may be this coat.
    var mayBe: [Int: Bool] = [:]
    var matches: [ContourMatch] = []
    var start = first
    for contour in written {
      var match: ContourMatch?
      while start < waiting.count, waiting[start].isDone { start += 1 }
      effort.charge(waiting.count - start)
      for index in waiting.indices.dropFirst(start) where !waiting[index].isDone {
        let isAlike = mayBe[index] ?? (difference(waiting[index], coat) == nil)
        mayBe[index] = isAlike
        if !isAlike { continue }
        match = find(contour, of: coat, in: waiting[index], index)
        if match != nil { break }
      }
      guard let match else {
        for match in matches { waiting[match.step].giveBack(match.contour) }
        return explain(coat, written, contour, waiting, from: first, surroundings)
      }
      let pending = waiting[match.step]
      pending.take(match.contour, for: number, as: contour)
      if pending.isReversed == nil, coat.isFill, pending.contours.count > 1 {
        pending.isReversed = direction(of: match.fit, pending.contours[match.contour], contour)
      }
      matches.append(match)
      observe(match, contour, coat, pending, surroundings)
    }
    settle(matches, coat, waiting, from: first, surroundings)
  }

  /// The first contour that still waits in a step and is the written one.
  private func find(_ written: MeasuredContour, of coat: DrawnCoat, in pending: PendingStep, _ step: Int)
    -> ContourMatch?
  {
    guard let exact = pending.coat else { return nil }
    effort.charge(pending.left.count)
    for index in pending.left where pending.isLeft(index) {
      if let fit = fit(pending.contours[index], written, exact, coat, pending.isReversed) {
        return ContourMatch(step: step, contour: index, fit: fit)
      }
    }
    return nil
  }

  /// Whether both agree, with all that may differ: where a ring starts; which way a line runs, or a whole area; whether a
  /// line under round pens is closed where its ends meet.
  func fit(
    _ exact: MeasuredContour, _ written: MeasuredContour, _ exactCoat: DrawnCoat, _ writtenCoat: DrawnCoat,
    _ isReversed: Bool?
  ) -> ContourFit? {
    var comparison = ContourComparison(
      tolerance: tolerance, floor: worst.distance, mayReverse: true, mayRotate: true, effort: effort)
    switch (exactCoat.kind, writtenCoat.kind) {
    case (.fill(let rule), .fill):
      let isFree = rule == .evenOdd || exact.extent <= 2 * tolerance || isReversed == nil
      comparison.mayReverse = isFree || isReversed == true
      comparison.mayKeepWay = isFree || isReversed == false
      return comparison.fit(exact, written)
    case (.stroke(let pen), .stroke(let other)):
      comparison.mayReverse = !pen.isDashed
      comparison.mayRotate = !pen.isDashed
      let width = pen.disc.distance(to: other.disc)
      let inner = ContourComparison(
        tolerance: tolerance - width, floor: worst.distance - width, mayReverse: comparison.mayReverse,
        mayRotate: comparison.mayRotate, effort: effort)
      var one = exact
      var two = written
      if exact.isDot || written.isDot {
        if pen.cap == .square, exact.isDot != written.isDot { return nil }
      } else if exact.isRing != written.isRing {
        guard !pen.isDashed, hasMeetingEnds(exact), hasMeetingEnds(written) else { return nil }
        one = MeasuredContour(exact.contour, isRing: true, tolerance: tolerance)
        two = MeasuredContour(written.contour, isRing: true, tolerance: tolerance)
      }
      guard var fit = inner.fit(one, two), difference(pen, other, exact, written) == nil else { return nil }
      fit.distance += width
      guard let ink = inkDistance(pen, other, one, two, apart: fit.distance) else { return nil }
      fit.distance = max(fit.distance, ink)
      return fit
    case (.fill, .stroke), (.stroke, .fill):
      return nil
    }
  }

  /// Whether a contour that agrees with another runs the other way; nil when it fits both ways: then it winds around
  /// nothing that is farther from it than the tolerance.
  func direction(of fit: ContourFit, _ exact: MeasuredContour, _ written: MeasuredContour) -> Bool? {
    if exact.extent <= 2 * tolerance { return nil }
    let other = ContourComparison(
      tolerance: tolerance, floor: tolerance, mayKeepWay: fit.isReversed, mayReverse: !fit.isReversed, mayRotate: true,
      effort: effort)
    return other.fit(exact, written) == nil ? fit.isReversed : nil
  }

  /// What keeps two contours that agree from being one line.
  func difference(
    _ pen: DrawnPen, _ other: DrawnPen, _ exact: MeasuredContour, _ written: MeasuredContour
  ) -> String? {
    PenComparison(tolerance: tolerance).difference(pen, other, from: exact.contour, to: written.contour)
  }

  /// How far the ink of ends and corners lies apart, for lines whose round inks do by `apart`; nil beyond the tolerance.
  func inkDistance(
    _ pen: DrawnPen, _ other: DrawnPen, _ exact: MeasuredContour, _ written: MeasuredContour, apart: Double
  ) -> Double? {
    InkComparison(tolerance: tolerance, floor: worst.distance, effort: effort)
      .distance(exact.contour, pen, written.contour, other, apart: apart)
  }

  private func hasMeetingEnds(_ contour: MeasuredContour) -> Bool {
    contour.isRing || contour.contour.start == contour.contour.end
  }

  /// Why a waiting step cannot be what a written coat shows, apart from contours.
  func difference(_ pending: PendingStep, _ written: DrawnCoat) -> String? {
    guard let exact = pending.coat else { return "is no group" }
    let paints = PaintComparison(tolerance: tolerance, alphaCount: written.alphaCount)
    switch (exact.kind, written.kind) {
    case (.fill(let rule), .fill(let other)):
      if rule != other, pending.contours.count != 1 || !pending.contours[0].isSimple(effort) {
        return "is filled by the rule \(other.rawValue) where the scene says \(rule.rawValue)"
      }
    case (.stroke(let pen), .stroke(let other)):
      let difference = PenComparison(tolerance: tolerance).difference(pen, other, along: pending.contours)
      if let difference { return difference }
    case (.fill, .stroke):
      return "is stroked where the scene has a fill"
    case (.stroke, .fill):
      return "is filled where the scene has a stroke"
    }
    return paints.difference(exact.paint, written.paint, over: exact.paint.isGradient ? paintedArea(pending) : canvas)
  }

  /// Where the paint of a coat is seen, or would be.
  private func paintedArea(_ pending: PendingStep) -> Rect {
    let box = pending.coat?.ink(pending.contours).box ?? .empty
    let seen = box.intersection(canvas)
    return seen.isEmpty ? box : seen
  }

  // MARK: What was found

  private mutating func settle(
    _ matches: [ContourMatch], _ coat: DrawnCoat, _ waiting: [PendingStep], from first: Int,
    _ surroundings: Surroundings
  ) {
    contours += matches.count
    var steps: [Int] = []
    for match in matches {
      let pending = waiting[match.step]
      if !steps.contains(match.step) { steps.append(match.step) }
      note(match.fit.distance, at: pending.origin)
    }
    for step in steps {
      guard let exact = waiting[step].coat, exact.paint.isGradient else { continue }
      let paints = PaintComparison(tolerance: tolerance, alphaCount: coat.alphaCount)
      note(paints.distance(exact.paint, coat.paint, over: paintedArea(waiting[step])), at: waiting[step].origin)
    }
    let parts = steps.map { step in
      let found = matches.filter { $0.step == step }.map { waiting[step].contours[$0.contour] }
      return coat.ink(found)
    }
    checkMoved(steps, waiting, from: first, parts, alike: coat, surroundings)
    checkMerged(steps, parts, coat, waiting, surroundings)
  }

  private mutating func note(_ distance: Double, at origin: SourceSpan?) {
    if distance > worst.distance { worst = WorstDistance(distance: distance, origin: origin ?? pictureOrigin) }
  }
}
