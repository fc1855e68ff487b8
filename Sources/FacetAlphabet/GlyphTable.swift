// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry

/// One drawn character in design units: 1000 to the em, y downwards, its origin on the baseline.
struct PlainGlyph {
  /// The letter that decides about kerning: E for É.
  var base: UInt32
  var advance: Int
  /// Nil without ink.
  var outline: Path?
}

/// The glyphs of one weight as lines of text, sorted by code point. A line is one of
///
///     0041 668 M…   code point, advance, contours
///     00C9 566 =0045 0 00B4 203 -192   code point, advance; base, its x; accent, its x and y
///
/// Contours are `M`, the absolute start; `h`, `v`, `l`, `c`, relative to the current point; and `z`. The first glyph
/// that a scene needs costs one search and one line.
struct GlyphTable: Sendable {
  let lines: String

  /// The table for a weight: regular or bold.
  static func nearest(to weight: Int) -> GlyphTable {
    weight >= PlainAlphabet.lightestBold ? bold : regular
  }

  /// The glyph of a grapheme cluster, or nil. Decomposed letters find their composed form.
  func glyph(for character: Character) -> PlainGlyph? {
    guard let first = character.unicodeScalars.first else { return nil }
    if character.unicodeScalars.count == 1, let glyph = glyph(codePoint: first.value) { return glyph }
    // Characters are equal when they are canonically equivalent.
    guard let twin = firstCodePoint(where: { Character($0) == character }) else { return nil }
    return glyph(codePoint: twin)
  }

  /// The glyph of a code point, or nil.
  func glyph(codePoint: UInt32) -> PlainGlyph? {
    guard var reader = reader(of: codePoint) else { return nil }
    let advance = reader.integer()
    guard let base = reader.composedBase() else {
      return PlainGlyph(base: codePoint, advance: advance, outline: reader.outline())
    }
    let letter = drawing(of: base).shifted(Vector(Double(reader.integer()), 0))
    let accent = drawing(of: reader.codePoint())
      .shifted(Vector(Double(reader.integer()), Double(reader.integer())))
    return PlainGlyph(base: base, advance: advance, outline: Path(letter.subpaths + accent.subpaths))
  }

  /// The outline of a glyph that is not composed itself.
  private func drawing(of codePoint: UInt32) -> Path {
    guard var reader = reader(of: codePoint) else { return Path() }
    _ = reader.integer()
    return reader.outline() ?? Path()
  }

  /// What stands in a line after its code point.
  private func reader(of codePoint: UInt32) -> GlyphReader? {
    let bytes = lines.utf8.span
    guard let start = start(of: codePoint, in: bytes) else { return nil }
    var line: [UInt8] = []
    var at = start
    while at < bytes.count, bytes[at] != lineEnd {
      line.append(bytes[at])
      at += 1
    }
    var reader = GlyphReader(line: line)
    _ = reader.codePoint()
    return reader
  }

  /// Where the line of a code point starts, by halving.
  private func start(of codePoint: UInt32, in bytes: Span<UInt8>) -> Int? {
    var low = 0
    var high = bytes.count
    while low < high {
      let middle = (low + high) / 2
      var start = middle
      while start > low, bytes[start - 1] != lineEnd { start -= 1 }
      let found = self.codePoint(at: start, in: bytes)
      if found == codePoint { return start }
      if found < codePoint {
        low = lineStart(after: middle, in: bytes)
      } else {
        high = start
      }
    }
    return nil
  }

  /// The first code point of the table that fits.
  func firstCodePoint(where fits: (Unicode.Scalar) -> Bool) -> UInt32? {
    let bytes = lines.utf8.span
    var at = 0
    while at < bytes.count {
      if let scalar = Unicode.Scalar(codePoint(at: at, in: bytes)), fits(scalar) { return scalar.value }
      at = lineStart(after: at, in: bytes)
    }
    return nil
  }

  private func codePoint(at start: Int, in bytes: Span<UInt8>) -> UInt32 {
    var value: UInt32 = 0
    var at = start
    while at < bytes.count, let digit = hexadecimalDigit(bytes[at]) {
      value = value << 4 | digit
      at += 1
    }
    return value
  }

  private func lineStart(after position: Int, in bytes: Span<UInt8>) -> Int {
    var at = position
    while at < bytes.count, bytes[at] != lineEnd { at += 1 }
    return at + 1
  }
}

private let lineEnd = UInt8(ascii: "\n")

extension Path {
  fileprivate func shifted(_ by: Vector) -> Path {
    Path(
      subpaths.map { subpath in
        Subpath(
          start: subpath.start + by, segments: subpath.segments.map { $0.shifted(by) }, isClosed: subpath.isClosed)
      })
  }
}

extension Segment {
  fileprivate func shifted(_ by: Vector) -> Segment {
    switch self {
    case .line(let to): return .line(to: to + by)
    case .quad(let control, let to): return .quad(control: control + by, to: to + by)
    case .cubic(let first, let second, let to):
      return .cubic(control1: first + by, control2: second + by, to: to + by)
    case .arc(var arc):
      arc.center = arc.center + by
      return .arc(arc)
    }
  }
}
