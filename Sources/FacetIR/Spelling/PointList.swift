// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry

/// The `points` of a polygon or polyline: blanks between numbers, none before a minus sign. A point never follows a fraction
/// directly, since the grammar of SVG 1.1 forbids that here.
/// - Parameter decimals: The coordinates are whole steps of 10^-`decimals` user units.
public func pointsText(_ points: [GridPoint], decimals: Int) -> [UInt8] {
  var bytes: [UInt8] = []
  func append(_ value: Int) {
    if value >= 0, !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
    GridNumber(value, decimals: decimals).append(to: &bytes)
  }
  for point in points {
    append(point.x)
    append(point.y)
  }
  return bytes
}

/// How many bytes `pointsText` would give.
public func pointsTextLength(_ points: [GridPoint], decimals: Int) -> Int {
  var length = 0
  func add(_ value: Int) {
    if value >= 0, length > 0 { length += 1 }
    length += NumberToken(value, decimals: decimals).length
  }
  for point in points {
    add(point.x)
    add(point.y)
  }
  return length
}
