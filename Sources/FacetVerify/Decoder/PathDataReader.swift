// SPDX-License-Identifier: Apache-2.0
//
// The `d` of a path as contours: every command of SVG 1.1 in both cases, packed flags and numbers, exponents.

internal import FacetGeometry

struct PathDataReader {
  private var scanner: ValueScanner
  private var contours: [DrawnContour] = []
  /// The contour being drawn; nil before the first move and after a closing.
  private var current: DrawnContour?
  private var pen = Point.zero
  private var start = Point.zero
  /// The last control point of the last curve, and the curve's degree.
  private var lastControl: (place: Point, degree: Int)?

  private init(_ text: String) { scanner = ValueScanner(text) }

  static func contours(_ text: String) throws(DecodingProblem) -> [DrawnContour] {
    var reader = PathDataReader(text)
    return try reader.run()
  }

  private mutating func run() throws(DecodingProblem) -> [DrawnContour] {
    scanner.skipSpace()
    var letter: UInt8 = 0
    while let byte = scanner.next {
      if PathDataReader.argumentCounts[byte | 0x20] != nil {
        letter = byte
        scanner.position += 1
        scanner.skipSpace()
        if contours.isEmpty, current == nil, letter | 0x20 != UInt8(ascii: "m") {
          throw problem("a path begins with M")
        }
        if letter | 0x20 == UInt8(ascii: "z") {
          close()
          continue
        }
      } else if letter == 0 || letter | 0x20 == UInt8(ascii: "z") {
        throw problem("a letter must stand at")
      }
      try step(letter)
      // Further pairs after a move are lines.
      if letter == UInt8(ascii: "M") { letter = UInt8(ascii: "L") }
      if letter == UInt8(ascii: "m") { letter = UInt8(ascii: "l") }
      try endStep()
    }
    finish()
    return contours
  }

  private static let argumentCounts: [UInt8: Int] = [
    UInt8(ascii: "m"): 2, UInt8(ascii: "z"): 0, UInt8(ascii: "l"): 2, UInt8(ascii: "h"): 1, UInt8(ascii: "v"): 1,
    UInt8(ascii: "c"): 6, UInt8(ascii: "s"): 4, UInt8(ascii: "q"): 4, UInt8(ascii: "t"): 2, UInt8(ascii: "a"): 7,
  ]

  private func problem(_ what: String) -> DecodingProblem {
    DecodingProblem("cannot read path data: \(what) `\(scanner.rest)`")
  }

  private mutating func endStep() throws(DecodingProblem) {
    scanner.skipSpace()
    guard scanner.skips(",") else { return }
    scanner.skipSpace()
    guard let next = scanner.next, PathDataReader.argumentCounts[next | 0x20] == nil else {
      throw problem("a number must follow the comma before")
    }
  }

  private mutating func numbers(_ count: Int) throws(DecodingProblem) -> [Double] {
    var numbers: [Double] = []
    while numbers.count < count {
      guard let number = scanner.number() else { throw problem("a number must stand at") }
      numbers.append(number)
      if numbers.count < count { scanner.skipSeparator() }
    }
    return numbers
  }

  // MARK: Commands

  private mutating func step(_ letter: UInt8) throws(DecodingProblem) {
    let isRelative = letter & 0x20 != 0
    let base = isRelative ? pen : .zero
    let kind = letter | 0x20
    if kind == UInt8(ascii: "a") { return try arc(from: base) }
    let numbers = try numbers(PathDataReader.argumentCounts[kind] ?? 0)
    func place(_ index: Int) -> Point { Point(base.x + numbers[index], base.y + numbers[index + 1]) }
    let control = lastControl
    lastControl = nil
    switch kind {
    case UInt8(ascii: "m"):
      finish()
      pen = place(0)
      start = pen
      current = DrawnContour(start: pen, pieces: [], isClosed: false)
    case UInt8(ascii: "l"): draw(.line(place(0)))
    case UInt8(ascii: "h"): draw(.line(Point(base.x + numbers[0], pen.y)))
    case UInt8(ascii: "v"): draw(.line(Point(pen.x, base.y + numbers[0])))
    case UInt8(ascii: "c"):
      draw(.cubic(place(0), place(2), place(4)))
      lastControl = (place(2), 3)
    case UInt8(ascii: "s"):
      draw(.cubic(reflected(control, degree: 3), place(0), place(2)))
      lastControl = (place(0), 3)
    case UInt8(ascii: "q"):
      draw(.quad(place(0), place(2)))
      lastControl = (place(0), 2)
    case _:
      let middle = reflected(control, degree: 2)
      draw(.quad(middle, place(0)))
      lastControl = (middle, 2)
    }
  }

