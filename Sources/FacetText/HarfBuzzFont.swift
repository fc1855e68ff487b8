// SPDX-License-Identifier: Apache-2.0
//
// One face, opened by HarfBuzz, in font units.

internal import CHarfBuzz
internal import FacetGeometry
internal import FacetShapes

/// A face that can be shaped with and drawn.
@safe
final class HarfBuzzFont {
  let resource: FontResource
  private let font: OpaquePointer
  private let drawFunctions: OpaquePointer
  private let unitsPerEm: Double

  /// `name` is what the scene calls the font.
  init(_ key: FontKey, name: String) throws(TextProblem) {
    guard let bytes = FontFile.read(key.path) else { throw .unusableFont(name, reason: "the file cannot be read") }
    let blob = unsafe bytes.withUnsafeBytes { raw in
      unsafe hb_blob_create(
        raw.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(raw.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    defer { unsafe hb_blob_destroy(blob) }
    guard unsafe hb_face_count(blob) > UInt32(key.index), let face = unsafe hb_face_create(blob, UInt32(key.index))
    else {
      throw .unusableFont(name, reason: "the file is not a font that HarfBuzz can read")
    }
    defer { unsafe hb_face_destroy(face) }
    guard unsafe Self.hasOutlines(face) else { throw .unusableFont(name, reason: "the font has no outlines") }
    guard let functions = unsafe GlyphOutline.drawFunctions(), let font = unsafe hb_font_create(face) else {
      throw .shaperUnavailable("HarfBuzz is out of memory")
    }
    let units = unsafe hb_face_get_upem(face)
    unsafe hb_font_set_scale(font, Int32(units), Int32(units))
    unsafe hb_ot_font_set_funcs(font)
    if key.instance > 0 { unsafe hb_font_set_var_named_instance(font, UInt32(key.instance - 1)) }
    if let weight = key.weight {
      var variation = hb_variation_t(tag: tag("wght"), value: Float(weight))
      unsafe hb_font_set_variations(font, &variation, 1)
    }
    resource = FontResource(path: key.path, contentHash: FontFile.contentHash(bytes))
    unsafe self.font = font
    unsafe drawFunctions = functions
    unitsPerEm = Double(units)
  }

  deinit {
    unsafe hb_font_destroy(font)
    unsafe hb_draw_funcs_destroy(drawFunctions)
  }

  /// A glyph of a shaped line; positions are user units, y downwards.
  struct PlacedGlyph {
    var glyph: UInt32
    /// The first byte of the characters that it stands for.
    var cluster: Int
    var origin: Point
  }

  /// The glyphs of `text` from left to right, and how far they reach.
  func shape(_ text: String, size: Double) -> (glyphs: [PlacedGlyph], advance: Double) {
    var glyphs: [PlacedGlyph] = []
    var pen = Point.zero
    for run in TextRuns.inVisualOrder(text) {
      guard let buffer = unsafe hb_buffer_create() else { continue }
      defer { unsafe hb_buffer_destroy(buffer) }
      unsafe fill(buffer, with: text, run: run)
      unsafe hb_shape(font, buffer, nil, 0)
      var count: UInt32 = 0
      guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
        let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
      else { continue }
      for index in 0..<Int(count) {
        let position = unsafe positions[index]
        let offset = Vector(length(position.x_offset, size), -length(position.y_offset, size))
        let info = unsafe infos[index]
        glyphs.append(PlacedGlyph(glyph: info.codepoint, cluster: Int(info.cluster), origin: pen + offset))
        pen = pen + Vector(length(position.x_advance, size), -length(position.y_advance, size))
      }
    }
    return (glyphs, pen.x)
  }

  /// A glyph's outline about its origin.
  func outline(of glyph: UInt32, size: Double) -> Path {
    let outline = GlyphOutline(scale: size / unitsPerEm)
    withExtendedLifetime(outline) {
      unsafe hb_font_get_glyph_shape(font, glyph, drawFunctions, Unmanaged.passUnretained(outline).toOpaque())
    }
    return outline.path
  }

  /// From the top of a line down to the baseline and on to its bottom, each with half of the gap between lines.
  func extents(size: Double) -> (ascent: Double, descent: Double) {
    var extents = hb_font_extents_t()
    guard unsafe hb_font_get_h_extents(font, &extents) != 0 else { return (0.8 * size, 0.2 * size) }
    let gap = length(extents.line_gap, size) / 2
    return (length(extents.ascender, size) + gap, gap - length(extents.descender, size))
  }

  private func length(_ units: Int32, _ size: Double) -> Double { Double(units) * size / unitsPerEm }

  /// The language is fixed, because HarfBuzz would else take it from the locale.
  private func fill(_ buffer: OpaquePointer, with text: String, run: TextRun) {
    let bytes = Array(text.utf8)
    unsafe bytes.withUnsafeBytes { raw in
      unsafe hb_buffer_add_utf8(
        buffer, raw.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(raw.count),
        UInt32(run.bytes.lowerBound), Int32(run.bytes.count))
    }
    unsafe hb_buffer_set_direction(buffer, run.level.isMultiple(of: 2) ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
    unsafe hb_buffer_set_script(buffer, hb_script_t(rawValue: run.script))
    unsafe hb_buffer_set_language(buffer, hb_language_from_string("und", -1))
    unsafe hb_buffer_guess_segment_properties(buffer)
  }

  private static func hasOutlines(_ face: OpaquePointer) -> Bool {
    for table in ["glyf", "CFF ", "CFF2"] {
      let blob = unsafe hb_face_reference_table(face, tag(table))
      defer { unsafe hb_blob_destroy(blob) }
      if unsafe hb_blob_get_length(blob) > 0 { return true }
    }
    return false
  }
}

/// A table's or axis's name as HarfBuzz writes it.
private func tag(_ name: String) -> hb_tag_t { name.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
