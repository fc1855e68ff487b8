// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry

/// Numbers with which a picture can be measured: finite, and so small that the products of four of them are.
enum Magnitude {
  private static let limit = 1e60

  static func holds(_ number: Double) -> Bool { abs(number) <= limit }
  static func holds(_ point: Point) -> Bool { holds(point.x) && holds(point.y) }
  static func holds(_ vector: Vector) -> Bool { holds(vector.dx) && holds(vector.dy) }

  static var problem: DecodingProblem { DecodingProblem("cannot read numbers beyond every picture") }

  static func checked(_ map: Affine) throws(DecodingProblem) -> Affine {
    if [map.a, map.b, map.c, map.d, map.e, map.f].allSatisfy(holds) { return map }
    throw problem
  }
}

extension DrawnContour {
  /// Whether every number of it is one that can be measured.
  var isMeasurable: Bool { Magnitude.holds(start) && pieces.allSatisfy(\.isMeasurable) }
}

extension DrawnPiece {
  fileprivate var isMeasurable: Bool {
    switch self {
    case .line(let end): Magnitude.holds(end)
    case .quad(let control, let end): Magnitude.holds(control) && Magnitude.holds(end)
    case .cubic(let first, let second, let end):
      Magnitude.holds(first) && Magnitude.holds(second) && Magnitude.holds(end)
    case .arc(let arc):
      Magnitude.holds(arc.center) && Magnitude.holds(arc.first) && Magnitude.holds(arc.second)
        && Magnitude.holds(arc.start) && Magnitude.holds(arc.sweep) && Magnitude.holds(arc.end)
    }
  }
}
