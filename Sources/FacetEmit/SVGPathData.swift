// SPDX-License-Identifier: Apache-2.0
//
// Path data in a plain form that every reader takes: numbers apart by a space or a minus sign, arc flags by spaces
// on both sides, no exponents, an explicit M at every start. Each command is absolute or relative, whichever is shorter,
// relative at a tie.

internal import FacetGeometry
internal import FacetIR

struct SVGPathData {
  let decimals: Int
  private(set) var bytes: [UInt8] = []
  private var pen = GridPoint(0, 0)
  private var lastLetter: UInt8 = 0
  private var absolute: [UInt8] = []
  private var relative: [UInt8] = []

  init(decimals: Int) { self.decimals = decimals }

  mutating func append(_ subpath: GridSubpath) {
    lastLetter = 0
    bytes.append(UInt8(ascii: "M"))
    appendPair(subpath.start, to: &bytes)
    pen = subpath.start
    for segment in subpath.segments { append(segment) }
    if subpath.isClosed {
      bytes.append(UInt8(ascii: "Z"))
      pen = subpath.start
    }
  }

  private mutating func append(_ segment: GridSegment) {
    absolute.removeAll(keepingCapacity: true)
    relative.removeAll(keepingCapacity: true)
    let letter: UInt8
    switch segment {
    case .line(let to) where to.y == pen.y && to.x != pen.x:
      letter = UInt8(ascii: "H")
      appendStep(to.x, &absolute)
      appendStep(to.x - pen.x, &relative)
    case .line(let to) where to.x == pen.x && to.y != pen.y:
      letter = UInt8(ascii: "V")
      appendStep(to.y, &absolute)
      appendStep(to.y - pen.y, &relative)
    case .line(let to):
      letter = UInt8(ascii: "L")
      appendBoth(to)
    case .quad(let control, let to):
      letter = UInt8(ascii: "Q")
      appendBoth(control)
      appendBoth(to)
    case .cubic(let control1, let control2, let to):
      letter = UInt8(ascii: "C")
      appendBoth(control1)
      appendBoth(control2)
      appendBoth(to)
    case .arc(let arc):
      letter = UInt8(ascii: "A")
      appendRadii(of: arc)
      appendBoth(arc.to)
    }
    take(letter)
    pen = segment.end
  }

  /// Appends the shorter of both forms; a letter like the last one is left out for lines and curves.
  private mutating func take(_ letter: UInt8) {
    func cost(_ form: [UInt8], _ letter: UInt8) -> Int {
      let isRepeated = letter == lastLetter
      return form.count + (isRepeated && form.first == UInt8(ascii: "-") ? 0 : 1)
    }
    let small = letter | 0x20
    let isRelative = cost(relative, small) <= cost(absolute, letter)
    let form = isRelative ? relative : absolute
    let written = isRelative ? small : letter
    let mayRepeat =
      letter == UInt8(ascii: "L") || letter == UInt8(ascii: "Q") || letter == UInt8(ascii: "C")
    if mayRepeat, written == lastLetter {
      if form.first != UInt8(ascii: "-") { bytes.append(UInt8(ascii: " ")) }
    } else {
      bytes.append(written)
    }
    bytes.append(contentsOf: form)
    lastLetter = written
  }

  private mutating func appendBoth(_ point: GridPoint) {
    appendPair(point, to: &absolute)
    appendPair(GridPoint(point.x - pen.x, point.y - pen.y), to: &relative)
  }

  private func appendPair(_ point: GridPoint, to form: inout [UInt8]) {
    appendStep(point.x, &form)
    appendStep(point.y, &form)
  }

  private func appendStep(_ steps: Int, _ form: inout [UInt8]) {
    append(GridNumber(steps, decimals: decimals), &form)
  }

  private func append(_ number: GridNumber, _ form: inout [UInt8]) {
    if number.value >= 0, let last = form.last, last < UInt8(ascii: "A"), last != UInt8(ascii: " ") {
      form.append(UInt8(ascii: " "))
    }
    number.append(to: &form)
  }

  private mutating func appendRadii(of arc: GridArc) {
    for number in [arc.rx, arc.ry, arc.rotation] { append(number, &absolute) }
    for flag in [arc.isLarge, arc.isClockwise] {
      absolute.append(UInt8(ascii: " "))
      absolute.append(flag ? UInt8(ascii: "1") : UInt8(ascii: "0"))
    }
    // Some readers take what runs on behind a flag for its fraction, a minus sign too.
    absolute.append(UInt8(ascii: " "))
    relative.append(contentsOf: absolute)
  }
}
