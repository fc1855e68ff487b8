// SPDX-License-Identifier: Apache-2.0

/// Tests on single bytes; everything outside ASCII answers false.
extension UInt8 {
  var isDigit: Bool { self &- 0x30 < 10 }
  var isHexDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
  var startsWord: Bool { isLetter || self == 0x5F }
  var continuesWord: Bool { isLetter || isDigit || self == 0x5F }
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }
}

/// One Unicode scalar and the number of bytes that it takes.
struct DecodedScalar {
  var scalar: Unicode.Scalar
  var length: Int
}

/// Decodes the well-formed UTF-8 sequence at `at`, or answers nil.
func decodeScalar(_ bytes: Span<UInt8>, _ at: Int) -> DecodedScalar? {
  let first = bytes[at]
  let length: Int
  let least: UInt32
  var value: UInt32
  switch first {
  case 0..<0x80: return DecodedScalar(scalar: Unicode.Scalar(first), length: 1)
  case 0xC2..<0xE0: (length, least, value) = (2, 0x80, UInt32(first & 0x1F))
  case 0xE0..<0xF0: (length, least, value) = (3, 0x800, UInt32(first & 0x0F))
  case 0xF0..<0xF5: (length, least, value) = (4, 0x10000, UInt32(first & 0x07))
  default: return nil
  }
  guard at + length <= bytes.count else { return nil }
  for offset in 1..<length {
    let byte = bytes[at + offset]
    guard byte & 0xC0 == 0x80 else { return nil }
    value = value << 6 | UInt32(byte & 0x3F)
  }
  guard value >= least, let scalar = Unicode.Scalar(value) else { return nil }
  return DecodedScalar(scalar: scalar, length: length)
}

/// Whether the bytes are UTF-8 without NUL.
func isText(_ bytes: Span<UInt8>) -> Bool {
  var at = 0
  while at < bytes.count {
    if bytes[at] &- 1 < 0x7F {
      at += 1
    } else if bytes[at] != 0, let decoded = decodeScalar(bytes, at) {
      at += decoded.length
    } else {
      return false
    }
  }
  return true
}
