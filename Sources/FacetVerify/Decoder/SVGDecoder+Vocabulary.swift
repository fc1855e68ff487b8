// SPDX-License-Identifier: Apache-2.0
//
// Which elements there are, what they say of themselves, and what may stand in them: looked at wherever an element stands,
// drawn or not. A style sheet, a script or an animation anywhere could change all that is drawn.

internal import FacetXML

extension SVGDecoder {
  /// The attributes, beside properties, that an element of that name may have; nil for an element that cannot be read.
  static func attributes(of name: String) -> Set<String>? {
    drawnAttributes[name] ?? quietAttributes[name]
  }

  /// Elements that draw.
  static let drawnAttributes = [
    "g": [] as Set<String>, "use": ["href", "x", "y"], "path": ["d"], "circle": ["cx", "cy", "r"],
    "ellipse": ["cx", "cy", "rx", "ry"], "rect": ["x", "y", "width", "height", "rx", "ry"],
    "line": ["x1", "y1", "x2", "y2"], "polyline": ["points"], "polygon": ["points"],
  ].mapValues { $0.union(["id", "transform", "aria-hidden"]) }

  private static let gradientAttributes: Set<String> = [
    "id", "gradientUnits", "gradientTransform", "spreadMethod", "href", "x1", "y1", "x2", "y2", "cx", "cy", "r", "fx",
    "fy",
  ]

  /// Elements that draw nothing where they stand.
  private static let quietAttributes: [String: Set<String>] = [
    "svg": rootAttributes, "defs": ["id"], "title": ["id"], "desc": ["id"], "metadata": ["id"],
    "clipPath": ["id", "clipPathUnits", "transform"],
    "mask": ["id", "maskUnits", "maskContentUnits", "x", "y", "width", "height"],
    "linearGradient": gradientAttributes, "radialGradient": gradientAttributes, "stop": ["id", "offset"],
  ]

  private static let words: Set<String> = ["title", "desc"]
  private static let content = words.union(drawnAttributes.keys)
    .union(["defs", "metadata", "clipPath", "mask", "linearGradient", "radialGradient"])

  private static let clipContent = content.subtracting(["g", "defs", "clipPath", "mask"])
  private static let gradientContent = words.union(["stop"])

  /// What may stand in an element.
  private static func children(of name: String) -> Set<String> {
    switch name {
    case "svg", "g", "defs", "mask": content
    case "clipPath": clipContent
    case "linearGradient", "radialGradient": gradientContent
    case "stop", "title", "desc", "metadata": []
    case _: words
    }
  }

  /// Refuses what is not known, in the whole document.
  static func refuseUnknown(in document: XMLDocument) throws(DecodingProblem) {
    if let instruction = document.instructions.first {
      throw DecodingProblem("cannot read the instruction `\(instruction)`")
    }
    guard document.root.name == "svg" else { throw DecodingProblem("the root is no `svg` element") }
    for node in document.nodes {
      let around = node.parent.flatMap { document[$0].name }
      switch node.content {
      case .text(let text):
        if let around, ["title", "desc", "metadata"].contains(around) || text.allSatisfy(\.isWhitespace) { continue }
        throw DecodingProblem("cannot read the text `\(text.prefix(24))`")
      case .element(let name, let namespace, let attributes):
        guard namespace == SVGNames.svg else { throw DecodingProblem("cannot read `\(name)`, which is not of SVG") }
        guard let own = SVGDecoder.attributes(of: name) else {
          throw DecodingProblem("cannot read the element `\(name)`")
        }
        if let around, !children(of: around).contains(name) {
          throw DecodingProblem("cannot read the element `\(name)` in a `\(around)`")
        }
        try refuseUnknown(attributes, of: name, own)
      }
    }
  }

  private static func refuseUnknown(
    _ attributes: [XMLNode.Attribute], of name: String, _ own: Set<String>
  ) throws(DecodingProblem) {
    var style = SVGStyle()
    var effects = SVGEffects()
    try style.take(attributes, own: own, &effects)
    guard ["linearGradient", "radialGradient", "title", "desc", "metadata"].contains(name) else { return }
    for attribute in attributes where !own.contains(attribute.name) {
      throw DecodingProblem("cannot read the attribute `\(attribute.name)` of a `\(name)`")
    }
  }
}
