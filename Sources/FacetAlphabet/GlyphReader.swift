// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry

/// Reads one line of a `GlyphTable`. The tables are part of the program and tested glyph by glyph, so what a reader
/// cannot understand simply ends the outline.
struct GlyphReader {
  private let line: [UInt8]
  private var at = 0

  init(line: [UInt8]) {
    self.line = line
  }

  /// A space once the line is over.
  private var next: UInt8 { at < line.count ? line[at] : UInt8(ascii: " ") }

  /// The code point here, and past the space after it.
  mutating func codePoint() -> UInt32 {
    var value: UInt32 = 0
    while let digit = hexadecimalDigit(next) {
      value = value << 4 | digit
      at += 1
    }
    skipSpace()
    return value
  }

  /// The number here, and past the space after it.
  mutating func integer() -> Int {
    let isNegative = next == UInt8(ascii: "-")
    if isNegative { at += 1 }
    var value = 0
    while case UInt8(ascii: "0")...UInt8(ascii: "9") = next {
      value = value * 10 + Int(next - UInt8(ascii: "0"))
      at += 1
    }
    skipSpace()
    return isNegative ? -value : value
  }

  private mutating func skipSpace() {
    if next == UInt8(ascii: " ") { at += 1 }
  }

  /// The base when the line is a composition.
  mutating func composedBase() -> UInt32? {
    guard next == UInt8(ascii: "=") else { return nil }
    at += 1
    return codePoint()
  }

  /// The contours up to the end of the line; nil when there are none.
  mutating func outline() -> Path? {
    var subpaths: [Subpath] = []
    while next == UInt8(ascii: "M") {
      at += 1
      subpaths.append(contour())
    }
    return subpaths.isEmpty ? nil : Path(subpaths)
  }

  private mutating func contour() -> Subpath {
    var current = point(from: .zero)
    var contour = Subpath(start: current, isClosed: true)
    while true {
      let command = next
      at += 1
      switch command {
      case UInt8(ascii: "h"): current = Point(current.x + Double(integer()), current.y)
      case UInt8(ascii: "v"): current = Point(current.x, current.y + Double(integer()))
      case UInt8(ascii: "l"): current = point(from: current)
      case UInt8(ascii: "c"):
        let control1 = point(from: current)
        let control2 = point(from: current)
        current = point(from: current)
        contour.segments.append(.cubic(control1: control1, control2: control2, to: current))
        continue
      default:
        return contour
      }
      contour.segments.append(.line(to: current))
    }
  }

  private mutating func point(from origin: Point) -> Point {
    let x = integer()
    return Point(origin.x + Double(x), origin.y + Double(integer()))
  }
}

/// The value of a digit or capital letter A to F.
func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
  default: nil
  }
}
