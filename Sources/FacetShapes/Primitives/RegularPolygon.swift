// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetTypes

extension Primitive {
  static let regularPolygon = Primitive(
    info: WordInfo(
      "regularPolygon",
      [ParameterInfo("sides", .number, "How many sides, a whole number from 3 to 10000.")],
      summary: "A polygon of equal sides in the largest centred circle, its first corner at the top.",
      example: """
        scene {
          size: 120
          regularPolygon(sides: 6).fill(.seagreen).padding(10)
        }
        """)
  ) { (arguments, size) throws(ValueProblem) in
    let sides = try cornerCount(arguments, 0, of: "sides", atLeast: 3, atMost: greatestCornerCount)
    let radius = min(size.width, size.height) / 2
    return .polyline(
      (0..<sides).map { corner($0, of: sides, radius: radius, around: size.center) }, isClosed: true)
  }
}

/// The greatest number of corners that one word makes.
let greatestCornerCount = 10_000

/// A whole number of corners within the limits.
func cornerCount(
  _ arguments: [Value?], _ place: Int, of name: String, atLeast least: Int, atMost greatest: Int
) throws(ValueProblem) -> Int {
  let count = try arguments.whole(place)
  guard count >= least else {
    throw ValueProblem("value-out-of-range", "`\(name)` must be at least \(least), but is \(count)", parameter: place)
  }
  guard count <= greatest else {
    throw ValueProblem(
      "value-out-of-range", "`\(name)` must be at most \(greatest), but is \(count)", parameter: place)
  }
  return count
}

/// Corner `index` of `count` on a circle: the first one up, then clockwise on screen. Each is computed from its index,
/// so that no error adds up.
func corner(_ index: Int, of count: Int, radius: Double, around center: Point) -> Point {
  let (sine, cosine) = sineAndCosine(degrees: Double(index) * 360 / Double(count) - 90)
  return Point(center.x + radius * cosine, center.y + radius * sine)
}
