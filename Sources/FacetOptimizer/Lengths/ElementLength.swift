// SPDX-License-Identifier: Apache-2.0
//
// How long things are when they are written. Only passes ask; what is written is decided elsewhere.

internal import FacetGeometry
internal import FacetIR

/// Bytes of a shape's element without its paints: the name, what geometry takes, and what closes it.
func elementLength(_ shape: GridShape, _ options: PassOptions) -> Int {
  func numbers(_ steps: [Int], names: Int) -> Int {
    steps.reduce(names) { $0 + numberLength($1, decimals: shape.decimals) }
  }
  switch shape.outline {
  // <circle cx="" cy="" r=""/>
  case .circle(let center, let radius): return numbers([center.x, center.y, radius], names: 26)
  // <ellipse cx="" cy="" rx="" ry=""/>
  case .ellipse(let center, let rx, let ry): return numbers([center.x, center.y, rx, ry], names: 34)
  // <rect x="" y="" width="" height="" rx="" ry=""/>
  case .rect(let origin, let width, let height, let rx, let ry):
    let box = numbers([origin.x, origin.y, width, height], names: 36)
    let first = rx > 0 ? numbers([rx], names: 6) : 0
    return box + first + (rx > 0 && ry != rx ? numbers([ry], names: 6) : 0)
  // <line x1="" y1="" x2="" y2=""/>
  case .line(let from, let to): return numbers([from.x, from.y, to.x, to.y], names: 31)
  // <polygon points=""/>
  case .polyline(let points, let isClosed):
    return numbers(points.flatMap { [$0.x, $0.y] }, names: (isClosed ? 20 : 21) + 2 * points.count - 1)
  // <path d=""/>
  case .path(let contours): return 12 + pathTextLength(contours, decimals: shape.decimals, options)
  }
}

/// Bytes of one number.
func numberLength(_ steps: Int, decimals: Int) -> Int {
  let number = GridNumber(steps, decimals: decimals).reduced
  let scale = wholePowerOfTen(number.decimals)
  let whole = Int(number.value.magnitude) / scale
  var count = number.value < 0 ? 1 : 0
  if whole > 0 || number.decimals == 0 { count += String(whole).utf8.count }
  return count + (number.decimals > 0 ? 1 + number.decimals : 0)
}
