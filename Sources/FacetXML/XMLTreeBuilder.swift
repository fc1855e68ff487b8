// SPDX-License-Identifier: Apache-2.0
//
// Turns libxml2's events into a document. The first refusal stops the parser.

internal import CLibXML2

/// Collects the nodes of one document while libxml2 reads it.
@safe
final class XMLTreeBuilder {
  /// The parser at work; nil before and after.
  var parser: xmlParserCtxtPtr?
  private let bytes: [UInt8]
  private let limits: XMLLimits
  private var document = XMLDocument(nodes: [], instructions: [])
  private var open: [XMLNode.ID] = []
  /// For each open element, how many namespaces it declares.
  private var declared: [Int] = []
  private var namespacesInScope = 0
  private var pendingText: [UInt8] = []
  private var pendingLine = 0
  private var refusal: XMLError?

  init(bytes: [UInt8], limits: XMLLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// The document, or the first reason against it.
  func finish() throws(XMLError) -> XMLDocument {
    if let refusal { throw refusal }
    guard !document.nodes.isEmpty, open.isEmpty else { throw .malformed("Document is incomplete", line: 1, column: 1) }
    return document
  }

  /// Records the first refusal and stops the parser.
  func refuse(_ error: XMLError) {
    if refusal != nil { return }
    refusal = error
    if let parser = unsafe parser { unsafe xmlStopParser(parser) }
  }

  /// The parser's line.
  var line: Int {
    guard let parser = unsafe parser, let input = unsafe parser.pointee.input else { return 1 }
    return unsafe Int(input.pointee.line)
  }

  // MARK: Events

  func startDocument() {
    guard let parser = unsafe parser else { return }
    let declared = unsafe parser.pointee.encoding ?? parser.pointee.input?.pointee.encoding
    guard let declared = unsafe declared else { return }
    let name = unsafe String(cString: declared)
    if !["UTF-8", "UTF8", "US-ASCII", "ASCII"].contains(name.uppercased()) { refuse(.unsupportedEncoding(name)) }
  }

  func startElement(_ name: String, _ namespace: String?, _ attributes: [XMLNode.Attribute], declarations: Int) {
    if refusal != nil { return }
    let (line, offset) = placeOfTag()
    flushText(before: offset)
    if open.count >= limits.depth { return refuse(.tooDeep(limit: limits.depth, line: line)) }
    namespacesInScope += declarations
    if namespacesInScope > limits.namespaces {
      return refuse(.tooManyNamespaces(limit: limits.namespaces, line: line))
    }
    let content = XMLNode.Content.element(name: name, namespace: namespace, attributes: attributes)
    guard let id = add(content, line: line, offset: offset) else { return }
    open.append(id)
    declared.append(declarations)
  }

  func endElement() {
    if refusal != nil { return }
    flushText(before: byteOffset)
    open.removeLast()
    namespacesInScope -= declared.removeLast()
  }

  func text(_ run: [UInt8]) {
    if refusal != nil || open.isEmpty { return }
    if pendingText.isEmpty {
      let lineFeeds = run.count { $0 == UInt8(ascii: "\n") }
      pendingLine = max(1, line - lineFeeds)
    }
    if pendingText.count + run.count > limits.textLength {
      return refuse(.textTooLong(limit: limits.textLength, line: line))
    }
    pendingText.append(contentsOf: run)
  }

  func instruction(_ target: String) {
    if refusal == nil { document.instructions.append(target) }
  }

  // MARK: Nodes and places

  private func flushText(before offset: Int) {
    if pendingText.isEmpty { return }
    let text = String(decoding: pendingText, as: UTF8.self)
    pendingText.removeAll(keepingCapacity: pendingText.count < 4096)
    _ = add(.text(text), line: pendingLine, offset: offset)
  }

  private func add(_ content: XMLNode.Content, line: Int, offset: Int) -> XMLNode.ID? {
    guard document.nodes.count < limits.nodes else {
      refuse(.tooManyNodes(limit: limits.nodes, line: line))
      return nil
    }
    let id = XMLNode.ID(document.nodes.count)
    document.nodes.append(XMLNode(content: content, parent: open.last, line: line, offset: offset))
    if let parent = open.last { document.nodes[parent.index].children.append(id) }
    return id
  }

  private var byteOffset: Int {
    guard let parser = unsafe parser else { return 0 }
    return min(max(0, unsafe Int(xmlByteConsumed(parser))), bytes.count)
  }

  /// The parser stands behind the attributes; no `<` lies between there and the one that starts the tag.
  private func placeOfTag() -> (line: Int, offset: Int) {
    var offset = min(byteOffset, bytes.count - 1)
    var line = line
    while offset > 0, bytes[offset] != UInt8(ascii: "<") {
      if bytes[offset] == UInt8(ascii: "\n") { line -= 1 }
      offset -= 1
    }
    return (line, offset)
  }
}
