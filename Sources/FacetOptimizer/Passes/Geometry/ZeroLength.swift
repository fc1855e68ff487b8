// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR

/// Segments that go nowhere. A contour that is nothing but one of them stays: under a round or square cap it is a dot.
enum ZeroLength: ContourPass {
  static let info = PassInfo(
    name: "zero-length", summary: "removes segments without length, and keeps every dot", rewrites: [.zeroLength])

  static func rewritten(_ contour: GridSubpath, in context: ShapeContext) -> GridSubpath? {
    var result = contour
    result.segments.removeAll(keepingCapacity: true)
    var from = contour.start
    for segment in contour.segments {
      let plain = straightened(segment)
      if !plain.stays(at: from) { result.segments.append(plain) }
      from = segment.end
    }
    if result.segments.isEmpty, !contour.segments.isEmpty { result.segments = [.line(to: contour.start)] }
    return result == contour ? nil : result
  }

  /// An arc without a radius is a line, as the format says.
  private static func straightened(_ segment: GridSegment) -> GridSegment {
    if case .arc(let arc) = segment, arc.rx.value == 0 || arc.ry.value == 0 { return .line(to: arc.to) }
    return segment
  }
}

/// Contours of which nothing shows.
enum EmptyContours: ShapePass {
  static let info = PassInfo(
    name: "empty-contours", summary: "removes contours without length from fills", rewrites: [.emptyContour])

  static func rewritten(_ shape: GridShape, in context: ShapeContext, _ options: PassOptions) -> GridShape? {
    guard case .path(let contours) = shape.outline else { return nil }
    let kept = contours.filter { contour in contour.segments.contains { $0 != .line(to: contour.start) } }
    return kept.count < contours.count && !kept.isEmpty ? shape.with(kept) : nil
  }
}
