// SPDX-License-Identifier: Apache-2.0
//
// In: elements as nested calls, attribute values and text as the bytes or strings that they are. Out: a well-formed
// document in UTF-8, written by libxml2's text writer. What can no longer occur: a tag left open, a name from input, a
// value that ends its attribute early, a character that XML cannot carry.

internal import CLibXML2

/// Writes one XML document.
///
/// No XML declaration and no indentation are written; empty elements close themselves; attributes keep the order of the
/// call. After the first error every later call fails with that error, so no damaged document comes out.
@safe
public struct XMLWriter: ~Copyable {
  /// One attribute. Its name comes from the program text, never from input.
  public struct Attribute {
    enum Value {
      case string(String)
      case bytes([UInt8])
    }
    public let name: StaticString
    let value: Value

    public init(_ name: StaticString, _ value: String) {
      self.name = name
      self.value = .string(value)
    }
    /// A value in UTF-8, such as numbers by our own formatter.
    public init(_ name: StaticString, _ value: [UInt8]) {
      self.name = name
      self.value = .bytes(value)
    }
  }

  /// How a document is laid out.
  public enum Layout: Sendable {
    /// Nothing between the tags.
    case compact
    /// Each child of the root on a line of its own, and a line feed at the end. Only for a root without text.
    case lines
  }

  private let buffer: xmlBufferPtr
  private let writer: xmlTextWriterPtr
  private let layout: Layout
  private var scratch: [UInt8] = []
  private var depth = 0
  private var hasRoot = false
  private var rootHasChildren = false
  private var failure: XMLError?

  /// Throws `.outOfMemory` alone.
  public init(layout: Layout = .compact) throws(XMLError) {
    libraryIsReady
    guard let buffer = unsafe xmlBufferCreate() else { throw .outOfMemory }
    // The default grows by exactly what is needed, which makes long documents quadratic.
    unsafe xmlBufferSetAllocationScheme(buffer, XML_BUFFER_ALLOC_DOUBLEIT)
    guard let writer = unsafe xmlNewTextWriterMemory(buffer, 0) else {
      unsafe xmlBufferFree(buffer)
      throw .outOfMemory
    }
    unsafe self.buffer = buffer
    unsafe self.writer = writer
    self.layout = layout
  }

  deinit {
    unsafe xmlFreeTextWriter(writer)
    unsafe xmlBufferFree(buffer)
  }

  /// Writes an element whose children and text are written by `content`.
  public mutating func element(
    _ name: StaticString, _ attributes: [Attribute] = [],
    content: (inout XMLWriter) throws(XMLError) -> Void
  ) throws(XMLError) {
    try start(name, attributes)
    depth += 1
    do throws(XMLError) {
      try content(&self)
    } catch {
      throw fail(error)
    }
    depth -= 1
    try end()
  }

  /// Writes an element without content.
  public mutating func element(_ name: StaticString, _ attributes: [Attribute] = []) throws(XMLError) {
    try start(name, attributes)
    try end()
  }

  /// Writes text into the element that is open.
  public mutating func text(_ string: String) throws(XMLError) {
    precondition(depth > 0, "text outside the root")
    try check()
    try write(string.utf8.span, in: .text)
  }

  /// Writes text in UTF-8 into the element that is open.
  public mutating func text(_ bytes: [UInt8]) throws(XMLError) {
    precondition(depth > 0, "text outside the root")
    try check()
    try write(bytes.span, in: .text)
  }

  /// The document.
  public consuming func finish() throws(XMLError) -> [UInt8] {
    try check()
    precondition(hasRoot, "a document needs a root")
    if layout == .lines { try lineFeed() }
    try expect(unsafe xmlTextWriterFlush(writer))
    let count = Int(unsafe xmlBufferLength(buffer))
    guard count > 0, let content = unsafe xmlBufferContent(buffer) else { throw .outOfMemory }
    return unsafe Array(UnsafeBufferPointer(start: content, count: count))
  }

  // MARK: Steps

  private mutating func start(_ name: StaticString, _ attributes: [Attribute]) throws(XMLError) {
    try check()
    precondition(depth > 0 || !hasRoot, "a document has one root")
    assert(isName(name), "not a name")
    assert(hasDistinctNames(attributes), "an attribute is written twice")
    if layout == .lines, depth == 1 {
      try lineFeed()
      rootHasChildren = true
    }
    hasRoot = true
    try expect(unsafe xmlTextWriterStartElement(writer, name.utf8Start))
    for attribute in attributes { try write(attribute) }
  }

  private mutating func end() throws(XMLError) {
    if layout == .lines, depth == 0, rootHasChildren { try lineFeed() }
    try expect(unsafe xmlTextWriterEndElement(writer))
  }

  private mutating func write(_ attribute: Attribute) throws(XMLError) {
    assert(isName(attribute.name), "not a name")
    try expect(unsafe xmlTextWriterStartAttribute(writer, attribute.name.utf8Start))
    switch attribute.value {
    case .string(let string): try write(string.utf8.span, in: .attribute)
    case .bytes(let bytes): try write(bytes.span, in: .attribute)
    }
    try expect(unsafe xmlTextWriterEndAttribute(writer))
  }

  private mutating func write(_ bytes: Span<UInt8>, in place: XMLValuePlace) throws(XMLError) {
    if isPlain(bytes, in: place) { return try writeRaw(bytes) }
    scratch.removeAll(keepingCapacity: true)
    do throws(XMLError) {
      try appendEscaped(bytes, in: place, to: &scratch)
    } catch {
      throw fail(error)
    }
    let escaped = scratch
    try writeRaw(escaped.span)
  }

  private mutating func writeRaw(_ bytes: Span<UInt8>) throws(XMLError) {
    if bytes.isEmpty { return }
    guard let count = Int32(exactly: bytes.count) else { throw fail(.outOfMemory) }
    try expect(
      unsafe bytes.withUnsafeBufferPointer { unsafe xmlTextWriterWriteRawLen(writer, $0.baseAddress, count) })
  }

  private mutating func lineFeed() throws(XMLError) {
    try expect(unsafe xmlTextWriterWriteRawLen(writer, ("\n" as StaticString).utf8Start, 1))
  }

  /// The text writer answers a negative number when it has no memory; its misuse is ruled out by construction.
  private mutating func expect(_ written: Int32) throws(XMLError) {
    if written < 0 { throw fail(.outOfMemory) }
  }

  private func check() throws(XMLError) {
    if let failure { throw failure }
  }

  private mutating func fail(_ error: XMLError) -> XMLError {
    let first = failure ?? error
    failure = first
    return first
  }
}

/// The names that this project writes: ASCII letters, digits, `-` and one colon, starting with a letter.
private func isName(_ name: StaticString) -> Bool {
  name.withUTF8Buffer { bytes in
    unsafe !bytes.isEmpty
      && bytes.enumerated().allSatisfy { index, byte in
        let letter = byte | 0x20
        return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
          || index > 0 && (byte == UInt8(ascii: "-") || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: ":"))
      }
  }
}

private func hasDistinctNames(_ attributes: [XMLWriter.Attribute]) -> Bool {
  for (index, attribute) in attributes.enumerated() {
    let repeated = attributes[..<index].contains { $0.name.description == attribute.name.description }
    if repeated { return false }
  }
  return true
}
