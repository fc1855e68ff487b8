// SPDX-License-Identifier: Apache-2.0
//
// How layout asks for text. The built-in alphabet and the shaper behind `facet-text` both answer this protocol, so that
// neither layout nor the evaluator knows where outlines come from.

public import FacetGeometry

/// One line of text to be turned into outlines; it holds no line break.
public struct TextRequest: Sendable, Hashable {
  public var string: String
  /// The em in user units.
  public var size: Double
  /// 400 regular, 700 bold.
  public var weight: Int
  /// A family's name, a font file's path inside the root, or nil for the built-in alphabet.
  public var family: String?

  /// Whether a family is the path of a font file, not a family's name.
  public static func namesFontFile(_ family: String) -> Bool {
    let ending = family.suffix(4).lowercased()
    return ending == ".ttf" || ending == ".otf"
  }

  public init(string: String, size: Double, weight: Int = 400, family: String? = nil) {
    self.string = string
    self.size = size
    self.weight = weight
    self.family = family
  }
}

/// A line of text as outlines. The origin is the start of the baseline; y grows downwards, so ascenders are negative.
public struct ShapedLine: Sendable, Hashable {
  /// One glyph: an outline in its own coordinates (shared by all its uses) and where its origin lies on the line.
  public struct Glyph: Sendable, Hashable {
    public var outline: Path
    public var origin: Point
    public init(outline: Path, origin: Point) {
      self.outline = outline
      self.origin = origin
    }
  }
  /// Without glyphs that have no ink.
  public var glyphs: [Glyph]
  /// How far the line reaches to the right.
  public var advance: Double
  /// From the top of the line's frame down to the baseline, and from there to its bottom; both positive.
  public var ascent: Double
  public var descent: Double

  public init(glyphs: [Glyph], advance: Double, ascent: Double, descent: Double) {
    self.glyphs = glyphs
    self.advance = advance
    self.ascent = ascent
    self.descent = descent
  }
}

/// Why a line could not be set: a finding about the scene.
public enum TextProblem: Error, Sendable, Hashable {
  /// Clusters that the alphabet or font lacks, in reading order, and where they could come from.
  case missingGlyphs([String], hint: String)
  /// No font answers to this family.
  case missingFamily(String, hint: String)
  /// The font file cannot be read as a font, lies outside the root, or has no outlines.
  case unusableFont(String, reason: String)
  /// The sibling program is not there or died: trouble of the tool, not of the scene.
  case shaperUnavailable(String)
}

/// Turns lines of text into outlines.
public protocol TextShaper: Sendable {
  /// Sets one line; the answer depends on the request alone.
  func shape(_ request: TextRequest) throws(TextProblem) -> ShapedLine
}
