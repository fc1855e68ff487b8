// SPDX-License-Identifier: Apache-2.0
//
// libxml2 reports an element only after it has read all its attributes, and the time for that grows with the square of
// their number. So tags are measured before libxml2 sees them. Up to the first fault of a document this scan and
// libxml2 agree on what is a tag; at the first fault libxml2 is stopped.

/// Throws when a tag of `bytes` has more attributes, or a longer one, than `limits` allows.
func checkTags(_ bytes: Span<UInt8>, limits: XMLLimits) throws(XMLError) {
  var offset = 0
  while let open = find(UInt8(ascii: "<"), from: offset, in: bytes) {
    if starts("<!--", at: open, in: bytes) {
      offset = end(of: "-->", from: open + 4, in: bytes)
    } else if starts("<![CDATA[", at: open, in: bytes) {
      offset = end(of: "]]>", from: open + 9, in: bytes)
    } else if starts("<?", at: open, in: bytes) {
      offset = end(of: "?>", from: open + 2, in: bytes)
    } else if starts("<!", at: open, in: bytes) {
      return  // A DOCTYPE, which is refused as such.
    } else {
      offset = try checkTag(from: open + 1, in: bytes, limits: limits)
    }
  }
}

/// Measures the tag whose `<` stands before `start`; answers where it ends.
private func checkTag(from start: Int, in bytes: Span<UInt8>, limits: XMLLimits) throws(XMLError) -> Int {
  var attributes = 0
  var offset = start
  while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") {
    let byte = bytes[offset]
    offset += 1
    guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else { continue }
    let close = find(byte, from: offset, in: bytes) ?? bytes.count
    attributes += 1
    if attributes > limits.attributes {
      throw .tooManyAttributes(limit: limits.attributes, line: line(at: start, in: bytes))
    }
    if close - offset > limits.attributeLength {
      throw .attributeTooLong(limit: limits.attributeLength, line: line(at: offset, in: bytes))
    }
    offset = close + 1
  }
  return offset
}

/// The line, from 1, of the byte at `offset`.
func line(at offset: Int, in bytes: Span<UInt8>) -> Int {
  var line = 1
  for index in 0..<min(offset, bytes.count) where bytes[index] == UInt8(ascii: "\n") { line += 1 }
  return line
}

private func find(_ byte: UInt8, from start: Int, in bytes: Span<UInt8>) -> Int? {
  var offset = start
  while offset < bytes.count {
    if bytes[offset] == byte { return offset }
    offset += 1
  }
  return nil
}

private func starts(_ text: StaticString, at offset: Int, in bytes: Span<UInt8>) -> Bool {
  guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
  return text.withUTF8Buffer { expected in
    for index in 0..<expected.count where unsafe bytes[offset + index] != expected[index] { return false }
    return true
  }
}

/// The offset behind the next `mark`, or the end of `bytes`.
private func end(of mark: StaticString, from start: Int, in bytes: Span<UInt8>) -> Int {
  var offset = start
  while offset < bytes.count {
    if starts(mark, at: offset, in: bytes) { return offset + mark.utf8CodeUnitCount }
    offset += 1
  }
  return bytes.count
}
