// SPDX-License-Identifier: Apache-2.0
//
// Reads path data back into whole steps, from the grammar of SVG 1.1, section 8.3.9, alone.

import FacetGeometry
import FacetIR

struct PathTextReader {
  private let bytes: [UInt8]
  private let decimals: Int
  private var place = 0
  private var isSound = true

  init(_ bytes: [UInt8], decimals: Int) {
    self.bytes = bytes
    self.decimals = decimals
  }

  /// The geometry, or nil when the text is not path data or has more decimals than the grid.
  static func read(_ bytes: [UInt8], decimals: Int) -> [GridSubpath]? {
    var reader = PathTextReader(bytes, decimals: decimals)
    let subpaths = reader.subpaths()
    return reader.isSound ? subpaths : nil
  }

  private mutating func subpaths() -> [GridSubpath] {
    var result: [GridSubpath] = []
    var pen = GridPoint(0, 0)
    var letter: Character = " "
    var control: (degree: Int, at: GridPoint) = (0, pen)
    while place < bytes.count, isSound {
      let byte = bytes[place]
      if byte >= 65 {
        letter = Character(UnicodeScalar(byte))
        place += 1
      } else if letter == "M" || letter == "m" {
        letter = letter == "M" ? "L" : "l"
      } else if letter == "z" || letter == "Z" || letter == " " {
        isSound = false
        return []
      }
      let base = letter.isLowercase ? pen : GridPoint(0, 0)
      let implied = { (degree: Int) in
        control.degree == degree ? GridPoint(2 * pen.x - control.at.x, 2 * pen.y - control.at.y) : pen
      }
      var used: (degree: Int, at: GridPoint) = (0, pen)
      var segment: GridSegment?
      switch letter.lowercased() {
      case "m":
        pen = pair(base)
        result.append(GridSubpath(start: pen, segments: [], isClosed: false))
      case "l": segment = .line(to: pair(base))
      case "h": segment = .line(to: GridPoint(base.x + number(), pen.y))
      case "v": segment = .line(to: GridPoint(pen.x, base.y + number()))
      case "q", "t":
        used = (2, letter.lowercased() == "q" ? pair(base) : implied(2))
        segment = .quad(control: used.at, to: pair(base))
      case "c", "s":
        let first = letter.lowercased() == "c" ? pair(base) : implied(3)
        used = (3, pair(base))
        segment = .cubic(control1: first, control2: used.at, to: pair(base))
      case "a":
        let sizes = [number(decimals: 9), number(decimals: 9), number(decimals: 9)]
          .map { GridNumber($0, decimals: 9).reduced }
        let (isLarge, isClockwise) = (flag(), flag())
        segment = .arc(
          GridArc(
            rx: sizes[0], ry: sizes[1], rotation: sizes[2], isLarge: isLarge, isClockwise: isClockwise, to: pair(base)))
      case "z":
        guard !result.isEmpty, !result[result.count - 1].isClosed else { fallthrough }
        result[result.count - 1].isClosed = true
        pen = result[result.count - 1].start
      default: isSound = false
      }
      if let segment {
        // Drawing on after a Z is legal, but we never want it.
        guard !result.isEmpty, !result[result.count - 1].isClosed else {
          isSound = false
          return []
        }
        result[result.count - 1].segments.append(segment)
        pen = segment.end
      }
      control = used
    }
    return result
  }

  private mutating func pair(_ base: GridPoint) -> GridPoint {
    let x = number()
    return GridPoint(base.x + x, base.y + number())
  }

  private mutating func skipBlank() {
    if place < bytes.count, bytes[place] == 0x20 { place += 1 }
  }

  private mutating func flag() -> Bool {
    skipBlank()
    guard place < bytes.count, bytes[place] == 0x30 || bytes[place] == 0x31 else {
      isSound = false
      return false
    }
    place += 1
    return bytes[place - 1] == 0x31
  }

  private mutating func number(decimals count: Int? = nil) -> Int {
    let decimals = count ?? self.decimals
    skipBlank()
    var sign = 1
    if place < bytes.count, bytes[place] == 0x2D {
      sign = -1
      place += 1
    }
    var value = 0
    var digits = 0
    var fraction = 0
    var hasPoint = false
    while place < bytes.count {
      let byte = bytes[place]
      if byte == 0x2E, !hasPoint {
        hasPoint = true
      } else if byte >= 0x30, byte <= 0x39 {
        value = value * 10 + Int(byte - 0x30)
        digits += 1
        if hasPoint { fraction += 1 }
      } else {
        break
      }
      place += 1
    }
    if digits == 0 || fraction > decimals || hasPoint && fraction == 0 || value == 0 && sign < 0 { isSound = false }
    for _ in fraction..<max(fraction, decimals) { value *= 10 }
    return sign * value
  }
}
