// SPDX-License-Identifier: Apache-2.0

public import FacetIR
internal import FacetSource
public import FacetXML

/// Scalable Vector Graphics 1.1, with nothing in it that older readers misunderstand.
public enum SVGFormat: OutputFormat {
  public static let info = OutputFormatInfo(
    name: "svg", fileEnding: ".svg", summary: "SVG 1.1 with presentation attributes only, for every viewer")

  public static func write(_ grid: GridIR, _ options: EmitOptions) throws(XMLError) -> Emitted {
    let unwritable = unwritableTexts(in: grid)
    if !unwritable.isEmpty { return Emitted(bytes: [], diagnostics: unwritable) }
    var builder = SVGBuilder(grid, options)
    return Emitted(bytes: try bytes(of: builder.document()), diagnostics: builder.diagnostics)
  }

  static func bytes(of document: SVGElement) throws(XMLError) -> [UInt8] {
    var writer = try XMLWriter(layout: .compact)
    try document.write(to: &writer)
    var bytes = try writer.finish()
    if bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    return bytes
  }

  /// Texts with a character that no XML file can carry.
  private static func unwritableTexts(in grid: GridIR) -> [Diagnostic] {
    var found: [Diagnostic] = []
    func check(_ text: String?, _ what: String, at origin: SourceSpan) {
      guard let text, let (_, scalar) = firstForbiddenCharacter(in: text) else { return }
      let number = String(scalar.value, radix: 16, uppercase: true)
      let code = "U+" + String(repeating: "0", count: max(0, 4 - number.count)) + number
      found.append(
        Diagnostic(
          "unwritable-character", .error, "the \(what) holds \(code), which SVG cannot carry", at: origin,
          label: "remove this control character"))
    }
    check(grid.picture.title, "title", at: grid.picture.origin)
    check(grid.picture.description, "description", at: grid.picture.origin)
    for node in grid.nodes.elements {
      check(node.traits.id, "id", at: node.traits.origin)
      check(node.traits.title, "title", at: node.traits.origin)
      check(node.traits.description, "description", at: node.traits.origin)
    }
    return found
  }
}
