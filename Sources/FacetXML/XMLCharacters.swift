// SPDX-License-Identifier: Apache-2.0
//
// Which characters XML 1.0 can carry (production 2, Char), and the one UTF-8 decoder of this module.

/// Whether a document can carry `scalar`, raw or as a reference: tab, LF, CR, and everything from U+0020 on but U+FFFE
/// and U+FFFF.
public func isXMLCharacter(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x9, 0xA, 0xD: true
  case 0..<0x20, 0xFFFE, 0xFFFF: false
  default: true
  }
}

/// The first character of `text` that XML cannot carry, with its offset in bytes of UTF-8; nil when all are fine.
public func firstForbiddenCharacter(in text: String) -> (offset: Int, scalar: Unicode.Scalar)? {
  var offset = 0
  for scalar in text.unicodeScalars {
    if !isXMLCharacter(scalar) { return (offset, scalar) }
    offset += UTF8.width(scalar)
  }
  return nil
}

/// Throws unless `bytes` are UTF-8 and hold nothing but characters of XML.
func checkCharacters(_ bytes: Span<UInt8>) throws(XMLError) {
  var offset = 0
  while offset < bytes.count {
    let byte = bytes[offset]
    if byte >= 0x20 && byte < 0x80 {
      offset += 1
    } else {
      offset += UTF8.width(try character(at: offset, of: bytes))
    }
  }
}

/// Decodes the character that starts at `offset`; throws when there is none or XML cannot carry it.
func character(at offset: Int, of bytes: Span<UInt8>) throws(XMLError) -> Unicode.Scalar {
  let lead = bytes[offset]
  let length: Int
  let least: UInt32
  var value: UInt32
  switch lead {
  case 0..<0x80: (length, least, value) = (1, 0, UInt32(lead))
  case 0xC2..<0xE0: (length, least, value) = (2, 0x80, UInt32(lead & 0x1F))
  case 0xE0..<0xF0: (length, least, value) = (3, 0x800, UInt32(lead & 0x0F))
  case 0xF0..<0xF5: (length, least, value) = (4, 0x10000, UInt32(lead & 0x07))
  default: throw .invalidUTF8(offset: offset)
  }
  guard offset + length <= bytes.count else { throw .invalidUTF8(offset: offset) }
  for index in offset + 1..<offset + length {
    let byte = bytes[index]
    guard byte & 0xC0 == 0x80 else { throw .invalidUTF8(offset: offset) }
    value = value << 6 | UInt32(byte & 0x3F)
  }
  guard value >= least, let scalar = Unicode.Scalar(value) else { throw .invalidUTF8(offset: offset) }
  guard isXMLCharacter(scalar) else { throw .forbiddenCharacter(scalar, offset: offset) }
  return scalar
}
