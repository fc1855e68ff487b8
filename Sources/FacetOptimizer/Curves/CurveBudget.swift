// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR
internal import FacetSource

/// How far curves may still be moved.
struct CurveBudget {
  /// What holds for one shape.
  struct Limits {
    /// The exact contours, where they are known.
    var exact: [Subpath]?
    /// How far a curve may lie from the exact one, or from itself where that is not known; in user units.
    var allowed: Double
    /// How far the exact curve and what is around it may be off already.
    var spent: Double
    /// How far an exact curve can lie from what is written now.
    var search: Double
    /// The share of the shape's size to that of its largest copy.
    var enlargement: Double
  }

  private let grid: GridIR
  /// The largest stretch of any shape with a symbol.
  private var stretches: [SymbolID: Double] = [:]

  /// References to copies are rounded too, and need a share of the tolerance.
  private static let share = 31.0 / 32

  init(_ grid: GridIR) {
    self.grid = grid
    for node in grid.nodes.elements {
      guard case .shape(let shape, _) = node.content, shape.hasSymbol else { continue }
      stretches[shape.symbol] = max(stretches[shape.symbol, default: 0], shape.placement.stretch)
    }
  }

  func limits(for shape: GridShape, _ coats: [GridCoat]) -> Limits {
    let most = stretches[shape.symbol, default: 1]
    let least = shape.hasSymbol ? shape.placement.leastStretch : most
    // A copy may be this one enlarged.
    let enlargement = most > 0 ? min(1, least / most) : 0
    let total = grid.tolerance * Self.share
    guard let exact = grid.exact else {
      let spent = grid.worst.distance
      return Limits(
        exact: nil, allowed: max(0, total - spent) * enlargement, spent: spent, search: 0, enlargement: enlargement)
    }
    let spent = coats.contains(where: \.isStroke) ? exact.widthError : 0
    return Limits(
      exact: exactContours(of: shape), allowed: max(0, max(total, grid.worst.distance) - spent) * enlargement,
      spent: spent, search: grid.tolerance, enlargement: enlargement)
  }

  /// The exact contours of a shape that is a path, in user units.
  private func exactContours(of shape: GridShape) -> [Subpath] {
    guard let symbols = grid.exact?.symbols, shape.symbol.index < symbols.count, shape.transform == nil,
      case .path(let path) = symbols[shape.symbol], case .path(let contours) = shape.outline,
      contours.count == path.subpaths.count
    else { return [] }
    return path.transformed(by: shape.placement).subpaths
  }
}

extension CurveBudget.Limits {
  /// What the curves of a contour stand for; nil where that is not known.
  func meant(_ contour: GridSubpath, _ index: Int, scale: Double) -> MeantCurves? {
    guard let exact else { return MeantCurves(contour) }
    guard index < exact.count else { return nil }
    return MeantCurves(contour, exact: exact[index], scale: scale, within: search * scale)
  }
}
