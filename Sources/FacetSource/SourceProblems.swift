// SPDX-License-Identifier: Apache-2.0
//
// In: the bytes of a file as they were read. Out: what keeps them from being a text that the lexer can take. Where this
// finds nothing, the bytes are UTF-8 without NUL.

/// Which encoding faults a source has: at most one finding of a kind, at its first place.
///
/// A file in UTF-16 or UTF-32 gets that finding alone.
public func sourceProblems(in bytes: [UInt8], of source: SourceID) -> [Diagnostic] {
  if let wide = wideEncodingProblem(bytes, source) { return [wide] }
  let faults = EncodingFaults(bytes)
  var problems: [Diagnostic] = []
  if let first = faults.invalid.first { problems.append(invalidProblem(first, faults.invalid.count, bytes, source)) }
  if let first = faults.nul { problems.append(nulProblem(at: first, faults.nulCount, source)) }
  return problems.inShownOrder()
}

/// The places of a text that are not UTF-8 and those that are NUL.
private struct EncodingFaults {
  /// Runs of bytes that are not UTF-8; neighbours are one run.
  var invalid: [Range<Int>] = []
  var nul: Int?
  var nulCount = 0

  init(_ bytes: [UInt8]) {
    var at = 0
    while at < bytes.count {
      let byte = bytes[at]
      if byte != 0, byte < 0x80 {
        at += 1
        continue
      }
      if byte == 0 {
        nul = nul ?? at
        nulCount += 1
      }
      let unit = UTF8Unit.read(bytes, at: at, before: bytes.count)
      if unit.scalar == nil { addInvalid(at..<at + unit.length) }
      at += unit.length
    }
  }

  private mutating func addInvalid(_ range: Range<Int>) {
    if let last = invalid.last, last.upperBound == range.lowerBound {
      invalid[invalid.count - 1] = last.lowerBound..<range.upperBound
    } else {
      invalid.append(range)
    }
  }
}

/// By the byte order mark, or by every second byte of the beginning being NUL.
private func wideEncodingProblem(_ bytes: [UInt8], _ source: SourceID) -> Diagnostic? {
  let mark: Int
  let name: String
  if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
    (mark, name) = (4, "UTF-32")
  } else if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
    (mark, name) = (2, "UTF-16")
  } else if looksLikeUTF16(bytes) {
    (mark, name) = (0, "UTF-16")
  } else {
    return nil
  }
  return Diagnostic(
    "utf16-source", .error, "this file is encoded as \(name), expected UTF-8",
    at: SourceSpan(source, ByteSpan(0..<mark)),
    label: mark > 0 ? "a byte order mark of \(name)" : "every second byte is NUL",
    notes: ["save the file as UTF-8; a byte order mark is allowed, but not needed"])
}

private func looksLikeUTF16(_ bytes: [UInt8]) -> Bool {
  guard bytes.count >= 4, bytes.count.isMultiple(of: 2) else { return false }
  let head = Array(bytes.prefix(8))
  let even = stride(from: 0, to: head.count, by: 2).map { head[$0] == 0 }
  let odd = stride(from: 1, to: head.count, by: 2).map { head[$0] == 0 }
  let isBigEndian = even.allSatisfy(\.self) && !odd.contains(true)
  let isLittleEndian = odd.allSatisfy(\.self) && !even.contains(true)
  return isBigEndian || isLittleEndian
}

private func invalidProblem(_ first: Range<Int>, _ count: Int, _ bytes: [UInt8], _ source: SourceID) -> Diagnostic {
  let shown = bytes[first].prefix(4).map { hexadecimal($0) }.joined(separator: " ")
  let isOne = first.count == 1
  var notes: [String] = []
  if isOne, bytes[first.lowerBound] >= 0xA0 {
    let letter = Character(Unicode.Scalar(bytes[first.lowerBound]))
    notes.append("in Latin-1 this byte is `\(letter)`; save the file as UTF-8")
  }
  if count > 1 { notes.append("\(count - 1) more \(count == 2 ? "place" : "places") in this file") }
  return Diagnostic(
    "invalid-utf8", .error, "this file is not valid UTF-8", at: SourceSpan(source, ByteSpan(first)),
    label: "\(isOne ? "byte" : "bytes") \(shown)\(first.count > 4 ? " …" : "") \(isOne ? "is" : "are") no character",
    notes: notes)
}

private func nulProblem(at offset: Int, _ count: Int, _ source: SourceID) -> Diagnostic {
  Diagnostic(
    "nul-byte", .error, "this file contains a NUL byte", at: SourceSpan(source, ByteSpan(offset..<offset + 1)),
    label: "expected text",
    notes: count > 1 ? ["\(count - 1) more in this file"] : [])
}

private func hexadecimal(_ byte: UInt8) -> String {
  (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
}
