// SPDX-License-Identifier: Apache-2.0

/// How many terminal cells text takes: UAX #11 with emoji sequences (UTS #51), grapheme by grapheme.
///
/// Ambiguous characters are narrow; spacing marks (Mc) take the cell that UAX #11 gives them.
public enum CellWidth {
  /// The cells of one scalar alone: 0, 1 or 2. Control characters count 1, the width of their picture.
  public static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value == 0xAD ? 0 : 1 }
    if contains(value, zeroRanges) { return 0 }
    return contains(value, wideRanges) ? 2 : 1
  }

  /// The cells of a grapheme cluster: 2 for an emoji sequence or a flag, else the sum over its scalars.
  public static func of(_ character: Character) -> Int { of(cluster: character.unicodeScalars) }

  /// The cells of a line of text without tabs.
  public static func of(_ text: String) -> Int { text.reduce(0) { $0 + of($1) } }

  static func of(cluster scalars: some Collection<Unicode.Scalar>) -> Int {
    guard let base = scalars.first else { return 0 }
    let rest = scalars.dropFirst()
    if rest.isEmpty { return of(base) }
    if isEmojiSequence(base, rest) { return 2 }
    return scalars.reduce(0) { $0 + of($1) }
  }

  /// A flag, or an emoji with a presentation selector, a skin tone, a joined emoji or tags after it.
  private static func isEmojiSequence(_ base: Unicode.Scalar, _ rest: some Collection<Unicode.Scalar>) -> Bool {
    if isRegionalIndicator(base) { return rest.contains(where: isRegionalIndicator) }
    guard base.properties.isEmoji, let next = rest.first else { return false }
    if next == emojiPresentation { return true }
    if next.properties.isEmojiModifier { return base.properties.isEmojiModifierBase }
    if next == joiner { return rest.dropFirst().first?.properties.isEmoji ?? false }
    return isTag(next) && base == blackFlag
  }

  static let emojiPresentation: Unicode.Scalar = "\u{FE0F}"
  static let joiner: Unicode.Scalar = "\u{200D}"
  static let blackFlag: Unicode.Scalar = "\u{1F3F4}"

  static func isTag(_ scalar: Unicode.Scalar) -> Bool { (0xE0020...0xE007F).contains(scalar.value) }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// Whether one of the pairs (first, last) holds the value; the pairs are sorted.
  private static func contains(_ value: UInt32, _ pairs: [UInt32]) -> Bool {
    var low = 0
    var high = pairs.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value < pairs[2 * middle] {
        high = middle
      } else if value > pairs[2 * middle + 1] {
        low = middle + 1
      } else {
        return true
      }
    }
    return false
  }
}
