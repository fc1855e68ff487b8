// SPDX-License-Identifier: Apache-2.0
//
// What fontconfig knows to be installed, as values. Its matching, which always finds something, is never asked.

internal import CFontConfig

/// A face that fontconfig lists.
struct InstalledFace: Hashable {
  /// All names of its family, in every language that the font gives.
  var families: [String]
  var path: String
  /// The face within a collection.
  var index: Int
  /// The named instance of a variable font, from 1; 0 for none.
  var instance: Int
  /// On the scale on which 400 is regular and 700 bold.
  var weight: Int
  /// 0 upright.
  var slant: Int
  /// 100 normal.
  var width: Int
}

/// The installed faces with outlines, in an order that depends on their files' paths alone.
struct FontCatalog {
  let faces: [InstalledFace]

  /// Asks fontconfig for its list, anew each time.
  static func installed() -> FontCatalog {
    FontCatalog(faces: list(covering: []))
  }

  init(faces: [InstalledFace]) {
    self.faces = faces.sorted { ($0.path, $0.index, $0.instance) < ($1.path, $1.index, $1.instance) }
  }

  /// Names of families that have a glyph for every one of `scalars`, sorted.
  static func families(covering scalars: [Unicode.Scalar]) -> [String] {
    Set(list(covering: scalars).compactMap(\.families.first)).sorted()
  }

  private static func list(covering scalars: [Unicode.Scalar]) -> [InstalledFace] {
    guard let config = unsafe FcInitLoadConfigAndFonts() else { return [] }
    defer { unsafe FcConfigDestroy(config) }
    guard let pattern = unsafe FcPatternCreate(), let wanted = unsafe FcObjectSetCreate() else { return [] }
    defer {
      unsafe FcPatternDestroy(pattern)
      unsafe FcObjectSetDestroy(wanted)
    }
    for property in [
      FC_FAMILY, FC_FILE, FC_INDEX, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_VARIABLE, FC_OUTLINE, FC_FONTFORMAT,
    ] {
      unsafe FcObjectSetAdd(wanted, property)
    }
    if !scalars.isEmpty, let characters = unsafe FcCharSetCreate() {
      for scalar in scalars { unsafe FcCharSetAddChar(characters, scalar.value) }
      unsafe FcPatternAddCharSet(pattern, FC_CHARSET, characters)
      unsafe FcCharSetDestroy(characters)
    }
    guard let found = unsafe FcFontList(config, pattern, wanted) else { return [] }
    defer { unsafe FcFontSetDestroy(found) }
    return unsafe (0..<Int(found.pointee.nfont)).compactMap { position in
      unsafe found.pointee.fonts[position].flatMap { unsafe face($0) }
    }
  }

  /// Nil for bitmaps, for formats that HarfBuzz cannot draw, and for a variable font as a whole, whose named instances
  /// are listed by themselves.
  private static func face(_ pattern: OpaquePointer) -> InstalledFace? {
    let format = unsafe strings(pattern, FC_FONTFORMAT).first
    guard format == "TrueType" || format == "CFF", unsafe flag(pattern, FC_OUTLINE), unsafe !flag(pattern, FC_VARIABLE),
      let path = unsafe strings(pattern, FC_FILE).first, let weight = unsafe number(pattern, FC_WEIGHT)
    else { return nil }
    let index = unsafe Int(number(pattern, FC_INDEX) ?? 0)
    return unsafe InstalledFace(
      families: strings(pattern, FC_FAMILY), path: path, index: index & 0xFFFF, instance: index >> 16 & 0x7FFF,
      weight: Int(FcWeightToOpenTypeDouble(weight).rounded()), slant: Int(number(pattern, FC_SLANT) ?? 0),
      width: Int(number(pattern, FC_WIDTH) ?? 100))
  }

  private static func strings(_ pattern: OpaquePointer, _ property: String) -> [String] {
    var values: [String] = []
    var text: UnsafeMutablePointer<FcChar8>?
    while unsafe FcPatternGetString(pattern, property, Int32(values.count), &text) == FcResultMatch,
      let value = unsafe text
    {
      unsafe values.append(String(cString: value))
    }
    return values
  }

  private static func number(_ pattern: OpaquePointer, _ property: String) -> Double? {
    var value = 0.0
    return unsafe FcPatternGetDouble(pattern, property, 0, &value) == FcResultMatch ? value : nil
  }

  private static func flag(_ pattern: OpaquePointer, _ property: String) -> Bool {
    var value: FcBool = 0
    return unsafe FcPatternGetBool(pattern, property, 0, &value) == FcResultMatch && value != 0
  }
}
