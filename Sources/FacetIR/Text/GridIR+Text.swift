// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetSource
internal import FacetTypes

extension GridIR {
  /// The text form: what `--emit grid` prints and `readGridIR` reads back without loss. Coordinates are whole steps of the
  /// grid; widths, gradients and matrices are decimal numbers.
  public func text() -> String { written() }

  func appendStatements(to writer: inout IRTextWriter) {
    writer.line("decimals", String(decimals))
    writer.line("tolerance", words(tolerance))
    writer.line("worst", words(worst.distance), words(worst.origin))
    writer.line("viewbox", words(viewBox.numbers))
    writer.line("size", words([width, height]))
    if let background { writer.line("background", words(background)) }
    if ids != .scene { writer.line("ids", ids.rawValue) }
    for (property, value) in shared.entries { writer.line("shared", words(property), words(value)) }
  }

  func contentWords(of node: GridNode) -> [String] {
    switch node.content {
    case .group: return []
    case .shape(let shape, _):
      let placement = "symbol \(shape.symbol.index) by " + words(shape.placement)
      return ["shape", "decimals", String(shape.decimals), placement]
    case .instance(let target, let move): return ["instance", String(target.index), words(move)]
    }
  }

  func appendParts(of node: GridNode, to writer: inout IRTextWriter) {
    if case .shape(let shape, let coats) = node.content {
      writer.part(words(shape.outline))
      if let transform = shape.transform { writer.part("matrix", words(transform.entries)) }
      for coat in coats { writer.part(words(coat)) }
    }
    for (property, value) in node.shared.entries {
      writer.part("shared", words(property), words(value))
    }
  }
}

func words(_ move: GridMove) -> String {
  switch move {
  case .shift(let by): "shift " + words([by.x, by.y])
  case .turn(let degrees, let about): "turn " + words([degrees, about.x, about.y])
  case .matrix(let matrix): "matrix " + words(matrix.entries)
  }
}

func words(_ property: GridProperty) -> String { property.attribute.description }

func words(_ value: GridPropertyValue) -> String {
  switch value {
  case .none: "none"
  case .color(let color): words(GridPaint.color(color))
  case .gradient(let paint): words(paint)
  case .number(let number): "number " + words(number)
  case .numbers(let numbers): "numbers " + words(numbers)
  case .rule(let rule): "rule " + rule.rawValue
  case .cap(let cap): "cap " + cap.rawValue
  case .join(let join): "join " + join.rawValue
  }
}

func words(_ coat: GridCoat) -> String {
  switch coat {
  case .fill(let paint, let rule):
    return "fill " + rule.rawValue + " " + words(paint)
  case .stroke(let paint, let stroke):
    let dash = stroke.dash.isEmpty ? "" : " " + words(stroke.dash)
    let style = [words(stroke.width), stroke.cap.rawValue, stroke.join.rawValue, words(stroke.miterLimit)]
    return "stroke " + style.joined(separator: " ") + " dash \(stroke.dash.count)" + dash + " " + words(paint)
  }
}

func words(_ paint: GridPaint) -> String {
  switch paint {
  case .color(let color): return "color " + words(color)
  case .linear(let stops, let from, let to):
    return "linear " + words([from.x, from.y, to.x, to.y]) + words(stops)
  case .radial(let stops, let center, let radius, let transform):
    let matrix = transform.map { " matrix " + words($0.entries) } ?? " plain"
    return "radial " + words([center.x, center.y, radius]) + matrix + words(stops)
  }
}

private func words(_ stops: [GridStop]) -> String {
  stops.map { " " + words($0.offset) + " " + words($0.color) }.joined()
}

func words(_ outline: GridOutline) -> String {
  switch outline {
  case .circle(let center, let radius): "circle " + words([center.x, center.y, radius])
  case .ellipse(let center, let rx, let ry): "ellipse " + words([center.x, center.y, rx, ry])
  case .rect(let origin, let width, let height, let rx, let ry):
    "rect " + words([origin.x, origin.y, width, height, rx, ry])
  case .line(let from, let to): "line " + words([from.x, from.y, to.x, to.y])
  case .polyline(let points, let isClosed):
    (isClosed ? "polygon" : "polyline") + points.map { " " + words($0) }.joined()
  case .path(let subpaths): "path" + subpaths.map { words($0) }.joined()
  }
}

private func words(_ subpath: GridSubpath) -> String {
  var text = " M " + words(subpath.start)
  for segment in subpath.segments {
    switch segment {
    case .line(let to): text += " L " + words(to)
    case .quad(let control, let to): text += " Q " + words(control) + " " + words(to)
    case .cubic(let control1, let control2, let to):
      text += " C " + words(control1) + " " + words(control2) + " " + words(to)
    case .arc(let arc):
      let flags = (arc.isLarge ? " 1" : " 0") + (arc.isClockwise ? " 1 " : " 0 ")
      text += " A " + words([arc.rx, arc.ry, arc.rotation]) + flags + words(arc.to)
    }
  }
  return subpath.isClosed ? text + " Z" : text
}
