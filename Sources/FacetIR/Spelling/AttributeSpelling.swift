// SPDX-License-Identifier: Apache-2.0
//
// How single values are written.

public import FacetGeometry
public import FacetTypes

/// Numbers apart by blanks: every reader's form for view boxes, dashes and transforms.
public func spacedText(_ numbers: [GridNumber]) -> [UInt8] {
  var bytes: [UInt8] = []
  for number in numbers {
    if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
    number.append(to: &bytes)
  }
  return bytes
}

/// How many bytes `spacedText` would give.
public func spacedTextLength(_ numbers: [GridNumber]) -> Int {
  numbers.reduce(max(0, numbers.count - 1)) { $0 + $1.textLength }
}

/// `matrix(a b c d e f)`.
public func matrixText(_ matrix: GridMatrix) -> [UInt8] {
  Array("matrix(".utf8) + spacedText(matrix.entries) + [UInt8(ascii: ")")]
}

/// The shortest of `#rgb`, `#rrggbb` and the names that CSS knows; without alpha. At a tie the digits win.
public func colorText(_ color: Color) -> [UInt8] {
  let digits = Array("0123456789abcdef".utf8)
  let parts = [color.red, color.green, color.blue]
  if let name = shortNames[rgb(color)] { return Array(name.utf8) }
  var bytes: [UInt8] = [UInt8(ascii: "#")]
  let isShort = parts.allSatisfy(isDoubled)
  for part in parts {
    bytes.append(digits[Int(part >> 4)])
    if !isShort { bytes.append(digits[Int(part & 15)]) }
  }
  return bytes
}

/// How many bytes `colorText` would give.
public func colorTextLength(_ color: Color) -> Int { shortNames[rgb(color)]?.utf8.count ?? hexLength(rgb(color)) }

/// The names that are shorter than the digits, by colour; of two for one colour the first in the alphabet.
private let shortNames: [UInt32: String] = {
  var names: [UInt32: String] = [:]
  for name in CSSColors.names {
    guard let key = CSSColors.named(name).map(rgb), name.utf8.count < hexLength(key) else { continue }
    if let known = names[key], known.utf8.count <= name.utf8.count { continue }
    names[key] = name
  }
  return names
}()

private func rgb(_ color: Color) -> UInt32 {
  UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
}

private func hexLength(_ rgb: UInt32) -> Int {
  [16, 8, 0].allSatisfy { isDoubled(UInt8(truncatingIfNeeded: rgb >> UInt32($0))) } ? 4 : 7
}

/// Whether two equal digits stand for the part, of which one is enough.
private func isDoubled(_ part: UInt8) -> Bool { part >> 4 == part & 15 }
