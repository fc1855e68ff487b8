// SPDX-License-Identifier: Apache-2.0

/// What stands at one place of a source: a Unicode scalar, or bytes that are none.
///
/// Ill-formed input is cut into maximal subparts (Unicode 17, section 3.9, table 3-8), as the standard library's own
/// repair cuts it, so that one unit is one replacement character.
struct UTF8Unit: Equatable {
  /// Nil where the bytes are not UTF-8.
  var scalar: Unicode.Scalar?
  /// How many bytes it takes; at least 1.
  var length: Int

  /// Reads the unit that starts at `offset`, looking at no byte from `end` on.
  static func read(_ bytes: [UInt8], at offset: Int, before end: Int) -> UTF8Unit {
    let lead = bytes[offset]
    if lead < 0x80 { return UTF8Unit(scalar: Unicode.Scalar(lead), length: 1) }
    guard let form = Form(lead: lead) else { return UTF8Unit(scalar: nil, length: 1) }
    var value = form.leadBits
    for index in 1..<form.length {
      let at = offset + index
      let allowed = index == 1 ? form.second : 0x80...0xBF
      guard at < end, allowed.contains(bytes[at]) else { return UTF8Unit(scalar: nil, length: index) }
      value = value << 6 | UInt32(bytes[at] & 0x3F)
    }
    return UTF8Unit(scalar: Unicode.Scalar(value), length: form.length)
  }

  /// What a lead byte promises.
  private struct Form {
    var length: Int
    var leadBits: UInt32
    /// The second bytes that keep the sequence shortest, below U+110000 and out of the surrogates.
    var second: ClosedRange<UInt8>

    init?(lead: UInt8) {
      switch lead {
      case 0xC2...0xDF: (length, leadBits) = (2, UInt32(lead & 0x1F))
      case 0xE0...0xEF: (length, leadBits) = (3, UInt32(lead & 0x0F))
      case 0xF0...0xF4: (length, leadBits) = (4, UInt32(lead & 0x07))
      default: return nil
      }
      switch lead {
      case 0xE0: second = 0xA0...0xBF
      case 0xED: second = 0x80...0x9F
      case 0xF0: second = 0x90...0xBF
      case 0xF4: second = 0x80...0x8F
      default: second = 0x80...0xBF
      }
    }
  }
}
