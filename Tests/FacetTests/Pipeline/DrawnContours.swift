// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetXML

/// One contour of the emitted SVG, in user units of the whole picture, with the attributes that reach it.
struct DrawnContour {
  var line: Polyline
  /// Inherited ones included; `opacity` is the product along the way.
  var attributes: [String: String]
  var opacity: Double
  /// The innermost element with an opacity of its own, counted in the order drawn.
  var opacityOwner: Int?
  /// Counts elements in the order drawn: contours of one element share it.
  var element: Int
}

/// Reads what is drawn out of an SVG document, on its own: no emitter, no IR.
struct ContourReader {
  private let document: XMLDocument
  private var byID: [String: XMLNode.ID] = [:]
  private(set) var contours: [DrawnContour] = []
  private var elements = 0

  private struct State {
    var map = Affine.identity
    var attributes: [String: String] = [:]
    var opacity = 1.0
    var opacityOwner: Int?
  }

  init(_ svg: [UInt8]) throws {
    document = try XMLReader.read(svg)
    for node in document.nodes {
      for child in node.children {
        if let id = document[child].value(of: "id") { byID[id] = child }
      }
    }
    try visit(XMLDocument.rootID, State())
  }

  /// All elements of a name, in document order.
  func elements(_ name: String) -> [XMLNode] { document.nodes.filter { $0.name == name } }

  private mutating func visit(_ id: XMLNode.ID, _ outer: State) throws {
    let node = document[id]
    guard case .element(let name, _, let attributes) = node.content else { return }
    if ["defs", "clipPath", "mask", "linearGradient", "radialGradient", "symbol"].contains(name) { return }
    elements += 1
    let here = elements
    var state = outer
    for attribute in attributes where attribute.namespace == nil {
      switch attribute.name {
      case "transform": state.map = state.map.after(try affine(attribute.value))
      case "opacity":
        state.opacity *= Double(attribute.value) ?? .nan
        state.opacityOwner = here
      default: state.attributes[attribute.name] = attribute.value
      }
    }
    if name == "use" {
      let target = (node.value(of: "href") ?? "").dropFirst()
      let place = Affine.translation(number(node, "x"), number(node, "y"))
      state.map = state.map.after(place)
      guard let shape = byID[String(target)] else { throw UnreadableSVG(what: "use of \(target)") }
      return try visit(shape, state)
    }
    if let path = try path(of: node, name) {
      for subpath in path.transformed(by: state.map).subpaths {
        contours.append(
          DrawnContour(
            line: subpath.flattened(tolerance: 1e-3), attributes: state.attributes, opacity: state.opacity,
            opacityOwner: state.opacityOwner, element: here))
      }
    }
    for child in node.children { try visit(child, state) }
  }

  private func path(of node: XMLNode, _ name: String) throws -> Path? {
    switch name {
    case "path": return try parsePathData(node.value(of: "d") ?? "")
    case "circle":
      return Outline.circle(center: Point(number(node, "cx"), number(node, "cy")), radius: number(node, "r")).path
    case "ellipse":
      let radii = Size(number(node, "rx"), number(node, "ry"))
      return Outline.ellipse(center: Point(number(node, "cx"), number(node, "cy")), radii: radii).path
    case "rect":
      let size = Size(number(node, "width"), number(node, "height"))
      let rect = Rect(origin: Point(number(node, "x"), number(node, "y")), size: size)
      return rect.path(cornerRadius: number(node, "rx"))
    case "line":
      let start = Point(number(node, "x1"), number(node, "y1"))
      return Outline.line(start, Point(number(node, "x2"), number(node, "y2"))).path
    case "polyline", "polygon":
      let numbers = numbers(node.value(of: "points") ?? "")
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) }
      return Outline.polyline(points, isClosed: name == "polygon").path
    case "svg", "g", "title", "desc": return nil
    default: throw UnreadableSVG(what: name)
    }
  }

  private func number(_ node: XMLNode, _ name: String) -> Double { node.value(of: name).flatMap { Double($0) } ?? 0 }

  private func numbers(_ text: String) -> [Double] {
    text.split { $0 == " " || $0 == "," }.map { Double($0) ?? .nan }
  }

  private func affine(_ text: String) throws -> Affine {
    var map = Affine.identity
    for part in text.split(separator: ")") {
      let halves = part.split(separator: "(")
      guard halves.count == 2 else { throw UnreadableSVG(what: text) }
      let n = numbers(String(halves[1]))
      let kind = halves[0].filter { $0 != " " && $0 != "," }
      switch (kind, n.count) {
      case ("translate", 1): map = map.after(.translation(n[0], 0))
      case ("translate", 2): map = map.after(.translation(n[0], n[1]))
      case ("scale", 1): map = map.after(.scale(n[0], n[0]))
      case ("scale", 2): map = map.after(.scale(n[0], n[1]))
      case ("rotate", 1): map = map.after(.rotation(degrees: n[0]))
      case ("rotate", 3): map = map.after(.rotation(degrees: n[0], about: Point(n[1], n[2])))
      case ("matrix", 6): map = map.after(Affine(n[0], n[1], n[2], n[3], n[4], n[5]))
      default: throw UnreadableSVG(what: text)
      }
    }
    return map
  }
}

struct UnreadableSVG: Error { var what: String }
