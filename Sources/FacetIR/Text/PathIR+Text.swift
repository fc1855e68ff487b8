// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetScene
internal import FacetSource
internal import FacetTypes

extension PathIR {
  /// The text form: what `--emit ir` prints and `readPathIR` reads back without loss.
  public func text() -> String { written() }

  func appendStatements(to writer: inout IRTextWriter) {
    writer.line("viewbox", words([viewBox.minX, viewBox.minY, viewBox.maxX, viewBox.maxY]))
    writer.line("size", words([size.width, size.height]))
    if let background { writer.line("background", words(background)) }
    for (index, symbol) in symbols.elements.enumerated() {
      writer.line("symbol", String(index), words(symbol))
    }
  }

  func contentWords(of node: IRNode) -> [String] {
    switch node.content {
    case .group: []
    case .shape(let symbol, _): ["shape", String(symbol.index)]
    }
  }

  func appendParts(of node: IRNode, to writer: inout IRTextWriter) {
    if case .shape(_, let layers) = node.content {
      for layer in layers { writer.part(words(layer)) }
    }
    if node.transform != .identity { writer.part("transform", words(node.transform)) }
  }
}

private func words(_ layer: PaintLayer) -> String {
  switch layer {
  case .fill(let paint, let rule):
    return "fill " + rule.rawValue + " " + words(paint)
  case .stroke(let paint, let style):
    let dash = style.dash.isEmpty ? "" : " " + words(style.dash)
    return "stroke \(words(style.width)) \(style.cap.rawValue) \(style.join.rawValue) \(words(style.miterLimit)) dash "
      + String(style.dash.count) + dash + " " + words(paint)
  }
}

func words(_ paint: ScenePaint) -> String {
  switch paint {
  case .color(let color): "color " + words(color)
  case .linear(let stops, let from, let to): "linear " + words(from) + " " + words(to) + words(stops)
  case .radial(let stops, let center, let radius):
    "radial " + words(center) + " " + words(radius) + words(stops)
  }
}

private func words(_ stops: [SceneStop]) -> String {
  stops.map { " " + words($0.offset) + " " + words($0.color) }.joined()
}

private func words(_ outline: Outline) -> String {
  switch outline {
  case .circle(let center, let radius): "circle " + words(center) + " " + words(radius)
  case .ellipse(let center, let radii): "ellipse " + words(center) + " " + words([radii.width, radii.height])
  case .rect(let rect, let radius): "rect " + words([rect.minX, rect.minY, rect.maxX, rect.maxY, radius])
  case .line(let from, let to): "line " + words(from) + " " + words(to)
  case .polyline(let points, let isClosed):
    (isClosed ? "polygon" : "polyline") + points.map { " " + words($0) }.joined()
  case .path(let path): "path" + path.subpaths.map { words($0) }.joined()
  }
}

private func words(_ subpath: Subpath) -> String {
  var text = " M " + words(subpath.start)
  for segment in subpath.segments {
    switch segment {
    case .line(let to): text += " L " + words(to)
    case .quad(let control, let to): text += " Q " + words(control) + " " + words(to)
    case .cubic(let control1, let control2, let to):
      text += " C " + words(control1) + " " + words(control2) + " " + words(to)
    case .arc(let arc):
      let numbers = [arc.radii.width, arc.radii.height, arc.rotation, arc.start, arc.sweep]
      text += " A " + words(arc.center) + " " + words(numbers)
    }
  }
  return subpath.isClosed ? text + " Z" : text
}
