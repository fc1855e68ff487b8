// SPDX-License-Identifier: Apache-2.0
//
// What elements refer to, each once.

struct SVGDefinitions {
  private var ids: SVGIDs
  private(set) var elements: [SVGElement] = []
  private var idsByText: [[UInt8]: String] = [:]

  init(_ ids: SVGIDs) { self.ids = ids }

  /// The id of a definition, which is written at the first call with its content, in a shorter form where there is one.
  mutating func id(of element: SVGElement, writtenAs shorter: SVGElement? = nil) -> String {
    var text: [UInt8] = []
    element.appendCanonicalText(to: &text)
    if let known = idsByText[text] { return known }
    let id = newID(for: text)
    idsByText[text] = id
    var element = shorter ?? element
    element.attributes.insert(SVGElement.Attribute(name: "id", value: Array(id.utf8)), at: 0)
    elements.append(element)
    return id
  }

  /// An id for an element that stands elsewhere, from a text of its own.
  mutating func newID(for text: [UInt8]) -> String { ids.newID(for: text) }
}
