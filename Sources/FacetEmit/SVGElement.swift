// SPDX-License-Identifier: Apache-2.0
//
// The tree between the grid and the bytes: elements with finished values, not yet escaped.

internal import FacetXML

/// One element of the written file.
struct SVGElement {
  struct Attribute {
    var name: StaticString
    var value: [UInt8]
  }
  var name: StaticString
  var attributes: [Attribute] = []
  var text: String?
  var children: [SVGElement] = []

  init(_ name: StaticString) { self.name = name }

  init(_ name: StaticString, text: String) {
    self.name = name
    self.text = text
  }

  mutating func set(_ name: StaticString, _ value: [UInt8]) {
    attributes.append(Attribute(name: name, value: value))
  }
  mutating func set(_ name: StaticString, _ value: String) { set(name, Array(value.utf8)) }

  /// Everything that it says, in one fixed form: what equal definitions have in common.
  func appendCanonicalText(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(contentsOf: name.description.utf8)
    for attribute in attributes {
      bytes.append(UInt8(ascii: " "))
      bytes.append(contentsOf: attribute.name.description.utf8)
      bytes.append(UInt8(ascii: "="))
      bytes.append(contentsOf: attribute.value)
    }
    bytes.append(UInt8(ascii: ">"))
    if let text { bytes.append(contentsOf: text.utf8) }
    for child in children { child.appendCanonicalText(to: &bytes) }
    bytes.append(contentsOf: "</>".utf8)
  }

  /// Hands the tree to libxml2. Recursion is bounded by the depth of the grid's nodes.
  func write(to writer: inout XMLWriter) throws(XMLError) {
    let attributes = attributes.map { XMLWriter.Attribute($0.name, $0.value) }
    guard !children.isEmpty || text != nil else { return try writer.element(name, attributes) }
    try writer.element(name, attributes) { (writer: inout XMLWriter) throws(XMLError) in
      if let text { try writer.text(text) }
      for child in children { try child.write(to: &writer) }
    }
  }
}
