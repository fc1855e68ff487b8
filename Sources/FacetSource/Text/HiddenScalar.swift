// SPDX-License-Identifier: Apache-2.0
//
// Which characters a terminal must not receive as they are: it would obey them, or show nothing, and the reader would
// look at a line that says something else than the file does.

/// The rule for characters that cannot be seen, and how they are shown.
enum HiddenScalar {
  /// How a control character is shown: its picture from the block U+2400; nil for other characters.
  static func picture(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value).map { String(Character($0)) }
    case 0x7F: "\u{2421}"
    default: nil
    }
  }

  /// How a character without a picture is made visible: `<U+200B>`.
  static func code(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }

  /// Whether the scalar at `index` is to be made visible, given what stands around it and where its cluster begins.
  ///
  /// Joiners, variation selectors and tags stay as they are where they do visible work.
  static func isHidden(_ scalars: [Unicode.Scalar], at index: Int, clusterStart: Int) -> Bool {
    let scalar = scalars[index]
    if scalar.value < 0x80 { return false }
    if isAlwaysHidden(scalar) { return true }
    guard scalar.properties.isDefaultIgnorableCodePoint else { return false }
    let previous = index > 0 ? scalars[index - 1] : nil
    let next = index + 1 < scalars.count ? scalars[index + 1] : nil
    switch scalar.value {
    case 0x200C, 0x200D: return !(joins(previous) && joins(next))
    case 0xFE00...0xFE0F: return !isVaried(previous, next: next)
    case 0x180B...0x180D, 0x180F: return !(0x1820...0x18AA).contains(previous?.value ?? 0)
    case 0xE0100...0xE01EF: return !(previous?.properties.isIdeographic ?? false)
    case 0xE0020...0xE007F: return scalars[clusterStart] != CellWidth.blackFlag
    default: return true
    }
  }

  /// C1 controls, line and paragraph separators, interlinear annotation, noncharacters.
  private static func isAlwaysHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x80..<0xA0, 0x2028, 0x2029, 0xFFF9...0xFFFB, 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }

  /// Scripts with joining behaviour, and emoji; in Latin, Greek and Cyrillic a joiner only hides.
  private static func joins(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar, scalar.value >= 0x590 else { return false }
    return scalar == CellWidth.emojiPresentation || !(scalar.properties.isDefaultIgnorableCodePoint)
  }

  private static func isVaried(_ base: Unicode.Scalar?, next: Unicode.Scalar?) -> Bool {
    guard let base else { return false }
    if base.value < 0x80 { return base.properties.isEmoji && next == "\u{20E3}" }
    return base.properties.isEmoji || (base.value >= 0x590 && !base.properties.isDefaultIgnorableCodePoint)
  }
}
