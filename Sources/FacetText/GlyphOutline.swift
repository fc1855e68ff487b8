// SPDX-License-Identifier: Apache-2.0
//
// HarfBuzz's drawing callbacks, in font units with y upwards, turned into paths.

internal import CHarfBuzz
internal import FacetGeometry

/// Collects one glyph's contours while HarfBuzz draws it.
final class GlyphOutline {
  private(set) var path = Path()
  private let scale: Double

  /// `scale` is user units per font unit.
  init(scale: Double) {
    self.scale = scale
  }

  /// The callbacks; the caller destroys them.
  static func drawFunctions() -> OpaquePointer? {
    guard let functions = unsafe hb_draw_funcs_create() else { return nil }
    unsafe hb_draw_funcs_set_move_to_func(
      functions, { _, data, _, x, y, _ in unsafe GlyphOutline.from(data)?.move(x, y) }, nil, nil)
    unsafe hb_draw_funcs_set_line_to_func(
      functions, { _, data, _, x, y, _ in unsafe GlyphOutline.from(data)?.line(x, y) }, nil, nil)
    unsafe hb_draw_funcs_set_quadratic_to_func(
      functions, { _, data, _, cx, cy, x, y, _ in unsafe GlyphOutline.from(data)?.quad(cx, cy, x, y) }, nil, nil)
    unsafe hb_draw_funcs_set_cubic_to_func(
      functions, { _, data, _, ax, ay, bx, by, x, y, _ in unsafe GlyphOutline.from(data)?.cubic(ax, ay, bx, by, x, y) },
      nil, nil)
    unsafe hb_draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in unsafe GlyphOutline.from(data)?.close() }, nil, nil)
    unsafe hb_draw_funcs_make_immutable(functions)
    return unsafe functions
  }

  private static func from(_ data: UnsafeMutableRawPointer?) -> GlyphOutline? {
    guard let data = unsafe data else { return nil }
    return unsafe Unmanaged<GlyphOutline>.fromOpaque(data).takeUnretainedValue()
  }

  private func point(_ x: Float, _ y: Float) -> Point { Point(Double(x) * scale, 0 - Double(y) * scale) }

  private func add(_ segment: Segment) {
    if !path.subpaths.isEmpty { path.subpaths[path.subpaths.count - 1].segments.append(segment) }
  }

  private func move(_ x: Float, _ y: Float) { path.subpaths.append(Subpath(start: point(x, y))) }
  private func line(_ x: Float, _ y: Float) { add(.line(to: point(x, y))) }
  private func quad(_ cx: Float, _ cy: Float, _ x: Float, _ y: Float) {
    add(.quad(control: point(cx, cy), to: point(x, y)))
  }
  private func cubic(_ ax: Float, _ ay: Float, _ bx: Float, _ by: Float, _ x: Float, _ y: Float) {
    add(.cubic(control1: point(ax, ay), control2: point(bx, by), to: point(x, y)))
  }

  /// HarfBuzz draws the last side back to the start; closing implies it.
  private func close() {
    guard var contour = path.subpaths.popLast() else { return }
    if case .line(contour.start) = contour.segments.last { contour.segments.removeLast() }
    contour.isClosed = true
    if !contour.segments.isEmpty { path.subpaths.append(contour) }
  }
}
