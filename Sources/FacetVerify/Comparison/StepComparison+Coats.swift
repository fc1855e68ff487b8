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
      if pending.isReversed == nil, pending.contours[match.contour].extent > 2 * tolerance {
        pending.isReversed = match.fit.isReversed
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
      guard let fit = comparison.fit(exact, written) else { return nil }
      return !isFree && fit.isReversed != isReversed ? nil : fit
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

  /// Steps drawn now that others should have come before: they may not touch, unless both are one opaque paint.
  mutating func checkMoved(
    _ steps: [Int], _ waiting: [PendingStep], from first: Int, _ inks: [InkReach], alike coat: DrawnCoat?,
    _ surroundings: Surroundings
  ) {
    guard let last = steps.max() else { return }
    for index in first..<max(first, last) where !steps.contains(index) && !waiting[index].isDone {
      let passed = waiting[index]
      if let other = passed.coat, other.paint.highestAlpha <= PaintTolerance.level { continue }
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

  private mutating func checkMerged(
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
