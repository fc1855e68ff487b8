// SPDX-License-Identifier: Apache-2.0

internal import FacetIR

extension GridShape {
  /// The shape with other contours, as the element that it was where that can say them.
  func with(_ contours: [GridSubpath]) -> GridShape {
    var result = self
    result.outline = .path(contours)
    guard contours.count == 1, let corners = contours[0].corners else { return result }
    switch outline {
    case .circle, .ellipse, .rect, .path: break
    case .line:
      if corners.count == 2, !contours[0].isClosed { result.outline = .line(corners[0], corners[1]) }
    case .polyline:
      if corners.count > 1 { result.outline = .polyline(corners, isClosed: contours[0].isClosed) }
    }
    return result
  }
}

extension GridSubpath {
  /// Its corners, where all sides are straight.
  var corners: [GridPoint]? {
    var corners = [start]
    for segment in segments {
      guard case .line(let to) = segment else { return nil }
      corners.append(to)
    }
    return corners
  }
}
