// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR

/// The shortest element for an outline. A path begins where the other element would and runs the same way, so that dashes
/// fall where they fell.
enum ElementChoice: ShapePass {
  static let info = PassInfo(
    name: "element-choice", summary: "writes each outline as the element that says it shortest",
    rewrites: [.elementKind])

  static func rewritten(_ shape: GridShape, in context: ShapeContext, _ options: PassOptions) -> GridShape? {
    let length = elementLength(shape, options)
    var best: (shape: GridShape, length: Int)?
    // A line has no inside; a path along it may have to say that it is not filled.
    let silence = shape.outline.isLine && !context.contains(.filled) ? " fill=\"none\"".utf8.count : 0
    for outline in others(shape.outline, decimals: shape.decimals) {
      var other = shape
      other.outline = outline
      let otherLength = elementLength(other, options) + silence
      if otherLength < best?.length ?? length { best = (other, otherLength) }
    }
    return best?.shape
  }

  /// The other ways to say an outline.
  private static func others(_ outline: GridOutline, decimals: Int) -> [GridOutline] {
    switch outline {
    case .circle(let center, let radius):
      return [.path([roundContour(center, radius, radius, decimals: decimals)])]
    case .ellipse(let center, let rx, let ry):
      let path = GridOutline.path([roundContour(center, rx, ry, decimals: decimals)])
      return rx == ry ? [.circle(center: center, radius: rx), path] : [path]
    case .rect(let origin, let width, let height, let rx, let ry):
      // Without an area it is not drawn, not even its line; a path of the same corners would be.
      guard width > 0, height > 0, rx == 0 || ry == 0 else { return [] }
      return [.path([GridSubpath(boxAt: origin, width: width, height: height)])]
    case .line, .polyline: return outline.contours.map { [.path($0)] } ?? []
    case .path(let contours): return plain(contours)
    }
  }

  /// What a path can be instead.
  private static func plain(_ contours: [GridSubpath]) -> [GridOutline] {
    guard contours.count == 1, let corners = contours[0].corners, corners.count > 1 else { return [] }
    return [.polyline(corners, isClosed: contours[0].isClosed)]
  }

  /// From the right, clockwise, in two halves: one arc cannot come back to its start.
  private static func roundContour(_ center: GridPoint, _ rx: Int, _ ry: Int, decimals: Int) -> GridSubpath {
    func half(to x: Int) -> GridSegment {
      .arc(
        GridArc(
          rx: GridNumber(rx, decimals: decimals), ry: GridNumber(ry, decimals: decimals),
          rotation: GridNumber(0, decimals: 0), isLarge: false, isClockwise: true, to: GridPoint(x, center.y)))
    }
    let right = center.x + rx
    return GridSubpath(
      start: GridPoint(right, center.y), segments: [half(to: center.x - rx), half(to: right)], isClosed: true)
  }
}

extension GridOutline {
  fileprivate var isLine: Bool {
    if case .line = self { return true }
    return false
  }
}
