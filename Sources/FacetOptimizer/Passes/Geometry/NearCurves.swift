// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR
internal import FacetSource

/// A curve is written as another one where that is shorter: one of a lower degree, one that goes on smoothly, so that T
/// and S say it, or one that ends a step aside. Each stays within the tolerance of the exact curve where that is known, else
/// within what the grid left of it. All shapes are held against what was left before the pass.
enum NearCurves: Pass {
  static let info = PassInfo(
    name: "near-curves", summary: "writes curves as others within the tolerance that are shorter to say",
    rewrites: [.nearCurves])

  static func run(_ grid: inout GridIR, _ options: PassOptions) {
    // What was merged or moved since it touches nothing must go on touching nothing.
    guard grid.keepsTolerance, grid.exact?.areCurvesChosen != true,
      !grid.nodes.elements.contains(where: \.isMerged)
    else { return }
    grid.exact?.areCurvesChosen = true
    let contexts = ContextMap(grid)
    let budget = CurveBudget(grid)
    var worst = grid.worst
    for index in grid.nodes.elements.indices {
      let id = GridNodeID(raw: UInt32(index))
      guard let context = contexts[id], case .shape(let shape, let coats) = grid.nodes[id].content,
        isLegal(in: context), case .path(let contours) = shape.outline
      else { continue }
      let limits = budget.limits(for: shape, coats)
      let isFilled = context.contains(.filled)
      guard let shorter = shortened(contours, of: shape, isFilled: isFilled, limits, options) else { continue }
      let other = shape.with(shorter.contours)
      guard elementLength(other, options) < elementLength(shape, options) else { continue }
      grid.nodes[id].content = .shape(other, coats)
      let distance = limits.spent + shorter.distance / powerOfTen(shape.decimals) / limits.enlargement
      if distance > worst.distance {
        worst = WorstDistance(distance: distance, origin: grid.nodes[id].traits.origin)
      }
    }
    grid.worst = worst
  }

  /// Contours with other curves, and how far these lie from the exact ones, in steps; nil where none gets shorter.
  private static func shortened(
    _ contours: [GridSubpath], of shape: GridShape, isFilled: Bool, _ limits: CurveBudget.Limits,
    _ options: PassOptions
  ) -> (contours: [GridSubpath], distance: Double)? {
    let scale = powerOfTen(shape.decimals)
    var result = contours
    var distance = 0.0
    for (index, contour) in contours.enumerated() {
      guard let meant = limits.meant(contour, index, scale: scale), !meant.isEmpty else { continue }
      var search = NearCurveSearch(contour, meant, allowed: limits.allowed * scale)
      guard let shorter = search.run(decimals: shape.decimals, style: options.pathStyle) else { continue }
      // An area that is thinner than the tolerance stays one.
      if isFilled, shorter.contour.isFlat { continue }
      result[index] = shorter.contour
      distance = max(distance, shorter.distance)
    }
    return result == contours ? nil : (result, distance)
  }
}

extension GridNode {
  /// Whether the shape holds what several were.
  fileprivate var isMerged: Bool {
    guard case .shape(let shape, _) = content, case .path(let contours) = shape.outline else { return false }
    return contours.count > 1 && !shape.hasSymbol
  }
}

extension GridSubpath {
  /// Whether it encloses nothing, since all of its places lie on one straight line.
  fileprivate var isFlat: Bool {
    var direction: GridStep?
    for place in segments.flatMap(\.places) {
      let step = GridStep(start, place)
      if step.isZero { continue }
      if let direction, direction.cross(step) != 0 { return false }
      direction = step
    }
    return !segments.contains(where: \.isArc)
  }
}
