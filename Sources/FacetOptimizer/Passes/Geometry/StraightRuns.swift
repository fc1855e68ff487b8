// SPDX-License-Identifier: Apache-2.0

internal import FacetIR

/// `h3h4` → `h7`. Only onwards: a line that turns back covers more than its ends say, with its cap or its corner.
enum StraightRuns: ContourPass {
  static let info = PassInfo(
    name: "straight-runs", summary: "joins straight sides that go on in the same direction", rewrites: [.straightRuns])

  static func rewritten(_ contour: GridSubpath, in context: ShapeContext) -> GridSubpath? {
    var result = contour
    result.segments.removeAll(keepingCapacity: true)
    var from = contour.start
    // Where the last kept segment starts.
    var before = contour.start
    for segment in contour.segments {
      if case .line(let to) = segment, case .line(let middle)? = result.segments.last,
        goesOn(before, middle, to)
      {
        result.segments[result.segments.count - 1] = .line(to: to)
      } else {
        result.segments.append(segment)
        before = from
      }
      from = segment.end
    }
    if contour.isClosed { dropLastCorner(of: &result) }
    return result.segments.count < contour.segments.count ? result : nil
  }

  /// The last side may go on in the closing one.
  private static func dropLastCorner(of contour: inout GridSubpath) {
    guard contour.segments.count > 1, case .line(let corner)? = contour.segments.last, corner != contour.start else {
      return
    }
    let before = contour.segments[contour.segments.count - 2].end
    if goesOn(before, corner, contour.start) { contour.segments.removeLast() }
  }
}

/// Whether the way from `a` over `b` to `c` is straight and never turns back; both steps have length.
func goesOn(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Bool {
  let first = GridStep(a, b)
  let second = GridStep(b, c)
  return first.cross(second) == 0 && first.dot(second) > 0
}

/// A difference of two places, whose products are exact at any size.
struct GridStep {
  var x: Int128
  var y: Int128
  init(_ from: GridPoint, _ to: GridPoint) {
    x = Int128(to.x) - Int128(from.x)
    y = Int128(to.y) - Int128(from.y)
  }
  func cross(_ other: GridStep) -> Int128 { x * other.y - y * other.x }
  func dot(_ other: GridStep) -> Int128 { x * other.x + y * other.y }
  var isZero: Bool { x == 0 && y == 0 }
}
