// SPDX-License-Identifier: Apache-2.0
//
// In: bytes from anywhere. Out: a document as values, or the first reason against it. What can no longer occur: entities
// other than the five of XML, a DOCTYPE, anything fetched, encodings other than UTF-8, a document beyond the limits.

internal import CLibXML2

/// Reads XML 1.0 documents with namespaces by libxml2, under limits, without network, DTDs or entities.
public enum XMLReader {
  /// Reads a whole document; safe from any thread. Nothing is printed.
  public static func read(_ bytes: [UInt8], limits: XMLLimits = XMLLimits()) throws(XMLError) -> XMLDocument {
    guard bytes.count <= limits.bytes else { throw .tooManyBytes(limit: limits.bytes) }
    try checkCharacters(bytes.span)
    try checkTags(bytes.span, limits: limits)
    libraryIsReady
    let builder = XMLTreeBuilder(bytes: bytes, limits: limits)
    withoutMessages { parse(bytes, into: builder) }
    return try builder.finish()
  }

  private static func parse(_ bytes: [UInt8], into builder: XMLTreeBuilder) {
    let context = unsafe bytes.withUnsafeBytes { raw in
      let start = unsafe raw.baseAddress?.assumingMemoryBound(to: CChar.self)
      return unsafe xmlCreateMemoryParserCtxt(start, Int32(truncatingIfNeeded: raw.count))
    }
    guard let context = unsafe context else {
      // libxml2 makes no parser for an empty document.
      let error: XMLError = bytes.isEmpty ? .malformed("Document is empty", line: 1, column: 1) : .outOfMemory
      return builder.refuse(error)
    }
    defer { unsafe xmlFreeParserCtxt(context) }
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_NOWARNING.rawValue
    unsafe xmlCtxtUseOptions(context, Int32(bitPattern: options))
    guard let handler = unsafe context.pointee.sax else { return builder.refuse(.outOfMemory) }
    unsafe handler.pointee = XMLTreeBuilder.handler()
    unsafe builder.parser = context
    unsafe context.pointee.userData = Unmanaged.passUnretained(builder).toOpaque()
    withExtendedLifetime(builder) { _ = unsafe xmlParseDocument(context) }
    unsafe builder.parser = nil
  }
}
