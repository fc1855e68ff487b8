// SPDX-License-Identifier: Apache-2.0
//
// Characters that look like others, or like nothing: what they are called and what was meant.

/// What a character that has no place outside strings was most likely meant to be.
struct LookAlike {
  enum Meaning: Equatable {
    /// A space that a program put where a plain one belongs.
    case space
    /// Nothing at all: it cannot be seen.
    case invisible
    /// A quote that opens or closes a string.
    case quote
    /// Punctuation of the language, or a letter.
    case text(String)
  }
  var name: String
  var meaning: Meaning

  /// The look-alike that `scalar` is outside words, or nil.
  static func outsideWords(_ scalar: Unicode.Scalar) -> LookAlike? {
    if let found = punctuation[scalar.value] { return found }
    if let found = invisible(scalar) { return found }
    if (0xFF01...0xFF5E).contains(scalar.value), let plain = Unicode.Scalar(scalar.value - 0xFEE0) {
      return LookAlike(name: "fullwidth `\(plain)`", meaning: .text(String(plain)))
    }
    return nil
  }

  /// The invisible character that `scalar` is, or nil; some of them count as parts of words in Unicode's tables.
  static func invisible(_ scalar: Unicode.Scalar) -> LookAlike? {
    if let name = invisibles[scalar.value] { return LookAlike(name: name, meaning: .invisible) }
    switch scalar.value {
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: return LookAlike(name: "variation selector", meaning: .invisible)
    case 0x202A...0x202E, 0x2066...0x2069: return LookAlike(name: "text direction mark", meaning: .invisible)
    default: return nil
    }
  }

  /// The Latin letter that `scalar` passes for, or nil.
  static func letter(_ scalar: Unicode.Scalar) -> LookAlike? {
    guard let plain = latin(scalar) else { return nil }
    switch scalar.value {
    case 0xFF21...0xFF5A: return LookAlike(name: "fullwidth `\(plain)`", meaning: .text(plain))
    case 0x0400...0x052F:
      return LookAlike(name: "Cyrillic letter that looks like `\(plain)`", meaning: .text(plain))
    default: return LookAlike(name: "Greek letter that looks like `\(plain)`", meaning: .text(plain))
    }
  }

