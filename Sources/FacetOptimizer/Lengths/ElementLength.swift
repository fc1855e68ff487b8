// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
public import FacetIR

extension PassOptions {
  /// How path data will be written.
  public var pathStyle: PathTextStyle { profile == .compact ? .packed : .plain }
}

/// Bytes of the path data of some contours.
func pathTextLength(_ contours: [GridSubpath], decimals: Int, _ options: PassOptions) -> Int {
  FacetIR.pathTextLength(contours, decimals: decimals, style: options.pathStyle)
}

/// Bytes of one number.
func numberLength(_ steps: Int, decimals: Int) -> Int { GridNumber(steps, decimals: decimals).textLength }

/// Bytes of a shape's element without its paints: the name, what geometry takes, and what closes it.
func elementLength(_ shape: GridShape, _ options: PassOptions) -> Int {
  /// A name takes a blank, an equals sign and two quotes beside itself; a place at 0 is not said.
  func places(_ steps: Int..., names: Int) -> Int {
    steps.reduce(0) { $0 + ($1 == 0 ? 0 : names + 4 + numberLength($1, decimals: shape.decimals)) }
  }
  switch shape.outline {
  // <circle r=""/>
  case .circle(let center, let radius): return 9 + places(center.x, center.y, names: 2) + places(radius, names: 1)
  case .ellipse(let center, let rx, let ry): return 10 + places(center.x, center.y, rx, ry, names: 2)
  case .rect(let origin, let width, let height, let rx, let ry):
    let box = 7 + places(origin.x, origin.y, names: 1) + places(width, names: 5) + places(height, names: 6)
    return box + places(rx, rx == ry ? 0 : ry, names: 2)
  case .line(let from, let to): return 7 + places(from.x, from.y, to.x, to.y, names: 2)
  // <polyline points=""/>
  case .polyline(let points, let isClosed):
    return (isClosed ? 20 : 21) + pointsTextLength(points, decimals: shape.decimals)
  // <path d=""/>
  case .path(let contours): return 12 + pathTextLength(contours, decimals: shape.decimals, options)
  }
}
