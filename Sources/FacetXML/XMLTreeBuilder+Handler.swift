// SPDX-License-Identifier: Apache-2.0
//
// libxml2's callbacks, turned into calls with values.

internal import CLibXML2

extension XMLTreeBuilder {
  /// Only what a document without DOCTYPE needs: with no callbacks for entities, none can ever be declared or found.
  static func handler() -> xmlSAXHandler {
    var handler = unsafe xmlSAXHandler()
    unsafe handler.initialized = UInt32(XML_SAX2_MAGIC)
    unsafe handler.startDocument = { unsafe XMLTreeBuilder.from($0)?.startDocument() }
    unsafe handler.internalSubset = { context, _, _, _ in
      guard let builder = unsafe XMLTreeBuilder.from(context) else { return }
      builder.refuse(.doctype(line: builder.line))
    }
    unsafe handler.startElementNs = { context, name, _, uri, namespaceCount, _, attributeCount, _, attributes in
      guard let builder = unsafe XMLTreeBuilder.from(context), let name = unsafe name else { return }
      unsafe builder.startElement(
        String(cString: name), uri.map { unsafe String(cString: $0) },
        XMLTreeBuilder.attributeValues(attributes, count: Int(attributeCount)), declarations: Int(namespaceCount))
    }
    unsafe handler.endElementNs = { context, _, _, _ in unsafe XMLTreeBuilder.from(context)?.endElement() }
    unsafe handler.characters = { unsafe XMLTreeBuilder.from($0)?.text(XMLTreeBuilder.run($1, $2)) }
    unsafe handler.ignorableWhitespace = unsafe handler.characters
    unsafe handler.cdataBlock = unsafe handler.characters
    unsafe handler.processingInstruction = { context, target, _ in
      guard let target = unsafe target else { return }
      unsafe XMLTreeBuilder.from(context)?.instruction(String(cString: target))
    }
    unsafe handler.serror = { context, error in
      guard let builder = unsafe XMLTreeBuilder.from(context), let error = unsafe error else { return }
      unsafe builder.report(error.pointee)
    }
    return unsafe handler
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> XMLTreeBuilder? {
    guard let context = unsafe context else { return nil }
    return unsafe Unmanaged<XMLTreeBuilder>.fromOpaque(context).takeUnretainedValue()
  }

  private static func run(_ start: UnsafePointer<xmlChar>?, _ count: Int32) -> [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: start, count: max(0, Int(count))))
  }

  /// Five pointers an attribute: name, prefix, namespace, start of the value, its end.
  private static func attributeValues(
    _ fields: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int
  ) -> [XMLNode.Attribute] {
    guard let fields = unsafe fields, count > 0 else { return [] }
    var values: [XMLNode.Attribute] = []
    values.reserveCapacity(count)
    for index in 0..<count {
      let field = unsafe fields + 5 * index
      guard let name = unsafe field[0], let start = unsafe field[3], let end = unsafe field[4] else { continue }
      let value = unsafe Array(UnsafeBufferPointer(start: start, count: end - start))
      unsafe values.append(
        XMLNode.Attribute(
          name: String(cString: name), namespace: field[2].map { unsafe String(cString: $0) },
          value: String(decoding: withAmpersands(value), as: UTF8.self)))
    }
    return values
  }

  /// Without entity substitution libxml2 hands on each `&` of a value as `&#38;`, and everything else as it is meant.
  private static func withAmpersands(_ value: [UInt8]) -> [UInt8] {
    guard value.contains(UInt8(ascii: "&")) else { return value }
    var bytes: [UInt8] = []
    var index = 0
    while index < value.count {
      bytes.append(value[index])
      index += value[index] == UInt8(ascii: "&") ? 5 : 1
    }
    return bytes
  }

  private func report(_ error: xmlError) {
    if unsafe error.level == XML_ERR_WARNING { return }
    if unsafe error.code == XML_ERR_NO_MEMORY.rawValue { return refuse(.outOfMemory) }
    let message = unsafe error.message.map { unsafe String(cString: $0) } ?? "Unknown error"
    let oneLine = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    unsafe refuse(.malformed(oneLine, line: max(1, Int(error.line)), column: max(1, Int(error.int2))))
  }
}
