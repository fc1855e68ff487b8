// SPDX-License-Identifier: Apache-2.0
//
// Coordinates are whole numbers where the canvas is counted in steps as fine as the tolerance asks for, and no finer: the
// points go, and no digit says more than it must. A picture that was drawn on a round grid is shorter as it is; so a few
// scales are tried, and the shortest file wins.

internal import FacetGeometry
public import FacetIR

/// The grids on which a picture needs no fractions.
public enum GridScale {
  /// As `--explain-size` calls it.
  public static let name = "grid-scale"

  /// The same picture on other grids, each a candidate for the shortest file. The shown size is that of the scene;
  /// tolerance and worst distance are in the picture's own units.
  ///
  /// - Parameters:
  ///   - exact: The picture.
  ///   - grid: The picture on the grid that it would have otherwise.
  public static func candidates(for exact: PathIR, besides grid: GridIR) -> [GridIR] {
    guard grid.keepsTolerance, grid.tolerance > 0 else { return [] }
    return factors(tolerance: grid.tolerance).compactMap { factor in
      var scaled = quantize(exact.scaled(by: factor), tolerance: grid.tolerance * factor)
      guard scaled.keepsTolerance, scaled.decimals == 0 else { return nil }
      scaled.unitsToOne = factor
      scaled.width = grid.width
      scaled.height = grid.height
      scaled.ids = grid.ids
      return scaled
    }
  }

  /// Steps to the unit: about as many as put the farthest place of a cell, half its diagonal, within the tolerance; and up
  /// to twice that for circles, whose middle and radius are both rounded. Numbers with one or two digits come first.
  private static func factors(tolerance: Double) -> [Double] {
    let least = 1 / (tolerance * 2.0.squareRoot())
    var factors: [Double] = []
    for share in [0.75, 0.85, 1, 1.12, 1.25, 1.4, 1.6, 1.8, 2.1] {
      let factor = rounded(least * share)
      if factor > 0, factor != 1, !factors.contains(factor) { factors.append(factor) }
    }
    return factors
  }

  /// To two digits.
  private static func rounded(_ number: Double) -> Double {
    var scale = 1.0
    while number * scale < 10, scale < 1e12 { scale *= 10 }
    while number * scale >= 100, scale > 1e-12 { scale /= 10 }
    return (number * scale).rounded() / scale
  }
}
