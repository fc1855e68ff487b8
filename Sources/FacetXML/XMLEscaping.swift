// SPDX-License-Identifier: Apache-2.0
//
// Values as they must stand in a document. libxml2's own escaping turns non-ASCII characters of attributes into numbers
// and lets control characters through, so values are escaped here and handed to it as they are to appear.

/// Where a value stands, which decides what must be escaped.
enum XMLValuePlace {
  /// Between double quotes: tab, LF and CR too, which a reader would turn into spaces.
  case attribute
  /// Between tags: CR too, which a reader would turn into LF, and the `>` of `]]>`.
  case text
}

/// Whether every byte of `bytes` can be written as it stands, without a look at the characters that it forms.
func isPlain(_ bytes: Span<UInt8>, in place: XMLValuePlace) -> Bool {
  for index in bytes.indices {
    switch bytes[index] {
    case 0..<0x20, 0x80...0xFF, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"): return false
    case UInt8(ascii: "\""): if place == .attribute { return false }
    default: break
    }
  }
  return true
}

/// Appends `bytes`, escaped for `place`, to `output`; throws for what XML cannot carry.
func appendEscaped(
  _ bytes: Span<UInt8>, in place: XMLValuePlace, to output: inout [UInt8]
) throws(XMLError) {
  var offset = 0
  while offset < bytes.count {
    let byte = bytes[offset]
    if byte >= 0x80 || (byte < 0x20) {
      let length = UTF8.width(try character(at: offset, of: bytes))
      if length > 1 {
        for index in offset..<offset + length { output.append(bytes[index]) }
        offset += length
        continue
      }
    }
    if let reference = reference(for: byte, at: offset, of: bytes, in: place) {
      reference.withUTF8Buffer { unsafe output.append(contentsOf: $0) }
    } else {
      output.append(byte)
    }
    offset += 1
  }
}

/// What must be written instead of an ASCII character; nil when it may stand.
private func reference(
  for byte: UInt8, at offset: Int, of bytes: Span<UInt8>, in place: XMLValuePlace
) -> StaticString? {
  switch (byte, place) {
  case (UInt8(ascii: "&"), _): "&amp;"
  case (UInt8(ascii: "<"), _): "&lt;"
  case (UInt8(ascii: "\r"), _): "&#13;"
  case (UInt8(ascii: "\t"), .attribute): "&#9;"
  case (UInt8(ascii: "\n"), .attribute): "&#10;"
  case (UInt8(ascii: "\""), .attribute): "&quot;"
  // A value may continue another that ended in `]]`, so a `>` in front counts as well.
  case (UInt8(ascii: ">"), .text) where offset == 0 || bytes[offset - 1] == UInt8(ascii: "]"): "&gt;"
  default: nil
  }
}