  private static func latin(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0xFF21...0xFF5A: Unicode.Scalar(scalar.value - 0xFEE0).map { String($0) }
    case 0x0400...0x052F: cyrillic[scalar.value]
    case 0x0370...0x03FF: greek[scalar.value]
    default: nil
    }
  }

  /// A word without invisible characters and, when it has Latin letters too, with look-alikes replaced.
  static func meantWord(_ word: String) -> String {
    let isLatin = word.unicodeScalars.contains { $0.isASCII && $0.properties.isAlphabetic }
    var result = ""
    for scalar in word.unicodeScalars {
      if scalar.value >= 0x80, invisible(scalar) != nil { continue }
      if scalar.value >= 0x80, isLatin || scalar.value >= 0xFF00, let plain = latin(scalar) {
        result += plain
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static let invisibles: [UInt32: String] = [
    0x00AD: "soft hyphen", 0x034F: "combining grapheme joiner", 0x061C: "Arabic letter mark",
    0x180E: "Mongolian vowel separator", 0x200B: "zero width space", 0x200C: "zero width non-joiner",
    0x200D: "zero width joiner", 0x200E: "left-to-right mark", 0x200F: "right-to-left mark", 0x2060: "word joiner",
    0x2061: "invisible function application", 0x2062: "invisible times", 0x2063: "invisible separator",
    0x2064: "invisible plus", 0x3164: "Hangul filler", 0xFEFF: "byte order mark",
  ]

  private static let cyrillic: [UInt32: String] = [
    0x0430: "a", 0x0435: "e", 0x043E: "o", 0x0440: "p", 0x0441: "c", 0x0443: "y", 0x0445: "x", 0x0456: "i",
    0x0458: "j", 0x0455: "s", 0x04BB: "h", 0x0501: "d", 0x051B: "q", 0x051D: "w", 0x0410: "A", 0x0412: "B",
    0x0415: "E", 0x041A: "K", 0x041C: "M", 0x041D: "H", 0x041E: "O", 0x0420: "P", 0x0421: "C", 0x0422: "T",
    0x0423: "Y", 0x0425: "X", 0x0406: "I", 0x0408: "J", 0x0405: "S",
  ]

  private static let greek: [UInt32: String] = [
    0x03BF: "o", 0x0391: "A", 0x0392: "B", 0x0395: "E", 0x0396: "Z", 0x0397: "H", 0x0399: "I", 0x039A: "K",
    0x039C: "M", 0x039D: "N", 0x039F: "O", 0x03A1: "P", 0x03A4: "T", 0x03A5: "Y", 0x03A7: "X",
  ]

  private static let punctuation: [UInt32: LookAlike] = {
    var table: [UInt32: LookAlike] = [:]
    for (value, name) in spaces { table[value] = LookAlike(name: name, meaning: .space) }
    for (value, name) in quotes { table[value] = LookAlike(name: name, meaning: .quote) }
    for (value, name, text) in signs { table[value] = LookAlike(name: name, meaning: .text(text)) }
    return table
  }()

  private static let spaces: [(UInt32, String)] = [
    (0x0085, "next line"), (0x00A0, "no-break space"), (0x1680, "ogham space mark"), (0x2000, "en quad"),
    (0x2001, "em quad"), (0x2002, "en space"), (0x2003, "em space"), (0x2004, "three-per-em space"),
    (0x2005, "four-per-em space"), (0x2006, "six-per-em space"), (0x2007, "figure space"),
    (0x2008, "punctuation space"), (0x2009, "thin space"), (0x200A, "hair space"), (0x2028, "line separator"),
    (0x2029, "paragraph separator"), (0x202F, "narrow no-break space"), (0x205F, "medium mathematical space"),
    (0x3000, "ideographic space"), (0x000B, "vertical tab"), (0x000C, "form feed"),
  ]

  private static let quotes: [(UInt32, String)] = [
    (0x2018, "left single quotation mark"), (0x2019, "right single quotation mark"),
    (0x201A, "single low-9 quotation mark"), (0x201B, "single high-reversed-9 quotation mark"),
    (0x201C, "left double quotation mark"), (0x201D, "right double quotation mark"),
    (0x201E, "double low-9 quotation mark"), (0x201F, "double high-reversed-9 quotation mark"),
    (0x00AB, "left guillemet"), (0x00BB, "right guillemet"), (0x300C, "left corner bracket"),
    (0x300D, "right corner bracket"), (0xFF02, "fullwidth quotation mark"),
  ]

  private static let signs: [(UInt32, String, String)] = [
    (0x2010, "hyphen", "-"), (0x2011, "non-breaking hyphen", "-"), (0x2012, "figure dash", "-"),
    (0x2013, "en dash", "-"), (0x2014, "em dash", "-"), (0x2015, "horizontal bar", "-"),
    (0x2212, "minus sign", "-"), (0xFE63, "small hyphen-minus", "-"), (0x00D7, "multiplication sign", "*"),
    (0x2217, "asterisk operator", "*"), (0x22C5, "dot operator", "*"), (0x00B7, "middle dot", "*"),
    (0x00F7, "division sign", "/"), (0x2044, "fraction slash", "/"), (0x2215, "division slash", "/"),
    (0x2026, "ellipsis", "..."), (0x2025, "two dot leader", "..."), (0x2024, "one dot leader", "."),
    (0x2264, "less-than or equal sign", "<="), (0x2265, "greater-than or equal sign", ">="),
    (0x2260, "not equal sign", "!="), (0x2192, "rightwards arrow", "->"), (0x21D2, "double arrow", "->"),
    (0x00AC, "not sign", "!"), (0x2227, "logical and", "&&"), (0x2228, "logical or", "||"),
    (0x037E, "Greek question mark", ";"), (0x3001, "ideographic comma", ","), (0x3002, "ideographic full stop", "."),
    (0x2236, "ratio", ":"), (0xA789, "modifier letter colon", ":"), (0x00B0, "degree sign", "deg"),
  ]
}

extension Unicode.Scalar {
  /// `U+00A0`
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
