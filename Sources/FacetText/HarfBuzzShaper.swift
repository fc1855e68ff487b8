// SPDX-License-Identifier: Apache-2.0
//
// In: a line of text, a size, a weight, a family or a font file. Out: outlines, or what is missing. What can no longer
// occur: a font that nobody asked for, a glyph drawn as a box.

internal import FacetGeometry
public import FacetShapes
internal import Synchronization

/// Sets text by HarfBuzz with installed families, found by exact name, and with font files inside a root.
///
/// A weight chooses among a family's faces; a font file is used as it is, unless it is variable in its weight.
public final class HarfBuzzShaper: TextShaper {
  /// Longer lines are refused.
  public static let maximumLineBytes = 1 << 16

  private struct Session {
    var catalog: FontCatalog?
    var fonts: [FontKey: HarfBuzzFont] = [:]
    /// By path, as last read.
    var resources: [String: FontResource] = [:]
  }

  private let root: String
  private let session: Mutex<Session>

  /// Font files are named relative to `root`.
  public init(root: String) {
    self.root = root
    session = Mutex(Session())
  }

  public func shape(_ request: TextRequest) throws(TextProblem) -> ShapedLine {
    try set(request).line
  }

  /// Sets one line, and says from which file.
  public func set(_ request: TextRequest) throws(TextProblem) -> (line: ShapedLine, font: FontResource) {
    let result = session.withLock { session in
      Result { () throws(TextProblem) in try Self.set(request, root: root, session: &session) }
    }
    return try result.get()
  }

  /// The files that lines were set from so far, each as it was last read, by path.
  public func resources() -> [FontResource] {
    session.withLock { $0.resources.values.sorted { $0.path < $1.path } }
  }

  private static func set(
    _ request: TextRequest, root: String, session: inout Session
  ) throws(TextProblem) -> (line: ShapedLine, font: FontResource) {
    guard let name = request.family else {
      throw .missingFamily("", hint: "text without a family is set by the built-in alphabet")
    }
    guard request.string.utf8.count <= maximumLineBytes else {
      throw .unusableFont(name, reason: "a line of more than \(maximumLineBytes) bytes cannot be set")
    }
    let font = try font(named: name, weight: request.weight, root: root, session: &session)
    let line = try line(request.string, size: request.size, font: font, name: name)
    session.resources[font.resource.path] = font.resource
    return (line, font.resource)
  }

  private static func font(
    named name: String, weight: Int, root: String, session: inout Session
  ) throws(TextProblem) -> HarfBuzzFont {
    let key: FontKey?
    if TextRequest.namesFontFile(name) {
      key = FontKey(path: try FontFile.resolve(name, root: root), index: 0, instance: 0, weight: weight)
    } else {
      let face = try face(family: name, weight: weight, session: &session)
      key = FontKey(path: face.path, index: face.index, instance: face.instance, weight: nil)
    }
    guard let key else { throw .unusableFont(name, reason: "it is not a regular file") }
    if let font = session.fonts[key] { return font }
    let font = try HarfBuzzFont(key, name: name)
    // What was read of this file before it changed is of no more use.
    session.fonts = session.fonts.filter { $0.key.path != key.path || $0.key.hasSameFile(as: key) }
    session.fonts[key] = font
    return font
  }

  /// A family that the catalog lacks may have been installed since it was made, so a miss looks again.
  private static func face(
    family: String, weight: Int, session: inout Session
  ) throws(TextProblem) -> InstalledFace {
    if let face = try? session.catalog?.face(family: family, weight: weight) { return face }
    let catalog = FontCatalog.installed()
    session.catalog = catalog
    return try catalog.face(family: family, weight: weight)
  }

  private static func line(
    _ text: String, size: Double, font: HarfBuzzFont, name: String
  ) throws(TextProblem) -> ShapedLine {
    let (placed, advance) = font.shape(text, size: size)
    try refuseMissing(placed, in: text, name: name)
    var outlines: [UInt32: Path] = [:]
    var glyphs: [ShapedLine.Glyph] = []
    for glyph in placed {
      let outline = outlines[glyph.glyph] ?? font.outline(of: glyph.glyph, size: size)
      outlines[glyph.glyph] = outline
      if !outline.isEmpty { glyphs.append(ShapedLine.Glyph(outline: outline, origin: glyph.origin)) }
    }
    let extents = font.extents(size: size)
    return ShapedLine(glyphs: glyphs, advance: advance, ascent: extents.ascent, descent: extents.descent)
  }

  /// Glyph 0 is the font's box for what it lacks.
  private static func refuseMissing(
    _ placed: [HarfBuzzFont.PlacedGlyph], in text: String, name: String
  ) throws(TextProblem) {
    let missing = Set(placed.filter { $0.glyph == 0 }.map(\.cluster))
    if missing.isEmpty { return }
    var clusters: [String] = []
    var isListed: Set<Character> = []
    var offset = 0
    for character in text {
      let end = offset + character.utf8.count
      let isMissing = (offset..<end).contains { missing.contains($0) }
      if isMissing, isListed.insert(character).inserted { clusters.append(String(character)) }
      offset = end
    }
    let scalars = clusters.flatMap(\.unicodeScalars).filter { !$0.properties.isDefaultIgnorableCodePoint }
    let families = FontCatalog.families(covering: scalars).prefix(FontCatalog.hintedFamilies).map { "`\($0)`" }
    let source = families.isEmpty ? "no installed family has them all" : "found in " + families.joined(separator: ", ")
    throw .missingGlyphs(clusters, hint: source)
  }
}
