// SPDX-License-Identifier: Apache-2.0
//
// What was done to the exact picture, seen from what came out, against the table of what is legal. The context is computed
// from the exact side alone.

internal import FacetGeometry
internal import FacetIR
internal import FacetSource
internal import FacetTypes

extension StepComparison {
  /// What differs between a contour and its counterpart although both are the same picture.
  mutating func observe(
    _ match: ContourMatch, _ written: MeasuredContour, _ coat: DrawnCoat, _ pending: PendingStep,
    _ surroundings: Surroundings
  ) {
    guard let exact = pending.coat else { return }
    let contour = pending.contours[match.contour].contour
    var seen: [Rewrite] = []
    if match.fit.isRotated { seen.append(.startVertex) }
    if match.fit.isReversed {
      if case .fill(.nonzero) = exact.kind { seen.append(.direction) } else { seen.append(.directionOfOne) }
    }
    if contour.isClosed, !written.contour.isClosed { seen.append(.opening) }
    if !contour.isClosed, written.contour.isClosed, !contour.isDot { seen.append(.closing) }
    if coat.place.isInstanced { seen.append(.instancing) }
    if seen.isEmpty { return }
    var context = context(of: exact, surroundings)
    // An area has no ends, whether it is closed by a side or not.
    if !exact.isFill, !contour.isClosed, contour.start != contour.end { context.insert(.openEnds) }
    for rewrite in seen { judge(rewrite, context, at: pending.origin) }
  }

  mutating func observe(_ rewrite: Rewrite, of pending: PendingStep, _ surroundings: Surroundings) {
    judge(rewrite, context(of: pending, surroundings), at: pending.origin)
  }

  /// Whether a step may be drawn past others that it does not touch.
  func mayMove(_ pending: PendingStep, _ surroundings: Surroundings) -> Bool {
    Legality.allows(.moving, in: context(of: pending, surroundings))
  }

  private func context(of pending: PendingStep, _ surroundings: Surroundings) -> ShapeContext {
    switch pending.step {
    case .coat(let coat): return context(of: coat, surroundings)
    case .group(let group):
      var context = ShapeContext()
      if group.opacity != 1 || group.blend != .normal || !group.limits.isEmpty { context.insert(.composited) }
      if !group.name.isEmpty { context.insert(.hasText) }
      return context
    }
  }

  private mutating func judge(_ rewrite: Rewrite, _ context: ShapeContext, at origin: SourceSpan?) {
    rewrites.insert(rewrite)
    if Legality.allows(rewrite, in: context) { return }
    let reasons = Legality.reasons(against: rewrite, in: context).joined(separator: "; ")
    report("the rewrite `\(rewrite.rawValue)` is not legal here: \(reasons)", at: origin)
  }

  /// What the exact side says of a coat. That the coat has a group of its own is not among it: then it is compared inside
  /// that group, where nothing else is.
  private func context(of coat: DrawnCoat, _ surroundings: Surroundings) -> ShapeContext {
    var context = ShapeContext()
    if surroundings.isArea { context.insert(.area) }
    if surroundings.isMask { context.insert(.inMask) }
    if coat.isDistorted { context.insert(.distorted) }
    if coat.paint.isGradient { context.insert(.gradient) }
    switch coat.kind {
    case .fill(let rule):
      context.insert(.filled)
      context.insert(rule == .evenOdd ? .evenOdd : .nonzero)
      if !coat.paint.isOpaque { context.insert(.translucentFill) }
    case .stroke(let pen):
      context.insert(.stroked)
      context.formUnion(self.context(of: pen))
      if !coat.paint.isOpaque { context.insert(.translucentStroke) }
    }
    return context
  }

  private func context(of pen: DrawnPen) -> ShapeContext {
    var context = ShapeContext()
    switch pen.cap {
    case .butt: context.insert(.buttCaps)
    case .round: context.insert(.roundCaps)
    case .square: context.insert(.squareCaps)
    }
    switch pen.join {
    case .miter: context.insert(.mitred)
    case .round: break
    case .bevel: context.insert(.bevelled)
    }
    if pen.isDashed { context.insert(.dashed) }
    return context
  }
}
