// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR

/// Bytes of the shortest path text of some contours.
func pathTextLength(_ contours: [GridSubpath], decimals: Int, _ options: PassOptions) -> Int {
  var estimate = PathTextEstimate(decimals: decimals, isPacked: options.profile == .compact)
  for contour in contours { estimate.add(contour) }
  return estimate.count
}

/// Greedy: each command in the shorter of both forms.
private struct PathTextEstimate {
  let decimals: Int
  let isPacked: Bool
  private(set) var count = 0
  private var pen = GridPoint(0, 0)
  private var letter: UInt8 = 0
  /// What the text ends in: nothing that needs a separator, a whole number, a number with a point.
  private var end = End.letter
  private enum End { case letter, whole, fraction }

  init(decimals: Int, isPacked: Bool) {
    self.decimals = decimals
    self.isPacked = isPacked
  }

  mutating func add(_ contour: GridSubpath) {
    step("M", [contour.start], fixed: 0)
    if letter == UInt8(ascii: "M") { letter = UInt8(ascii: "L") }
    if letter == UInt8(ascii: "m") { letter = UInt8(ascii: "l") }
    for segment in contour.segments { add(segment) }
    if contour.isClosed {
      count += 1
      letter = 0
      end = .letter
    }
    pen = contour.isClosed ? contour.start : contour.end
  }

  private mutating func add(_ segment: GridSegment) {
    switch segment {
    case .line(let to):
      if to.y == pen.y, to.x != pen.x {
        step("H", xs: [to.x], pen.x, to: to)
      } else if to.x == pen.x, to.y != pen.y {
        step("V", xs: [to.y], pen.y, to: to)
      } else {
        step("L", [to], fixed: 0)
      }
    case .quad(let control, let to): step("Q", [control, to], fixed: 0)
    case .cubic(let control1, let control2, let to): step("C", [control1, control2, to], fixed: 0)
    case .arc(let arc):
      let radii = [arc.rx, arc.ry, arc.rotation].reduce(0) { $0 + $1.bytesCount + 1 }
      step("A", [arc.to], fixed: radii + (isPacked ? 2 : 4))
    }
  }

  private mutating func step(_ name: Unicode.Scalar, xs: [Int], _ base: Int, to: GridPoint) {
    take(UInt8(truncatingIfNeeded: name.value), xs, xs.map { $0 - base }, fixed: 0)
    pen = to
  }

  private mutating func step(_ name: Unicode.Scalar, _ points: [GridPoint], fixed: Int) {
    let absolute = points.flatMap { [$0.x, $0.y] }
    let relative = points.flatMap { [$0.x - pen.x, $0.y - pen.y] }
    take(UInt8(truncatingIfNeeded: name.value), absolute, relative, fixed: fixed)
    if let last = points.last { pen = last }
  }

  private mutating func take(_ name: UInt8, _ absolute: [Int], _ relative: [Int], fixed: Int) {
    let first = cost(name, absolute, fixed)
    let second = cost(name | 0x20, relative, fixed)
    let best = second.count <= first.count ? second : first
    letter = second.count <= first.count ? name | 0x20 : name
    count += best.count
    end = best.end
  }

  private func cost(_ name: UInt8, _ numbers: [Int], _ fixed: Int) -> (count: Int, end: End) {
    let needsLetter = name != letter
    var count = (needsLetter ? 1 : 0) + fixed
    var end = needsLetter ? End.letter : end
    for number in numbers {
      let reduced = GridNumber(number, decimals: decimals).reduced
      let hasPoint = reduced.decimals > 0
      let startsWithPoint = hasPoint && reduced.value > 0 && Int(reduced.value) < wholePowerOfTen(reduced.decimals)
      let isApart = end == .letter || reduced.value < 0 || (startsWithPoint && end == .fraction)
      count += numberLength(number, decimals: decimals) + (isApart ? 0 : 1)
      end = hasPoint ? .fraction : .whole
    }
    return (count, end)
  }
}

extension GridNumber {
  fileprivate var bytesCount: Int { numberLength(value, decimals: decimals) }
}
