// SPDX-License-Identifier: Apache-2.0
//
// A written file as a strict reader sees it: what is drawn, in order, with its geometry in the picture's coordinates.

import FacetGeometry
import FacetXML

/// One element that paints.
struct DrawnShape {
  let node: XMLNode
  /// In the picture's coordinates.
  let path: Path
  /// From the element's own coordinates to the picture's.
  let map: Affine
  /// Elements around it, the outermost (never the root) first.
  let groups: [XMLNode]

  var name: String { node.name ?? "" }
  subscript(attribute: String) -> String? { node.value(of: attribute) }
  var bounds: Rect { Outline.path(path).bounds }
  var points: [Point] { path.flattened(tolerance: 0.001).flatMap(\.points) }
  var strokeWidth: Double { Double(self["stroke-width"] ?? "1") ?? .nan }

  /// Its own opacity and those of the groups around it.
  var opacities: [String] { (groups + [node]).compactMap { $0.value(of: "opacity") } }

  /// The area inside, by the sides of its flattened outline.
  var area: Double {
    path.flattened(tolerance: 0.0001).reduce(0) { sum, line in
      let next = line.points.dropFirst() + line.points.prefix(1)
      return sum + abs(zip(line.points, next).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) / 2
    }
  }
}

struct DrawnPicture {
  let document: XMLDocument
  let text: String
  /// What is painted, definitions left out.
  private(set) var shapes: [DrawnShape] = []

  init(_ bytes: [UInt8]) throws {
    document = try XMLReader.read(bytes)
    text = String(decoding: bytes, as: UTF8.self)
    try collect(document.root, map: .identity, groups: [], into: &shapes)
  }

  /// All elements with a name, definitions included.
  func elements(_ name: String) -> [XMLNode] { document.nodes.filter { $0.name == name } }

  /// The element with an id.
  func element(id: String) -> XMLNode? { document.nodes.first { $0.value(of: "id") == id } }

  /// The element that a `url(#…)` names.
  func target(_ reference: String?) -> XMLNode? {
    guard let reference, reference.hasPrefix("url(#"), reference.hasSuffix(")") else { return nil }
    return element(id: String(reference.dropFirst(5).dropLast()))
  }

  /// The elements inside a definition, in order.
  func children(of node: XMLNode) -> [XMLNode] { node.children.map { document[$0] }.filter { $0.name != nil } }

  /// Every value of an attribute, in document order.
  func values(_ attribute: String) -> [String] { document.nodes.compactMap { $0.value(of: attribute) } }

  var viewBox: [Double] { (document.root.value(of: "viewBox") ?? "").split(separator: " ").compactMap { Double($0) } }

  private func collect(_ node: XMLNode, map: Affine, groups: [XMLNode], into shapes: inout [DrawnShape]) throws {
    let map = map.after(transform(of: node))
    switch node.name {
    case "svg"?:
      for child in node.children { try collect(document[child], map: map, groups: [], into: &shapes) }
    case "g"?:
      for child in node.children { try collect(document[child], map: map, groups: groups + [node], into: &shapes) }
    case "defs"?, "title"?, "desc"?, nil: break
    case "use"?:
      func length(_ name: String) -> Double { Double(node.value(of: name) ?? "0") ?? .nan }
      guard let href = node.value(of: "href"), href.hasPrefix("#"), let target = element(id: String(href.dropFirst()))
      else { throw UnknownElement(name: "use") }
      let moved = map.after(.translation(length("x"), length("y")))
      try collect(target, map: moved, groups: groups + [node], into: &shapes)
    case _?:
      let path = try outline(of: node).transformed(by: map)
      shapes.append(DrawnShape(node: node, path: path, map: map, groups: groups))
    }
  }
}

/// The map of a `transform`, of which only `matrix` and `rotate` are ever written.
private func transform(of node: XMLNode) -> Affine {
  if let text = node.value(of: "transform"), text.hasPrefix("rotate("), text.hasSuffix(")") {
    let n = numbers(text.dropFirst(7).dropLast())
    return n.count == 3 ? .rotation(degrees: n[0], about: Point(n[1], n[2])) : .rotation(degrees: n.first ?? .nan)
  }
  guard let text = node.value(of: "transform"), text.hasPrefix("matrix("), text.hasSuffix(")") else { return .identity }
  let n = numbers(text.dropFirst(7).dropLast())
  return n.count == 6 ? Affine(n[0], n[1], n[2], n[3], n[4], n[5]) : .identity
}

/// Numbers apart by spaces, commas or minus signs.
func numbers(_ text: some StringProtocol) -> [Double] {
  text.split(separator: "-", omittingEmptySubsequences: false).joined(separator: " -")
    .split { $0 == " " || $0 == "," }.compactMap { Double(String($0)) }
}

/// The outline of one element in its own coordinates.
func outline(of node: XMLNode) throws -> Path {
  func length(_ name: String) -> Double { Double(node.value(of: name) ?? "0") ?? .nan }
  switch node.name {
  case "circle"?:
    return Outline.circle(center: Point(length("cx"), length("cy")), radius: length("r")).path
  case "ellipse"?:
    return Outline.ellipse(center: Point(length("cx"), length("cy")), radii: Size(length("rx"), length("ry"))).path
  case "rect"?:
    let origin = Point(length("x"), length("y"))
    return Rect(origin: origin, size: Size(length("width"), length("height"))).path(cornerRadius: length("rx"))
  case "line"?:
    return Outline.line(Point(length("x1"), length("y1")), Point(length("x2"), length("y2"))).path
  case "polyline"?, "polygon"?:
    let list = numbers(node.value(of: "points") ?? "")
    let points = stride(from: 0, to: list.count - 1, by: 2).map { Point(list[$0], list[$0 + 1]) }
    return Outline.polyline(points, isClosed: node.name == "polygon").path
  case "path"?: return try parsePathData(node.value(of: "d") ?? "")
  default: throw UnknownElement(name: node.name ?? "")
  }
}

struct UnknownElement: Error { let name: String }
