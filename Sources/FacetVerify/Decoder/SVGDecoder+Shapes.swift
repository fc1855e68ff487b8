// SPDX-License-Identifier: Apache-2.0
//
// Shapes as coats over contours.

internal import FacetGeometry
internal import FacetTypes
internal import FacetXML

extension SVGDecoder {
  /// What a percentage is of.
  enum Axis { case x, y, both }

  /// A length attribute; nil where it is not given.
  func length(_ node: XMLNode, _ name: String, _ axis: Axis) throws(DecodingProblem) -> Double? {
    guard let text = node.value(of: name) else { return nil }
    let length = text.hasSuffix("%") ? try share(text, of: axis) : try SVGNames.length(text)
    let isSize = ["r", "rx", "ry", "width", "height"].contains(name)
    if isSize, length < 0 { throw SVGNames.problem(name, text) }
    return length
  }

  /// A percentage of the view box.
  func share(_ text: String, of axis: Axis) throws(DecodingProblem) -> Double {
    let share = try SVGNames.length(String(text.dropLast())) / 100
    switch axis {
    case .x: return share * viewBox.width
    case .y: return share * viewBox.height
    case .both:
      let square = viewBox.width * viewBox.width + viewBox.height * viewBox.height
      return share * (square / 2).squareRoot()
    }
  }

  /// The fill, then the stroke.
  func coats(of id: XMLNode.ID, _ name: String, _ context: Context, at place: DrawnPlace) throws(DecodingProblem)
    -> [DrawnStep]
  {
    let node = document[id]
    let local = try values.contours(of: id) { () throws(DecodingProblem) -> [DrawnContour] in
      try self.contours(of: node, name)
    }
    let contours = local.map { $0.mapped(by: context.map) }
    guard contours.allSatisfy(\.isMeasurable) else { throw Magnitude.problem }
    let style = context.style
    var coats: [DrawnCoat] = []
    if case .area = context.ink {
      coats = [DrawnCoat(.fill(style.clipRule), contours, .color(.white), at: place)]
    } else {
      if let paint = try paint(style.fill, style.fillOpacity, context.map) {
        coats.append(DrawnCoat(.fill(style.fillRule), contours, paint, at: place))
      }
      if style.strokeWidth > 0, let paint = try paint(style.stroke, style.strokeOpacity, context.map) {
        let pen = DrawnPen(
          width: style.strokeWidth, map: context.map, cap: style.cap, join: style.join, miterLimit: style.miterLimit,
          dash: style.dash, dashStart: style.dashOffset)
        guard Magnitude.holds(pen.disc.first), Magnitude.holds(pen.disc.second) else { throw Magnitude.problem }
        coats.append(DrawnCoat(.stroke(pen), contours, paint, at: place))
      }
    }
    return coats.filter { !$0.isInkless }.map { coat in
      var coat = coat
      coat.isNamedShape = name != "path"
      return .coat(coat)
    }
  }

  private func paint(_ ink: SVGInk, _ opacity: Double, _ map: Affine) throws(DecodingProblem) -> DrawnPaint? {
    switch ink {
    case .none: return nil
    case .color(let color): return .color(color.faded(by: opacity))
    case .reference(let id):
      let paint = try gradient(id, map).faded(by: opacity)
      if case .linear(_, let slope, let level) = paint, !Magnitude.holds(slope) || !Magnitude.holds(level) {
        throw Magnitude.problem
      }
      return paint
    }
  }

  private func contours(of node: XMLNode, _ name: String) throws(DecodingProblem) -> [DrawnContour] {
    switch name {
    case "path":
      return try PathDataReader.contours(node.value(of: "d") ?? "")
    case "circle":
      let radius = try length(node, "r", .both) ?? 0
      return try ellipse(node, Size(radius, radius))
    case "ellipse":
      let rx = try radius(node, "rx", .x)
      let ry = try radius(node, "ry", .y)
      return try ellipse(node, Size(rx ?? ry ?? 0, ry ?? rx ?? 0))
    case "rect":
      return try rect(node)
    case "line":
      let from = Point(try length(node, "x1", .x) ?? 0, try length(node, "y1", .y) ?? 0)
      let to = Point(try length(node, "x2", .x) ?? 0, try length(node, "y2", .y) ?? 0)
      return [DrawnContour(start: from, pieces: [.line(to)], isClosed: false)]
    case _:
      let points = try points(node.value(of: "points") ?? "")
      guard let first = points.first else { return [] }
      return [
        DrawnContour(start: first, pieces: points.dropFirst().map { .line($0) }, isClosed: name == "polygon")
      ]
    }
  }

  /// Nothing is drawn of an ellipse without width or height.
  private func ellipse(_ node: XMLNode, _ radii: Size) throws(DecodingProblem) -> [DrawnContour] {
    let center = Point(try length(node, "cx", .x) ?? 0, try length(node, "cy", .y) ?? 0)
    return radii.width > 0 && radii.height > 0 ? [.ellipse(center: center, radii: radii)] : []
  }

  private func radius(_ node: XMLNode, _ name: String, _ axis: Axis) throws(DecodingProblem) -> Double? {
    node.value(of: name) == "auto" ? nil : try length(node, name, axis)
  }

  private func rect(_ node: XMLNode) throws(DecodingProblem) -> [DrawnContour] {
    let origin = Point(try length(node, "x", .x) ?? 0, try length(node, "y", .y) ?? 0)
    let size = Size(try length(node, "width", .x) ?? 0, try length(node, "height", .y) ?? 0)
    let rx = try radius(node, "rx", .x)
    let ry = try radius(node, "ry", .y)
    guard size.width > 0, size.height > 0 else { return [] }
    return [.box(Rect(origin: origin, size: size), radii: Size(max(0, rx ?? ry ?? 0), max(0, ry ?? rx ?? 0)))]
  }

  private func points(_ text: String) throws(DecodingProblem) -> [Point] {
    var scanner = ValueScanner(text)
    guard let numbers = scanner.numbers(), numbers.count.isMultiple(of: 2) else {
      throw DecodingProblem("cannot read the points `\(text.prefix(24))`")
    }
    return stride(from: 0, to: numbers.count, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) }
  }
}
