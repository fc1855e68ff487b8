// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetSource

extension IRTextForm {
  /// The whole text.
  func written() -> String {
    var writer = IRTextWriter()
    writer.line(Self.head.name, Self.head.version)
    writer.picture(picture)
    appendStatements(to: &writer)
    for (index, node) in nodes.elements.enumerated() { append(node, index, to: &writer) }
    writer.line("root", String(root.index))
    return writer.text
  }

  private func append(_ node: Node, _ index: Int, to writer: inout IRTextWriter) {
    let content = node.groupedNodes.map { ["group"] + $0.map { String($0.index) } } ?? contentWords(of: node)
    writer.line(["node", String(index)] + content)
    appendParts(of: node, to: &writer)
    writer.traits(node.traits)
    if let clip = node.clip { writer.part("clip", String(clip.index)) }
    if let mask = node.mask { writer.part("mask", mask.kind.rawValue, String(mask.node.index)) }
  }
}
