// SPDX-License-Identifier: Apache-2.0
//
// The plain alphabet: text without a font. In comes one line of text, out go outlines that this project drew itself, so
// the answer is the same on every machine. Its glyphs are text in two tables and are read one by one when first
// needed: a scene without text pays nothing.

public import FacetGeometry
public import FacetShapes

/// Sets text in the built-in alphabet: Basic Latin, the letters of Latin-1 and most of Latin Extended-A, common
/// punctuation and signs, in two weights. Figures share one width; common pairs are kerned.
public struct PlainAlphabet: TextShaper {
  /// Height of flat capitals and of the figures over the baseline, in em.
  public static let capHeight = 0.72
  /// From the top of a line's frame down to the baseline, in em. Capitals lie exactly in the middle of the frame.
  public static let ascent = 0.96
  /// From the baseline down to the bottom of a line's frame, in em.
  public static let descent = 0.24
  /// Weights from here on are set in bold.
  public static let lightestBold = 600

  public init() {}

  /// Sets one line. The answer depends on the request alone.
  ///
  /// Throws `.missingFamily` when the request names a family, and `.missingGlyphs` with every cluster that the
  /// alphabet lacks, each once and in reading order.
  public func shape(_ request: TextRequest) throws(TextProblem) -> ShapedLine {
    if let family = request.family {
      throw .missingFamily(family, hint: "the built-in alphabet is used only where no `family` is given")
    }
    let set = try Self.setting(of: request.string, in: GlyphTable.nearest(to: request.weight))
    let size = request.size
    let outlines = set.distinct.map { $0.outline.map { scaled($0, to: size) } }
    var glyphs: [ShapedLine.Glyph] = []
    glyphs.reserveCapacity(set.places.count)
    for place in set.places {
      guard let outline = outlines[place.glyph] else { continue }
      glyphs.append(.init(outline: outline, origin: Point(Double(place.x) * size / 1000, 0)))
    }
    return ShapedLine(
      glyphs: glyphs, advance: Double(set.advance) * size / 1000, ascent: size * Self.ascent,
      descent: size * Self.descent)
  }

  /// The outline of one cluster at a size of one em, y downwards, its origin on the baseline; nil when the alphabet
  /// lacks it. A space has an empty outline.
  public static func glyphOutline(for cluster: String, weight: Int) -> Path? {
    guard let character = cluster.first, cluster.count == 1 else { return nil }
    guard let glyph = GlyphTable.nearest(to: weight).glyph(for: character) else { return nil }
    return scaled(glyph.outline ?? Path(), to: 1)
  }

  /// A line in design units: 1000 to the em.
  private struct Setting {
    var distinct: [PlainGlyph] = []
    var places: [(glyph: Int, x: Int)] = []
    var advance = 0
  }

  private static func setting(of string: String, in table: GlyphTable) throws(TextProblem) -> Setting {
    var line = Setting()
    var indices: [Character: Int] = [:]
    var missing: [String] = []
    var isMissing: Set<Character> = []
    var before: KerningClass?
    for character in string {
      let index: Int
      if let known = indices[character] {
        index = known
      } else if let glyph = table.glyph(for: character) {
        index = line.distinct.count
        indices[character] = index
        line.distinct.append(glyph)
      } else {
        if isMissing.insert(character).inserted { missing.append(String(character)) }
        continue
      }
      let glyph = line.distinct[index]
      let kerningClass = KerningClass(base: glyph.base)
      line.advance += kerning(before, kerningClass)
      before = kerningClass
      line.places.append((index, line.advance))
      line.advance += glyph.advance
    }
    guard missing.isEmpty else {
      throw .missingGlyphs(
        missing,
        hint: "the built-in alphabet has Latin letters, figures and common punctuation; "
          + "name a `family` that has these characters")
    }
    return line
  }
}

/// An outline in design units as one in user units.
private func scaled(_ path: Path, to size: Double) -> Path {
  func at(_ point: Point) -> Point { Point(point.x * size / 1000, point.y * size / 1000) }
  return Path(
    path.subpaths.map { subpath in
      Subpath(
        start: at(subpath.start),
        segments: subpath.segments.map { segment in
          switch segment {
          case .line(let to): .line(to: at(to))
          case .quad(let control, let to): .quad(control: at(control), to: at(to))
          case .cubic(let first, let second, let to):
            .cubic(control1: at(first), control2: at(second), to: at(to))
          case .arc(let arc):
            .arc(
              EllipticArc(
                center: at(arc.center),
                radii: Size(arc.radii.width * size / 1000, arc.radii.height * size / 1000),
                rotation: arc.rotation, start: arc.start, sweep: arc.sweep))
          }
        }, isClosed: subpath.isClosed)
    })
}
