// SPDX-License-Identifier: Apache-2.0
//
// The scene as text, for `--emit scene` and for tests: a line per node, children below their parents, each distinct
// outline once at the end.

import FacetGeometry
public import FacetScene
import FacetSource
import FacetTypes

/// The scene as text. The same scene gives the same text, so two of them can be compared line by line.
public func sceneDump(_ scene: Scene) -> String {
  var dump = SceneDump(scene: scene)
  dump.writeHead()
  dump.writeNodes()
  dump.writeOutlines()
  return dump.text
}

private struct SceneDump {
  let scene: Scene
  var text = ""

  mutating func line(_ words: [String], indent: Int = 0) {
    text += String(repeating: "  ", count: indent)
    text += words.filter { !$0.isEmpty }.joined(separator: " ") + "\n"
  }

  mutating func writeHead() {
    line(["scene", scene.kind, scene.size.dump])
    if let fit = scene.fit { line(["fit", numberText(fit)], indent: 1) }
    if let background = scene.background { line(["background", background.dump], indent: 1) }
    if scene.contentMode != .redraw { line(["contentMode", scene.contentMode.rawValue], indent: 1) }
    if let size = scene.outputSize { line(["outputSize", size.dump], indent: 1) }
    if let title = scene.title { line(["title", quoted(title)], indent: 1) }
    if let description = scene.description { line(["description", quoted(description)], indent: 1) }
    if scene.isDecorative { line(["decorative"], indent: 1) }
  }

  /// Nodes in drawing order, with a stack, since depth is the author's choice.
  mutating func writeNodes() {
    var waiting: [(id: SceneNodeID, indent: Int, role: String)] = [(scene.root, 0, "")]
    while let (id, indent, role) = waiting.popLast() {
      let node = scene.nodes[id]
      line([role, head(of: node)] + properties(of: node), indent: indent)
      var below: [(id: SceneNodeID, indent: Int, role: String)] = []
      if let clip = node.clip { below.append((clip, indent + 1, "clip:")) }
      if let mask = node.mask { below.append((mask.node, indent + 1, mask.kind == .keepsInk ? "mask:" : "hole:")) }
      switch node.content {
      case .group(let children): below += children.map { ($0, indent + 1, "") }
      case .outline(_, let layers): for layer in layers { line([layer.dump], indent: indent + 1) }
      }
      waiting += below.reversed()
    }
  }

  private func head(of node: SceneNode) -> String {
    switch node.content {
    case .group: "group"
    case .outline(let outline, _): "outline #\(outline.index)"
    }
  }

  private func properties(of node: SceneNode) -> [String] {
    var words: [String] = []
    if node.transform != .identity { words.append(node.transform.dump) }
    if node.opacity != 1 { words.append("opacity " + numberText(node.opacity)) }
    if node.blend != .normal { words.append("blend " + node.blend.rawValue) }
    if let id = node.id { words.append("id " + quoted(id)) }
    if let title = node.title { words.append("title " + quoted(title)) }
    if let description = node.description { words.append("description " + quoted(description)) }
    if node.isDecorative { words.append("decorative") }
    return words
  }

  mutating func writeOutlines() {
    for (index, outline) in scene.outlines.elements.enumerated() {
      line(["#\(index)", outline.dumpHead])
      for segment in outline.dumpLines { line([segment], indent: 1) }
    }
  }
}

// MARK: Values

extension Size {
  fileprivate var dump: String { "\(numberText(width)) x \(numberText(height))" }
}

extension Point {
  fileprivate var dump: String { "(\(numberText(x)), \(numberText(y)))" }
}

extension Affine {
  fileprivate var dump: String {
    if isTranslation { return "translate(\(numberText(e)), \(numberText(f)))" }
    return "matrix(" + [a, b, c, d, e, f].map { numberText($0) }.joined(separator: ", ") + ")"
  }
}

extension ScenePaint {
  fileprivate var dump: String {
    switch self {
    case .color(let color): color.source
    case .linear(let stops, let from, let to): "linear [\(stops.dump)] from \(from.dump) to \(to.dump)"
    case .radial(let stops, let center, let radius):
      "radial [\(stops.dump)] center \(center.dump) radius \(numberText(radius))"
    }
  }
}

extension [SceneStop] {
  fileprivate var dump: String {
    map { "\($0.color.source) at \(numberText($0.offset))" }.joined(separator: ", ")
  }
}

extension PaintLayer {
  fileprivate var dump: String {
    switch self {
    case .fill(let paint, let rule): "fill " + paint.dump + (rule == .evenOdd ? " evenOdd" : "")
    case .stroke(let paint, let style): "stroke " + paint.dump + style.dump
    }
  }
}

extension StrokeStyle {
  /// What differs from a plain line is spelt out.
  fileprivate var dump: String {
    var words = " width " + numberText(width)
    if cap != .butt { words += " cap " + cap.rawValue }
    if join != .miter { words += " join " + join.rawValue }
    if miterLimit != 10 { words += " miter " + numberText(miterLimit) }
    if !dash.isEmpty { words += " dash [" + dash.map { numberText($0) }.joined(separator: ", ") + "]" }
    if alignment == .inside { words += " inside" }
    return words
  }
}

extension Outline {
  fileprivate var dumpHead: String {
    switch self {
    case .circle(let center, let radius): "circle \(center.dump) radius \(numberText(radius))"
    case .ellipse(let center, let radii): "ellipse \(center.dump) radii \(radii.dump)"
    case .rect(let rect, let cornerRadius):
      "rect \(rect.origin.dump) \(rect.size.dump)" + (cornerRadius > 0 ? " radius \(numberText(cornerRadius))" : "")
    case .line(let from, let to): "line \(from.dump) \(to.dump)"
    case .polyline(let points, let isClosed):
      (isClosed ? "polygon " : "polyline ") + points.map(\.dump).joined(separator: " ")
    case .path: "path"
    }
  }

  fileprivate var dumpLines: [String] {
    guard case .path(let path) = self else { return [] }
    return path.subpaths.flatMap { subpath in
      ["move \(subpath.start.dump)"] + subpath.segments.map(\.dump) + (subpath.isClosed ? ["close"] : [])
    }
  }
}

extension Segment {
  fileprivate var dump: String {
    switch self {
    case .line(let to): "line \(to.dump)"
    case .quad(let control, let to): "quad \(control.dump) \(to.dump)"
    case .cubic(let control1, let control2, let to): "cubic \(control1.dump) \(control2.dump) \(to.dump)"
    case .arc(let arc):
      "arc center \(arc.center.dump) radii \(arc.radii.dump) start \(numberText(arc.start))"
        + " sweep \(numberText(arc.sweep))" + (arc.rotation == 0 ? "" : " rotation \(numberText(arc.rotation))")
    }
  }
}
