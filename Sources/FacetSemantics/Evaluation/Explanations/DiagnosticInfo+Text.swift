// SPDX-License-Identifier: Apache-2.0

import FacetSource

extension DiagnosticInfo {
  /// About text and fonts.
  static let textProblems: [DiagnosticInfo] = [
    DiagnosticInfo(
      "missing-glyph", .error, "a character cannot be drawn in the chosen alphabet or font",
      why: """
        Elsewhere another font steps in, a different one on each machine, or an empty box appears. Here a picture looks
        the same everywhere, so a character that is not there is an error.
        """,
      remedy: "Name a family or a font file that has the character, or write the text without it.",
      badExample: """
        scene { text("今日は") }
        """,
      goodExample: """
        scene { text("Hello") }
        """),
    DiagnosticInfo(
      "missing-family", .error, "no font of that family is installed",
      why: "Nothing falls back in silence: with another font every letter would stand elsewhere.",
      remedy: """
        Install the font, give a font file inside the root as `family: "fonts/name.ttf"`, or leave the family out: the
        built-in alphabet needs no font.
        """),
    DiagnosticInfo(
      "unusable-font", .error, "a font file cannot be used",
      why: "It is no font, holds bitmaps only, or lies outside the folder that a compile may read.",
      remedy: "Give an OpenType or TrueType file with outlines, inside the root."),
  ]
}
