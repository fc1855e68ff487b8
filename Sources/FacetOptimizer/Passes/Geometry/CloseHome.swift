// SPDX-License-Identifier: Apache-2.0

internal import FacetIR

/// `…L start Z` → `…Z`: the closing side is drawn anyway. A fill closes every contour, so there the line goes even
/// without the Z.
enum CloseHome: ContourPass {
  static let info = PassInfo(
    name: "close-home", summary: "leaves the line home to the end of the contour", rewrites: [.closingLine])

  static func rewritten(_ contour: GridSubpath, in context: ShapeContext) -> GridSubpath? {
    guard contour.segments.count > 1, case .line(contour.start)? = contour.segments.last else { return nil }
    // Two lines there and back are one line twice: what is left must still be drawn both ways, which a Z does.
    var result = contour
    result.segments.removeLast()
    return result
  }
}

/// `…L start` → `…Z` under a stroke, where the table finds that the ends and the corner look alike.
enum CloseEnds: ContourPass {
  static let info = PassInfo(
    name: "close-ends", summary: "closes contours that come home by a line where that looks the same",
    rewrites: [.closing])

  static func rewritten(_ contour: GridSubpath, in context: ShapeContext) -> GridSubpath? {
    guard !contour.isClosed, context.contains(.stroked), contour.segments.count > 1,
      case .line(contour.start)? = contour.segments.last
    else { return nil }
    var result = contour
    result.segments.removeLast()
    result.isClosed = true
    return result
  }
}
