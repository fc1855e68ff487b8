// SPDX-License-Identifier: Apache-2.0
//
// Why a written coat is none of those that wait, in the words of the one that it comes closest to.

internal import FacetGeometry
internal import FacetIR
internal import FacetSource
internal import FacetTypes

extension StepComparison {
  mutating func explain(
    _ coat: DrawnCoat, _ written: [MeasuredContour], _ failing: MeasuredContour, _ waiting: [PendingStep],
    from first: Int, _ surroundings: Surroundings
  ) {
    let open = waiting.indices.dropFirst(first).filter { !waiting[$0].isDone }
    let coats = open.filter { waiting[$0].coat?.isFill == coat.isFill }
    let box = coat.ink(written).box
    let near = coats.first { index in
      waiting[index].coat.map { !$0.ink(waiting[index].contours).box.intersection(box).isEmpty } ?? false
    }
    guard let index = near ?? coats.first, let exact = waiting[index].coat else {
      let origin = open.first.map { waiting[$0].origin } ?? surroundings.origin
      return report(
        "\(coat.place.text) draws a \(coat.isFill ? "fill" : "stroke") that the scene does not have here", at: origin)
    }
    let pending = waiting[index]
    let message = difference(pending, coat) ?? reason(exact, pending, coat, written, failing)
    report("\(coat.place.text) \(message)", at: pending.origin)
    // What comes after is compared as if this one were right.
    if pending.contours.count == written.count { pending.finish() }
  }

  /// What keeps contours from agreeing.
  private func reason(
    _ exact: DrawnCoat, _ pending: PendingStep, _ coat: DrawnCoat, _ written: [MeasuredContour],
    _ failing: MeasuredContour
  ) -> String {
    let candidates = pending.contours.indices.filter(pending.isLeft).map { pending.contours[$0] }
    let middle = failing.box.center
    guard let nearest = candidates.min(by: { apart($0.box, failing.box) < apart($1.box, failing.box) }) else {
      return "draws a contour more than the scene"
    }
    let place = "at \(lengthText(middle.x)) \(lengthText(middle.y))"
    if !coat.isFill, nearest.isRing != failing.isRing {
      return failing.isRing
        ? "closes a line \(place) that is open in the scene" : "leaves a line \(place) open that is closed in the scene"
    }
    if written.count != pending.contours.count, written.count > candidates.count {
      return "has \(written.count) contours where the scene has \(pending.contours.count)"
    }
    let free = ContourComparison(tolerance: tolerance, floor: 0, mayReverse: true, mayRotate: true, effort: effort)
    if let fit = free.fit(nearest, failing) {
      if case .stroke(let pen) = exact.kind, case .stroke(let other) = coat.kind,
        let difference = difference(pen, other, nearest, failing)
      {
        return difference
      }
      if coat.isFill { return "runs a contour \(place) the other way than the others" }
      if case .stroke(let pen) = exact.kind, case .stroke(let other) = coat.kind,
        inkDistance(pen, other, nearest, failing, apart: fit.distance) == nil
      {
        return "has a line \(place) whose ends or corners look another way than the scene's"
      }
      if case .stroke(let pen) = exact.kind, pen.isDashed { return "begins a dashed line \(place) elsewhere" }
      return "has a contour \(place) that lies \(distance(nearest, failing)) from the exact one, "
        + "more than the tolerance leaves beside the error of its width"
    }
    return "has a contour \(place) that lies \(distance(nearest, failing)) from the exact one, "
      + "more than the tolerance of \(lengthText(tolerance))"
  }

  private func apart(_ one: Rect, _ two: Rect) -> Double {
    abs(one.minX - two.minX) + abs(one.minY - two.minY) + abs(one.maxX - two.maxX) + abs(one.maxY - two.maxY)
  }

  /// About how far two contours lie apart.
  private func distance(_ exact: MeasuredContour, _ written: MeasuredContour) -> String {
    var reach = tolerance * 2
    for _ in 0..<24 {
      let comparison = ContourComparison(tolerance: reach, floor: 0, mayReverse: true, mayRotate: true, effort: effort)
      if let fit = comparison.fit(exact, written) { return lengthText(fit.distance) }
      reach *= 2
    }
    return "far"
  }
}
