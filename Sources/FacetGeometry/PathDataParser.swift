// SPDX-License-Identifier: Apache-2.0
//
// In: SVG path data (SVG 1.1, section 8.3). Out: a path in absolute coordinates. Nothing is guessed: the first fault ends
// the reading, where a browser would draw what came before it.

/// Reads SVG path data. Exponents are accepted, as are arc flags without separators; arcs with a zero radius become
/// lines, arcs between equal points nothing.
public func parsePathData(_ text: String) throws(PathDataProblem) -> Path {
  var parser = PathDataParser(text)
  return try parser.parse()
}

private struct PathDataParser {
  var scanner: PathDataScanner
  var subpaths: [Subpath] = []
  var isOpen = false
  var current = Point.zero
  var start = Point.zero
  /// The last control point of the segment before, for `S` and `T`.
  var cubicControl: Point?
  var quadControl: Point?

  init(_ text: String) { scanner = PathDataScanner(text) }

  mutating func parse() throws(PathDataProblem) -> Path {
    scanner.skipSpace()
    while !scanner.isAtEnd {
      let offset = scanner.offset
      guard let letter = scanner.takeLetter() else {
        throw PathDataProblem(offset: offset, expected: "a command letter")
      }
      if subpaths.isEmpty, letter | 0x20 != UInt8(ascii: "m") {
        throw PathDataProblem(offset: offset, expected: "`M` or `m` as the first command")
      }
      try parseCommand(letter, at: offset)
      scanner.skipSpace()
    }
    return Path(subpaths)
  }

  /// One letter and all its sets of arguments.
  private mutating func parseCommand(_ letter: UInt8, at offset: Int) throws(PathDataProblem) {
    let isRelative = letter >= UInt8(ascii: "a")
    let kind = letter | 0x20
    if kind == UInt8(ascii: "z") {
      close()
      return
    }
    guard Array("mlhvcsqta".utf8).contains(kind) else {
      throw PathDataProblem(offset: offset, expected: "one of the commands M L H V C S Q T A Z")
    }
    scanner.skipSpace()
    var isFirst = true
    while true {
      try parseSegment(kind == UInt8(ascii: "m") && !isFirst ? UInt8(ascii: "l") : kind, isRelative)
      isFirst = false
      let hadComma = scanner.skipSeparator()
      if scanner.isAtNumber { continue }
      if hadComma { throw PathDataProblem(offset: scanner.offset, expected: "a number after the comma") }
      return
    }
  }

  private mutating func parseSegment(_ kind: UInt8, _ isRelative: Bool) throws(PathDataProblem) {
    let base = isRelative ? current : .zero
    var cubic: Point?
    var quad: Point?
    switch kind {
    case UInt8(ascii: "m"): move(to: try point(base))
    case UInt8(ascii: "l"): add(.line(to: try point(base)))
    case UInt8(ascii: "h"): add(.line(to: Point(base.x + (try scanner.takeNumber()), current.y)))
    case UInt8(ascii: "v"): add(.line(to: Point(current.x, base.y + (try scanner.takeNumber()))))
    case UInt8(ascii: "c"):
      let control = try pointAndSeparator(base)
      let second = try pointAndSeparator(base)
      cubic = second
      add(.cubic(control1: control, control2: second, to: try point(base)))
    case UInt8(ascii: "s"):
      let control = reflected(cubicControl)
      let second = try pointAndSeparator(base)
      cubic = second
      add(.cubic(control1: control, control2: second, to: try point(base)))
    case UInt8(ascii: "q"):
      let control = try pointAndSeparator(base)
      quad = control
      add(.quad(control: control, to: try point(base)))
    case UInt8(ascii: "t"):
      let control = reflected(quadControl)
      quad = control
      add(.quad(control: control, to: try point(base)))
    default: try parseArc(base)
    }
    cubicControl = cubic
    quadControl = quad
  }

  private mutating func parseArc(_ base: Point) throws(PathDataProblem) {
    let rx = try scanner.takeNumber("a radius")
    scanner.skipSeparator()
    let ry = try scanner.takeNumber("a radius")
    scanner.skipSeparator()
    let rotation = try scanner.takeNumber("the ellipse's turn in degrees")
    scanner.skipSeparator()
    let isLarge = try scanner.takeFlag()
    scanner.skipSeparator()
    let isClockwise = try scanner.takeFlag()
    scanner.skipSeparator()
    let to = try point(base)
    if to == current { return }
    let arc = EllipticArc(
      from: current, to: to, radii: Size(rx, ry), rotation: rotation, isLarge: isLarge, isClockwise: isClockwise)
    add(arc.map { .arc($0) } ?? .line(to: to))
    current = to
  }

  private mutating func point(_ base: Point) throws(PathDataProblem) -> Point {
    let x = try scanner.takeNumber()
    scanner.skipSeparator()
    return Point(base.x + x, base.y + (try scanner.takeNumber()))
  }

  private mutating func pointAndSeparator(_ base: Point) throws(PathDataProblem) -> Point {
    let result = try point(base)
    scanner.skipSeparator()
    return result
  }

  private func reflected(_ control: Point?) -> Point { control.map { current + (current - $0) } ?? current }

  private mutating func move(to point: Point) {
    subpaths.append(Subpath(start: point))
    isOpen = true
    current = point
    start = point
  }

  private mutating func add(_ segment: Segment) {
    if !isOpen { move(to: start) }
    subpaths[subpaths.count - 1].segments.append(segment)
    current = segment.end
  }

  private mutating func close() {
    // A second `z` in a row closes nothing.
    guard isOpen else { return }
    subpaths[subpaths.count - 1].isClosed = true
    isOpen = false
    current = start
    cubicControl = nil
    quadControl = nil
  }
}