  private func reflected(_ control: (place: Point, degree: Int)?, degree: Int) -> Point {
    guard let control, control.degree == degree else { return pen }
    return pen + (pen - control.place)
  }

  private mutating func arc(from base: Point) throws(DecodingProblem) {
    let radii = try numbers(3)
    scanner.skipSeparator()
    guard let isLarge = scanner.flag() else { throw problem("a flag, 0 or 1, must stand at") }
    scanner.skipSeparator()
    guard let isClockwise = scanner.flag() else { throw problem("a flag, 0 or 1, must stand at") }
    scanner.skipSeparator()
    let ends = try numbers(2)
    lastControl = nil
    let end = Point(base.x + ends[0], base.y + ends[1])
    if end == pen { return draw(.line(end)) }
    draw(
      DrawnPiece.arc(
        from: pen, to: end, rx: abs(radii[0]), ry: abs(radii[1]), rotation: radii[2], isLarge: isLarge,
        isClockwise: isClockwise))
  }

  private mutating func draw(_ piece: DrawnPiece) {
    if current == nil { current = DrawnContour(start: pen, pieces: [], isClosed: false) }
    current?.pieces.append(piece)
    pen = piece.end
  }

  private mutating func close() {
    // A second Z closes a contour of no length at the same place.
    if current == nil { current = DrawnContour(start: pen, pieces: [], isClosed: false) }
    current?.isClosed = true
    finish()
    pen = start
    lastControl = nil
    scanner.skipSpace()
  }

  private mutating func finish() {
    if let current { contours.append(current) }
    current = nil
  }
}

extension DrawnPiece {
  /// SVG's arc. In the coordinates in which its ellipse is the unit circle the centre lies square to the chord's middle
  /// (after SVG 1.1, appendix F.6): radii too small are scaled up, a zero radius makes a line.
  static func arc(
    from: Point, to: Point, rx: Double, ry: Double, rotation: Double, isLarge: Bool, isClockwise: Bool
  ) -> DrawnPiece {
    guard rx > 0, ry > 0 else { return .line(to) }
    let (s, c) = sineAndCosine(degrees: rotation)
    var first = Vector(c, s) * rx
    var second = Vector(-s, c) * ry
    func inCircle(_ v: Vector) -> Vector { Vector((c * v.dx + s * v.dy) / rx, (c * v.dy - s * v.dx) / ry) }
    var half = inCircle((to - from) * 0.5)
    let length = half.length
    var offset = Vector.zero
    if length >= 1 {
      first = first * length
      second = second * length
      half = half * (1 / length)
    } else {
      let away = (1 - length * length).squareRoot() / length
      offset = half.turned * (isLarge == isClockwise ? -away : away)
    }
    let before = -half - offset
    let after = half - offset
    let start = arcTangent(dy: before.dy, dx: before.dx)
    var sweep = arcTangent(dy: after.dy, dx: after.dx) - start
    if isClockwise, sweep <= 0 { sweep += 360 }
    if !isClockwise, sweep >= 0 { sweep -= 360 }
    let middle = from.midpoint(to: to)
    let center = middle + first * offset.dx + second * offset.dy
    return .arc(DrawnArc(center: center, first: first, second: second, start: start, sweep: sweep, end: to))
  }
}
