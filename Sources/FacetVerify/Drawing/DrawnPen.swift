// SPDX-License-Identifier: Apache-2.0
//
// How a stroke is drawn, in root coordinates. The pen is what the disc of half the width becomes under the map: a disc
// again, or an ellipse where the map distorts. Caps and corners follow from it, whichever way the disc was turned.

internal import FacetGeometry
internal import FacetTypes

struct DrawnPen: Hashable {
  var disc: DrawnDisc
  var cap: Cap
  var join: Join
  var miterLimit: Double
  /// Lengths of dash and gap in turn, an even number; empty where the line is drawn through.
  var dash: [Double]
  /// Where in the dashes a contour begins.
  var dashStart: Double

  init(
    width: Double, map: Affine, cap: Cap, join: Join, miterLimit: Double, dash: [Double], dashStart: Double = 0
  ) {
    disc = DrawnDisc(first: map(Vector(width / 2, 0)), second: map(Vector(0, width / 2)))
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    let scale = abs(map.determinant).squareRoot()
    self.dash = DrawnPen.period(dash.map { $0 * scale })
    // After a whole period the dashes are the same.
    let period = self.dash.reduce(0, +)
    let rest = period > 0 ? (dashStart * scale).truncatingRemainder(dividingBy: period) : 0
    self.dashStart = rest < 0 ? rest + period : rest
  }

  /// The shortest even list that repeats to the same dashes; empty when all are nothing.
  private static func period(_ dash: [Double]) -> [Double] {
    guard dash.contains(where: { $0 > 0 }) else { return [] }
    let even = dash.count.isMultiple(of: 2) ? dash : dash + dash
    for length in stride(from: 2, to: even.count, by: 2) where even.count.isMultiple(of: length) {
      if even.indices.allSatisfy({ even[$0] == even[$0 % length] }) { return Array(even[..<length]) }
    }
    return even
  }

  var isDashed: Bool { !dash.isEmpty }
  /// No point of the pen is farther from its middle.
  var halfWidth: Double { disc.reach }
  /// No ink is farther from the contour.
  var reach: Double {
    let corner: Double =
      switch join {
      case .miter: max(1, miterLimit)
      case .round, .bevel: 1
      }
    let end: Double =
      switch cap {
      case .butt, .round: 1
      case .square: 2.0.squareRoot()
      }
    return halfWidth * max(corner, end)
  }

  /// A limit is only for miters.
  func looksLike(_ other: DrawnPen) -> Bool {
    var one = self
    if join != .miter { one.miterLimit = other.miterLimit }
    return one == other
  }
}
