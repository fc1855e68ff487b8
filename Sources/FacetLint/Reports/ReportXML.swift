// SPDX-License-Identifier: Apache-2.0

internal import FacetXML

/// A document with a line for each child of its root.
func reportXML(_ root: (inout XMLWriter) throws(XMLError) -> Void) throws(ReportError) -> [UInt8] {
  do throws(XMLError) {
    var writer = try XMLWriter(layout: .lines)
    try root(&writer)
    return try writer.finish()
  } catch {
    // All that is written goes through `carried`, so that memory alone can be lacking.
    throw ReportError(message: "the report could not be written: \(error)")
  }
}

/// Text as XML can carry it: control characters become their pictures, what is no character U+FFFD.
func carried(_ text: String) -> String {
  if firstForbiddenCharacter(in: text) == nil { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    let picture = scalar.value < 0x20 ? Unicode.Scalar(0x2400 + scalar.value) : "\u{FFFD}"
    result.unicodeScalars.append(isXMLCharacter(scalar) ? scalar : picture ?? "\u{FFFD}")
  }
  return result
}

extension XMLWriter {
  /// Begins a new line inside an element without text of its own, indented for people.
  mutating func line(_ depth: Int) throws(XMLError) {
    try text("\n" + String(repeating: "  ", count: depth - 1))
  }
}
